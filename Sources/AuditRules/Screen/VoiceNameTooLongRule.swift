import Accessibility
import AuditModel
import Layout
import ViewTree

/// A control without visible text has a short name for Voice Control.
package struct VoiceNameTooLongRule: ScreenRule {
  package static let description = RuleDescription(
    id: "voice-name-too-long", title: "Long name for Voice Control",
    rationale: """
      Voice Control users say the whole name, which they cannot read on a symbol, and the longer it is, the less \
      surely it is understood.
      """,
    howToFix: """
      Add a short name with `.accessibilityInputLabels(_:)`, the best first.
      """,
    falseAlarm: """
      Only controls whose label alone names them and languages with spaces between words are checked. The limit \
      of four words is that of short commands, not Apple’s.
      """,
    severity: .note, standards: [.wcag("2.5.3")], options: [maximum])

  private static let maximum = RuleOption.number(
    "maximum", of: "voice-name-too-long", "the most words of the shortest name", standard: 4,
    in: 1...40, unit: "words")

  package static let examples: [ScreenExample] = [
    .passes("a short label") {
      Button { Image(symbol: "plus", size: 24) }.accessibilityLabel(.verbatim("Add a card"))
    },
    .passes("a short input label") {
      Button { Image(symbol: "plus", size: 24) }
        .accessibilityLabel(.verbatim("Add a card to the end of the list"))
        .accessibilityInputLabels([.verbatim("Add a card")])
    },
    .finds("add", because: "the only name has nine words") {
      Button { Image(symbol: "plus", size: 24) }.id("add")
        .accessibilityLabel(.verbatim("Add a card to the end of the list"))
    },
  ]

  package static let concernsTranslation = true

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    let maximum = Int(screen.options[Self.maximum])
    return screen.elements.compactMap { element in
      guard element.hasVoiceName, element.visibleTexts.isSilent,
        !element.traits.contains(.textEntry),
        let name = element.voiceNames.first,
        element.voiceNames.allSatisfy({ name in
          isLong(name, in: catalog, maximum)
        })
      else { return nil }
      let count = catalog[name].string.spokenWordCount
      return Violation(
        node: element.node, text: name, weight: Double(count), .isLong(catalog[name].string, count),
        evidence: [
          "words": .number(Double(count), unit: ""), "limit": .number(Double(maximum), unit: ""),
        ], suggestion: "add a short name with `.accessibilityInputLabels(_:)`")
    }
  }

  /// Whether a name has more than so many words, which the catalog remembers for the usual maximum.
  private func isLong(_ name: TextID, in catalog: TextCatalog, _ maximum: Int) -> Bool {
    guard Double(maximum) == RuleOptionValues()[Self.maximum] else {
      return catalog[name].string.spokenWordCount > maximum
    }
    return catalog.answer(to: .isLongToSay, about: name) { $0.string.spokenWordCount > maximum }
  }
}

extension String {
  /// How many words there are between spaces.
  fileprivate var spokenWordCount: Int { phrase.split(separator: " ").count }
}

extension Message {
  fileprivate static func isLong(_ name: String, _ count: Int) -> Message {
    "Voice Control users would have to say \(count) words: “\(name)”"
  }
}
