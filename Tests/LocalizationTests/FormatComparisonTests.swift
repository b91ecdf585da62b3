import Testing

@testable import Localization

/// The differences as short texts.
private func compare(
  _ source: String, _ target: String, _ role: FormatComparison.Role = .text
) -> [String] {
  FormatComparison(source: FormatString(source), target: FormatString(target), role: role)
    .differences.map {
      switch $0 {
      case .missing(let specifier, nil): "missing \(specifier.text)"
      case .missing(let specifier, let other?): "missing \(specifier.text) under \(other.text)"
      case .extra(let specifier): "extra \(specifier.text)"
      case .otherType(let source, let target, let mismatch):
        "\(source.text) became \(target.text) (\(mismatch))"
      case .permuted(let source, let target):
        "\(source.map(\.text).joined()) permuted to \(target.map(\.text).joined())"
      case .mixedPositions(let specifier, let areRight):
        "mixed \(specifier.text)\(areRight ? "" : "!")"
      case .gap(let specifier, let changesType): "gap \(specifier.text)\(changesType ? "!" : "")"
      case .repeated(let twice, let lost): "\(twice.text) for \(lost.text)"
      case .barePercent(let location): "bare \(location)"
      case .unescapedPercent(let location): "unescaped \(location)"
      case .escapedInVain: "escaped in vain"
      case .percentCount(let source, let target): "\(source) percents became \(target)"
      case .spacedPercent(let specifier): "spaced \(specifier.text)"
      case .otherStars(let source, let target): "\(source) stars became \(target)"
      case .malformed(let specifier): "malformed \(specifier.text)"
      case .otherLayout(let source, let target): "layout of \(source.text) became \(target.text)"
      }
    }
}

@Suite struct FormatComparisonTests {
  @Test(arguments: [
    ("%@ %d", "%@ %d"), ("%@ %d", "%2$d %1$@"), ("%1$@ %2$@", "%@ %@"), ("%d", "%i"),
    ("%@", "%1$@ %1$@"), ("%#@n@", "%#@n@ !"), ("100%%", "100 %%"), ("", ""),
    ("%#@a@ %2$@", "%2$@ %#@a@"), ("%#@a@", "%lld"), ("%d", "%#@a@"), ("100%", "100 % de"),
    ("all", "%50den %50si"), ("50% off", "%50 i"), ("% d", "% d"), ("%1$@ %d", "%1$@ %d"),
    ("%@ 5% d", "%@ 5% d"), ("%d%%", "%d％"), ("%*d", "%*d"), ("%d %@%%", "%2$@ ٪ %1$d"),
    ("%@%%", "%%%@"), ("%0$@", "%0$@"),
  ])
  func findsNoDifference(source: String, target: String) {
    #expect(compare(source, target) == [])
  }

