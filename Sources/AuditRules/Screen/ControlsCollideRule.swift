import Accessibility
import AuditModel
import Layout
import ViewTree

/// Controls lie beside each other.
package struct ControlsCollideRule: ScreenRule {
  package static let description = RuleDescription(
    id: "controls-collide", title: "Colliding controls",
    rationale: """
      A touch where two controls overlap goes to the upper one, so people delete in place of opening. \
      People with a tremor, and everyone at large text sizes, meet it most.
      """,
    howToFix: """
      Put the controls in one stack, or make room between them. Enlarge a small target within the space \
      that it has rather than over its neighbour.
      """,
    falseAlarm: """
      A small control that lies wholly on a larger one, such as a close button on a card, is exempt where \
      the larger one keeps its middle. So is an overlap of at most 1 pt.
      """,
    severity: .error,
    standards: [.wcag("2.5.8"), .wcag("2.4.11"), .hig("Accessibility, Buttons and controls")])

  package static let examples: [ScreenExample] = [
    .passes("two buttons in a stack") {
      HStack(spacing: 0) {
        Button(.verbatim("Save")).frame(width: 60, height: 44)
        Button(.verbatim("Delete")).frame(width: 60, height: 44)
      }
    },
    .passes("a close button on a card that can be touched") {
      Button(.verbatim("Open the board")).frame(width: 300, height: 200)
        .overlay(alignment: .topTrailing) {
          Button(.verbatim("Close")).frame(width: 60, height: 44)
        }
    },
    .passes("touches go through the upper one") {
      ZStack {
        Button(.verbatim("Save")).frame(width: 80, height: 44)
        Button(.verbatim("Delete")).frame(width: 80, height: 44).allowsHitTesting(false)
      }
    },
    .passes("a row that scrolls out from under a button") {
      ZStack(alignment: .bottom) {
        ScrollView { Button(.verbatim("Open")).frame(width: 300, height: 900) }
        Button(.verbatim("Add")).frame(width: 300, height: 60)
      }
    },
    .passes("a dialogue over a dimmed screen, of which another rule speaks") {
      ZStack {
        Button(.verbatim("Save")).frame(width: 80, height: 44)
        Rectangle(fill: .label).opacity(0.4)
        Button(.verbatim("Delete")).frame(width: 80, height: 44)
      }
    },
    .finds("delete", because: "half of the lower button is under the upper one") {
      HStack(spacing: -30) {
        Button(.verbatim("Save")).frame(width: 60, height: 44)
        Button(.verbatim("Delete")).id("delete").frame(width: 60, height: 44)
      }
    },
    .finds("delete", because: "it takes every touch of the button below") {
      ZStack {
        Button(.verbatim("Save")).frame(width: 80, height: 44)
        Button(.verbatim("Delete")).id("delete").frame(width: 80, height: 44)
      }
    },
    .finds("close", because: "it takes the touches in the middle of the larger one") {
      Button(.verbatim("Open the board")).frame(width: 300, height: 100)
        .overlay { Button(.verbatim("Close")).id("close").frame(width: 60, height: 44) }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let targets = AreaIndex(targets(of: screen), in: tree)
    let layers = screen.layers
    let collisions = targets.items.indices.compactMap { position -> Collision? in
      let front = targets.items[position]
      var part: Rect?
      let back = targets.first(near: front.area, of: front.node, among: 0..<position) { back in
        guard tree[back.node].end <= front.node, !layers.separate(back.node, from: front.node)
        else { return false }
        part = collision(of: back, with: front, on: tree)
        return part != nil
      }
      return back.flatMap { back in part.map { Collision(back: back, front: front, part: $0) } }
    }
    // All that lies on one control is one defect, however high it is piled up.
    let groups = Dictionary(grouping: collisions, by: \.back.node)
    return groups.sorted { $0.key < $1.key }.map { violation($0.value, on: screen) }
  }

  /// Two controls that lie on each other, and the part that they share.
  private struct Collision {
    let back: Target
    let front: Target
    let part: Rect
  }

  /// A control with its target.
  private typealias Target = AreaIndex<TextID?>.Item

  private func targets(of screen: AccessibleScreen) -> [Target] {
    let tree = screen.tree
    return screen.elements.filter { element in
      element.isInteractive && element.isEnabled && tree[element.node].allowsHitTesting
        && !tree[element.node].isInBar
    }
    .sorted { $0.node < $1.node }
    .map { Target(node: $0.node, area: tree[$0.node].frame, value: $0.label.first) }
  }

  /// The part of a control that another one takes, where it is more than an accessory on it.
  private func collision(of back: Target, with front: Target, on tree: LaidOutTree) -> Rect? {
    let part = tree.overlap(
      of: back.area, in: back.node, with: front.area, in: front.node)
    let isAccessory =
      back.area.contains(front.area, slack: Overlap.slack) && !front.area.contains(back.area.center)
    return isAccessory ? nil : part
  }

  private func violation(_ collisions: [Collision], on screen: AccessibleScreen) -> Violation {
    let first = collisions[0]
    let other = screen.tree.path(of: first.back.node)
    return Violation(
      node: first.front.node, text: first.front.value,
      weight: collisions.reduce(0) { $0 + $1.part.area },
      .collides(
        with: other, first.part.size, more: collisions.count - 1,
        screen.quoted(
          first: collisions.dropFirst().map { ($0.front.node, $0.front.value) })),
      evidence: [
        "other": .text(other), "width": .number(first.part.width, unit: "pt"),
        "height": .number(first.part.height, unit: "pt"),
        "more": .number(Double(collisions.count - 1), unit: ""),
      ],
      suggestion: "put both in one stack, or make room between them")
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
  }
}

extension Message {
  fileprivate static func collides(
    with other: String, _ part: Size, more: Int, _ names: String
  ) -> Message {
    let pair: Message = "the control takes \(part) pt of the target of “\(other)”"
    return more == 0
      ? pair : "\(pair), and \(more) more \(more == 1 ? "does" : "do"), too: \(names)"
  }
}
