import AuditModel
import Localization

/// A comment is meant for translators, not a reminder that somebody left.
package struct CommentTodoRule: KeyRule {
  package static let description = RuleDescription(
    id: "comment-todo",
    title: "Comment is a reminder",
    rationale: "The text is not finished, and translators work on what is going to change.",
    severity: .note, standards: [])

  package static let kinds = [36]

  package static let examples: [TranslationExample] = [
    .passes("a comment", "Save", "Tallenna", in: "fi", comment: "A button"),
    .passes("a word for everything", "All", "Todo", in: "es", comment: "Shows TODO el texto"),
    .passes("lists of things to do", "To do", "Att göra", in: "sv", comment: "The todo list"),
    .finds("a reminder", "Save", "Salva", in: "it", comment: "TODO: find a better word"),
    .finds("another one", "Save", "Zapisz", in: "pl", comment: "A button (FIXME)"),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.isSource, let comment = key.entry.comment, isReminder(comment) else { return [] }
    return [
      TextViolation(
        "the comment says “\(comment)”", suggestion: "do it, and tell translators what they need")
    ]
  }

  private func isReminder(_ comment: String) -> Bool {
    guard comment.utf8.contains(UInt8(ascii: "T")) || comment.utf8.contains(UInt8(ascii: "F"))
    else { return false }
    var isFirst = true
    var rest = comment[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix(while: \.isLetter)
      if word == "FIXME" { return true }
      if word == "TODO", isFirst || [":", "("].contains(rest[word.endIndex...].first) {
        return true
      }
      isFirst = false
      rest = rest[word.endIndex...]
    }
    return false
  }
}
