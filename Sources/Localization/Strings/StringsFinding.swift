/// The problems of `.strings` files, in words.
struct StringsFinding {
  let kind: LocalizationProblem.Kind
  let message: String
  let suggestion: String
  /// Whether Foundation ends reading here as if the file were complete.
  var stopsSilently = false
  /// Whether the app displays the digits of an escape instead of its character.
  var displaysDigits = false
  /// Whether the app displays what was meant all the same.
  var isHarmless = false
}

// Foundation rejects the whole file.
extension StringsFinding {
  static let unterminatedString = Self(
    kind: .unterminatedString,
    message: "this string has no closing quotation mark, so Foundation rejects the whole file",
    suggestion: "add the quotation mark at its end, or write \\\" for those inside of it")

  static let missingSemicolon = Self(
    kind: .missingSemicolon,
    message: "the semicolon behind this entry is missing, so Foundation rejects the whole file",
    suggestion: "add “;”")

  static let textBehindValue = Self(
    kind: .missingSemicolon,
    message: "a semicolon must follow the value, so Foundation rejects the whole file",
    suggestion: "write \\\" for quotation marks inside of the string, or add “;” behind it")

  static func missingEquals(key: String) -> Self {
    Self(
      kind: .missingEquals,
      message: "“=” is missing behind the key “\(key)”, so Foundation rejects the whole file",
      suggestion: "write “=” and the value behind it, as in “\"key\" = \"value\";”")
  }

  static let missingValue = Self(
    kind: .missingValue, message: "the value is missing, so Foundation rejects the whole file",
    suggestion: "write a string in quotation marks behind “=”")

  static func strayValue(_ character: String) -> Self {
    Self(
      kind: .missingValue,
      message: "“\(character)” cannot begin a value, so Foundation rejects the whole file",
      suggestion: "put the string into straight quotation marks")
  }

  static let smartQuotesAroundValue = Self(
    kind: .missingValue,
    message: "typographic quotation marks hold no value, so Foundation rejects the whole file",
    suggestion: "use straight ones (\")")

  static let missingBrace = Self(
    kind: .syntax, message: "the brace that opens the file is never closed",
    suggestion: "add “}” or remove “{”")

  static let textBehindBrace = Self(
    kind: .syntax, message: "there is text behind the closing brace",
    suggestion: "move it before the brace or remove it")

  static let container = Self(
    kind: .notText, message: "this value is a list, a dictionary or data instead of a string",
    suggestion: "write one string for each key")

  static let unterminatedContainer = Self(
    kind: .syntax, message: "the list or dictionary is never closed",
    suggestion: "write one string for each key")

  static let smallUnicodeEscape = Self(
    kind: .unknownEscape, message: "\\u is no escape here, so its letters and digits are shown",
    suggestion: "write \\U with a capital letter, or the character itself", displaysDigits: true)
}

// Foundation takes the file and shows something else than was meant.
extension StringsFinding {
  /// A mark such as the one of `\/` is shown as it was meant; a letter or a space hardly.
  static func unknownEscape(_ character: String) -> Self {
    Self(
      kind: .unknownEscape,
      message: "“\\\(character)” is no escape here, so only “\(character)” is shown",
      suggestion:
        "remove the backslash, write “\\n” where a line break is meant, or two backslashes where one "
        + "is to be shown",
      isHarmless: character.unicodeScalars.allSatisfy(\.isASCIIMark))
  }

  static let emptyUnicodeEscape = Self(
    kind: .unknownEscape, message: "the digits behind \\U are missing, so no character is shown",
    suggestion: "write four hexadecimal digits behind it, or the character itself")

  static let halfCharacter = Self(
    kind: .brokenCharacter, message: "this is half of a character, for which “\u{FFFD}” is shown",
    suggestion: "write both halves, such as \\Ud83d\\Ude00, or the character itself")
}

// Foundation takes what came before and says nothing.
extension StringsFinding {
  private static func silent(
    _ kind: LocalizationProblem.Kind, _ message: String, _ suggestion: String
  ) -> Self {
    Self(
      kind: kind, message: "\(message), so Foundation stops reading here without an error",
      suggestion: suggestion, stopsSilently: true)
  }

  static let unterminatedComment = silent(
    .unterminatedComment, "this comment is never closed", "add “*/” at its end")

  static let unterminatedKey = silent(
    .strayCharacter, "this key has no closing quotation mark", "add the mark at its end")

  static func stray(_ character: String) -> Self {
    silent(.strayCharacter, "“\(character)” cannot begin a key", "remove it")
  }

  static func invisible(_ name: String) -> Self {
    silent(.strayCharacter, "\(name) cannot begin a key", "remove it or use an ordinary space")
  }

  static let unquotedKey = silent(
    .strayCharacter, "a key with this character needs quotation marks",
    "put the key into straight quotation marks (\")")

  static let markupComment = silent(
    .strayCharacter, "“<!--” begins no comment in this format", "write /* … */")

  static let smartQuotesAroundKey = silent(
    .smartQuotes, "typographic quotation marks cannot begin a key", "use straight ones (\")")

  static let mergeMark = silent(
    .mergeConflict, "a merge has left its marks here",
    "choose one side and remove the lines with the marks")
}

extension Unicode.Scalar {
  /// Whether it is a mark of ASCII: neither letter nor digit, space or control character.
  fileprivate var isASCIIMark: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
