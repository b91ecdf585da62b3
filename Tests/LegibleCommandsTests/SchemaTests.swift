import Foundation
import Reporting
import TestSupport
import Testing
import ViewTree

@testable import LegibleCommands

/// The schemas that `legible schema` prints.
@Suite struct SchemaTests {
  @Test func printsTheSchemaOfTheReport() {
    let outcome = run("schema report")
    #expect(outcome.exitCode == .success && outcome.output == ReportSchema.text)
  }

  @Test func printsTheSchemaOfScreenFiles() {
    let outcome = run("schema screen")
    #expect(outcome.exitCode == .success && outcome.output == ScreenFormat.schema)
  }

  @Test(arguments: ["schema", "schema reprot", "schema report screen"])
  func namesTheSchemasThatThereAre(_ call: String) {
    let outcome = run(call)
    #expect(outcome.exitCode == .usage && outcome.error.contains("report"))
  }

  @Test func hasNoReferenceOfTheReport() {
    let outcome = run("schema report --format markdown")
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
    #expect(outcome.error.contains("--format markdown"))
  }

  @Test func theReferenceOfScreenFilesIsInStep() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Reports/screen-format.md").standardizedFileURL
    let reference = run("schema screen --format markdown").output
    if ProcessInfo.processInfo.environment["LEGIBLE_RECORD"] != nil {
      try Data(reference.utf8).write(to: path)
      Issue.record("recorded \(path.lastPathComponent)")
    }
    let written = try String(contentsOf: path, encoding: .utf8)
    #expect(
      written == reference, "legible schema screen --format markdown > Reports/screen-format.md")
  }

  @Test func readsTheExampleOfTheReference() throws {
    let page = run("schema screen --format markdown").output
    let parts = page.components(separatedBy: "```json\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
    let files = MemoryFiles(["Login.screen.json": Data(example.utf8)])
    #expect(run("screens", in: files).output == "login: Log in (2 states)\n  empty\n  failed\n")
  }
}
