import AuditModel
import Reporting

/// A small report in which everything occurs once.
enum Sample {
  static let matrix = AuditMatrix(
    screens: [
      .init(id: "boards", states: ["empty", "loaded"]),
      .init(id: "settings", states: ["plain"]),
    ],
    locales: ["de", "en", "fi"], dynamicTypeSizes: [.large, .accessibility1, .accessibility2],
    sizeClasses: [.compactRegular, .regularCompact])

  static let tool = ToolIdentity(name: "legible", version: "1.2.3")

  /// A drawing, which uses an outline.
  static let content = """
    <rect width="320" height="568" fill="#ffffff"/><use href="#w0-0" transform="translate(20 40)"/>
    """

  /// A finding in Finnish beside English, and the page of its screen.
  static func drawings(
    of fingerprint: String, _ content: String = content, says text: String = "Boards"
  ) -> ReportDrawings {
    func picture(_ locale: LocaleIdentifier) -> ReportDrawings.Picture {
      .init(
        screen: "boards",
        shown: StateInVariant(
          state: "loaded",
          variant: Variant(
            locale: locale, dynamicTypeSize: .accessibility2, sizeClasses: .compactRegular)),
        frame: Rect(x: 0, y: 0, width: 320, height: 568), content: content,
        order: [mark, Rect(x: 16, y: 80, width: 288, height: 44)])
    }
    return ReportDrawings(
      outlines: [
        .init(id: "g0", svg: "<path id=\"g0\" d=\"M0 0H9V9Z\"/>"),
        .init(id: "g1", svg: "<path id=\"g1\" d=\"M0 0H8V8Z\"/>"),
        .init(id: "w0-0", svg: "<g id=\"w0-0\"><use href=\"#g0\"/></g>"),
      ],
      pictures: ["d1-0": picture("en"), "d2-0": picture("fi")],
      findings: [
        fingerprint: .init(
          worst: .init(picture: "d2-0", marks: [mark]),
          compared: .init(picture: "d1-0", marks: [mark]),
          element: .init(kind: "heading", text: text))
      ],
      screens: [
        .init(
          screen: "boards", state: "loaded", device: AuditedDevice(sizeClasses: .compactRegular),
          sizes: [.large, .accessibility2],
          languages: [
            .init(locale: "en", pictures: [nil, "d1-0"]),
            .init(locale: "fi", pictures: [nil, "d2-0"]),
          ],
          transcripts: [
            .init(locale: "de", utterances: ["\(text). Überschrift."], announcements: []),
            .init(locale: "en", utterances: ["\(text). Heading.", "Add"], announcements: [text]),
            .init(locale: "fi", utterances: [], announcements: []),
          ])
      ])
  }

  private static let mark = Rect(x: 16, y: 24, width: 124, height: 30)

  static var report: AuditReport {
    let findings = [truncated, smallTarget, missing, spaces, tight]
    var report = AuditReport(
      matrix: matrix, fonts: ["Inter", "Noto Sans"], findings: findings,
      notMeasured: [
        NotMeasured(
          subject: "contrast", reason: "a picture lies behind the text", stringKey: "board.title",
          screen: "boards", node: "list.title", locales: ["de", "fi"]),
        NotMeasured(subject: "ꙮ", reason: "no font has U+A66E; install one that does"),
      ],
      summary: .init(
        findings: findings, variants: 54, nodes: 1234, texts: 567, strings: 321,
        unresolvedLocations: 1),
      drawings: drawings(of: truncated.fingerprint))
    report.skipped = [
      SkippedFile("qqq.lproj/Localizable.strings", locale: "qqq", reason: "qqq is no translation"),
      SkippedFile("Shots/title.strings", reason: "it is in no .lproj folder"),
    ]
    report.languages = [
      .init(locale: "de", errors: 1, warnings: 2, notes: 1, strings: 107),
      .init(locale: "fi", errors: 1, warnings: 3, notes: 0, strings: 107),
    ]
    report.outcomes = [
      .init(rule: "text-truncated", failed: 1, needsReview: 0, notMeasured: 0, isApplicable: true),
      .init(rule: "text-contrast", failed: 0, needsReview: 0, notMeasured: 1, isApplicable: true),
      .init(rule: "text-tight", failed: 0, needsReview: 1, notMeasured: 0, isApplicable: true),
      .init(rule: "name-missing", failed: 0, needsReview: 0, notMeasured: 0, isApplicable: true),
      .init(rule: "url-changed", failed: 0, needsReview: 0, notMeasured: 0, isApplicable: false),
    ]
    return report
  }

