import Foundation
import Testing

/// The executable on the project's own texts: the same bytes each time and everywhere.
@Suite struct RepeatedRunTests {
  @Test(arguments: [[:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]])
  func writesTheSameBytes(_ environment: [String: String]) throws {
    let first = try reports(jobs: "2")
    let second = try reports(jobs: "1", environment)
    #expect(first.outcome.exitCode == 1 && second.outcome.exitCode == 1)
    // Told apart before the expectation, which would describe all the bytes at length.
    let areEqual = [
      first.json == second.json, first.html == second.html,
      first.outcome.output == second.outcome.output,
    ]
    #expect(areEqual == [true, true, true])
    #expect(first.json.count > 10_000)
  }

  /// The reports on two states, always written into the same folder of the same name.
  private func reports(
    jobs: String, _ environment: [String: String] = [:]
  ) throws -> (outcome: Legible.Outcome, json: Data, html: Data) {
    let folder = try TemporaryFolder()
    let texts = folder.url.appending(path: "Localizations")
    try FileManager.default.createSymbolicLink(
      at: texts, withDestinationURL: Self.checkout.appending(path: "Localizations"))
    let outcome = try Legible(folder: folder.url, environment: environment).run(
      "audit", "--screens", "classic/*", "--states", "idle,trip.nameLists", "--sizes",
      "large,accessibility3",
      "--size-classes", "compact/regular", "--jobs", jobs)
    return (
      outcome, try folder.data(of: "Reports/report.json"),
      try folder.data(of: "Reports/report.html")
    )
  }

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
