/// A sentence whose numbers and names are put in only when it is read.
///
/// Rules see tens of thousands of variants and most of what they find is the same cause again, so
/// writing a sentence each time would cost more than finding it.
public struct Message: Hashable, Sendable {
  fileprivate enum Piece: Hashable {
    case literal(String)
    case number(Double)
    case ratio(Double)
  }

  private var pieces: [Piece]

  /// The whole sentence.
  public var text: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .number(let number): number.rounded(toTenths: ())
      case .ratio(let ratio): ratio.roundedDown(toHundredths: ())
      }
    }.joined()
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Gathers the pieces of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Takes a part that never changes.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Takes a number, which is later shown with at most one decimal.
    public mutating func appendInterpolation(_ number: Double) { pieces.append(.number(number)) }

    /// Takes a ratio, which is later shown with two decimals and never rounded up: what just misses a
    /// threshold must not look as if it had reached it.
    public mutating func appendInterpolation(ratio: Double) { pieces.append(.ratio(ratio)) }

    /// Takes a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      pieces.append(.number(Double(number)))
    }

    /// Takes a name or a text.
    public mutating func appendInterpolation(_ text: String) { pieces.append(.literal(text)) }

    /// Takes another message.
    public mutating func appendInterpolation(_ message: Message) {
      pieces += message.pieces
    }

    /// Takes a size, later shown as `30 × 44`.
    public mutating func appendInterpolation(_ size: Size) {
      pieces += [.number(size.width), .literal(" × "), .number(size.height)]
    }
  }

  /// Takes a sentence without numbers.
  public init(stringLiteral value: String) { pieces = [.literal(value)] }

  /// Takes the pieces of a sentence.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}
