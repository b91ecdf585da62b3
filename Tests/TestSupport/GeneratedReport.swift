import AuditModel

/// Reports with as many findings as wanted, about nodes, strings and files, always the same.
package enum GeneratedReport {
  private static let languages: [LocaleIdentifier] = ["ar", "de", "fi", "fr", "ja", "zh-Hans"]
  private static let states = ["empty", "failed", "loaded", "loading"]
  private static let screens = 20
  private static let rulesOfAKind = 20

  private static let matrix = AuditMatrix(
    screens: (0..<screens).map { .init(id: "screen\($0)", states: states) }, locales: languages,
    dynamicTypeSizes: DynamicTypeSize.allCases, sizeClasses: SizeClasses.allCases)

  /// A report with so many findings.
  package static func report(findings count: Int) -> AuditReport {
    let findings = (0..<count).map(finding).sorted { $0.severity > $1.severity }
    return AuditReport(
      matrix: matrix, fonts: ["Inter"], findings: findings, notMeasured: [],
      summary: .init(
        findings: findings, variants: 23_040, nodes: 1_000_000, texts: 300_000, strings: 60_000))
  }

  private static func finding(_ number: Int) -> Finding {
    let (kind, rule) = (number % 4, "rule-\(number % 4)-\(number / 4 % rulesOfAKind)")
    return Finding(
      rule: rule, severity: Severity.allCases[number % 7 % 3], title: "Defect \(rule)",
      message: "\(number) characters; the comment allows 20",
      suggestion: "shorten the translation",
      subject: kind == 0 ? node(number) : kind == 1 ? file(number) : string(number),
      locales: kind == 1 ? [] : languages,
      evidence: ["length": .number(Double(number), unit: "pt"), "limit": .number(20, unit: "pt")])
  }

  private static func location(_ file: String, _ number: Int) -> SourceLocation {
    SourceLocation(file: file, line: number + 1, column: 9)
  }

  private static func node(_ number: Int) -> Finding.Subject {
    var variants = VariantSet(
      states: states.count, locales: languages.count,
      dynamicTypeSizes: DynamicTypeSize.allCases.count, devices: SizeClasses.allCases.count)
    for locale in languages.indices {
      variants.insert(
        MatrixCell(
          state: number % states.count, locale: locale, dynamicTypeSize: 11, device: 0))
    }
    let string = StringReference(
      table: "Localizable", key: "screen.\(number).title",
      location: location("App/de.lproj/Localizable.strings", number))
    return .node(
      NodeSubject(
        screen: "screen\(number % screens)", element: .node("content/list/\(number)/title"),
        location: location("App/Screen\(number % screens).swift", number), string: string,
        occurrences: (0..<3).map {
          .init(
            path: "content/list/\(number + $0)/title",
            location: location("App/Screen\(number % screens).swift", number + $0), string: string)
        },
        extent: VariantExtent(
          states: [states[number % states.count]], dynamicTypeSizes: [.accessibility5],
          sizeClasses: [.compactRegular], variants: variants,
          worst: StateInVariant(
            state: states[number % states.count],
            variant: Variant(
              locale: "de", dynamicTypeSize: .accessibility5, sizeClasses: .compactRegular)))))
  }

  private static func string(_ number: Int) -> Finding.Subject {
    .string(
      StringSubject(
        table: "Localizable", key: "screen.\(number).text",
        location: location("App/de.lproj/Localizable.strings", number),
        source: .init(
          text: "Board %@ has \(number) lists and cards in it",
          location: location("App/en.lproj/Localizable.strings", number)),
        occurrences: languages.map { language in
          .init(
            locale: language, text: "Die Tafel %@  hat \(number) Listen & Karten, größer als zuvor",
            location: location("App/\(language).lproj/Localizable.strings", number),
            severity: .warning, message: "2 spaces where the source has 1",
            fix: "Die Tafel %@ hat \(number) Listen & Karten, größer als zuvor", isFixSafe: true)
        }))
  }

  private static func file(_ number: Int) -> Finding.Subject {
    .file(
      FileSubject(
        location("App/Part\(number)/de.lproj/Localizable.strings", 0), severity: .warning,
        message: "the semicolon is missing"))
  }
}
