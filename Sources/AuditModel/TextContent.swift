/// The source of a text: a key of a string table for the person's language, content, or a literal.
public enum TextContent: Hashable, Sendable {
  /// Content, which is the same in every language, such as what a person typed or sample data.
  case verbatim(String)
  /// A literal in the code or in the file of a screen, which no translator gets to see.
  case literal(String)
  /// Looked up by its key, which it keeps all the way into a finding.
  ///
  /// Kept apart, as trees are copied far more often than the words in them are read.
  indirect case localized(LocalizedText)
  /// Texts one after the other, each with settings of its own.
  case runs([TextRun])
}

/// A key of a string table with the values for its format specifiers.
public struct LocalizedText: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The table, which is the name of the `.strings` file.
  public var table: String
  /// The values in the order of the specifiers.
  public var arguments: [Argument]

  /// A value for a format specifier; a text may itself be localized.
  public enum Argument: Hashable, Sendable {
    /// A text, for `%@`.
    case text(TextContent)
    /// A whole number, for `%d`; it also chooses the plural category.
    case integer(Int)
    /// A number with decimals, for `%f`.
    case number(Double)
  }

  /// Names a key, its table and its values.
  public init(key: String, table: String = "Localizable", arguments: [Argument] = []) {
    self.key = key
    self.table = table
    self.arguments = arguments
  }
}

/// A text that is looked up by its key in the person's language.
public func localized(
  _ key: String, table: String = "Localizable", _ arguments: LocalizedText.Argument...
) -> TextContent {
  .localized(LocalizedText(key: key, table: table, arguments: arguments))
}

extension TextContent {
  /// A title of iOS, which is in no table of the app, by its English words.
  package static func system(_ title: String, _ arguments: LocalizedText.Argument...) -> TextContent
  {
    .localized(LocalizedText(key: title, table: LocalizedText.systemTable, arguments: arguments))
  }
}

extension LocalizedText {
  /// The table of iOS's own titles.
  package static let systemTable = "com.apple.UIKit"
}

extension LocalizedText.Argument: ExpressibleByIntegerLiteral {
  /// Takes a whole number as it is written.
  public init(integerLiteral value: Int) { self = .integer(value) }
}
