import Accessibility
import AuditModel
import Layout
import ViewTree

/// A link in a text differs from the text around it by more than a similar colour.
package struct InlineLinkColourOnlyRule: ScreenRule {
  package static let description = RuleDescription(
    id: "inline-link-colour-only", title: "Link distinguished by colour alone",
    rationale: """
      People with low vision or a colour vision deficiency do not notice that a part of the text is a link.
      """,
    howToFix: """
      Underline the link or set it in bold, or choose a colour with a contrast of at least 3:1 to the text \
      around it.
      """,
    falseAlarm: """
      None known: the link has no line under it, and the weight, slant and font of the text around it. \
      The appearances with increased contrast are not compared, since iOS's own tint has less than 3:1 to \
      black in them. Texts over pictures and gradients are not measured.
      """,
    severity: .warning, standards: [.wcag("1.4.1"), .en301549("11.1.4.1")])

  package static let examples: [ScreenExample] = [
    .passes("a link in iOS's tint") { Text("Read the [terms](https://example.com) first") },
    .passes("a bold link") {
      Text("Read the **[terms](https://example.com)** first").tint(nearBlack)
    },
    .passes("a text that is wholly a link") {
      Text("[Terms](https://example.com)").tint(nearBlack)
    },
    .finds("text", because: "the link is nearly as dark as the text") {
      Text("Read the [terms](https://example.com) first").id("text").tint(nearBlack)
    },
    .finds("text", because: "a blue link in a grey text") {
      Text("Read the [terms](https://example.com) first").id("text")
        .foregroundColor(Color(RGBColor(100, 100, 100), dark: RGBColor(190, 190, 190)))
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    !screen.tree.runColors.isEmpty
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    return tree.texts.compactMap { text in
      guard tree.runColors[text.node] != nil, tree[text.node].isSeen,
        let link = InlineLink.all(of: text, in: tree).first
      else { return nil }
      guard case .color(let ground) = screen.grounds.behind(text.node) else { return nil }
      let ratios = [Appearance(), Appearance(isDark: true)].map { appearance in
        let ratio = ground.color(in: appearance, under: link.color)
          .contrast(with: ground.color(in: appearance, under: link.colorAround))
        return (ratio: ratio, appearance: appearance)
      }
      guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), worst.ratio < Self.required else {
        return nil
      }
      return Violation(
        node: text.node, text: text.text, weight: Self.required / worst.ratio,
        .isLikeText(link.string, worst.ratio, in: worst.appearance),
        evidence: [
          "link": .text(link.string), "ratio": .ratio(worst.ratio),
          "required": .ratio(Self.required), "appearance": .text(worst.appearance.name),
        ],
        suggestion: "underline the link, or set it in bold")
    }
  }

  /// The least contrast by which lightness distinguishes two colours (WCAG 2.2 technique G183).
  private static let required = 3.0
}

/// A link that only its colour distinguishes from the text beside it.
private struct InlineLink {
  let string: String
  let color: Color
  let colorAround: Color

  static func all(of text: LaidOutText, in tree: LaidOutTree) -> [InlineLink] {
    let runs = tree.catalog[text.text].runs
    let settings = tree.catalog.runSettings(of: text)
    guard let colors = tree.runColors[text.node], colors.count == runs.count,
      settings.count == runs.count
    else { return [] }
    let usual = tree.foreground(of: text.node)
    let words = runs.indices.filter {
      runs[$0].attributes.link == nil && runs[$0].string.contains(where: \.isLetter)
    }
    return runs.indices.compactMap { index in
      let run = runs[index].attributes
      guard run.link != nil, run.isUnderlined != true,
        let beside = words.min(by: { abs($0 - index) < abs($1 - index) }),
        settings[beside] == settings[index]
      else { return nil }
      return InlineLink(
        string: runs[index].string, color: colors[index] ?? usual,
        colorAround: colors[beside] ?? usual)
    }
  }
}

extension Message {
  fileprivate static func isLikeText(
    _ link: String, _ ratio: Double, in appearance: Appearance
  ) -> Message {
    """
    only its colour shows that “\(link)” is a link, and its contrast with the text around it is \
    \(ratio: ratio) to 1 in \(appearance.name); the minimum is 3 to 1
    """
  }
}

private let nearBlack = Color(RGBColor(40, 40, 60), dark: RGBColor(220, 220, 240))
