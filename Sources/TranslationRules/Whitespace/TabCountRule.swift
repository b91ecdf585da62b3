import AuditModel
import MessageSyntax

/// A translation has the tabs of its source.
package struct TabCountRule: TextPairRule {
  package static let description = RuleDescription(
    id: "tab-count",
    title: "Tabs differ",
    rationale: "Columns stand out of line, or a word is torn apart by a gap that nobody meant.",
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [73]

  package static let looksFor: TextFeatures = .tab

  package static let examples: [TranslationExample] = [
    .passes("the same tabs", "Name\tAge", "Name\tAlter", in: "de"),
    .passes("no tabs", "Name", "Imię", in: "pl"),
    .finds("a tab is lost", "Name\tAge", "氏名 年齢", in: "ja"),
    .finds("a tab was pasted", "Name and age", "Nombre\ty edad", in: "es"),
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
        "the number of tabs (U+0009) is \(target), in the source it is \(source)",
        suggestion: target > source ? "write a space instead" : "keep the tabs of the source",
        severity: target > source ? .note : nil)
    ]
  }
}
