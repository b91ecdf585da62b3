import Foundation
import LegibleCommands
import TestSupport
import Testing

/// The exit codes of commands.
@Suite struct ExitCodeTests {
  @Test func isZeroWhenNothingIsFound() {
    let outcome = run("audit --screens home")
    #expect(outcome.exitCode == .success && outcome.exitCode.rawValue == 0)
  }

  @Test func isOneWhenSomethingIsFound() {
    let outcome = run("audit")
    #expect(outcome.exitCode == .findings && outcome.exitCode.rawValue == 1)
    #expect(outcome.output.contains("text-truncated"))
  }

  @Test(arguments: [
    ("never", ExitCode.success), ("error", .success), ("warning", .findings), ("note", .findings),
  ])
  func followsTheThreshold(_ threshold: String, expected: ExitCode) throws {
    // A text that stays small is a warning.
    let files = MemoryFiles(["Small.screen.json": Data(Self.small.utf8)])
    #expect(run("audit --fail-on \(threshold)", in: files).exitCode == expected)
  }

  @Test func isZeroWhateverIsFoundWithoutAThreshold() {
    let outcome = run("audit --fail-on never")
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("text-truncated"))
  }

  @Test func isTwoWhenThereIsNothingToAudit() {
    let outcome = run("audit", in: MemoryFiles())
    #expect(outcome.exitCode == .untrustworthy && outcome.exitCode.rawValue == 2)
    #expect(
      outcome.complaint == "nothing to audit: no string files and no .screen.json files in "
        + "/project or below; name a folder, as in “legible audit path/to/App”")
    #expect(outcome.output.isEmpty)
  }

  @Test func isSixtyFourWhenTheCallIsWrong() {
    let outcome = run("audit --sizes huge")
    #expect(outcome.exitCode == .usage && outcome.exitCode.rawValue == 64)
    #expect(outcome.output.isEmpty)
  }

  private static let small = """
    {"screen": "small", "states": [{"name": "idle", "view":
      {"type": "text", "text": "Ideas", "font": {"size": 12, "scales": false}}}]}
    """
}
