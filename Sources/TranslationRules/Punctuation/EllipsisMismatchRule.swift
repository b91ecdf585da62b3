import AuditModel
import LanguageData
import TextAnalysis

/// A translation ends with an ellipsis where its source does.
package struct EllipsisMismatchRule: TextPairRule {
  package static let description = RuleDescription(
    id: "ellipsis-mismatch", title: "Different final ellipsis",
    rationale: """
      An ellipsis announces that work continues, or that a command asks before it acts. Without \
      it people expect the command to act at once.
      """,
    howToFix: "End the translation with “…” (U+2026) exactly where the source ends with one.",
    falseAlarm: """
      A translation that expresses the progress in words, as in “wird geladen”, or a language \
      whose menus omit the ellipsis. Three periods count as an ellipsis.
      """,
    severity: .note,
    standards: [.hig("Menus")])

  package static let kinds = [81]

  package static let examples: [TranslationExample] = [
    .passes("two periods, which are a slip", "Processing..", "Verarbeitung…", in: "de"),
    .passes("both have one", "Loading…", "Wird geladen …", in: "de"),
    .passes("three periods count as one", "Loading...", "Chargement…", in: "fr"),
    .passes("two of them in Chinese", "Loading…", "正在载入……", in: "zh-Hans"),
    .passes("none", "Load.", "Laden.", in: "nl"),
    .finds("the ellipsis is lost", "Share…", "Udostępnij", in: "pl"),
    .finds("the ellipsis became a full stop", "Loading…", "Đang tải.", in: "vi"),
    .finds("an added ellipsis", "Share", "共有…", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.marks.union(pair.target.marks).contains(.ellipsis) else { return [] }
    let source = pair.source.endMark(in: pair.sourceLanguage.habits)?.mark == .ellipsis
    let target = pair.target.endMark(in: pair.language.habits)?.mark == .ellipsis
    guard source != target else { return [] }
    // Two periods are an ellipsis with a slip.
    if target, pair.source.text.hasSuffix("..") { return [] }
    return [
      TextViolation(
        source
          ? "the source ends with an ellipsis, the translation does not"
          : "the translation ends with an ellipsis, the source does not",
        suggestion: source ? "end it with “…” (U+2026)" : "remove the ellipsis")
    ]
  }
}
