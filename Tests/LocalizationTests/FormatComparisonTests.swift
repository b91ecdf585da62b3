import Testing

@testable import Localization

/// The differences as short texts.
private func compare(_ source: String, _ target: String) -> [String] {
  FormatString.compare(source: FormatString(source), target: FormatString(target)).map {
    switch $0 {
    case .missing(let specifier): "missing \(specifier.text)"
    case .extra(let specifier): "extra \(specifier.text)"
    case .otherType(let source, let target): "\(source.text) became \(target.text)"
    case .permuted(let source, let target):
      "\(source.map(\.text).joined()) permuted to \(target.map(\.text).joined())"
    case .mixedPositions(let specifier): "mixed \(specifier.text)"
    case .gap(let specifier): "gap \(specifier.text)"
    }
  }
}

@Suite struct FormatComparisonTests {
  @Test(arguments: [
    ("%@ %d", "%@ %d"), ("%@ %d", "%2$d %1$@"), ("%1$@ %2$@", "%@ %@"), ("%d", "%i"), ("%x", "%u"),
    ("%@", "%1$@ %1$@"), ("%#@n@", "%#@n@ !"), ("100%%", "100 %%"), ("", ""),
    ("%#@a@ %2$@", "%2$@ %#@a@"), ("%.1f", "%f"),
  ])
  func findsNoDifference(source: String, target: String) {
    #expect(compare(source, target) == [])
  }

  @Test(arguments: [
    ("%@ %d", "%@", ["missing %d"]), ("%@", "", ["missing %@"]), ("%@", "%@ %d", ["extra %d"]),
    ("%d", "%@", ["%d became %@"]), ("%d", "%lld", ["%d became %lld"]),
    ("%@ %d", "%d %@", ["%@%d permuted to %d%@"]),
    ("%1$@ %2$d", "%d %@", ["%1$@%2$d permuted to %d%@"]),
    ("%@ %d", "%1$@ %d", ["mixed %d"]), ("%@ %@ %@", "%1$@ %3$@", ["gap %@"]),
    ("%1$@ %2$@", "%1$@ %1$@", ["missing %2$@"]),
    ("%@", "100 % de %@", ["%@ became % d", "extra %@"]),
    ("%#@a@", "%#@b@", ["missing %#@a@", "extra %#@b@"]), ("%d", "%*d", ["extra %*d"]),
    ("%@ %d", "%2$@ %1$d", ["%d became %2$@", "%@ became %1$d"]),
  ])
  func findsTheDifference(source: String, target: String, expected: [String]) {
    #expect(compare(source, target) == expected)
  }
}
