/// A text with specifiers such as `%@` and `%2$d`, read as Foundation reads it.
public struct FormatString: Hashable, Sendable {
  /// A part of a format.
  enum Piece: Hashable, Sendable {
    case literal(String)
    /// A specifier by its index.
    case specifier(Int)
  }

  /// The format as it is written.
  public let text: String
  /// Its specifiers in the order of the text; a `*` counts as one of its own.
  public let specifiers: [FormatSpecifier]
  /// Where a percent sign begins no specifier, in bytes of UTF-8; such a sign is not shown.
  public let strayPercents: [Int]
  /// How often `%%` stands for a percent sign.
  public let escapedPercentCount: Int
  let pieces: [Piece]

  /// Reads a format.
  public init(_ text: String) { self.init(text, firstPosition: 1) }

  /// Reads a format whose first specifier without a position takes a later argument.
  init(_ text: String, firstPosition: Int) {
    var parser = FormatParser(text, firstPosition: firstPosition)
    parser.parse()
    self.text = text
    specifiers = parser.specifiers
    strayPercents = parser.strayPercents
    escapedPercentCount = parser.escapedPercentCount
    pieces = parser.pieces
  }

  /// The names of all variables in it.
  public var variableNames: [String] { specifiers.compactMap(\.variableName) }
}
