import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A comment explains what is put into the string.
package struct CommentPlaceholderRule: KeyRule, SourceRule {
  package static let description = RuleDescription(
    id: "comment-placeholder-undocumented", title: "Placeholder missing from the comment",
    rationale: """
      Case, gender and word order depend on what replaces `%@`, which translators cannot see; \
      readers get ungrammatical sentences.
      """,
    howToFix: """
      Describe each placeholder in the comment, such as “%1$@ is a city, %2$lld the number of \
      nights”.
      """,
    falseAlarm: """
      A comment that describes the placeholder in other words is reported. The rule accepts any \
      `%`, `{`, quotation mark or backtick, and words that begin like parameter, placeholder, \
      argument, variable, name, number, count or amount in English.
      """,
    severity: .note,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [35]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .files(
      "the comment names it", [("en.lproj/A.strings", "/* %@ is a city */\na = \"To %@\";")]),
    .files(
      "the comment mentions it",
      [("en.lproj/A.strings", "/* The parameter is a name. */\na = \"Hello %@\";")]),
    .files("no placeholder", [("en.lproj/A.strings", "/* A button */\na = \"Save\";")]),
    .files("no comment at all", [("en.lproj/A.strings", "a = \"To %@\";")]),
    .files(
      "the comment does not mention it",
      [("en.lproj/A.strings", "/* A title */\na = \"To %@\";")], finds: ["a"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard let comment = key.entry.comment, !comment.isBlank, !names(comment),
      key.entry.leaves.contains(where: { hasPlaceholder($0.text) })
    else { return [] }
    return [
      TextViolation(
        "“\(key.entry.value.format)” has a placeholder that the comment does not explain",
        suggestion: "say what each placeholder is, such as “%@ is the name of a city”")
    ]
  }

  private func hasPlaceholder(_ text: String) -> Bool {
    text.hasASCII("%") && !FormatString(text).specifiers.isEmpty
  }

  private func names(_ comment: String) -> Bool {
    if comment.utf8.contains(where: { [0x25, 0x7B, 0x22, 0x27, 0x60].contains($0) }) {
      return true
    }
    let words = comment.lowercased().split { !$0.isLetter }
    return words.contains { word in
      ["parameter", "placeholder", "argument", "variable", "name", "number", "count", "amount"]
        .contains { word.hasPrefix($0) }
    }
  }
}
