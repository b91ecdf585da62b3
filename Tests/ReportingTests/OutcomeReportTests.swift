import AuditModel
import Foundation
import Localization
import Testing

@testable import Exchange
@testable import Reporting

/// The outcomes of commands other than the audit are written for people and for programs.
@Suite struct OutcomeReportTests {
  private let location = SourceLocation(file: "de.lproj/a.strings", line: 3, column: 7)

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private func difference(
    _ kind: TextDifference.Kind, _ old: String?, _ new: String?
  ) -> TextDifference {
    TextDifference(
      folder: "App", table: "a", key: "k\u{1B}", locale: "de", path: .text, kind: kind, old: old,
      new: new, location: location)
  }

  @Test func writesDifferencesUnderTheirKeys() {
    let report = DifferenceTextReport([
      difference(.changed, "x/\n", "y"), difference(.state, nil, "new"),
    ])
    #expect(
      report.render() == """
        App/a: k\\u{1B}
          - de: x/\\n
          + de: y
          ~ de: no state → new

        1 changed, 1 with another state

        """)
    #expect(DifferenceTextReport([]).render() == "no difference\n")
    #expect(
      DifferenceTextReport([], isComplete: false).render()
        == "no difference in the files that can be read\n")
  }

  @Test func writesDifferencesAsJSONLikeFoundation() throws {
    struct Line: Encodable {
      var folder = "App"
      var table = "a"
      var key = "k\u{1B}"
      var locale = "de"
      var variation = VariationPath.text.description
      var kind: String
      var old: String?
      var new: String?
      var file = "de.lproj/a.strings"
      var line = 3
      var column = 7
    }
    let report = DifferenceJSONReport([
      difference(.changed, "x/\n", "\"y\""), difference(.added, nil, "z"),
    ])
    let lines = [
      Line(kind: "changed", old: "x/\n", new: "\"y\""), Line(kind: "added", old: nil, new: "z"),
    ]
    #expect(report.render() == (try encoded(lines)))
    #expect(DifferenceJSONReport([]).render() == (try encoded([Line]())))
  }

  private var files: [ValidatedFile] {
    var file = ValidatedFile(
      path: "a.xlf", kind: "XLIFF 2.2",
      problems: [
        .init(
          location: location, severity: .warning, rule: "xliff-id", clause: "XLIFF 2.2, id",
          message: "m", suggestion: "s")
      ], omitted: 2)
    file.add([
      .init(
        location: SourceLocation(file: "de.lproj/a.strings", line: 1, column: 1), severity: .error,
        rule: "syntax", message: "n", suggestion: "t")
    ])
    return [file, ValidatedFile(path: "b.po", kind: "PO", problems: [])]
  }

  @Test func writesTheProblemsOfFilesInTheirOrder() {
    #expect(
      ValidationTextReport(files, isQuiet: false).render() == """
        de.lproj/a.strings:1:1: error: n; t [syntax]
        de.lproj/a.strings:3:7: warning: m; s [xliff-id; XLIFF 2.2, id]
        a.xlf: 2 more
        a.xlf: XLIFF 2.2, not valid, 1 error, 1 warning
        b.po: PO, valid

        """)
    #expect(!ValidationTextReport(files, isQuiet: true).render().contains("b.po"))
  }

  @Test func writesTheProblemsOfFilesAsJSONLikeFoundation() throws {
    struct File: Encodable {
      let path: String
      let kind: String
      let isValid: Bool
      let omitted: Int
      let problems: [Problem]
    }
    struct Problem: Encodable {
      var file = "de.lproj/a.strings"
      let line: Int
      let column: Int
      let severity: String
      let rule: String
      let clause: String?
      let message: String
      let suggestion: String
    }
    let expected = [
      File(
        path: "a.xlf", kind: "XLIFF 2.2", isValid: false, omitted: 2,
        problems: [
          Problem(
            line: 1, column: 1, severity: "error", rule: "syntax", clause: nil, message: "n",
            suggestion: "t"),
          Problem(
            line: 3, column: 7, severity: "warning", rule: "xliff-id", clause: "XLIFF 2.2, id",
            message: "m", suggestion: "s"),
        ]),
      File(path: "b.po", kind: "PO", isValid: true, omitted: 0, problems: []),
    ]
    #expect(ValidationJSONReport(files).render() == (try encoded(expected)))
  }

  @Test func namesTheFirstKeysOfEachLoss() {
    let losses = ["a", "b", "a", "c", "d", "e"].map { ConversionLoss(key: $0, "no states") }
    #expect(
      LossTextReport(losses + [ConversionLoss(key: "z", "no plurals")], of: "a.po").render() == """
        a.po: no states: “a”, “b”, “c” and 2 more
        a.po: no plurals: “z”

        """)
    #expect(LossTextReport([], of: "a.po").render() == "")
  }
}
