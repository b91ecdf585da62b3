import Localization

/// The problems of PO files, in words.
struct POFinding: Hashable, Sendable {
  let kind: LocalizationProblem.Kind
  let message: String
  let suggestion: String
}

extension POFinding {
  static let unterminated = Self(
    kind: .unterminatedString, message: "this string has no closing quotation mark on its line",
    suggestion: "add the quotation mark, and write \\n for line breaks")

  static let mergeMark = Self(
    kind: .mergeConflict, message: "a merge has left its marks here",
    suggestion: "choose one side and remove the lines with the marks")

  static let strayText = Self(
    kind: .syntax, message: "this string follows no keyword",
    suggestion: "write msgid, msgstr or another keyword before it")

  static let noText = Self(
    kind: .syntax, message: "a string in quotation marks must follow here",
    suggestion: "write the string, or \"\" when there is none")

  static let noID = Self(
    kind: .syntax, message: "this entry has no msgid", suggestion: "add msgid and the source string"
  )

  /// As for msgfmt, nothing in its file can be trusted: most often its end is missing.
  static let noTranslation = Self(
    kind: .syntax, message: "this entry has no msgstr",
    suggestion: "add msgstr \"\" for an untranslated string")

  static let noIndex = Self(
    kind: .syntax, message: "the translations of an entry with msgid_plural need numbers",
    suggestion: "write msgstr[0], msgstr[1] …")

  static let needlessIndex = Self(
    kind: .syntax, message: "a translation with a number needs a msgid_plural",
    suggestion: "add msgid_plural, or write msgstr without a number")

  static let wrongIndex = Self(
    kind: .syntax, message: "the index of this form is missing or too large",
    suggestion: "number the forms from 0 on")

  static func stray(_ text: String) -> Self {
    Self(
      kind: .strayCharacter, message: "“\(text)” cannot begin a line here",
      suggestion: "begin comments with #, and put strings into quotation marks behind a keyword")
  }

  static func unknownKeyword(_ word: String) -> Self {
    Self(
      kind: .syntax, message: "“\(word)” is no keyword",
      suggestion: "write msgctxt, msgid, msgid_plural or msgstr")
  }

  static func repeated(_ keyword: String) -> Self {
    Self(
      kind: .syntax, message: "\(keyword) appears twice in one entry",
      suggestion: "remove one of the two, or begin a new entry with msgid")
  }

  static func unknownEscape(_ text: String) -> Self {
    Self(
      kind: .unknownEscape, message: "\(text) is no escape",
      suggestion: "write \\\\ for a backslash")
  }
}

// Problems of the header, and of two entries.
extension POFinding {
  static func unreadableCharset(_ name: String) -> Self {
    Self(
      kind: .encoding, message: "the encoding \(name) is not read",
      suggestion: "save the file as UTF-8: msgconv --to-code=UTF-8")
  }

  static func notEncoded(as name: String) -> Self {
    Self(
      kind: .encoding, message: "this character is not written in \(name), as the header says",
      suggestion: "correct charset= in the header, or save the file as UTF-8")
  }

  static let notUTF8 = Self(
    kind: .encoding, message: "this character is not written in UTF-8",
    suggestion: "save the file as UTF-8, and name that in the header")

  static let tooLarge = Self(
    kind: .unreadableFile, message: "the file has more than 256 MB",
    suggestion: "split it by the files that the strings come from")

  static let empty = Self(
    kind: .syntax, message: "the file holds no entry", suggestion: "export it again")

  static func unreadablePluralForms(readAs text: String) -> Self {
    Self(
      kind: .invalidRules, message: "Plural-Forms cannot be read, so the forms are read as \(text)",
      suggestion: "write Plural-Forms: nplurals=…; plural=…;")
  }

  static func placeholderForms(readAs text: String, own: String?) -> Self {
    Self(
      kind: .invalidRules,
      message:
        "Plural-Forms is still the placeholder of a template, so the forms are read as “\(text)”",
      suggestion: "write “Plural-Forms: \(own ?? "nplurals=…; plural=…;")”")
  }

  static func unreachedForm(_ index: Int, _ language: String) -> Self {
    Self(
      kind: .unknownCategory,
      message: "the form \(index) of Plural-Forms is for no plural category of \(language)",
      suggestion: "use the formula of CLDR; otherwise this form stays in the PO file")
  }

  static func missingForm(_ index: Int) -> Self {
    Self(
      kind: .missingValue, message: "the translation msgstr[\(index)] is missing",
      suggestion: "write one for each form that Plural-Forms counts")
  }

  static func excessForm(_ index: Int, of count: Int) -> Self {
    Self(
      kind: .unknownCategory, message: "there is no form \(index), as Plural-Forms counts \(count)",
      suggestion: "remove it, or correct Plural-Forms")
  }

  static func duplicate(line: Int) -> Self {
    Self(
      kind: .duplicateKey, message: "duplicate of the entry in line \(line), which is used",
      suggestion: "remove one of the two")
  }
}
