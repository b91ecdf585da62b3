import AuditModel
import Localization
import TextAnalysis

/// A text leaves translations some room below its limit.
package struct SourceTooLongRule: TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "source-too-long", title: "Source string near length limit",
    rationale: """
      Most languages need more space than English. Localizers have to abbreviate if the source \
      already fills more than 85 % of the limit, and people read cryptic labels.
      """,
    howToFix: "Shorten the source string, or raise the limit and give the text more space.",
    falseAlarm: """
      A name that no language changes may fill its limit safely. A number in the comment may \
      limit something else, unless the string itself contains it.
      """,
    severity: .note,
    standards: [.apple("Localization, Designing for other languages")], options: [share])

  private static let share = RuleOption.number(
    "share", of: "source-too-long", "how much of its limit a source string may fill", standard: 85,
    in: 10...100, unit: "%")

  package static let kinds = [136]

  package static let examples: [TranslationExample] = [
    .texts("no limit", [("text", ["en": "A long string without a limit"])]),
    .limited("space is left", "Save", "max 10 characters", finds: false),
    .limited(
      "the comment explains the string", "At most 8 letters", "max 8 characters", finds: false),
    .limited("it fills the limit", "Settings", "max 8 characters", finds: true),
    .limited("it is longer", "All settings", "max. 8 characters", finds: true),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    var limits = text.key.entry.limits
    if let comment = CommentLimit(text.key.entry.comment), comment.limitsAll(of: text.text.text),
      let most = comment.most, !text.text.names(most)
    {
      limits.append(LengthLimit(most: most, unit: .characters))
    }
    for limit in limits {
      guard let count = text.text.leastCount(in: limit.unit),
        Double(count * 100) > Double(limit.most) * text.options[Self.share]
      else {
        continue
      }
      return [
        TextViolation(
          "length \(count); the limit is \(limit.inWords)",
          suggestion: "shorten it, or raise the limit for translations")
      ]
    }
    return []
  }
}

extension TranslationExample {
  /// A text of the source language with a comment.
  fileprivate static func limited(
    _ title: String, _ text: String, _ comment: String, finds: Bool
  ) -> TranslationExample {
    .files(
      title,
      [("en.lproj/Localizable.strings", "/* \(comment) */\n\"text\" = \"\(text)\";")],
      finds: finds ? ["text"] : [])
  }
}
