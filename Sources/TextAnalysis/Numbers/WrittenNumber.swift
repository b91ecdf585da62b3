import LanguageData

/// A number as it is in a text.
package struct WrittenNumber {
  /// Its digits without separators, as those of ASCII.
  package var digits = ""
  /// The digits between its separators.
  package var groups: [String] = []
  /// Its separators.
  package var separators: [Unicode.Scalar] = []
  /// Where it is in the scalars.
  package var range: Range<Int>
  /// Whether it is a part of a name such as `H.264`, or has its unit right behind it.
  package var touchesLetter = false

  /// Its value without regard to what follows a separator; none when it is too long.
  package var value: Int? { Int(digits) }

  /// How it is written, up to a length at which it is a list of numbers.
  package func text(in scalars: [Unicode.Scalar]) -> String {
    Array(scalars[range].prefix(40)).text
  }
}

extension WrittenNumber {
  /// A sum over the runs of digits of a text that does not depend on their order, by which most
  /// strings are seen to have the same numbers.
  package static func sum(of scalars: [Unicode.Scalar]) -> UInt64 {
    var sum: UInt64 = 0
    var run: UInt64?
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        run = (run ?? 0) &* 1_000_003 &+ UInt64(digit)
      } else if let value = run {
        sum &+= mixed(value)
        run = nil
      }
    }
    return sum &+ (run.map(mixed) ?? 0)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    return product ^ (product >> 31)
  }

  /// Whether a digit, a separator and another digit are in a row: a quick look.
  package static func mayBeGrouped(in scalars: [Unicode.Scalar]) -> Bool {
    var (beforePrevious, previous): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in scalars {
      if scalar.decimalDigit != nil, beforePrevious.decimalDigit != nil, isSeparator(previous) {
        return true
      }
      (beforePrevious, previous) = (previous, scalar)
    }
    return false
  }

  /// The numbers of a text, in order.
  ///
  /// - Parameter groupsBySpaces: whether a plain space may be between thousands.
  package static func all(in scalars: [Unicode.Scalar], groupsBySpaces: Bool) -> [WrittenNumber] {
    var result: [WrittenNumber] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].decimalDigit != nil else {
        index += 1
        continue
      }
      let number = WrittenNumber(in: scalars, at: index, groupsBySpaces: groupsBySpaces)
      result.append(number)
      index = number.range.upperBound
    }
    return result
  }

  private init(in scalars: [Unicode.Scalar], at start: Int, groupsBySpaces: Bool) {
    range = start..<start
    var index = start
    var group = ""
    while let scalar = scalars[at: index] {
      if let digit = scalar.decimalDigit {
        group.append(String(digit))
      } else if scalars[at: index + 1]?.decimalDigit != nil, !group.isEmpty,
        Self.isSeparator(scalar)
          || groupsBySpaces && scalar == " " && group.utf8.count <= 3
            && (groups.isEmpty || group.utf8.count == 3)
            && Self.isThousand(at: index + 1, in: scalars)
      {
        separators.append(scalar)
        groups.append(group)
        group = ""
      } else {
        break
      }
      index += 1
    }
    groups.append(group)
    digits = groups.joined()
    range = start..<index
    touchesLetter =
      scalars[at: start - 1].map(Self.isNameLetter) ?? false
      || scalars[at: index].map(Self.isNameLetter) ?? false
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", "٫", "٬", "．", "，", "\u{A0}", "\u{202F}", "\u{2009}": true
    default: false
    }
  }

  /// Whether exactly three digits are at a place.
  private static func isThousand(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    (0..<3).allSatisfy { scalars[at: index + $0]?.decimalDigit != nil }
      && scalars[at: index + 3]?.decimalDigit == nil
  }

  private static func isNameLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.value < 0x600 && scalar.isLetter
  }
}