  @Test(arguments: [
    ("%@ %d", "%@", ["missing %d"]), ("%@", "", ["missing %@"]), ("%@", "%@ %d", ["extra %d"]),
    ("%@ %d", "%d", ["missing %@ under %d"]), ("%@ %d", "%d %@ %@", ["extra %@"]),
    ("%@ %@ %d", "%d %d", ["%@ became %d (kind)", "%@ became %d (kind)", "missing %d"]),
    ("%d", "%@", ["%d became %@ (kind)"]), ("%d", "%lld", ["%d became %lld (width)"]),
    ("%ld", "%lld", ["%ld became %lld (spelling)"]), ("%x", "%u", ["%x became %u (rendering)"]),
    ("%d", "%c", ["%d became %c (rendering)"]), ("%d", "%f", ["%d became %f (kind)"]),
    ("%.1f", "%f", ["layout of %.1f became %f"]), ("%02d", "%d", ["layout of %02d became %d"]),
    ("%@ %d", "%d %@", ["%@%d permuted to %d%@"]),
    ("%1$@ %2$d", "%d %@", ["%1$@%2$d permuted to %d%@"]),
    ("%@ %d", "%1$@ %d", ["mixed %d!"]), ("%@ %d", "%@ %2$d", ["mixed %@"]),
    ("%@ %@ %@", "%1$@ %3$@", ["gap %@"]),
    ("%@ %d %@", "%1$@ %3$@", ["gap %d!"]), ("%@ %@", "%1$@ %3$@", ["extra %3$@"]),
    ("%1$@ %2$@", "%1$@ %1$@", ["%1$@ for %2$@"]), ("%@ %d", "%1$@ %1$@", ["missing %d"]),
    ("%@", "100 % de %@", ["spaced % d"]), ("100%% of", "100% of", ["spaced % o"]),
    ("%#@a@", "%@", ["%#@a@ became %@ (kind)"]), ("%d", "%*d", ["0 stars became 1"]),
    ("%@ %d", "%2$@ %1$d", ["%d became %2$@ (kind)", "%@ became %1$d (kind)"]),
    ("50%% of %d", "50% %d", ["unescaped 2"]),
    ("%d%%", "%d%", ["unescaped 2"]), ("%d", "%d%", ["bare 2"]), ("%@", "% ", ["bare 0"]),
    ("%d%%", "%d", ["1 percents became 0"]), ("50%", "50%%", ["escaped in vain"]),
    ("all", "%@", ["extra %@"]), ("50%", "50%: %@", ["extra %@"]),
    ("%1$@", "%$1@", ["malformed %$1@"]), ("%@", "% @", ["malformed % @"]),
    ("%1$@ %2$d", "％1$@ %2$d", ["malformed ％1$@"]), ("%1$@", "%１$@", ["malformed %１$@"]),
    ("%1$@", "@$1%", ["malformed @$1%"]), ("%1$@", "1$@%", ["malformed 1$@%"]),
    ("%@", "@%", ["malformed @%"]), ("%d", "%\u{200E}d", ["malformed %\u{200E}d"]),
    ("%d", "٪d", ["malformed ٪d"]), ("%1$@", "%1 $ @", ["malformed %1 $ @"]),
    ("%d cards", "% d Karten", ["malformed % d"]), ("%lld", "％ lld個", ["malformed ％ lld"]),
  ])
  func findsTheDifference(source: String, target: String, expected: [String]) {
    #expect(compare(source, target) == expected)
  }

  @Test(arguments: [
    ("%@ %d", "%d %@", "%2$d %1$@", true), ("%@ %@ %d", "%d %@ %@", "%3$d %1$@ %2$@", false),
    ("%d of", "100 % de %d", "100 %% de %d", true), ("%d%%", "%d %", "%d %%", true),
    ("%1$@ %2$d", "％1$@ % 2$d", "%1$@ %2$d", true), ("%@ %d", "%1$@ %d", "%1$@ %2$d", true),
    ("%d%% of %@", "％@ 5 % de %d", "%2$@ 5 %% de %1$d", true),
  ])
  func fixes(source: String, target: String, expected: String, isCertain: Bool) {
    let found = FormatComparison(source: FormatString(source), target: FormatString(target))
    #expect(found.fixed == expected)
    #expect(found.isFixCertain == isCertain)
  }

  @Test(arguments: [
    ("%d cards", "One card", []), ("%d cards", "%@ card", ["%d became %@ (kind)"]),
    ("%d cards in %@", "One card in %2$@", []),
    ("%d cards in %@", "One card in %@", ["missing %d under %@"]),
    ("%d cards in %@", "One card", ["missing %@"]), ("%lld cards", "%d cards", []),
  ])
  func letsPluralFormsLeaveOutTheNumber(source: String, target: String, expected: [String]) {
    #expect(compare(source, target, .pluralForm) == expected)
  }

  @Test(arguments: [
    ("%arg cards", "%d cards", []), ("%d cards", "a card", []), ("a card", "%arg card", []),
    ("%arg cards", "%@ cards", ["%a became %@ (kind)"]),
    ("%arg of %@", "%arg", ["missing %@"]), ("%arg", "%arg %@", ["extra %@"]),
  ])
  func knowsThatVariablesHaveTheirNumber(source: String, target: String, expected: [String]) {
    #expect(compare(source, target, .variableForm) == expected)
  }

  @Test(arguments: ["%", "%@", "% d", "%1$@", "%2$@ ", "@%", "％d", "%*d", "%#@a@", "%%", "%d%"])
  func comparesLongFormatsInLittleTime(unit: String) {
    let long = String(repeating: unit, count: 1_000)
    let texts = [long, "%@", long + "%@ %d", String(long.reversed()), "%d%%"]
    let duration = ContinuousClock().measure {
      for source in texts { for target in texts { _ = compare(source, target) } }
    }
    // Quadratic work takes longer.
    #expect(duration < .seconds(2.2))
  }
}
