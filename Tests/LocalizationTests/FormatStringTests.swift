import AuditModel
import Foundation
import Testing

@testable import Localization

/// Position, class and text of each specifier; positions that are written carry a `$`.
private func outline(_ format: String) -> [String] {
  FormatString(format).specifiers.map {
    "\($0.position)\($0.isExplicit ? "$" : "") \($0.typeClass) \($0.text)"
  }
}

@Suite struct FormatStringTests {
  @Test(arguments: [
    ("%@ and %d", ["1 object %@", "2 integer32 %d"]),
    ("%2$@ %1$lld", ["2$ object %2$@", "1$ integer64 %1$lld"]),
    ("%-+ #0'8.3f", ["1 double %-+ #0'8.3f"]), ("%*d", ["1 integer32 *", "2 integer32 %*d"]),
    ("%1$*2$.*3$f", ["2$ integer32 *2$", "3$ integer32 *3$", "1$ double %1$*2$.*3$f"]),
    (
      "%hhd %hd %ld %qu %zx %to %ji %D",
      [
        "1 integer32 %hhd", "2 integer32 %hd", "3 integer64 %ld", "4 integer64 %qu",
        "5 integer64 %zx", "6 integer64 %to", "7 integer64 %ji", "8 integer64 %D",
      ]
    ),
    (
      "%s %S %c %p %n",
      [
        "1 cString %s", "2 cString %S", "3 character %c", "4 pointer %p", "5 pointer %n",
      ]
    ),
    ("%#@n@ %@", ["1 variable(\"n\") %#@n@", "2 object %@"]),
    ("%2$#@lists@", ["2$ variable(\"lists\") %2$#@lists@"]),
    ("100 % de", ["1 integer32 % d"]), ("%%@ %%", []), ("50%", []), ("%0$@", []), ("%", []),
    ("%#@open", ["1 object %#@"]), ("%1$", []), ("% ", []),
    (
      "%99999999999999999999$d",
      [
        "100000$ integer32 %99999999999999999999$d"
      ]
    ),
  ])
  func findsSpecifiers(format: String, expected: [String]) {
    #expect(outline(format) == expected)
  }

  @Test func reportsWhereSpecifiersAndStrayPercentsAre() {
    let format = FormatString("ü %d 5% . %%")
    #expect(format.specifiers.map(\.range) == [3..<5])
    #expect(format.strayPercents == [7])
    #expect(format.escapedPercentCount == 1)
    #expect(FormatString("a %% b %y %").strayPercents == [7, 10])
    #expect(FormatString("a %% b").escapedPercentCount == 1)
  }

  @Test(arguments: [
    ("%d of %d", "3 of 10"), ("%2$d of %1$d", "10 of 3"), ("%1$d %1$d", "3 3"), ("%5d|", "    3|"),
    ("%-5d|", "3    |"), ("%05d", "00003"), ("%+d", "+3"), ("% d", " 3"), ("%.3d", "003"),
    ("%2$x %2$X %2$#x %2$o", "a A 0xa 12"), ("%@", "3"), ("%.2f", "3.00"), ("%f", "3.000000"),
    ("%3$@", ""), ("%d %d %d", "3 10 "),
    ("%*d|", "        10|".replacing("        10", with: " 10")),
    ("100%% %d", "100% 3"), ("50% %y", "50 y"), ("%#@n@", ""), ("%c", "\u{3}"), ("%p%n", ""),
    ("%#@n@ %d", " 10"), ("%s", "3"),
  ])
  func putsInWholeNumbers(format: String, expected: String) {
    let text = FormatString(format).formatted(with: [.integer(3), .integer(10)])
    #expect(text == expected)
  }

  @Test(arguments: [
    ("%@", TextArgument.text("ä"), "ä"), ("%5@|", .text("ä"), "    ä|"),
    ("%05@", .text("ab"), "   ab"),
    ("%d", .text("x"), "x"), ("%d", .number(2.9), "2"), ("%d", .number(.nan), "0"),
    ("%lld", .number(1e30), "9223372036854775807"), ("%.1f", .number(-2.25), "-2.2"),
    ("%06.1f", .number(-2.5), "-002.5"), ("%e", .number(1500), "1.500000e+03"),
    ("%g", .number(0.5), "0.5"), ("%@", .number(2), "2"), ("%@", .number(2.5), "2.5"),
    ("%u", .integer(-1), "4294967295"), ("%llu", .integer(-1), "18446744073709551615"),
    ("%d", .integer(.min), "-9223372036854775808"), ("%f", .number(.infinity), "inf"),
  ])
  func putsInOneArgument(format: String, argument: TextArgument, expected: String) {
    #expect(FormatString(format).formatted(with: [argument]) == expected)
  }

  @Test(arguments: [
    "%d of %d", "%2$d %1$d", "%5d|%-5d|", "%05d %+d", "% d %.3d", "%#x %#o", "%X", "5% % x",
    "a %y b",
    "50%", "%", "x% ", "%5%|", "%-%|", "%0$|", "%1$", "100%% %ü", "%llx %qu", "%é", "%5.3d|",
    "%i%u",
  ])
  func writesWholeNumbersAsFoundationDoes(format: String) {
    let expected = String(format: format, 7, 42)
    #expect(FormatString(format).formatted(with: [.integer(7), .integer(42)]) == expected)
  }

  @Test(arguments: ["%f", "%.2f", "%8.3f|", "%-8.1f|", "%08.2f", "%+.0f", "%e", "%G", "%.3g", "%a"])
  func writesDecimalsAsFoundationDoes(format: String) {
    for number in [0, 1.5, -2.25, 1234567.891, 1e-7] {
      let expected = String(format: format, number)
      #expect(FormatString(format).formatted(with: [.number(number)]) == expected)
    }
  }

  @Test func boundsWidths() {
    #expect(FormatString("%999999999d").formatted(with: [.integer(1)]).count == 1000)
    #expect(FormatString("%.999999999f").formatted(with: [.number(1)]).count == 102)
    let minimum = FormatString("%*d").formatted(with: [.integer(.min), .integer(1)])
    #expect(minimum.count == 1000)
  }

  /// glibc's flag for the digits of the language; where these are European ones, it is a slip for `%ld`.
  @Test func readsTheFlagOfDigitsInScriptsThatHaveTheirOwn() {
    #expect(FormatString("%Id رقم").specifiers.map(\.text) == ["%Id"])
    #expect(FormatString("%Id رقم").strayPercents == [])
    #expect(FormatString("%Id cifras").strayPercents == [0])
  }
}
