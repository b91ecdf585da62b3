import AuditModel

/// Where the findings are: screens by languages, or languages by kinds where there are only strings, and
/// what is translated into each language.
struct OverviewSection {
  let report: AuditReport

  var html: HTMLNode? {
    let counts = OverviewCounts(report)
    guard !report.matrix.locales.isEmpty, !counts.isEmpty || !report.coverage.isEmpty else {
      return nil
    }
    return PagePart.section("overview", "Where they are") {
      if counts.hasScreens || report.coverage.isEmpty {
        map(counts)
      } else {
        KindsMap(report).html
      }
      translations
    }
  }

  private func map(_ counts: OverviewCounts) -> HTMLNode {
    HTMLNode.group([
      PagePart.table(
        .class("heatmap"),
        caption: "Errors and warnings by screen and language; each number filters",
        headings: ["Screen"]
          + report.matrix.locales.map { HTMLNode.appText($0.identifier) }
      ) {
        counts.rows.map { row in
          HTMLTag.tr {
            HTMLTag.th(.scope("row")) {
              HTMLTag.a(.href(toFindings: [("screen", row.screen ?? "-")] + .graver)) {
                row.screen.map(HTMLNode.appText) ?? .text(FindingGroup.nameOfOthers)
              }
            }
            zip(report.matrix.locales, row.counts).map { locale, count in
              cell(count, of: counts.most, row.screen, locale)
            }
          }
        }
      }
    ])
  }

  private func cell(
    _ count: Int, of most: Int, _ screen: String?, _ locale: LocaleIdentifier
  ) -> HTMLNode {
    guard count > 0 else { return HTMLTag.td(.class("h0")) { "0" } }
    let shade = min(5, 1 + count * 4 / max(1, most))
    return HTMLTag.td(.class("h\(shade)")) {
      HTMLTag.a(
        .href(toFindings: [("screen", screen ?? "-"), ("language", locale.identifier)] + .graver)
      ) {
        HTMLNode.text(count.grouped)
        PagePart.spoken(" in \(LanguageName.shown(locale).withVisibleControls)")
      }
    }
  }

  /// The table of languages, folded where it is longer than a screen.
  private var translations: HTMLNode? {
    let languages = report.coverage.byLanguage
    guard !languages.isEmpty else { return nil }
    guard languages.count > Self.mostRows else { return HTMLNode.group([coverage] + tables) }
    let complete = languages.count { $0.isComplete }
    return HTMLTag.details {
      HTMLTag.summary {
        HTMLNode.text(
          "Translations of \(languages.count) languages: \(complete) complete, "
            + "\(languages.count { $0.percent < 50 }) less than half")
      }
      HTMLNode.group([coverage] + tables)
    }
  }

  private static let mostRows = 12

  /// The tables that something is left to do in, folded.
  private var tables: [HTMLNode] {
    let tables = TableCoverage.unfinished(in: report)
    guard !tables.isEmpty else { return [] }
    return [
      HTMLTag.details {
        HTMLTag.summary {
          HTMLNode.text("By table: \(tables.count.of("translation")) with something left")
        }
        PagePart.table(
          .class("figures"), caption: "Translations by language and table",
          headings: ["Language", "Table", "Translated", "Needs review", "Missing", "Errors"]
        ) {
          tables.map { table in
            HTMLTag.tr {
              HTMLTag.th(.scope("row")) {
                HTMLNode.appText(LanguageName.shown(table.coverage.locale))
              }
              HTMLTag.td { HTMLNode.appText(table.name) }
              HTMLTag.td { HTMLNode.text("\(table.coverage.percent) %") }
              for number in [table.coverage.needsReview, table.coverage.missing, table.errors] {
                HTMLTag.td { HTMLNode.text(number.grouped) }
              }
            }
          }
        }
      }
    ]
  }

  private var coverage: HTMLNode {
    let errors = Dictionary(report.languages.map { ($0.locale, $0) }) { first, _ in first }
    return PagePart.table(
      .class("figures"), caption: "Translations by language",
      headings: ["Language", "Translated", "Needs review", "Missing", "Errors", "Warnings"]
    ) {
      report.coverage.byLanguage.map { language in
        HTMLTag.tr {
          HTMLTag.th(.scope("row")) {
            HTMLTag.a(.href(toFindings: [("language", language.locale.identifier)])) {
              HTMLNode.appText(LanguageName.shown(language.locale))
            }
          }
          HTMLTag.td { HTMLNode.text("\(language.percent) %") }
          for number in [
            language.needsReview, language.missing, errors[language.locale]?.errors ?? 0,
            errors[language.locale]?.warnings ?? 0,
          ] {
            HTMLTag.td { HTMLNode.text(number.grouped) }
          }
        }
      }
    }
  }
}

/// How many errors and warnings there are on each screen, and in strings and files, in each language.
private struct OverviewCounts {
  struct Row {
    let screen: String?
    var counts: [Int]
  }

  let rows: [Row]
  let most: Int

  var isEmpty: Bool { rows.isEmpty }
  var hasScreens: Bool { rows.contains { $0.screen != nil } }

  init(_ report: AuditReport) {
    let empty = Array(repeating: 0, count: report.matrix.locales.count)
    let positions = Dictionary(
      uniqueKeysWithValues: report.matrix.locales.enumerated().map { ($1, $0) })
    var counts: [String?: [Int]] = [:]
    for finding in report.findings where finding.severity > .note {
      for locale in finding.locales {
        guard let position = positions[locale] else { continue }
        counts[finding.node?.screen, default: empty][position] += 1
      }
    }
    let screens = report.matrix.screens.map(\.id)
    let others = Set(counts.keys.compactMap { $0 }).subtracting(screens).sorted()
    rows = ((screens + others).map { $0 } as [String?] + [nil]).compactMap { screen in
      counts[screen].map { Row(screen: screen, counts: $0) }
    }
    most = rows.flatMap(\.counts).max() ?? 0
  }
}

extension [(String, String)] {
  /// The filter by which the findings are counted: without notes.
  static var graver: Self { [("severity", "error"), ("severity", "warning")] }
}
