import AuditModel
import LanguageData
import Localization
import MessageSyntax
import TextAnalysis

/// Neither a comment for translators nor a translation is a reminder that a developer left.
package struct CommentTodoRule: KeyRule, TextPairRule, SourceRule {
  package static let description = RuleDescription(
    id: "comment-todo", title: "Leftover TODO or FIXME",
    rationale: """
      A reminder that was left instead of a translation is shown to people as it is; in a \
      comment it means that translators work on a string that will change.
      """,
    howToFix: """
      Translate the string, or resolve the reminder and describe the string for translators \
      instead.
      """,
    falseAlarm: """
      A comment that quotes a feature called “TODO” at its beginning is reported. Source strings \
      that contain the word, and “TODO” in Spanish, Portuguese and related languages, where it \
      means “all”, are exempt.
      """,
    severity: .note,
    standards: [])

  package static let kinds = [36]

  package static let examples: [TranslationExample] = [
    .passes("a comment", "Save", "Tallenna", in: "fi", comment: "A button"),
    .passes("a word for everything", "All", "Todo", in: "es", comment: "Shows TODO el texto"),
    .passes("lists of things to do", "To do", "Att göra", in: "sv", comment: "The todo list"),
    .finds("a reminder", "Save", "Salva", in: "it", comment: "TODO: find a better word"),
    .passes("the word for everything", "ALL", "TODO", in: "es"),
    .passes("things to do at the end", "Project TODOs", "TODO của dự án", in: "vi"),
    .passes("a list of things to do", "TODO: %@", "TODO: %@", in: "de"),
    .passes("a word that begins so", "Everything", "TODOS", in: "pt-BR"),
    .finds("a reminder alone", "Save all", "TODO", in: "fi"),
    .finds("a reminder instead of a translation", "Save all", "TODO: tłumaczenie", in: "pl"),
    .finds("the other reminder in Spanish", "Save all", "FIXME guardar", in: "es"),
    .finds("another one", "Save", "Zapisz", in: "pl", comment: "A button (FIXME)"),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard let comment = key.entry.comment, isReminder(comment) else { return [] }
    return [
      TextViolation(
        "the comment says “\(comment)”", suggestion: "resolve it, and describe the string")
    ]
  }

  package func check(_ pair: TextPair) -> [TextViolation] {
    let text = pair.target.text.utf8
    guard text.first == UInt8(ascii: "T") || text.first == UInt8(ascii: "F"),
      let word = reminder(in: pair.target.text), !pair.source.text.contains(word),
      word == "FIXME" || !pair.hasWordForAll
    else { return [] }
    return [
      TextViolation(
        "“\(word)” is left instead of a translation", suggestion: "translate the string",
        severity: .warning)
    ]
  }

  /// The reminder at the beginning of a text.
  private func reminder(in text: String) -> Substring? {
    let word = text.prefix { $0.isLetter }
    return word == "TODO" || word == "FIXME" ? word : nil
  }

  private func isReminder(_ comment: String) -> Bool {
    guard comment.hasASCII("D") || comment.hasASCII("X") else { return false }
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

extension TextPair {
  /// Whether “todo” is a word of one of the languages: “all” in Spanish and in its kin.
  fileprivate var hasWordForAll: Bool {
    [sourceLanguage, language].contains {
      ["es", "pt", "gl", "ast", "an"].contains($0.locale.language)
    }
  }
}
