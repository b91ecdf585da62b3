import Accessibility
import Layout

/// The elements of a screen by their nodes, so that those of a view are found without a look at all others.
///
/// An object, since most screens give no reason to sort them.
final class ElementIndex {
  private let screen: AccessibleScreen
  /// The places of the elements in the order of VoiceOver, in the order of the tree.
  private lazy var positions = screen.elements.indices.sorted {
    screen.elements[$0].node < screen.elements[$1].node
  }
  /// Their nodes.
  private lazy var nodes = positions.map { screen.elements[$0].node }

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The elements that a view is or has in it, in the order of the tree.
  func elements(in view: NodeID) -> [AccessibilityElement] {
    range(of: view).map { screen.elements[positions[$0]] }
  }

  /// The places of these elements in the order of VoiceOver.
  func readingPositions(in view: NodeID) -> [Int] { range(of: view).map { positions[$0] } }

  /// How many elements a view is or has in it.
  func count(in view: NodeID) -> Int { range(of: view).count }

  /// The elements that a view is a part of, the innermost first.
  func elements(around view: NodeID) -> [AccessibilityElement] {
    screen.tree.lineage(of: view).compactMap { node in
      let position = nodes.firstPosition { $0 >= node }
      guard position < nodes.count, nodes[position] == node else { return nil }
      return screen.elements[positions[position]]
    }
  }

  private func range(of view: NodeID) -> Range<Int> {
    let first = nodes.firstPosition { $0 >= view }
    let end = screen.tree[view].end
    return first..<max(first, nodes.firstPosition { $0 >= end })
  }
}
