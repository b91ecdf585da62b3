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

  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30" role="img">
    <rect width="40" height="30" fill="#ffffff"/>
    </svg>

    """

  static var report: AuditReport {
    let findings = [cutOff, smallTarget, missing, spaces, tight]
    return AuditReport(
      matrix: matrix, fonts: ["Inter", "Noto Sans"], findings: findings,
      notMeasured: [
        NotMeasured(
          subject: "contrast", reason: "a picture lies behind the text", stringKey: "board.title",
          screen: "boards", node: "list.title", locales: ["de", "fi"]),
        NotMeasured(subject: "ꙮ", reason: "no font has U+A66E; install one that does"),
      ],
      summary: .init(findings: findings, variants: 54, nodes: 1234, texts: 567),
      drawings: [cutOff.fingerprint: drawing])
  }

  static var cutOff: Finding {
    var variants = VariantSet(states: 2, locales: 3, dynamicTypeSizes: 3, sizeClasses: 2)
    for locale in [0, 2] {
      for size in [1, 2] {
        variants.insert(MatrixCell(state: 1, locale: locale, dynamicTypeSize: size, sizeClasses: 0))
      }
    }
    variants.insert(MatrixCell(state: 1, locale: 2, dynamicTypeSize: 2, sizeClasses: 1))
    return Finding(
      rule: "text-truncated", severity: .error, title: "Text is cut off with an ellipsis",
      message: "has 124 pt, needs 171.3 pt on its one line", screen: "boards", states: ["loaded"],
      node: "list.title", stringKey: "board.title", locales: ["de", "fi"],
      dynamicTypeSizes: [.accessibility1, .accessibility2],
      sizeClasses: [.compactRegular, .regularCompact], variants: variants,
      worst: .init(
        state: "loaded",
        variant: Variant(
          locale: "fi", dynamicTypeSize: .accessibility2, sizeClasses: .compactRegular)),
      location: SourceLocation(file: "fi.lproj/Localizable.strings", line: 12, column: 1),
      evidence: [
        "hasWidth": .number(124, unit: "pt"), "needsWidth": .number(171.2666, unit: "pt"),
        "limitedBy": .text("list"),
      ],
      suggestion: "let the text take more lines")
  }

  static var smallTarget: Finding {
    var variants = VariantSet(states: 1, locales: 3, dynamicTypeSizes: 3, sizeClasses: 2)
    for locale in 0..<3 {
      for size in 0..<3 {
        for classes in 0..<2 {
          variants.insert(
            MatrixCell(state: 0, locale: locale, dynamicTypeSize: size, sizeClasses: classes))
        }
      }
    }
    return Finding(
      rule: "hit-region-small", severity: .warning, title: "Hit region is too small",
      message: "the hit region is 30 × 44 pt", screen: "settings", states: ["plain"],
      node: "toolbar.close", locales: matrix.locales, dynamicTypeSizes: matrix.dynamicTypeSizes,
      sizeClasses: matrix.sizeClasses, variants: variants,
      worst: .init(
        state: "plain",
        variant: Variant(locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular)))
  }

  static var missing: Finding {
    Finding(
      rule: "key-missing", severity: .warning, title: "Key is missing",
      message: "“board.empty” is not translated", stringKey: "board.empty", locales: ["fi"],
      location: SourceLocation(file: "fi.lproj/Localizable.strings", line: 1, column: 1))
  }

  static var spaces: Finding {
    let languages: [LocaleIdentifier] = ["de", "fi", "fr", "hu"]
    return Finding(
      rule: "double-space", severity: .warning, title: "Two spaces in a row",
      message: "two spaces stand where the source has one", table: "Localizable",
      stringKey: "cards", locales: languages,
      location: SourceLocation(file: "de.lproj/Localizable.strings", line: 3, column: 11),
      suggestion: "take one away",
      source: .init(
        text: "%d new cards",
        location: SourceLocation(file: "en.lproj/Localizable.strings", line: 3, column: 11)),
      occurrences: languages.map { locale in
        Finding.Occurrence(
          locale: locale, variation: "plural.other", text: "%d  \u{202E}<b>",
          location: SourceLocation(
            file: "\(locale).lproj/Localizable.strings", line: 3, column: 11),
          keyLocation: SourceLocation(
            file: "\(locale).lproj/Localizable.strings", line: 3, column: 1),
          severity: .warning, message: "two spaces stand where the source has one", fix: "%d <b>",
          isFixSafe: true)
      })
  }

  static var tight: Finding {
    Finding(
      rule: "text-tight", severity: .note, title: "Text fits with less than 4 % to spare",
      message: "has 124 pt, needs 121 pt: another font may cut it off", screen: "settings",
      states: ["plain"], node: "row.name")
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
