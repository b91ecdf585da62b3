import AuditModel
import Localization
import Testing

@testable import Intake

/// The tables of several targets as one project.
struct JoinedProjectTests {
  @Test func theSourceLanguageIsThatOfTheMostSourceStrings() {
    let small = project("Apps/Kiosk", source: "pl", ["pl": 1])
    let large = project("App", source: "en", ["en": 3, "pl": 3])
    #expect(LocalizationProject(joining: [small, large]).sourceLocale == "en")
    #expect(LocalizationProject(joining: [small, small]).sourceLocale == "pl")
    #expect(LocalizationProject(joining: []).sourceLocale == "en")
  }

  private func project(
    _ folder: String, source: LocaleIdentifier, _ counts: [LocaleIdentifier: Int]
  ) -> LocalizationProject {
    LocalizationProject(
      sourceLocale: source,
      tables: counts.sorted { $0.key < $1.key }.map { locale, count in
        StringTable(
          name: "Localizable", locale: locale, folder: folder, files: [],
          entries: (0..<count).map { entry("key\($0)") })
      })
  }

  private func entry(_ key: String) -> TableEntry {
    let location = SourceLocation(file: "a", line: 1, column: 1)
    return TableEntry(
      key: key, value: .text(key), keyLocation: location, valueLocation: location)
  }
}
