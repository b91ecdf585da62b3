import AuditModel
import Testing

/// Days of the Gregorian calendar.
@Suite struct CalendarDayTests {
  @Test func areThoseOfTheCalendar() {
    for day in ["2026-12-31", "2024-02-29", "2000-02-29"] { #expect(CalendarDay(day) != nil) }
    for day in [
      "2026-13-01", "2026-00-01", "2023-02-29", "1900-02-29", "2026-1-1", "", "--", "２０２６-01-01",
    ] {
      #expect(CalendarDay(day) == nil, "\(day)")
    }
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (86_399, "1970-01-01"), (951_782_400, "2000-02-29"),
    (1_798_675_200, "2026-12-31"), (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
  ])
  func comeFromSeconds(seconds: Int, text: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == text)
    #expect(CalendarDay(secondsSince1970: seconds) == CalendarDay(text))
  }

  @Test func areOrderedByTime() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-02-01"].map { try #require(CalendarDay($0)) }
    #expect(days == days.reversed().sorted())
  }
}
