import AuditModel
import Exchange
import Localization
import Testing

struct StaleExportTests {
  private let files = [
    "en.lproj/A.strings": "\"go\" = \"Go\"; \"stop\" = \"Stop\";",
    "de.lproj/A.strings": "\"go\" = \"Los\"; \"stop\" = \"Halt\";",
  ]

  private func exported(_ files: [String: String]) -> BilingualDocument {
    let written = BilingualWriter.write(
      TextProject(files).project.bilingual(into: "de"), as: .xliff12)
    return BilingualDocument(written.bytes, path: "xliff/de.xliff", format: .xliff12)
  }

  private func counts(after changes: [String: String]) -> [StaleExport.Way: Int]? {
    let now = files.merging(changes) { $1 }
    return StaleExport(exported(files), in: TextProject(now).project)?.counts
  }

  @Test func saysNothingOfAFileThatIsInStep() {
    #expect(counts(after: [:]) == nil)
  }

  @Test func reportsChangesSinceTheExport() {
    #expect(
      counts(after: ["en.lproj/A.strings": "\"go\" = \"Start\"; \"stop\" = \"Stop\";"])
        == [.source: 1])
    #expect(
      counts(after: ["de.lproj/A.strings": "\"go\" = \"Weiter\"; \"stop\" = \"Halt\";"])
        == [.translation: 1])
    #expect(counts(after: ["de.lproj/A.strings": "\"go\" = \"Los\";"]) == [.notImported: 1])
    #expect(
      counts(after: ["en.lproj/A.strings": "\"go\" = \"Go\"; \"new\" = \"New\";"])
        == [.gone: 1, .missing: 1])
  }

  @Test func leavesFilesOfOtherProjectsAlone() {
    let other = TextProject(["en.lproj/B.strings": "\"x\" = \"X\";"]).project
    #expect(StaleExport(exported(files), in: other) == nil)
  }

  @Test func saysWhereTheFirstOneIs() throws {
    let project = TextProject(files.merging(["de.lproj/A.strings": "\"go\" = \"Los\";"]) { $1 })
    let stale = try #require(StaleExport(exported(files), in: project.project))
    #expect(stale.key == "stop")
    #expect(stale.location.file == "xliff/de.xliff")
    #expect(
      stale.message
        == "1 string differs from the project: 1 with a translation that was not imported; the first "
        + "is “stop”")
  }
}
