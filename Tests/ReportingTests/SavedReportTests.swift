import AuditModel
import Foundation
import SeededNumbers
import Testing

@testable import Reporting

/// Reports that are written as JSON and read again.
@Suite struct SavedReportTests {
  private func json(_ report: AuditReport, note: String? = nil, isCompact: Bool = false) -> String {
    var options = Sample.options
    options.note = note
    options.isCompact = isCompact
    return JSONReport(report, options).render()
  }

  private func read(_ text: String) throws(SavedReport.Failure) -> SavedReport {
    try SavedReport(Array(text.utf8), path: "report.json")
  }

  private static let reports = [Sample.report, Sample.decided, Sample.empty, boldReport]

  /// A report of devices with names, with and without Bold Text.
  private static var boldReport: AuditReport {
    let devices = ["iphone-17", "ipad-11"].flatMap { name in
      [false, true].map {
        AuditedDevice(name: name, sizeClasses: .compactRegular, hasBoldText: $0)
      }
    }
    let matrix = AuditMatrix(
      screens: [.init(id: "a", states: ["b"])], locales: ["de"], dynamicTypeSizes: [.large],
      devices: devices)
    var variants = VariantSet(states: 1, locales: 1, dynamicTypeSizes: 1, devices: 4)
    for device in [0, 3] {
      variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, device: device))
    }
    let finding = Finding(
      rule: "text-contrast", severity: .error, title: "Contrast", message: "is low",
      subject: .node(
        NodeSubject(
          screen: "a", element: .announcement,
          location: SourceLocation(file: "A.swift", line: 1, column: 1),
          extent: VariantExtent(
            states: ["b"], dynamicTypeSizes: [.large], devices: [devices[0], devices[3]],
            variants: variants,
            worst: StateInVariant(
              state: "b",
              variant: Variant(locale: "de", dynamicTypeSize: .large, device: devices[3]))))),
      locales: ["de"],
      evidence: ["contrast": .ratio(8.03), "gap": .number(.infinity, unit: "pt")])
    var report = AuditReport(
      matrix: matrix, fonts: [], areFontsStandIns: false, findings: [finding], notMeasured: [],
      summary: .init(findings: [finding], variants: 4, nodes: 4, texts: 4))
    report.hasReadAllFiles = false
    report.gate = LanguageGate(required: ["de"])
    report.narrowing = .init(since: "main (0123456789)", strings: 3, screens: 1, files: 2)
    report.coverageBefore = []
    return report
  }

  @Test(arguments: ReporterList.all.map { $0.format }, reports.indices)
  func writeTheSameBytesAfterTheyWereRead(format: String, number: Int) throws {
    var report = Self.reports[number]
    report.drawings = ReportDrawings()
    let reporter = try #require(ReporterList.all.first { $0.format == format })
    let saved = try read(json(report)).report
    #expect(
      reporter.init(saved, Sample.options).render()
        == reporter.init(report, Sample.options).render())
  }

  @Test func keepDrawingsWhereTheyAreWritten() throws {
    var options = Sample.options
    options.hasDrawings = true
    let saved = try read(JSONReport(Sample.report, options).render()).report
    #expect(saved.drawings == Sample.report.drawings)
    #expect(
      HTMLReport(saved, Sample.options).render()
        == HTMLReport(Sample.report, Sample.options).render())
    #expect(try read(json(Sample.report)).report.drawings == ReportDrawings())
  }

  /// A page has drawings as they are written.
  @Test(arguments: [
    ("<script>alert(1)</script>", "“content” has more than shapes in it"),
    ("<rect width=\\\"9\\\" onload=\\\"x()\\\"/>", "“content” has more than shapes in it"),
    ("<use href=\\\"https://example.org/a.svg\\\"/>", "“content” has more than shapes in it"),
    ("<use HREF='#a'/>", "“content” has more than shapes in it"),
    ("<rect fill=\\\"url(//example.org)\\\"/>", "“content” has more than shapes in it"),
  ])
  func refuseDrawingsThatAreMoreThanShapes(content: String, reason: String) throws {
    var options = Sample.options
    options.hasDrawings = true
    let text = JSONReport(Sample.report, options).render()
    let start = try #require(text.range(of: "\"content\" : \""))
    let forged = text.replacingCharacters(in: start, with: "\"content\" : \"\(content)")
    #expect { try read(forged) } throws: { "\($0)".contains(reason) }
    let id = text.replacing("\"picture\" : \"d2-0\"", with: "\"picture\" : \"d2\\\"><p>\"")
    #expect { try read(id) } throws: { "\($0)".contains("is unknown in “picture”") }
  }

  /// A few lines of drawings that use each other twice are more shapes than a browser can draw.
  @Test(arguments: ["w0-0", "d2-0", "elsewhere"])
  func refuseDrawingsThatUseEachOther(name: String) throws {
    var report = Sample.report
    report.drawings.outlines.append(
      .init(id: "w1-0", svg: "<g id=\"w1-0\"><use href=\"#\(name)\"/></g>"))
    var options = Sample.options
    options.hasDrawings = true
    let text = JSONReport(report, options).render()
    #expect { try read(text) } throws: { "\($0)".contains("the drawings use each other") }
  }

  @Test func keepVariantsThatAreNoFullCombination() throws {
    let saved = try read(json(Sample.report)).report
    #expect(saved.findings[0].node?.extent == Sample.truncated.node?.extent)
    let bold = try read(json(Self.boldReport)).report
    #expect(bold.findings[0].node?.extent == Self.boldReport.findings[0].node?.extent)
  }

  @Test func keepTheNoteAndAreReadOnOneLineToo() throws {
    let saved = try read(json(Sample.report, note: "2 screens were left out", isCompact: true))
    #expect(saved.note == "2 screens were left out")
    #expect(saved.report.findings.count == Sample.report.findings.count)
  }

  @Test func sayThatTheirAuditWasIncomplete() throws {
    #expect(try read(json(Sample.report)).report.isComplete)
    #expect(try !read(json(Self.boldReport)).report.isComplete)
  }

  @Test func ofAnEarlierVersionHaveTheUsualValues() throws {
    var text = json(Self.boldReport)
    for field in ["isComplete", "gate", "areFontsStandIns", "combinations", "coverageBefore"] {
      text = text.replacing("\"\(field)\" :", with: "\"was\(field)\" :")
    }
    let report = try read(text).report
    #expect(report.isComplete && report.gate == LanguageGate() && report.areFontsStandIns)
    #expect(report.findings[0].node?.extent.variants.count == 4)
  }

  @Test(arguments: [
    (
      "\"schemaVersion\" : 2", "\"schemaVersion\" : 3",
      ":2:21: the report has schema version 3; this"
    ),
    ("\"findings\" :", "\"results\" :", ":1:1: the file is not a report; write one with"),
    ("\"severity\" : \"error\"", "\"severity\" : \"bad\"", "“bad” is unknown in “severity”"),
    ("\"line\" : 30", "\"line\" : -30", "“line” is no whole number from 0"),
    ("\"line\" : 30", "\"line\" : 1e99", "“line” is no whole number from 0"),
    ("\"rule\" : \"text-truncated\"", "\"rule\" : null", "“rule” is missing"),
    ("\"screen\" : \"settings\"", "\"screen\" : \"setting\"", "the variants are not in the matrix"),
    ("\"kind\" : \"string\"", "\"kind\" : \"strings\"", "the kind of a subject is unknown"),
  ])
  func areRefusedWithThePlace(written: String, changed: String, message: String) throws {
    let text = json(Sample.report)
    #expect(text.contains(written))
    let error = #expect(throws: SavedReport.Failure.self) {
      try read(text.replacing(written, with: changed))
    }
    let description = try #require(error).description
    #expect(
      description.hasPrefix("report.json:") && description.contains(message), "\(description)")
  }

  @Test func withAMatrixThatIsTooLargeAreRefused() throws {
    let states = (0..<200_000).map { "\"\($0)\"" }.joined(separator: ",")
    let locales = (0..<200_000).map { "\"x\($0)\"" }.joined(separator: ",")
    let text = json(Sample.report, isCompact: true)
      .replacing(
        "{\"id\":\"boards\",\"states\":[", with: "{\"id\":\"boards\",\"states\":[\(states),"
      )
      .replacing(
        "\"locales\":[\"de\",\"en\",\"fi\"],\"dynamic", with: "\"locales\":[\(locales)],\"dynamic")
    #expect(throws: SavedReport.Failure.self) { try read(text) }
  }

  @Test func damagedAnywhereNeverStopTheReader() {
    var random = SeededGenerator(seed: 18)
    let bytes = Array(json(Sample.decided, isCompact: true).utf8)
    var refused = 0
    for _ in 0..<400 {
      var damaged = bytes
      let position = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.removeSubrange(position...)
      case 1: damaged[position] = UInt8.random(in: 0x20...0x7E, using: &random)
      default: damaged.insert(contentsOf: "9999999999999999999".utf8, at: position)
      }
      do { _ = try SavedReport(damaged, path: "report.json") } catch { refused += 1 }
    }
    #expect(refused > 200)
  }
}
