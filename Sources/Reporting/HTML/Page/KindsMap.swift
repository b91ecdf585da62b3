import AuditModel

/// The errors and warnings in strings by language and kind, with how much is translated: the languages
/// with most of them first.
struct KindsMap {
  /// A language with the number of findings of each kind.
  struct Row: Equatable {
    let locale: LocaleIdentifier
    let counts: [Int]

    fileprivate var total: Int { counts.reduce(0, +) }
  }

  /// The ids of the rules with most findings.
  let rules: [String]
  /// The languages with most findings.
  let rows: [Row]
  /// How many other languages have findings.
  let others: Int
  private let titles: [String: String]
  private let coverage: [LocaleIdentifier: Coverage]

  private static let mostRules = 6
  private static let mostRows = 12

  /// Counts the findings of a report; a finding in several languages counts in each of them.
  init(_ report: AuditReport) {
    var counts: [String: [LocaleIdentifier: Int]] = [:]
    var titles: [String: String] = [:]
    for finding in report.findings where finding.severity > .note && finding.node == nil {
      titles[finding.rule] = finding.title
      for locale in finding.locales { counts[finding.rule, default: [:]][locale, default: 0] += 1 }
    }
    let totals = counts.mapValues { $0.values.reduce(0, +) }
    let rules = totals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostRules)
      .map(\.key)
    let locales = Set(counts.values.flatMap(\.keys))
    let all = locales.sorted().map { locale in
      Row(locale: locale, counts: rules.map { counts[$0]?[locale] ?? 0 })
    }.filter { $0.total > 0 }
    self.rules = rules
    self.titles = titles
    rows = Array(
      all.enumerated().sorted { ($1.element.total, $0.offset) < ($0.element.total, $1.offset) }
        .map(\.element).prefix(Self.mostRows))
    others = locales.count - rows.count
    coverage = Dictionary(report.coverage.byLanguage.map { ($0.locale, $0) }) { first, _ in first }
  }

  /// The table, nothing without findings.
  var html: HTMLNode? {
    guard !rows.isEmpty else { return nil }
    let most = rows.flatMap(\.counts).max() ?? 0
    return HTMLNode.group(
      [
        PagePart.table(
          .class("heatmap kinds"),
          caption: "Errors and warnings by language and kind; each number filters",
          headings: ["Language", "Translated"] + rules.map { HTMLNode.text(titles[$0] ?? $0) }
        ) {
          rows.map { row in
            HTMLTag.tr {
              HTMLTag.th(.scope("row")) {
                HTMLTag.a(.href(toFindings: [("language", row.locale.identifier)] + .graver)) {
                  HTMLNode.appText(LanguageName.shown(row.locale))
                }
              }
              HTMLTag.td(.class("h0")) {
                HTMLNode.text(coverage[row.locale].map { "\($0.percent) %" } ?? "–")
              }
              zip(rules, row.counts).map { rule, count in cell(count, of: most, rule, row.locale) }
            }
          }
        }
      ] + rest)
  }

  private var rest: [HTMLNode] {
    guard others > 0 else { return [] }
    return [
      HTMLTag.p {
        HTMLNode.text(
          "\(others.of("other language")) \(others == 1 ? "has" : "have") fewer of these, or only "
            + "findings of other kinds.")
      }
    ]
  }

  private func cell(
    _ count: Int, of most: Int, _ rule: String, _ locale: LocaleIdentifier
  ) -> HTMLNode {
    guard count > 0 else { return HTMLTag.td(.class("h0")) { "0" } }
    let shade = min(5, 1 + count * 4 / max(1, most))
    return HTMLTag.td(.class("h\(shade)")) {
      HTMLTag.a(.href(toFindings: [("rule", rule), ("language", locale.identifier)] + .graver)) {
        HTMLNode.text(count.grouped)
        PagePart.spoken(
          " of “\(titles[rule] ?? rule)” in \(LanguageName.shown(locale).withVisibleControls)")
      }
    }
  }
}
