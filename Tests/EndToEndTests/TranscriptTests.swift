import Foundation
import Testing

/// The transcripts of three screens of the sample app, which were reviewed language by language.
@Suite struct TranscriptTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let reviewed = project.appending(path: "Tests/Fixtures/Transcripts")

  /// With `LEGIBLE_RECORD=1` in the environment the files are written instead, and the test fails.
  @Test func areAsTheyWereReviewed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "legible-transcripts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Legible(folder: Self.project).run(
      "transcript", "--screens", "template-picker,settings,edit-card", "-o", folder.path)
    #expect(outcome.exitCode == 0, "\(outcome.error)")
    let records = ProcessInfo.processInfo.environment["LEGIBLE_RECORD"] == "1"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
    #expect(names.count == 3 * 21)
    for name in names {
      let new = try Data(contentsOf: folder.appending(path: name))
      let file = Self.reviewed.appending(path: name)
      if records { try new.write(to: file) }
      #expect(try !records && Data(contentsOf: file) == new, "\(name)")
    }
  }
}
