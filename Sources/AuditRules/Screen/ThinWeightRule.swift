import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text of a usual size has strokes that can be seen.
package struct ThinWeightRule: ScreenRule {
  package static let description = RuleDescription(
    id: "thin-weight", title: "Thin font weight",
    rationale: """
      The strokes of thin letters blur into the background for people with low vision, and for everyone in \
      bright light, although the colours have enough contrast.
      """,
    howToFix: "Use `.regular` or a heavier weight: `.fontWeight(.regular)`.",
    falseAlarm: """
      Large figures, such as those of a clock, can be read in a light weight: text of at least 24 pt is \
      exempt. With Bold Text, iOS makes the weight heavier.
      """,
    severity: .note, standards: [.hig("Typography, Ensuring legibility")])

  package static let examples: [ScreenExample] = [
    .passes("a regular text") { Text(.verbatim("Ideas")) },
    .passes("a large figure") {
      Text(.verbatim("21°")).font(.custom(size: 60)).fontWeight(.thin)
    },
    .finds("name", because: "body text in a light weight") {
      Text(.verbatim("Ideas")).fontWeight(.light).id("name")
    },
    .finds("name", because: "a caption in the thinnest weight") {
      Text(.verbatim("Ideas")).font(.caption.weight(.ultraLight)).id("name")
    },
  ]

  /// The size in points from which thin letters can be read: that of large text (WCAG 2.2, in CSS pixels).
  private static let largeText = 24.0

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.texts.compactMap { text in
      let points = tree.shownPointSize(of: text)
      guard tree[text.node].isSeen, points < Self.largeText, !screen.catalog[text.text].isBlank,
        let weight = thinWeight(of: text, in: screen.catalog)
      else { return nil }
      return Violation(
        node: text.node, text: text.text, weight: Self.largeText - points,
        .isThin(weight, points),
        evidence: ["weight": .text(weight.rawValue), "pointSize": .number(points, unit: "pt")],
        suggestion: "use the weight `regular` or a heavier one")
    }
  }

  /// The thin weight of a text or of one of its runs.
  private func thinWeight(of text: LaidOutText, in catalog: TextCatalog) -> FontWeight? {
    guard text.runs != nil else { return text.weight.isThin ? text.weight : nil }
    return catalog.runSettings(of: text).map(\.weight).first(where: \.isThin)
  }
}

extension FontWeight {
  fileprivate var isThin: Bool { self == .ultraLight || self == .thin || self == .light }
}

extension Message {
  fileprivate static func isThin(_ weight: FontWeight, _ points: Double) -> Message {
    "text of \(points) pt has the weight \(weight.rawValue)"
  }
}
