import Accessibility
import AuditModel
import Foundation
import Layout
import ViewTree

/// Writes a laid-out screen as JSON.
package struct TreeJSON {
  private let screen: AccessibleScreen

  /// Takes a screen.
  package init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The nodes, the elements and what is announced, with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      viewport: screen.tree.environment.viewport,
      nodes: screen.tree.nodes.positions.map(node), elements: screen.elements.map(element),
      announcements: screen.announcements.map { text in
        let resolved = screen.catalog[text]
        return Announcement(string: resolved.string, key: resolved.key)
      })
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let viewport: Size
    let nodes: [Node]
    let elements: [Element]
    let announcements: [Announcement]
  }

  private struct Announcement: Encodable {
    let string: String
    let key: String?
  }

  private struct Node: Encodable {
    let node: String
    let kind: String
    let parent: Int?
    let frame: Rect
    let wanted: Size
    let isVisible: Bool
    let isOffScreen: Bool
    let scrollsIn: String?
    let clippedBy: String?
    let text: Text?
  }

  private struct Text: Encodable {
    let string: String
    let key: String?
    let pointSize: Double
    let lines: [String]
    let wantedWidth: Double
    let availableWidth: Double?
    let isTruncated: Bool
  }

  private struct Element: Encodable {
    let node: String
    let label: String
    let value: String?
    let hint: String?
    let traits: [String]
    let frame: Rect
  }

  private func node(_ index: NodeID) -> Node {
    let node = screen.tree[index]
    return Node(
      node: screen.tree.path(of: index), kind: node.kind.name,
      parent: node.parent?.index, frame: node.frame.rounded,
      wanted: screen.tree.wantedSize(of: index).rounded, isVisible: node.isVisible,
      isOffScreen: node.isOffScreen,
      scrollsIn: node.scrollView.map(screen.tree.path),
      clippedBy: node.visibleFrame == node.frame
        ? nil : node.clipper.map(screen.tree.path) ?? "screen",
      text: screen.tree.text(of: index).map(text))
  }

  private func text(_ text: LaidOutText) -> Text {
    let resolved = screen.catalog[text.text]
    let shape = screen.catalog[text.shape]
    return Text(
      string: resolved.string, key: resolved.key, pointSize: text.drawnPointSize.hundredths,
      lines: DrawnText(text, in: screen.tree).lineStrings,
      wantedWidth: (shape.width * text.pointSize).hundredths,
      availableWidth: text.availableWidth.isFinite ? text.availableWidth.hundredths : nil,
      isTruncated: text.isTruncated)
  }

  private func element(_ element: AccessibilityElement) -> Element {
    Element(
      node: screen.tree.path(of: element.node), label: element.label.string(in: screen.catalog),
      value: element.value.isSilent ? nil : element.value.string(in: screen.catalog),
      hint: element.hint.map { screen.catalog[$0].string },
      traits: element.traits.names, frame: element.frame.rounded)
  }
}

extension Double {
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}

extension Rect {
  fileprivate var rounded: Rect {
    Rect(
      x: x.hundredths, y: y.hundredths, width: width.hundredths, height: height.hundredths)
  }
}

extension Size {
  fileprivate var rounded: Size { Size(width: width.hundredths, height: height.hundredths) }
}
