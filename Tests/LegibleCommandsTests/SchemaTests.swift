import Reporting
import Testing

@testable import LegibleCommands

/// The schema that `legible schema` prints.
@Suite struct SchemaTests {
  @Test func printsTheSchemaOfTheReport() {
    let outcome = run("schema report")
    #expect(outcome.exitCode == .success && outcome.output == ReportSchema.text)
  }

  @Test(arguments: ["schema", "schema reprot"])
  func namesTheSchemasThatThereAre(_ call: String) {
    let outcome = run(call)
    #expect(outcome.exitCode == .usage && outcome.error.contains("report"))
  }
}
