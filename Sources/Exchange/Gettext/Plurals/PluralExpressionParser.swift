/// Reads the formula of a header `Plural-Forms`.
struct PluralExpressionParser {
  /// Longer formulas are none that a language needs.
  private static let longest = 1000
  /// How deep parentheses and conditions may be nested.
  private static let deepest = 60

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The formula, none when it is not written as in C or is longer than any that makes sense.
  static func parse(_ text: some StringProtocol) -> PluralExpression? {
    guard text.utf8.count <= longest else { return nil }
    var parser = Self(text)
    guard let expression = parser.condition() else { return nil }
    parser.skipSpace()
    return parser.index == parser.bytes.count ? expression : nil
  }

  private mutating func condition() -> PluralExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, let condition = binary(from: 0) else { return nil }
    guard take("?") else { return condition }
    guard let then = self.condition(), take(":"), let otherwise = self.condition() else {
      return nil
    }
    return .condition(condition, then: then, else: otherwise)
  }

  private mutating func binary(from precedence: Int) -> PluralExpression? {
    guard precedence <= 5 else { return operand() }
    guard var left = binary(from: precedence + 1) else { return nil }
    while let sign = takeOperator(precedence) {
      guard let right = binary(from: precedence + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func operand() -> PluralExpression? {
    if take("!") {
      depth += 1
      defer { depth -= 1 }
      return depth <= Self.deepest ? operand().map { .not($0) } : nil
    }
    if take("(") {
      let inner = condition()
      return take(")") ? inner : nil
    }
    if take("n") { return .variable }
    return number()
  }

  private mutating func number() -> PluralExpression? {
    skipSpace()
    let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }
    index = digits.endIndex
    return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
  }

  /// The longer of two operators comes first in their list, so `<=` is not read as `<`.
  private mutating func takeOperator(_ precedence: Int) -> PluralExpression.Operator? {
    for sign in PluralExpression.Operator.allCases where sign.precedence == precedence {
      if take(sign.rawValue) { return sign }
    }
    return nil
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard bytes[index...].starts(with: sign.utf8) else { return false }
    index += sign.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
  }
}
