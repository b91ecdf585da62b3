import AuditModel
import Testing

@testable import SourceScanning

/// The languages in a project file.
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
    let file = ProjectFile(Array(text.utf8), path: "A.pbxproj")
    #expect(file.knownRegions.map(\.locale) == ["en", "pt-BR", "zh-Hans", "de"])
    #expect(
      file.knownRegions.last?.location == SourceLocation(file: "A.pbxproj", line: 8, column: 5))
    #expect(file.developmentLanguage == "en")
  }

  @Test(arguments: ["", "knownRegions", "knownRegions = (", "knownRegions = ();", "other = (de);"])
  func readsNoneWhereThereIsNone(text: String) {
    #expect(ProjectFile(Array(text.utf8), path: "A.pbxproj").knownRegions == [])
  }

  @Test(arguments: [
    ("A.pbxproj", "developmentRegion = \"zh-Hans\";", "zh-Hans"),
    ("A.pbxproj", "developmentRegion = pt-BR;", "pt-BR"),
    (
      "Package.swift",
      "// defaultLocalization: \"fr\"\nlet a = Package(\n  defaultLocalization: \"de\")", "de"
    ),
    ("Package.swift", "let a = Package(name: \"defaultLocalization\")", nil),
    ("Package.swift", "let a = Package(defaultLocalization: nil)", nil),
  ])
  func readsTheLanguageOfDevelopment(path: String, text: String, language: LocaleIdentifier?) {
    #expect(ProjectFile(Array(text.utf8), path: path).developmentLanguage == language)
  }
}
