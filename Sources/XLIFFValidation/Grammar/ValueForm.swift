import SourceText

/// The form of the value of an attribute.
enum ValueForm: Hashable, Sendable {
  case text
  /// A name of the characters that XML allows in names (XML Schema, NMTOKEN).
  case token
  /// Such names with white space between, at least one.
  case tokens
  /// Such a name that begins with a letter or `_` and has no colon (XML Schema, NCName).
  case plainName
  case oneOf([String])
  /// One of the words, or `x-` and something of one's own (XLIFF 1.2).
  case oneOfOrOwn([String])
  /// Such words with white space between (XLIFF 1.2).
  case listOfOrOwn([String])
  /// A prefix, a colon, and a value of one's own (XLIFF 2).
  case userDefined
  /// One of the words, or a value of one's own (XLIFF 2).
  case oneOfOrUserDefined([String])
  case language
  /// A whole number, from 1 on, up to a limit if there is one.
  case positiveInteger(upTo: Int?)
  case integer
  case decimal(from: Int, to: Int)
  /// An even number of hexadecimal digits (XML Schema, hexBinary).
  case hexadecimal
  /// A day and a time (XML Schema, dateTime).
  case dateTime
  /// Four numbers or `#`, with semicolons between (XLIFF 1.2).
  case coordinates
  /// A media type of one of the kinds that the schema of XLIFF 1.2 names.
  case mediaType

  static let yesNo = ValueForm.oneOf(["yes", "no"])

  /// Whether anything may be written.
  var isAnyText: Bool { if case .text = self { true } else { false } }

  /// Whether a value is written in this form.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .token: value.isNameToken || value.collapsed.isNameToken
    case .tokens: !value.isXMLWhitespace && value.xmlWords.allSatisfy { String($0).isNameToken }
    case .plainName: value.isNameToken && value.isPlainNameStart && !value.contains(":")
    case .oneOf(let words): words.contains(value)
    case .oneOfOrOwn(let words): words.contains(value) || value.isOwnWord
    case .listOfOrOwn(let words):
      value.xmlWords.allSatisfy { words.contains(String($0)) || String($0).isOwnWord }
    case .userDefined: value.isUserDefinedValue
    case .oneOfOrUserDefined(let words): words.contains(value) || value.isUserDefinedValue
    case .language: LanguageTag.isWellFormed(value)
    default: acceptsMeasure(value)
    }
  }

  private func acceptsMeasure(_ value: String) -> Bool {
    switch self {
    case .positiveInteger(let limit):
      value.isInteger && Int(value).map { $0 >= 1 && $0 <= limit ?? .max } ?? (limit == nil)
    case .integer: value.isInteger
    case .decimal(let least, let most):
      value.decimal.map { $0 >= Double(least) && $0 <= Double(most) } ?? false
    case .hexadecimal:
      value.utf8.count.isMultiple(of: 2) && value.utf8.allSatisfy(\.isHexadecimalDigit)
    case .dateTime: DateAndTime.isWellFormed(value)
    case .coordinates: value.isCoordinates
    case .mediaType: value.isMediaType
    default: true
    }
  }

  /// The permitted values, to follow “write”.
  var description: String {
    switch self {
    case .text: "any text"
    case .token: "a name of letters, digits and “.-_:”"
    case .tokens: "names with spaces between"
    case .plainName: "a name that begins with a letter"
    case .oneOf(let words): words.quotedList
    case .oneOfOrOwn(let words), .listOfOrOwn(let words): "\(words.quotedList) or “x-…”"
    case .userDefined: "“prefix:value”"
    case .oneOfOrUserDefined(let words): "\(words.quotedList) or “prefix:value”"
    case .language: "a language tag such as “pt-BR”"
    case .positiveInteger(let limit):
      limit.map { "a whole number from 1 to \($0)" } ?? "a whole number from 1 on"
    case .integer: "a whole number"
    case .decimal(let least, let most): "a number from \(least) to \(most)"
    case .hexadecimal: "an even number of hexadecimal digits"
    case .dateTime: "a time such as “2026-01-31T12:00:00Z”"
    case .coordinates: "four numbers with semicolons between"
    case .mediaType: "a media type such as “image/png”"
    }
  }
}

extension [String] {
  /// The words in quotes, shortened when there are very many.
  var quotedList: String {
    let shown = prefix(count > 12 ? 8 : 12).map { "“\($0)”" }
    return count > 12
      ? shown.joined(separator: ", ") + ", …"
      : shown.count < 2
        ? shown.joined()
        : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }
}

extension String {
  /// Whether a name may begin as it begins.
  fileprivate var isPlainNameStart: Bool {
    guard let first = unicodeScalars.first else { return false }
    return !("0"..."9").contains(first) && first != "-" && first != "." && first.value != 0xB7
  }

  /// Whether it is `x-` and more, without white space.
  fileprivate var isOwnWord: Bool {
    hasPrefix("x-") && utf8.count > 2 && !utf8.contains(where: \.isMarkupSpace)
  }

  fileprivate var isCoordinates: Bool {
    let parts = split(separator: ";", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { $0 == "#" || (String($0).isInteger && !$0.hasPrefix("+")) }
  }

  fileprivate var isMediaType: Bool {
    let parts = split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let kinds: Set = [
      "text", "multipart", "message", "application", "image", "audio", "video", "model",
    ]
    return kinds.contains(parts.first.map { String($0) } ?? "")
      && (parts.count == 1 || !parts[1].isEmpty)
  }
}
