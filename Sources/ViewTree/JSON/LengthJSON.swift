import JSONReading

/// Points are a number, a share is a text such as `50%`, and all there is is `infinity`.
extension Length: JSONConvertible {
  static let form = JSONForm.defined(definition.name)

  static let definition = FormDefinition(
    "length", title: "Length",
    "Points as a number or as a scaled length, a share of the space as in `50%`, or `infinity` for all of the "
      + "space.",
    is: .any([
      .number(.extent), ScaledLength.form, .choice(["infinity"]), share,
    ]))

  /// A share of the space.
  static let share = JSONForm.pattern(
    "^0*(100(\\.0*)?|[0-9]{1,2}(\\.[0-9]*)?)%$", words: "a string from “0%” to “100%”")

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .number, .object: self = .points(try field.number(in: .extent))
    case .string("infinity"): self = .infinity
    case .string(let text):
      guard let share = DecimalText.share(percent: text) else {
        throw field.error(
          "“\(text.shortened)” is no length",
          suggestion: "write points as a number, a share from “0%” to “100%”, or “infinity”")
      }
      self = .fraction(share)
    default: throw field.wrongType("a number of points, a percentage or “infinity”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .points(.infinity): JSONValue("infinity")
    case .points(let points): JSONValue(points)
    case .fraction(let share): JSONValue(DecimalText.percent(share: share))
    }
  }
}

/// Percentages as texts, without the rounding of a division by 100.
private enum DecimalText {
  /// The share of a percentage from 0 to 100, which is the decimal number with its point moved.
  static func share(percent text: String) -> Double? {
    guard text.last == "%" else { return nil }
    let digits = text.dropLast()
    guard let first = digits.first, first.isNumber, digits.utf8.count < 400,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let share = Double("\(digits)e-2"), (0...1).contains(share)
    else { return nil }
    return share
  }

  static func percent(share: Double) -> String {
    let parts = "\(share)".split(separator: "e")
    let number = parts[0].split(separator: ".")
    let whole = number[0]
    let fraction = number.count > 1 && number[1] != "0" ? number[1] : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return shifted(String(whole + fraction), point: whole.count + exponent + 2) + "%"
  }

  /// The digits with the decimal point before the digit at a position, which may lie outside.
  private static func shifted(_ digits: String, point: Int) -> String {
    let padded = String(repeating: "0", count: max(0, 1 - point)) + digits
    let position = max(1, point)
    let whole = padded.prefix(position)
    let zeros = String(repeating: "0", count: max(0, position - padded.count))
    let fraction = padded.dropFirst(position)
    let significant = whole.drop { $0 == "0" } + zeros
    return (significant.isEmpty ? "0" : significant) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
