/// The name of a key in Swift, in lower camel case: `navigationDone` for `navigation.done`.
struct SwiftIdentifier: Hashable, Sendable {
  /// The name, without the backticks that a keyword needs.
  var name: String

  /// Keys that are sentences are named after so many words.
  private static let mostWords = 8

  /// Makes a name of the letters and digits of a key.
  init(of key: String) {
    let words = Self.words(of: key).prefix(Self.mostWords)
    name = words.enumerated().map { $0 == 0 ? $1.beginningSmall : $1.beginningLarge }.joined()
    if name.isEmpty { name = "key" }
    if name.first?.isNumber ?? false { name = "_" + name }
    if Self.members.contains(name) { name += "Key" }
  }

  /// The name of a type for the keys of a table: `LocalizableKey`.
  init(ofTable table: String) {
    name = Self.words(of: table).map(\.beginningLarge).joined() + "Key"
    if name.first?.isNumber ?? false { name = "_" + name }
  }

  /// The name as it is written in a declaration.
  var declaration: String { Self.keywords.contains(name) ? "`\(name)`" : name }

  private static func words(of key: String) -> [String] {
    key.split { !$0.isLetter && !$0.isNumber || !$0.isInIdentifiers }.map { String($0) }
  }

  /// The names that mean something else behind the name of an enumeration.
  private static let members: Set = ["allCases", "init", "self"]

  /// The words that Swift reserves (“Lexical Structure” of The Swift Programming Language), in lower
  /// case as names begin.
  private static let keywords: Set = [
    "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension Character {
  /// Whether Swift takes it in a name: fractions and circled numbers are numbers, but in no name.
  fileprivate var isInIdentifiers: Bool {
    unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}

extension String {
  fileprivate var beginningLarge: String { prefix(1).uppercased() + dropFirst() }

  /// The word with a small first letter; an abbreviation in capitals is small as a whole.
  fileprivate var beginningSmall: String {
    contains(where: \.isLowercase) ? prefix(1).lowercased() + dropFirst() : lowercased()
  }
}
