import SourceText

/// Returns whether a text is a day and a time (XML Schema Part 2, 3.2.7 dateTime).
enum DateAndTime {
  static func isWellFormed(_ text: String) -> Bool {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return false }
    return isDate(halves[0]) && isTime(halves[1])
  }

  private static func isDate(_ text: Substring) -> Bool {
    let parts = text.drop { $0 == "-" }.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count >= 4, parts[0].isDigits else { return false }
    return parts[1].isNumber(1...12) && parts[2].isNumber(1...31)
  }

  private static func isTime(_ text: Substring) -> Bool {
    let clock = text.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, isZone(text.dropFirst(clock.count)) else { return false }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard parts[0].isNumber(0...24), parts[1].isNumber(0...59), seconds[0].isNumber(0...59) else {
      return false
    }
    return seconds.count == 1 || (seconds.count == 2 && !seconds[1].isEmpty && seconds[1].isDigits)
  }

  private static func isZone(_ text: Substring) -> Bool {
    if text.isEmpty || text == "Z" { return true }
    guard text.hasPrefix("+") || text.hasPrefix("-") else { return false }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].isNumber(0...14) && parts[1].isNumber(0...59)
  }
}

extension Substring {
  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isASCIIDigit) }

  /// Whether it is a number of two digits in a range.
  fileprivate func isNumber(_ range: ClosedRange<Int>) -> Bool {
    count == 2 && isDigits && Int(self).map { range.contains($0) } == true
  }
}

extension DateAndTime {
  /// Whether it is one of the shorter forms: a year, a month, a day, or a time without seconds
  /// (W3C NOTE-datetime).
  static func isShort(_ text: String) -> Bool {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    let isDay =
      parts.count <= 3 && parts[0].count == 4 && parts[0].isDigits
      && parts.dropFirst().allSatisfy { $0.isNumber(1...31) }
    guard halves.count == 2 else { return isDay && halves.count == 1 }
    let clock = halves[1].prefix { $0.isNumber || $0 == ":" }
    return isDay && isWellFormed("\(halves[0])T\(clock):00\(halves[1].dropFirst(clock.count))")
  }
}
