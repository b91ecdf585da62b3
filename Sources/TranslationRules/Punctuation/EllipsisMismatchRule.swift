import AuditModel
import LanguageData
import TextAnalysis

/// A translation ends with an ellipsis where its source does.
package struct EllipsisMismatchRule: TextPairRule {
  package static let description = RuleDescription(
    id: "ellipsis-mismatch",
    title: "Ellipsis at the end differs",
    rationale: """
      An ellipsis says that something goes on, or that a command asks before it acts; people who \
      do not find it expect the command to act at once.
      """,
    severity: .note,
    standards: [.hig("Menus")])

  package static let kinds = [81]

  package static let examples: [TranslationExample] = [
    .passes("both have one", "Loading…", "Wird geladen …", in: "de"),
    .passes("three points are one too", "Loading...", "Chargement…", in: "fr"),
    .passes("two of them in Chinese", "Loading…", "正在载入……", in: "zh-Hans"),
    .passes("none", "Load.", "Laden.", in: "nl"),
    .finds("it is lost", "Share…", "Udostępnij", in: "pl"),
    .finds("it became a stop", "Loading…", "Đang tải.", in: "vi"),
    .finds("one too many", "Share", "共有…", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.marks.union(pair.target.marks).contains(.ellipsis) else { return [] }
    let source = pair.source.endMark(in: pair.sourceLanguage.habits)?.mark == .ellipsis
    let target = pair.target.endMark(in: pair.language.habits)?.mark == .ellipsis
    guard source != target else { return [] }
    return [
      TextViolation(
        source
          ? "the source ends with an ellipsis, the translation does not"
          : "the translation ends with an ellipsis, the source does not",
        suggestion: source ? "end it with “…” (U+2026)" : "take it away")
    ]
  }
}
