import Accessibility
import AuditModel
import Layout
import ViewTree

/// A symbol that points along the text does so in languages that are written from right to left, too.
package struct SymbolNotMirroredRule: ScreenRule {
  package static let description = RuleDescription(
    id: "symbol-not-mirrored", title: "Symbol that is not mirrored",
    rationale: """
      People who read from right to left see an arrow that points back where the app means forward.
      """,
    howToFix: """
      Use the symbol that follows the language: `chevron.forward` and `arrow.backward` instead of \
      `chevron.right` and `arrow.left`, or add `.flipsForRightToLeftLayoutDirection(true)`.
      """,
    falseAlarm: """
      An arrow that means a direction in space, as on a map, or a key of a keyboard is reported. Only \
      chevrons and arrows are looked at that point to one side, in languages written from right to left; \
      symbols for media are the same in all of them.
      """,
    severity: .warning,
    standards: [.hig("Right to left, Interface icons"), .apple("SF Symbols, directional variants")])

  package static let examples: [ScreenExample] = [
    .passes("a symbol that follows the language", in: .rightToLeft) {
      Image(systemName: "chevron.forward").accessibilityHidden()
    },
    .passes("one that is flipped", in: .rightToLeft) {
      Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
        .accessibilityHidden()
    },
    .passes("two directions in one symbol", in: .rightToLeft) {
      Image(systemName: "arrow.left.arrow.right").accessibilityHidden()
    },
    .finds("next", because: "the chevron points back", in: .rightToLeft) {
      HStack {
        Text(.verbatim("Next"))
        Image(systemName: "chevron.right").accessibilityHidden().id("next")
      }
    },
    .finds("back", because: "the arrow points forward", in: .rightToLeft) {
      Button { Image(systemName: "arrow.left.circle.fill").id("back") }
        .frame(width: 44, height: 44).accessibilityLabel(.verbatim("Back"))
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard tree.environment.layoutDirection == .rightToLeft else { return [] }
    return tree.nodes.positions.compactMap { node in
      guard tree[node].isSymbol, tree[node].isSeen, let name = tree.imageName(of: node),
        let follower = DirectionalSymbol.follower(of: name)
      else { return nil }
      return Violation(
        node: node, .pointsBack(name), evidence: ["symbol": .text(name)],
        suggestion: .use(follower))
    }
  }
}

extension RenderEnvironment {
  /// A language that is written from right to left.
  fileprivate static let rightToLeft = RenderEnvironment(locale: "ar")
}

extension Message {
  fileprivate static func pointsBack(_ name: String) -> Message {
    "“\(name)” points to the same side in languages written from right to left"
  }

  fileprivate static func use(_ name: String) -> Message {
    "use “\(name)”, which follows the language"
  }
}
