import AuditModel
import MessageSyntax

/// A translation has the tabs of its source.
package struct TabCountRule: TextPairRule {
  package static let description = RuleDescription(
    id: "tab-count", title: "Different number of tabs",
    rationale: "People see columns out of alignment, or a gap in the middle of a sentence.",
    howToFix: "Keep each tab of the source, and replace any other tab with a space.",
    falseAlarm: """
      A tab that only separates two words may be unnecessary in another language, and its loss \
      is still a warning. Extra tabs are notes.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [73]

  package static let looksFor: TextFeatures = .tab

  package static let examples: [TranslationExample] = [
    .passes("the same tabs", "Name\tAge", "Name\tAlter", in: "de"),
    .passes("no tabs", "Name", "Imię", in: "pl"),
    .finds("a tab is lost", "Name\tAge", "氏名 年齢", in: "ja"),
    .finds("an added tab", "Name and age", "Nombre\ty edad", in: "es"),
    .finds("one of two is lost", "\tName\tAge", "\tИмя, возраст", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.tab) || pair.target.has(.tab) else { return [] }
    let source = pair.source.text.utf8.count { $0 == UInt8(ascii: "\t") }
    let target = pair.target.text.utf8.count { $0 == UInt8(ascii: "\t") }
    guard source != target else { return [] }
    return [
      TextViolation(
        "tabs (U+0009): \(target); in the source: \(source)",
        suggestion: target > source ? "write a space instead" : "keep the tabs of the source",
        severity: target > source || pair.source.text.hasTabOfLayout ? .note : nil)
    ]
  }
}

extension String {
  /// Whether its tabs are at its end or at the beginning of lines, where they line up the output of a
  /// program.
  fileprivate var hasTabOfLayout: Bool {
    hasSuffix("\t") || hasBytes(of: "\n\t")
  }
}
