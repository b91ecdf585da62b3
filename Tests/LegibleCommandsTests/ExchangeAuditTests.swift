import Foundation
import LegibleCommands
import Testing

struct ExchangeAuditTests {
  @Test func findsAFileForTranslatorsThatIsNotInStep() throws {
    let folder = try ExchangeProject.folder([
      "xliff/de.xliff": ExchangeProject.xliff([
        ("go", "Go", "Los"), ("ask", "Is %@ there?", "Ist %@ da?"),
      ])
    ])
    let outcome = run("audit . --format text --fail-on warning", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("[exchange-stale]"))
    #expect(outcome.output.contains("1 with a translation that was not imported"))
  }
}
