import AuditModel
import Testing

@testable import SourceScanning

/// What a project file says.
@Suite struct ProjectFileTests {
  @Test func readsTheLanguagesThatAProjectNames() {
    let text = """
      // !$*UTF8*$!
      { developmentRegion = en; hasScannedForEncodings = 0;
        knownRegions = (
          en,
          Base,
          "pt-BR",
          zh-Hans,
          de,
        );
        mainGroup = 1; }
      """
    let regions = ProjectFile.knownRegions(in: Array(text.utf8))
    #expect(regions == ["en", "pt-BR", "zh-Hans", "de"])
  }

  @Test(arguments: ["", "knownRegions", "knownRegions = (", "knownRegions = ();", "other = (de);"])
  func readsNoneWhereThereIsNone(text: String) {
    #expect(ProjectFile.knownRegions(in: Array(text.utf8)) == [])
  }
}