  /// The same report beside a baseline, with coverage and what the team decided.
  static var decided: AuditReport {
    var report = report
    report.findings[2].knownLocales = Array(report.findings[2].locales.prefix(1))
    report.known = [report.findings.removeLast()]
    report.accepted = [
      AcceptedFinding(
        report.findings.removeLast(), reason: "decided in May", owner: "Design",
        until: "2027-01-31",
        location: SourceLocation(file: ".legible.json", line: 4, column: 5))
    ]
    report.change = .init(new: 3, fixed: 5, known: 1)
    report.gate = LanguageGate(community: ["fi"])
    report.coverage = [
      Coverage(
        locale: "de", folder: "App", table: "Localizable", strings: 107, translated: 107,
        needsReview: 0, missing: 0),
      Coverage(
        locale: "fi", folder: "App", table: "Localizable", strings: 107, translated: 100,
        needsReview: 4, missing: 3),
    ]
    return report
  }

  /// The options of the tool that wrote the samples.
  static let options = ReportOptions(tool: tool)

  static var truncated: Finding {
    var variants = VariantSet(states: 2, locales: 3, dynamicTypeSizes: 3, devices: 2)
    for locale in [0, 2] {
      for size in [1, 2] {
        variants.insert(MatrixCell(state: 1, locale: locale, dynamicTypeSize: size, device: 0))
      }
    }
    variants.insert(MatrixCell(state: 1, locale: 2, dynamicTypeSize: 2, device: 1))
    return Finding(
      rule: "text-truncated", severity: .error, title: "Truncated text",
      message: "has 124 pt, needs 171.3 pt on its one line",
      suggestion: "let the text take more lines",
      subject: .node(
        NodeSubject(
          screen: "boards", element: .node("list.title"), location: source(line: 30),
          string: title, cause: .string(table: title.table, key: title.key),
          occurrences: [
            .init(
              path: "list.title", location: source(line: 30), string: title, locales: ["de", "fi"]),
            .init(path: "menu.title", location: source(line: 52), string: title, locales: ["fi"]),
          ],
          extent: VariantExtent(
            states: ["loaded"], dynamicTypeSizes: [.accessibility1, .accessibility2],
            sizeClasses: [.compactRegular, .regularCompact], variants: variants,
            worst: StateInVariant(
              state: "loaded",
              variant: Variant(
                locale: "fi", dynamicTypeSize: .accessibility2, sizeClasses: .compactRegular))))),
      locales: ["de", "fi"],
      evidence: [
        "hasWidth": .number(124, unit: "pt"), "needsWidth": .number(171.2666, unit: "pt"),
        "limitedBy": .text("list"),
      ])
  }

  private static let title = StringReference(
    table: "Localizable", key: "board.title",
    location: SourceLocation(file: "fi.lproj/Localizable.strings", line: 12, column: 1))

  private static func source(line: Int) -> SourceLocation {
    SourceLocation(file: "Sources/App/Boards.swift", line: line, column: 9)
  }

  private static let manifest = SourceLocation(file: "Package.swift", line: 1, column: 1)

