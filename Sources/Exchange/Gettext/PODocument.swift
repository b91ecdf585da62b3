import AuditModel
import Localization
import XMLReading

/// A PO file that is read without loss and changed translation by translation.
///
/// Nothing but the translations that are changed, and the flag `fuzzy` above them, becomes
/// different. Strings are identified as gettext does it, by `msgctxt` and `msgid` together; where
/// `msgctxt` names a file and a key, as in the files that this program writes, by those.
package struct PODocument: Sendable {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// Its problems, in the order of the file.
  package let problems: [LocalizationProblem]
  /// The strings with their translations by the files that they come from, in the order of the
  /// file; entries that are obsolete have none.
  package let files: [BilingualFile]

  /// The language of the translations; none in templates.
  package let targetLocale: LocaleIdentifier?

  let content: POContent
  /// Where the translation of each text is.
  let slots: [POUnitID: POSlot]

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    content = POContent(bytes)
    var reader = POUnitReader(content, path: path)
    reader.read()
    files = reader.files
    slots = reader.slots
    targetLocale = reader.language
    let found = content.problems + reader.problems
    problems = found.map { LocalizationProblem($0, path: path) }.sorted()
  }
}

extension PODocument {
  /// The problem that the language of the translations is not declared, so that they cannot be
  /// checked; none when it is declared or when there are no translations.
  package func missingLanguage(path: String) -> LocalizationProblem? {
    guard targetLocale == nil, files.contains(where: { $0.units.contains { $0.target != nil } })
    else { return nil }
    return LocalizationProblem(
      location: SourceLocation(file: path, line: 1, column: 1), kind: .missingLanguage,
      message:
        "neither the header nor the file’s name says which language the translations are in, "
        + "so they are not looked at",
      suggestion: "write Language: with a code such as de into the header")
  }
}

/// The identity of a string in an exchange file.
///
/// Names and keys are the same only byte for byte, as they are to gettext and Foundation.
struct POUnitID: Hashable, Sendable {
  private let exactOriginal: ExactText
  private let exactKey: ExactText
  let path: VariationPath

  init(original: String, key: String, path: VariationPath) {
    (exactOriginal, exactKey) = (ExactText(original), ExactText(key))
    self.path = path
  }

  var original: String { exactOriginal.text }
  var key: String { exactKey.text }
}

/// Where the translation of a text is.
enum POSlot: Hashable, Sendable {
  /// In a form of an entry.
  case form(entry: Int, index: Int)
  /// Nowhere of its own: it is that of another form of the same entry.
  case shared(entry: Int, index: Int)
  /// Nowhere: it is the text itself, which is nothing but a variable.
  case format(String)
  /// Nowhere: it is only a source string, for a category that the language does not have.
  case sourceOnly
}

extension LocalizationProblem {
  fileprivate init(_ problem: POParser.Problem, path: String) {
    self.init(
      location: SourceLocation(
        file: path, line: problem.location.line, column: problem.location.column),
      kind: problem.finding.kind, message: problem.finding.message,
      suggestion: problem.finding.suggestion)
  }
}
