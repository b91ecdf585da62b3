/// A day of the Gregorian calendar, written as `2026-01-31` (ISO 8601).
package struct CalendarDay: Hashable, Sendable {
  /// Reads a day; nil when there is no such day, or it is written in another way.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? $0.utf8.count : 0 }
    guard digits == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Int($0) }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day) else {
      return nil
    }
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
