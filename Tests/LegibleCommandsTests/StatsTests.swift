import TestSupport
import Testing

/// The times of an audit, on request.
@Suite struct StatsTests {
  @Test func namesThePartsAndEachRuleThatWasAsked() {
    let outcome = run("audit Home.screen.json --format text --stats", in: MemoryFiles.home)
    #expect(outcome.error.contains("Time of all threads together: "))
    #expect(outcome.error.contains("  layout\n"))
    #expect(outcome.error.contains("  rule text-truncated\n"))
    #expect(!outcome.output.contains("layout\n"), "the report stays the same on every machine")
  }

  @Test func namesRulesAboutStrings() throws {
    let folder = try ProjectFolder([
      "en.lproj/A.strings": #""save" = "Save";"#, "de.lproj/A.strings": #""save" = "Sichern";"#,
    ])
    let outcome = run("audit . --texts --format text --no-history --stats", in: folder)
    #expect(outcome.error.contains("  rule wrong-language\n"))
  }

  @Test func measuresNothingUnlessAsked() {
    let outcome = run("audit Home.screen.json --format text", in: MemoryFiles.home)
    #expect(!outcome.error.contains("Time of all threads"))
  }
}