  static var smallTarget: Finding {
    var variants = VariantSet(states: 1, locales: 3, dynamicTypeSizes: 3, devices: 2)
    for locale in 0..<3 {
      for size in 0..<3 {
        for classes in 0..<2 {
          variants.insert(
            MatrixCell(state: 0, locale: locale, dynamicTypeSize: size, device: classes))
        }
      }
    }
    return Finding(
      rule: "hit-region-small", severity: .warning, title: "Small hit target",
      message: "the target is 30 × 44 pt",
      subject: .node(
        NodeSubject(
          screen: "settings", element: .node("toolbar.close"), location: manifest,
          occurrences: [
            .init(path: "toolbar.close", location: manifest, locales: matrix.locales)
          ],
          extent: VariantExtent(
            states: ["plain"], dynamicTypeSizes: matrix.dynamicTypeSizes,
            sizeClasses: matrix.sizeClasses, variants: variants,
            worst: StateInVariant(
              state: "plain",
              variant: Variant(
                locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular))))),
      locales: matrix.locales)
  }

  static var missing: Finding {
    Finding(
      rule: "strings-syntax", severity: .warning, title: "Rejected file",
      message: "the semicolon is missing",
      subject: .file(
        FileSubject(
          SourceLocation(file: "fi.lproj/Localizable.strings", line: 1, column: 1),
          severity: .warning, message: "the semicolon is missing")),
      locales: ["fi"])
  }

  static var spaces: Finding {
    let languages: [LocaleIdentifier] = ["de", "fi", "fr", "hu"]
    return Finding(
      rule: "double-space", severity: .warning, title: "Doubled space",
      message: "2 spaces where the source has 1", suggestion: "remove one",
      subject: .string(
        StringSubject(
          table: "Localizable", key: "cards",
          location: SourceLocation(file: "de.lproj/Localizable.strings", line: 3, column: 11),
          source: .init(
            text: "%d new cards",
            location: SourceLocation(file: "en.lproj/Localizable.strings", line: 3, column: 11)),
          occurrences: languages.map { locale in
            StringSubject.Occurrence(
              locale: locale, variation: ["device.iphone", "plural.other"],
              text: "%d  \u{202E}<b>",
              location: SourceLocation(
                file: "\(locale).lproj/Localizable.strings", line: 3, column: 11),
              keyLocation: SourceLocation(
                file: "\(locale).lproj/Localizable.strings", line: 3, column: 1),
              severity: .warning, message: "2 spaces where the source has 1", fix: "%d <b>",
              isFixSafe: true)
          })),
      locales: languages)
  }

  static var tight: Finding {
    Finding(
      rule: "text-tight", severity: .note, title: "Text that barely fits",
      message: "has 124 pt, needs 121 pt", subject: node("row.name", on: "settings"))
  }

  /// A node of a screen in one variant.
  static func node(_ path: String, on screen: String) -> Finding.Subject {
    var variants = VariantSet(states: 1, locales: 1, dynamicTypeSizes: 1, devices: 1)
    variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, device: 0))
    return .node(
      NodeSubject(
        screen: screen, element: .node(path),
        location: SourceLocation(file: "Sources/App/\(screen).swift", line: 3, column: 5),
        extent: VariantExtent(
          states: ["plain"], dynamicTypeSizes: [.large], sizeClasses: [.compactRegular],
          variants: variants,
          worst: StateInVariant(
            state: "plain",
            variant: Variant(
              locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular)))))
  }

  /// A report of these findings in the sample's matrix.
  static func report(of findings: [Finding]) -> AuditReport {
    AuditReport(
      matrix: matrix, fonts: [], findings: findings, notMeasured: [],
      summary: .init(findings: findings, variants: 54, nodes: 0, texts: 0))
  }

  static let empty = AuditReport(
    matrix: AuditMatrix(screens: [], locales: [], dynamicTypeSizes: [], sizeClasses: []),
    fonts: [], findings: [], notMeasured: [],
    summary: .init(findings: [], variants: 0, nodes: 0, texts: 0))
}
