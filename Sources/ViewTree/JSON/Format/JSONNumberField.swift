import JSONReading

extension JSONField {
  /// A number in a range.
  func number(in range: ClosedRange<Double> = .finite) throws(Diagnostic) -> Double {
    if case .object = value.kind, range.isOfLengths {
      return try ScaledLength.format.read(self).points(in: range)
    }
    guard case .number(let digits) = value.kind, let number = Double(digits) else {
      throw wrongType("a number")
    }
    guard number.isFinite else { throw error("\(subject) is too large a number") }
    guard range.contains(number) else {
      throw error(
        "\(subject) has to lie between \(JSONValue(range.lowerBound).kindName) and "
          + "\(JSONValue(range.upperBound).kindName), but is \(digits)")
    }
    return number
  }

  /// An integer in a range, which may be written as in `2.0` or `1e3`, too.
  func integer<Integer: FixedWidthInteger>(
    in range: ClosedRange<Integer> = .min ... .max
  ) throws(Diagnostic) -> Integer {
    guard case .number(let digits) = value.kind else { throw wrongType("an integer") }
    if let number = Integer(digits), range.contains(number) { return number }
    guard let number = Double(digits), number.isFinite, number == number.rounded() else {
      throw error("\(subject) has to be an integer, but is \(digits)")
    }
    guard let integer = Integer(exactly: number), range.contains(integer) else {
      throw error(
        "\(subject) has to lie between \(range.lowerBound) and \(range.upperBound), "
          + "but is \(digits)")
    }
    return integer
  }
}

extension ClosedRange<Double> {
  /// Any number there is.
  static let finite = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// A distance in points in either direction; no screen is anywhere near as large.
  static let points = -1_000_000.0...1_000_000
  /// A width, height or thickness in points.
  static let extent = 0.0...1_000_000
  /// The least lengths of tracks, of which a grid has a finite number.
  static let track = 1.0...1_000_000
  /// A part of a whole.
  static let share = 0.0...1
}
