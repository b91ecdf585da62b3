/// The code from the mail that proves an address.
package struct VerificationCode: Hashable, Sendable {
  /// The digits 0 to 9, whatever script they were typed in.
  package let digits: String

  /// How many digits a code has.
  package static let length = 6

  /// Takes what was typed, or nothing when that is not six digits with nothing but spaces around.
  package init?(_ typed: String) {
    let digits = typed.withoutOuterSpaces.map(\.decimalDigit)
    guard digits.count == Self.length else { return nil }
    var text = ""
    for digit in digits {
      guard let digit else { return nil }
      text += "\(digit)"
    }
    self.digits = text
  }
}

extension Character {
  /// The value of a digit of any script; none for numbers that are not digits, such as ½ or ⑤.
  fileprivate var decimalDigit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}
