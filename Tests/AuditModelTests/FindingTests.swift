import Testing

@testable import AuditModel

/// Findings and the fingerprints by which they are recognized.
@Suite struct FindingTests {
  private func finding(
    node: String = "title", key: String = "boards.title", isCausedByString: Bool = false,
    message: String = "has 10 pt, needs 20 pt",
    evidence: Evidence = ["needs": .number(20, unit: "pt")], line: Int = 3,
    locales: [LocaleIdentifier] = ["de"]
  ) -> Finding {
    var variants = VariantSet(states: 1, locales: 1, dynamicTypeSizes: 1, devices: 1)
    variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, device: 0))
    let location = SourceLocation(file: "App/Boards.swift", line: line, column: 1)
    return Finding(
      rule: "text-truncated", severity: .error, title: "Truncated text", message: message,
      suggestion: message,
      subject: .node(
        NodeSubject(
          screen: "boards", element: .node(node), location: location,
          string: StringReference(table: "Localizable", key: key, location: location),
          cause: isCausedByString ? .string(table: "Localizable", key: key) : nil,
          extent: VariantExtent(
            states: ["idle"], dynamicTypeSizes: [.large], sizeClasses: [.compactRegular],
            variants: variants,
            worst: StateInVariant(
              state: "idle",
              variant: Variant(
                locale: "de", dynamicTypeSize: .large, sizeClasses: .compactRegular))))),
      locales: locales, evidence: evidence)
  }

  private func fileFinding(_ path: String, line: Int = 1, distinction: String = "") -> Finding {
    Finding(
      rule: "strings-syntax", severity: .error, title: "", message: "",
      subject: .file(
        FileSubject(
          SourceLocation(file: path, line: line, column: 1), severity: .error, message: "")),
      distinction: distinction)
  }

  @Test func keepsItsFingerprintWhenMeasuredValuesChange() {
    let other = finding(message: "has 1 pt", evidence: ["needs": .number(7, unit: "pt")], line: 90)
    #expect(finding().fingerprint == other.fingerprint)
  }

  @Test func keepsItsFingerprintWhenItReachesAnotherLanguage() {
    #expect(finding().fingerprint == finding(locales: ["de", "fi"]).fingerprint)
  }

  @Test func hasAnotherFingerprintForAnotherNode() {
    #expect(finding().fingerprint != finding(node: "subtitle").fingerprint)
    #expect(finding().fingerprint == finding(key: "other").fingerprint)
  }

  @Test func isTheSameWhereverAScreenShowsTheStringThatCausesIt() {
    let one = finding(isCausedByString: true)
    #expect(one.fingerprint == finding(node: "subtitle", isCausedByString: true).fingerprint)
    #expect(one.fingerprint != finding(key: "other", isCausedByString: true).fingerprint)
  }

  @Test func isTheSameInAllFilesOfAFamily() {
    let german = fileFinding("App/de.lproj/A.strings")
    #expect(german.fingerprint == fileFinding("App/fi.lproj/A.strings", line: 9).fingerprint)
    #expect(german.fingerprint != fileFinding("App/de.lproj/B.strings").fingerprint)
    #expect(german.fingerprint != fileFinding("Kit/de.lproj/A.strings").fingerprint)
    #expect(
      german.fingerprint != fileFinding("App/de.lproj/A.strings", distinction: "x").fingerprint)
  }

  @Test(
    arguments: [
      ("App/de.lproj/A.strings", "App/*.lproj/A.strings", "de"),
      ("App/Base.lproj/A.strings", "App/*.lproj/A.strings", nil),
      ("out/zh-Hans.xliff", "out/*.xliff", "zh-Hans"),
      ("po/pt_BR.po", "po/*.po", "pt-BR"), ("fi/LC_MESSAGES/app.po", "*/LC_MESSAGES/app.po", "fi"),
      ("App/Localizable.xcstrings", "App/Localizable.xcstrings", nil),
      ("messages.po", "messages.po", nil), ("App/app.po", "App/app.po", nil),
      ("a/Export.xliff", "a/Export.xliff", nil),
    ] as [(String, String, String?)])
  func findsTheFamilyOfAFile(_ path: String, pattern: String, locale: String?) {
    let family = FileFamily(of: path)
    #expect(family.pattern == pattern)
    #expect(family.locale == locale.map { LocaleIdentifier($0) })
  }

  @Test func writesFingerprintsWithSixteenDigits() {
    // FNV-1a of nothing is its offset basis, and of “a” 0xaf63dc4c8601ec8c.
    #expect(Fingerprint.of([]) == "cbf29ce484222325")
    #expect(Fingerprint.of(["a"]) == "af63dc4c8601ec8c")
    for number in 0..<200 { #expect(Fingerprint.of(["\(number)"]).count == 16) }
  }

  @Test func doesNotConfuseTheEndsOfWords() {
    #expect(Fingerprint.of(["ab", "c"]) != Fingerprint.of(["a", "bc"]))
  }

  @Test func countsFindingsBySeverity() {
    var note = finding()
    note.severity = .note
    let summary = AuditReport.Summary(
      findings: [finding(), finding(), note], variants: 1, nodes: 2, texts: 3)
    #expect((summary.errors, summary.warnings, summary.notes) == (2, 0, 1))
  }

  @Test func asksForFindingsAtOrAboveASeverity() {
    let matrix = AuditMatrix(screens: [], locales: [], dynamicTypeSizes: [], sizeClasses: [])
    var warning = finding()
    warning.severity = .warning
    let report = AuditReport(
      matrix: matrix, fonts: [], findings: [warning], notMeasured: [],
      summary: .init(findings: [warning], variants: 0, nodes: 0, texts: 0))
    #expect(report.hasFindings(atOrAbove: .note) && report.hasFindings(atOrAbove: .warning))
    #expect(!report.hasFindings(atOrAbove: .error))
  }

  @Test(arguments: [
    (
      RuleOutcome(rule: "a", failed: 1, needsReview: 1, notMeasured: 1, isApplicable: true),
      "failed"
    ),
    (
      RuleOutcome(rule: "a", failed: 0, needsReview: 1, notMeasured: 1, isApplicable: true),
      "needsReview"
    ),
    (
      RuleOutcome(rule: "a", failed: 0, needsReview: 0, notMeasured: 1, isApplicable: true),
      "notMeasured"
    ),
    (
      RuleOutcome(rule: "a", failed: 0, needsReview: 0, notMeasured: 0, isApplicable: true),
      "passed"
    ),
    (
      RuleOutcome(rule: "a", failed: 0, needsReview: 0, notMeasured: 0, isApplicable: false),
      "notApplicable"
    ),
  ])
  func neverCallsARulePassedThatFoundSomething(_ outcome: RuleOutcome, name: String) {
    #expect(outcome.outcome.rawValue == name)
  }
}
