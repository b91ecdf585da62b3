import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A heading has the trait, not the word, of a heading.
package struct HeadingFakedInLabelRule: ScreenRule {
  package static let description = RuleDescription(
    id: "heading-faked-in-label", title: "Word for a heading instead of the trait",
    rationale: """
      VoiceOver’s rotor for headings, by which people skim a screen, does not have the text.
      """,
    howToFix: """
      Add the trait with `.accessibilityAddTraits(.isHeader)` and remove the word from the label, in every \
      language.
      """,
    falseAlarm: """
      A text about headings, with a label of its own, is reported.
      """,
    severity: .warning,
    standards: [.wcag("1.3.1"), .wcag("2.4.6"), .en301549("11.1.3.1.1"), .en301549("11.2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("the trait says it") {
      Text(.verbatim("Ideas")).accessibilityAddTraits(.header)
    },
    .passes("a visible text about headings") { Text(.verbatim("Add a heading")) },
    .finds("ideas", because: "the label says what the trait should") {
      Text(.verbatim("Ideas")).id("ideas").accessibilityLabel(.verbatim("Ideas, heading"))
    },
    .finds("ideas", because: "the word is at the beginning") {
      Text(.verbatim("Ideas")).id("ideas").accessibilityLabel(.verbatim("Heading: Ideas"))
    },
    .finds("ideas", because: "the same in Spanish", in: RenderEnvironment(locale: "es")) {
      Text(.verbatim("Ideas")).id("ideas").accessibilityLabel(.verbatim("Ideas, encabezamiento"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    return screen.elements.compactMap { element in
      guard element.hasGivenLabel, !element.isInteractive, !element.traits.contains(.header),
        let text = element.label.first,
        catalog.answer(
          to: .endsWithHeading, about: text, { catalog.heading(in: $0.string) != nil }),
        let word = catalog.heading(in: catalog[text].string)
      else { return nil }
      return Violation(
        node: element.node, text: text, .says(word, in: catalog[text].string),
        evidence: ["label": .text(catalog[text].string)], suggestion: "add the trait `.isHeader`")
    }
  }
}

extension TextCatalog {
  /// The word for a heading that a label ends with, or begins with before a comma or a colon.
  fileprivate func heading(in label: String) -> String? {
    if let word = SpokenWords(locale).entry(.heading)?.text,
      label.phrase.ends(withPhrase: word.phrase)
    {
      return word
    }
    let first = label.split(maxSplits: 1) { ",:，：、".contains($0) }
    return words.ending(of: label, among: .heading)
      ?? (first.count > 1 ? words.all(.heading).first { $0 == String(first[0]).phrase } : nil)
  }
}

extension Message {
  fileprivate static func says(_ word: String, in label: String) -> Message {
    "the label “\(label)” says “\(word)”, and the trait is missing"
  }
}
