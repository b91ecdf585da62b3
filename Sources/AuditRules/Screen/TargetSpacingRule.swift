import Accessibility
import AuditModel
import Layout
import ViewTree

/// Small targets have room around them.
package struct TargetSpacingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "target-spacing", title: "Crowded small target",
    rationale: """
      People with limited dexterity or a tremor hit the neighbour of a small target that is close to it: \
      they delete in place of editing.
      """,
    howToFix: """
      Enlarge the target to 44 × 44 pt, or at least to 24 × 24. Otherwise move its neighbours away, until a \
      circle of 24 pt around the middle of the target meets none of them.
      """,
    falseAlarm: """
      Targets of less than 24 pt in one direction are reported whose circle of 24 pt meets another target or \
      the circle of another small one. WCAG exempts a small target with an equivalent elsewhere, which is not \
      considered. The exemptions are those of `hit-region-small`.
      """,
    severity: .error,
    standards: [.wcag("2.5.8")])

  package static let examples: [ScreenExample] = [
    .passes("a small target with room around it") {
      HStack(spacing: 30) {
        Button(.verbatim("x")).frame(width: 20, height: 20)
        Button(.verbatim("Save")).frame(width: 80, height: 44)
      }
    },
    .passes("targets of 24 points, side by side") {
      HStack(spacing: 0) {
        Button(.verbatim("x")).frame(width: 24, height: 24)
        Button(.verbatim("y")).frame(width: 24, height: 24)
      }
    },
    .passes("two small targets whose circles do not meet") {
      HStack(spacing: 4) {
        Button(.verbatim("x")).frame(width: 20, height: 20)
        Button(.verbatim("y")).frame(width: 20, height: 20)
      }
    },
    .passes("a small target beside a text") {
      HStack(spacing: 0) {
        Button(.verbatim("x")).frame(width: 20, height: 20)
        Text(.verbatim("Tents"))
      }
    },
    .finds("close", because: "its neighbour is 11 points from its middle") {
      HStack(spacing: 1) {
        Button(.verbatim("x")).id("close").frame(width: 20, height: 20)
        Button(.verbatim("Save")).frame(width: 80, height: 44)
      }
    },
    .finds("x", "y", because: "the circles of two small targets meet") {
      HStack(spacing: 3) {
        Button(.verbatim("x")).id("x").frame(width: 20, height: 20)
        Button(.verbatim("y")).id("y").frame(width: 20, height: 20)
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let elements = screen.elements.filter { $0.isInteractive && $0.isEnabled }
    let small = elements.compactMap { element in
      screen.smallTargetFrame(of: element, below: Circle.diameter)
        .map { Target(element: element, frame: $0) }
    }
    guard !small.isEmpty else { return [] }
    let circles = Dictionary(uniqueKeysWithValues: small.map { ($0.element.node, $0.circle) })
    let targets = AreaIndex(
      elements.map {
        Neighbour(node: $0.node, area: screen.tree[$0.node].visibleFrame, value: circles[$0.node])
      }, in: screen.tree)
    let layers = screen.layers
    return small.compactMap { target in
      let node = target.element.node
      let neighbour = targets.first(near: target.circle.reach, of: node) { other in
        other.node != node && other.area.area > 0
          && (target.circle.meets(other.area) || other.value.map(target.circle.meets) ?? false)
          && !layers.separate(other.node, from: node) && !screen.tree.isAround(other.node, node)
      }
      return neighbour.map { violation(target, beside: $0.node, on: screen) }
    }
  }

  /// A control with the circle that it has where it is small, too.
  private typealias Neighbour = AreaIndex<Circle?>.Item

  private func violation(
    _ target: Target, beside other: NodeID, on screen: AccessibleScreen
  ) -> Violation {
    let path = screen.tree.path(of: other)
    return Violation(
      node: target.element.node, text: target.element.label.first,
      weight: Circle.diameter - min(target.frame.width, target.frame.height),
      .tooClose(target.frame.size, to: path),
      evidence: [
        "width": .number(target.frame.width, unit: "pt"),
        "height": .number(target.frame.height, unit: "pt"), "other": .text(path),
      ],
      suggestion: "enlarge the target to 44 × 44 pt, or move “\(path)” away")
  }

  private struct Target {
    let element: AccessibilityElement
    let frame: Rect

    var circle: Circle { Circle(center: frame.center) }
  }
}

/// The circle around the middle of a small target that no other target may meet.
///
/// Source: WCAG 2.2, success criterion 2.5.8, “Spacing”.
private struct Circle {
  static let diameter = 24.0

  let center: Point

  /// Where the middle of any other circle is that meets it.
  var reach: Rect {
    Rect(
      x: center.x - Self.diameter, y: center.y - Self.diameter, width: 2 * Self.diameter,
      height: 2 * Self.diameter)
  }

  func meets(_ other: Circle) -> Bool {
    hypot(center.x - other.center.x, center.y - other.center.y) < Self.diameter - Self.slack
  }

  func meets(_ frame: Rect) -> Bool {
    let x = max(frame.x - center.x, 0, center.x - frame.maxX)
    let y = max(frame.y - center.y, 0, center.y - frame.maxY)
    return hypot(x, y) < Self.diameter / 2 - Self.slack
  }

  private func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// Frames are sums of fractions of points.
  private static let slack = 0.05
}

extension LaidOutTree {
  /// Whether one of two nodes is in the other: a link in a text and a control in a row are parts of it.
  fileprivate func isAround(_ first: NodeID, _ second: NodeID) -> Bool {
    first < second ? second < self[first].end : first < self[second].end
  }
}

extension Message {
  fileprivate static func tooClose(_ size: Size, to path: String) -> Message {
    "the target is \(size) pt, and “\(path)” is less than 12 pt from its middle"
  }
}
