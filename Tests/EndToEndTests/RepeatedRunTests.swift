import Foundation
import Testing

/// The executable on the project's own texts: the same bytes each time and everywhere.
@Suite struct RepeatedRunTests {
  @Test(arguments: [[:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]])
  func writesTheSameBytes(_ environment: [String: String]) throws {
    let first = try Self.first.get()
    let second = try Self.reports(jobs: "1", environment)
    #expect(first.outcome.exitCode == 1 && second.outcome.exitCode == 1)
    // Compared before the expectation, which would describe all the bytes at length.
    let areEqual = [
      first.json == second.json, first.html == second.html,
      first.outcome.output == second.outcome.output,
    ]
    #expect(areEqual == [true, true, true])
    #expect(first.json.count > 10_000)
  }

  /// The files and output of a run.
  private struct Reports {
    let outcome: Legible.Outcome
    let json, html: Data
  }

  /// The baseline of all other runs.
  private static let first = Result { try reports(jobs: "2") }

  /// The reports on two states in four languages, always written into the same folder of the same name.
  private static func reports(
    jobs: String, _ environment: [String: String] = [:]
  ) throws -> Reports {
    let folder = try TemporaryFolder()
    let texts = folder.url.appending(path: "Localizations")
    try FileManager.default.createSymbolicLink(
      at: texts, withDestinationURL: checkout.appending(path: "Localizations"))
    let outcome = try Legible(folder: folder.url, environment: environment).run(
      "audit", "Localizations", "--screens", "classic/*", "--states", "idle,trip.nameLists",
      "--locales", "de,fi,ja,tr", "--sizes", "large,accessibility3", "--size-classes",
      "compact/regular", "--jobs", jobs)
    return Reports(
      outcome: outcome, json: try folder.data(of: "Reports/report.json"),
      html: try folder.data(of: "Reports/report.html"))
  }

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
