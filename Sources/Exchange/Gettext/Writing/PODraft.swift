import Localization

/// An entry that is to be written.
struct PODraft: Hashable {
  var context: POContext
  /// The name that it had in a PO file of another program; none for strings of an app, whose
  /// `msgctxt` is their file and key.
  var gettextName: GettextName?
  var id: String
  /// The second source string, when the entry has plural forms.
  var pluralID: String?
  /// The translations by the numbers of their forms; those that are missing are empty.
  var targets: [Int: String]
  var isFuzzy: Bool
  var comments: POComments
  /// The translators' comment.
  var translatorComments: [String]
}

extension PODraft {
  /// The lines of the entry in the order in which gettext writes them.
  func lines(formCount: Int) -> [String] {
    comment("#", translatorComments) + comment("#.", comments.lines) + identity
      + text("msgid", id) + translations(formCount)
  }

  private var identity: [String] {
    guard let gettextName else { return [reference] + flags + text("msgctxt", context.text) }
    // Gettext's own formats are many, and which of them it is is not known.
    return (isFuzzy ? ["#, fuzzy"] : [])
      + (gettextName.context.map { text("msgctxt", $0.text) } ?? [])
  }

  private func comment(_ mark: String, _ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? mark : "\(mark) \($0)" }
  }

  /// Gettext puts names with spaces between U+2068 and U+2069.
  private var reference: String {
    let name = context.original.commentLines.joined(separator: " ")
    let hasSpace = name.unicodeScalars.contains { $0.properties.isWhitespace }
    if name.isEmpty { return "#:" }
    return "#: " + (hasSpace ? "\u{2068}\(name)\u{2069}" : name)
  }

  private var flags: [String] {
    let flags = (isFuzzy ? ["fuzzy"] : []) + (isFormat ? ["objc-format"] : [])
    return flags.isEmpty ? [] : ["#, " + flags.joined(separator: ", ")]
  }

  /// Whether a source string has specifiers that gettext can compare with those of translations.
  ///
  /// `% o` as in “50 % of” is one for a parser only; `%arg` would be `%a` to gettext, and wrong
  /// wherever it changes places with another.
  private var isFormat: Bool {
    let placeholders = [id, pluralID ?? ""].flatMap { Placeholder.all(in: $0, at: context.path) }
    return !placeholders.contains { $0.text == Placeholder.argument }
      && placeholders.contains { !$0.text.hasPrefix("% ") }
  }

  private func translations(_ formCount: Int) -> [String] {
    guard let pluralID else { return text("msgstr", targets[0] ?? "") }
    return text("msgid_plural", pluralID)
      + (0..<formCount).flatMap { text("msgstr[\($0)]", targets[$0] ?? "") }
  }

  private func text(_ keyword: String, _ text: String) -> [String] {
    // A text ends at U+0000; the loss is said where the draft is made.
    let whole = text.utf8.contains(0) ? String(text.filter { $0 != "\0" }) : text
    return POText(keyword: keyword, text: whole).lines
  }
}
