import SourceText
import XMLReading

/// An entry of a PO file as it is written: comments, context, source string and translations.
struct POEntry: Sendable {
  /// One or more strings in quotation marks that make up one.
  struct Text: Hashable, Sendable {
    /// The text without quotation marks and escapes.
    var value: String
    /// From the first quotation mark to behind the last, in the file as UTF-8.
    var range: Range<Int>
    /// Where the first quotation mark is.
    var location: TextLocation
  }

  /// A translation: the only one, or that of one plural form.
  struct Form: Hashable, Sendable {
    /// The number in brackets, none when there are none.
    var index: Int?
    var text: Text
  }

  /// A line that begins with `#,`.
  struct FlagLine: Hashable, Sendable {
    /// The flags, such as `fuzzy`.
    var flags: [String]
    /// The whole line without its end.
    var range: Range<Int>
  }

  /// The translators' comment (`# `), line by line.
  var translatorComments: [String] = []
  /// The developers' comment (`#.`), line by line.
  var extractedComments: [String] = []
  /// Where the text is used (`#:`), line by line.
  var references: [String] = []
  var flagLines: [FlagLine] = []
  var context: Text?
  var id: Text?
  var pluralID: Text?
  var forms: [Form] = []
  /// Whether it is kept though the app no longer has the text (`#~`).
  var isObsolete = false
  /// Where its first keyword is.
  var location = TextLocation()
  /// Where a line of flags would have to be put in: before `#|` and the first keyword.
  var flagOffset: Int?

  /// Whether a person has to look at the translation.
  var isFuzzy: Bool { flags.contains("fuzzy") }

  /// The flags of all its lines.
  var flags: [String] { flagLines.flatMap(\.flags) }

  /// Whether it holds the file's own properties and no text.
  var isHeader: Bool { !isObsolete && context == nil && id?.value.isEmpty == true }

  /// The translation of a form, none when there is no such form.
  subscript(form index: Int) -> Text? { forms.first { ($0.index ?? 0) == index }?.text }
}
