/// A day of the Gregorian calendar, written as `2026-01-31` (ISO 8601).
package struct CalendarDay: Hashable, Sendable {
  /// The year, of four digits.
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1 to 31.
  package let day: Int

  /// Reads a day; nil when there is no such day, or it is written in another way.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? $0.utf8.count : 0 }
    guard digits == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Int($0) }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day) else {
      return nil
    }
  }

  /// The day in Coordinated Universal Time of a number of seconds since 1 January 1970.
  ///
  /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  package init(secondsSince1970 seconds: Int) {
    let days = Self.floorDivision(seconds, 86_400) + 719_468
    let era = Self.floorDivision(days, 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Years begin in March, so that the day that a leap year has more is the last one.
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func floorDivision(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension CalendarDay: Comparable, CustomStringConvertible {
  /// Orders days by time.
  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as `2026-01-31`.
  package var description: String {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}
