import AuditModel
import Foundation
import Intake
import Localization
import TestSupport
import Testing

@Suite struct LocalizationFolderTests {
  @Test func findsTheTablesOfAllLanguages() throws {
    let folder = try ProjectFolder()
    try folder.write(text: "a = A;", to: "en.lproj/Localizable.strings")
    try folder.write(text: "a = Ä;", to: "pt_BR.lproj/Localizable.strings")
    try folder.write(text: "\"b\" = \"B\";", to: "en.lproj/Other.strings")
    try folder.write(text: "nothing", to: "en.lproj/Notes.txt")
    let project = folder.load()
    #expect(project.locales == ["en", "pt-BR"])
    #expect(project.tables.map(\.name) == ["Localizable", "Other", "Localizable"])
    #expect(project.table("Other", locale: "en")?.files == ["Texts/en.lproj/Other.strings"])
    let location = project.text(key: "b", table: "Other", locale: "en").location
    #expect(location == SourceLocation(file: "Texts/en.lproj/Other.strings", line: 1, column: 7))
  }

  @Test func takesTheBaseFolderForTheSourceLanguage() throws {
    let folder = try ProjectFolder()
    try folder.write(text: "a = base;", to: "Base.lproj/Localizable.strings")
    try folder.write(text: "b = base;", to: "Base.lproj/Other.strings")
    try folder.write(text: "a = en;", to: "en.lproj/Localizable.strings")
    let project = folder.load()
    #expect(project.locales == ["en"])
    #expect(project.text(key: "a", locale: "de").string == "en")
    #expect(project.text(key: "b", table: "Other", locale: "de").string == "base")
  }

  @Test func isEmptyWithoutLanguageFolders() throws {
    let project = try ProjectFolder().load()
    #expect(project.tables.isEmpty)
    #expect(project.problems.isEmpty)
  }

  @Test func reportsAFolderThatDoesNotExist() {
    let project = LocalizationProject.load(folder: "/does/not/exist", displayedAs: "Texts")
    #expect(project.tables.isEmpty)
    #expect(project.problems.map(\.kind) == [.unreadableFile])
  }

  @Test func doesNotFollowLinksOutOfTheFolder() throws {
    let folder = try ProjectFolder()
    let elsewhere = try ProjectFolder()
    try elsewhere.write(text: "a = secret;", to: "de.lproj/Localizable.strings")
    try folder.write(text: "a = A;", to: "en.lproj/Localizable.strings")
    let german = "\(elsewhere.currentFolder)/de.lproj"
    try folder.link("de.lproj", to: german)
    try folder.link("en.lproj/Other.strings", to: "\(german)/Localizable.strings")
    let project = folder.load()
    #expect(project.tables.map(\.name) == ["Localizable"])
    #expect(
      project.problems.map(\.location.file) == ["Texts/de.lproj", "Texts/en.lproj/Other.strings"])
  }

  @Test func followsLinksInsideOfTheFolder() throws {
    let folder = try ProjectFolder()
    try folder.write(text: "a = A;", to: "en.lproj/Localizable.strings")
    try folder.link("en-GB.lproj", to: "\(folder.currentFolder)/en.lproj")
    #expect(folder.load().locales == ["en", "en-GB"])
  }

  @Test func reportsWhatIsNoFile() throws {
    let folder = try ProjectFolder()
    try folder.write(text: "", to: "en.lproj/Localizable.strings/inside")
    let project = folder.load()
    #expect(project.problems.map(\.kind) == [.unreadableFile])
    #expect(project.tables.isEmpty)
  }

  @Test func joinsBothFilesOfATable() throws {
    let folder = try ProjectFolder()
    try folder.write(text: "a = A;\nb = B;\n", to: "en.lproj/Localizable.strings")
    let rules = "<key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>R</string></dict>"
    try folder.write(
      text: "<plist><dict>\(rules)</dict></plist>", to: "en.lproj/Localizable.stringsdict")
    let project = folder.load()
    let table = try #require(project.table("Localizable", locale: "en"))
    #expect(table.entries.map(\.key) == ["a", "b"])
    #expect(table["b"]?.value == .plural(format: "R", variables: []))
    #expect(project.problems.map(\.kind) == [.shadowedKey, .noVariable])
    #expect(project.problems.first?.location.line == 2)
  }

  @Test func readsTheTextsOfTheSampleApp() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appendingPathComponent("Localizations").path
    let project = LocalizationProject.load(folder: path, displayedAs: "Localizations")
    #expect(project.problems == [])
    #expect(project.locales.contains("en"))
    for locale in project.locales {
      let text = project.text(key: "list.cards", arguments: [.integer(5)], locale: locale)
      #expect(!text.isMissing && !text.isFallback && text.string.contains("5"), "\(locale)")
    }
    let summary = project.text(
      key: "creating.summary", arguments: [.integer(1), .integer(4)], locale: "en")
    #expect(summary.string == "1 list and 4 cards")
  }
}

extension ProjectFolder {
  fileprivate func load() -> LocalizationProject {
    LocalizationProject.load(folder: currentFolder, displayedAs: "Texts")
  }
}
