import Accessibility
import AuditModel
import Layout
import ViewTree

/// Where one picture of a screen keeps its colours with Smart Invert, the others do, too.
package struct InvertColoursIgnoredRule: ScreenRule {
  package static let description = RuleDescription(
    id: "invert-colours-ignored", title: "Picture inverted by Smart Invert",
    rationale: """
      People who use Smart Invert see the picture as a negative, while others on the same screen keep their \
      colours.
      """,
    howToFix: """
      Add `.accessibilityIgnoresInvertColors()` to photos and other pictures whose colours matter (UIKit: \
      `accessibilityIgnoresInvertColors`).
      """,
    falseAlarm: """
      A drawing that may be inverted is reported. Only screens are checked on which a view declares it; of \
      those, pictures of at least 44 pt that are not decorative. A picture with the value `false` is exempt.
      """,
    severity: .note, standards: [.apple("accessibilityIgnoresInvertColors")])

  package static let examples: [ScreenExample] = [
    .passes("all photos keep their colours") {
      VStack {
        photo("fjord", "Ferry on a fjord")
        photo("cabin", "Red cabin")
      }
      .accessibilityIgnoresInvertColors()
    },
    .passes("no view declares it") { photo("fjord", "Ferry on a fjord") },
    .passes("a drawing that is inverted on purpose") {
      VStack {
        photo("fjord", "Ferry on a fjord").accessibilityIgnoresInvertColors()
        photo("plan", "Plan of the ferry").accessibilityIgnoresInvertColors(false)
      }
    },
    .finds("cabin", because: "one of two photos is inverted") {
      VStack {
        photo("fjord", "Ferry on a fjord").accessibilityIgnoresInvertColors()
        photo("cabin", "Red cabin")
      }
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = {
    $0.ignoresInvertColors != nil
  }

  /// Smaller pictures are icons.
  private static let leastSide = 44.0

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard tree.declarations.values.contains(where: { $0.ignoresInvertColors == true }) else {
      return []
    }
    return tree.nodes.positions.filter { node in
      guard case .image(_, _, _, false) = tree[node].kind, !tree[node].isSymbol else {
        return false
      }
      let frame = tree[node].frame
      return tree[node].isSeen && !tree.isRedacted(node)
        && min(frame.width, frame.height) >= Self.leastSide
        && tree.nearest(\.ignoresInvertColors, to: node) == nil
    }.map { node in
      Violation(
        node: node, "Smart Invert inverts this picture, but not others of this screen",
        evidence: ["image": .text(tree.imageName(of: node) ?? "")],
        suggestion: "add `accessibilityIgnoresInvertColors`")
    }
  }
}

private func photo(_ name: String, _ label: String) -> ViewNode {
  Image(name, width: 160, height: 120).id(name).accessibilityLabel(.verbatim(label))
}
