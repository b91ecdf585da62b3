import AuditModel
import Testing

@testable import Localization

/// Which of the languages that are there an app is written in.
@Suite struct SourceLanguageTests {
  private static func files(_ paths: [String], _ text: String = "a = A;") -> [LocalizationFile] {
    paths.map { path in
      let parts = path.split(separator: "/").map { String($0) }
      let folder = parts.count > 1 ? String(parts[0].dropLast(6)) : ""
      let name = parts.last ?? path
      return LocalizationFile(
        path: path, folder: "", name: String(name.prefix { $0 != "." }),
        kind: LocalizationFile.Kind(fileName: name) ?? .strings,
        locale: folder.isEmpty || folder == "Base" ? nil : LocaleIdentifier(folder),
        isBase: folder == "Base", bytes: Array(text.utf8))
    }
  }

  private static let there: [([String], LocaleIdentifier)] = [
    (["de.lproj/A.strings"], "de"), (["de.lproj/A.strings", "en-GB.lproj/A.strings"], "en-GB"),
    (["de.lproj/A.strings", "fr.lproj/A.strings"], "en"), ([], "en"),
    (["Base.lproj/Main.storyboard", "de.lproj/A.strings"], "de"),
    (["Base.lproj/Main.storyboard", "de.lproj/Main.strings"], "en"),
  ]

  @Test(arguments: there)
  func isWhatIsThere(paths: [String], language: LocaleIdentifier) {
    let files =
      Self.files(paths.filter { $0.hasPrefix("Base") }, "<document/>")
      + Self.files(paths.filter { !$0.hasPrefix("Base") })
    #expect(SourceLanguage.of(files) == language)
  }

  @Test func isAnotherOneThanTheOnlyOneWhereBaseSaysOtherThings() {
    let german = Self.files(["de.lproj/A.strings"], "a = Ä;")
    #expect(SourceLanguage.of(german + Self.files(["Base.lproj/A.strings"])) == "en")
    #expect(SourceLanguage.of(german + Self.files(["Base.lproj/A.strings"], "a = Ä;")) == "de")
  }

  private static let declarations: [([LocaleIdentifier], [String], LocaleIdentifier?)] = [
    (["de"], ["de.lproj/A.strings", "en.lproj/A.strings"], "de"),
    (["fi", "de"], ["de.lproj/A.strings", "en.lproj/A.strings"], "de"),
    (["German"], ["de.lproj/A.strings", "en.lproj/A.strings"], "de"),
    (["German"], ["German.lproj/A.strings", "English.lproj/A.strings"], "german"),
    (["en"], ["de.lproj/A.strings", "en-GB.lproj/A.strings"], "en-GB"),
    (["zh-Hans"], ["zh-Hant.lproj/A.strings", "en.lproj/A.strings"], nil),
    (["en"], ["de.lproj/A.strings"], nil),
    (["en"], ["de.lproj/A.strings", "Base.lproj/A.strings"], "en"),
    (["en"], ["de.lproj/A.strings", "Base.lproj/Launch.storyboard"], nil),
    (["en"], ["de.lproj/Main.strings", "Base.lproj/Main.storyboard"], "en"),
    ([], ["de.lproj/A.strings"], nil),
  ]

  @Test(arguments: declarations)
  func isTheFirstThatIsDeclaredAndThere(
    declared: [LocaleIdentifier], paths: [String], language: LocaleIdentifier?
  ) {
    #expect(SourceLanguage.of(Self.files(paths), among: declared) == language)
  }

  @Test func isWhatACatalogNames() {
    let files = Self.files(["A.xcstrings"], "{\"sourceLanguage\":\"fi\",\"strings\":{}}")
    #expect(SourceLanguage.of(files) == "fi")
    #expect(SourceLanguage.of(files, among: ["de"]) == nil)
  }
}
