import AuditModel
import Foundation

extension FormatString {
  /// The text with arguments in the places of its specifiers.
  ///
  /// An argument that is missing shows nothing; one of another type than the specifier asks for is
  /// shown as well as it can be. Variables show nothing: their words are not part of the format.
  public func formatted(with arguments: [TextArgument]) -> String {
    formatted(with: arguments) { _ in "" }
  }

  /// The text with arguments, and with words for its variables.
  func formatted(
    with arguments: [TextArgument], variable: (FormatSpecifier) -> String
  ) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .specifier(let index):
        let specifier = specifiers[index]
        result +=
          specifier.variableName == nil
          ? specifier.formatted(with: arguments) : variable(specifier)
      }
    }
    return result
  }
}

extension [TextArgument] {
  /// The argument at a position from 1, none when there are fewer.
  func argument(at position: Int) -> TextArgument? {
    position >= 1 && position <= count ? self[position - 1] : nil
  }
}

extension FormatSpecifier {
  fileprivate func formatted(with arguments: [TextArgument]) -> String {
    guard let argument = arguments.argument(at: position) else { return "" }
    let width = layout.width.value(arguments)
    let precision = layout.precision.value(arguments)
    let isNumber = !argument.isText
    let body = self.body(argument, precision: precision.map { max(0, $0) })
    let alignsLeft = layout.alignsLeft || (width ?? 0) < 0
    let padding = abs(width ?? 0) - body.count
    guard padding > 0 else { return body }
    if alignsLeft { return body + String(repeating: " ", count: padding) }
    guard layout.padsWithZeros && isNumber else {
      return String(repeating: " ", count: padding) + body
    }
    let sign = body.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: padding) + body.dropFirst(sign.count)
  }

  private func body(_ argument: TextArgument, precision: Int?) -> String {
    switch (typeClass, argument) {
    case (_, .text(let text)): text
    case (.integer32, .integer(let number)), (.integer64, .integer(let number)):
      whole(number, precision: precision)
    case (.integer32, .number(let number)), (.integer64, .number(let number)):
      whole(Int(clamping: number), precision: precision)
    case (.double, .integer(let number)): decimal(Double(number), precision: precision)
    case (.double, .number(let number)): decimal(number, precision: precision)
    case (.character, .integer(let number)):
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    case (.pointer, _): ""
    case (_, .integer(let number)): String(number)
    case (_, .number(let number)): number.shortDescription
    }
  }

  private func whole(_ number: Int, precision: Int?) -> String {
    let bits: UInt =
      typeClass == .integer32
      ? UInt(UInt32(truncatingIfNeeded: number)) : UInt(bitPattern: number)
    let digits: String =
      switch conversion {
      case "x": String(bits, radix: 16)
      case "X": String(bits, radix: 16, uppercase: true)
      case "o", "O": String(bits, radix: 8)
      case "u", "U": String(number < 0 ? bits : UInt(number))
      default: String(number.magnitude)
      }
    let isSigned = conversion == "d" || conversion == "i" || conversion == "D"
    let zeros = String(repeating: "0", count: max(0, (precision ?? 0) - digits.count))
    return (isSigned ? sign(isNegative: number < 0) : prefix(number)) + zeros + digits
  }

  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    return layout.showsPlus ? "+" : layout.showsSpace ? " " : ""
  }

  private func prefix(_ number: Int) -> String {
    guard layout.isAlternate, number != 0 else { return "" }
    switch conversion {
    case "x": return "0x"
    case "X": return "0X"
    case "o", "O": return "0"
    default: return ""
    }
  }

  private func decimal(_ number: Double, precision: Int?) -> String {
    let count = precision.map { ".\(min($0, 100))" } ?? ""
    let text = String(format: "%\(count)\(conversion)", number.magnitude)
    let isNegative = number.sign == .minus && !number.isNaN
    return sign(isNegative: isNegative) + text
  }
}

extension FormatLayout.Count {
  /// More than anyone could mean, and little enough to be harmless.
  private static let largest = 1000

  fileprivate func value(_ arguments: [TextArgument]) -> Int? {
    switch self {
    case .none: return nil
    case .fixed(let value): return min(value, Self.largest)
    case .argument(let position):
      guard case .integer(let value) = arguments.argument(at: position) else { return nil }
      return max(-Self.largest, min(value, Self.largest))
    }
  }
}

extension TextArgument {
  /// Whether it is no number.
  var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Int {
  /// The whole part of a number, or the nearest that there is.
  fileprivate init(clamping number: Double) {
    self =
      number.isNaN
      ? 0 : Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Double {
  /// The number as an object describes itself: without decimals when it has none.
  fileprivate var shortDescription: String {
    Int(exactly: self).map { String($0) } ?? String(self)
  }
}
