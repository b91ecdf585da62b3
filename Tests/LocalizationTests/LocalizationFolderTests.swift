import AuditModel
import Foundation
import Testing

@testable import Localization

/// A folder that is removed with the last use of it.
private final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func load() -> LocalizationProject {
    LocalizationProject.load(folder: url.path, displayedAs: "Texts")
  }
}

@Suite struct LocalizationFolderTests {
  @Test func findsTheTablesOfAllLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = A;", to: "en.lproj/Localizable.strings")
    try folder.write("a = Ä;", to: "pt_BR.lproj/Localizable.strings")
    try folder.write("\"b\" = \"B\";", to: "en.lproj/Other.strings")
    try folder.write("nothing", to: "en.lproj/Notes.txt")
    let project = folder.load()
    #expect(project.locales == ["en", "pt-BR"])
    #expect(project.tables.map(\.name) == ["Localizable", "Other", "Localizable"])
    #expect(project.table("Other", locale: "en")?.files == ["Texts/en.lproj/Other.strings"])
    let location = project.text(key: "b", table: "Other", locale: "en").location
    #expect(location == SourceLocation(file: "Texts/en.lproj/Other.strings", line: 1, column: 7))
  }

  @Test func takesTheBaseFolderForTheSourceLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = base;", to: "Base.lproj/Localizable.strings")
    try folder.write("b = base;", to: "Base.lproj/Other.strings")
    try folder.write("a = en;", to: "en.lproj/Localizable.strings")
    let project = folder.load()
    #expect(project.locales == ["en"])
    #expect(project.text(key: "a", locale: "de").string == "en")
    #expect(project.text(key: "b", table: "Other", locale: "de").string == "base")
  }

  @Test func isEmptyWithoutLanguageFolders() throws {
    let project = try TemporaryFolder().load()
    #expect(project.tables.isEmpty)
    #expect(project.problems.isEmpty)
  }

  @Test func reportsAFolderThatDoesNotExist() {
    let project = LocalizationProject.load(folder: "/does/not/exist", displayedAs: "Texts")
    #expect(project.tables.isEmpty)
    #expect(project.problems.map(\.kind) == [.unreadableFile])
  }

  @Test func doesNotFollowLinksOutOfTheFolder() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("a = secret;", to: "de.lproj/Localizable.strings")
    try folder.write("a = A;", to: "en.lproj/Localizable.strings")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("de.lproj"),
      withDestinationURL: elsewhere.url.appendingPathComponent("de.lproj"))
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("en.lproj/Other.strings"),
      withDestinationURL: elsewhere.url.appendingPathComponent("de.lproj/Localizable.strings"))
    let project = folder.load()
    #expect(project.tables.map(\.name) == ["Localizable"])
    #expect(
      project.problems.map(\.location.file) == ["Texts/de.lproj", "Texts/en.lproj/Other.strings"])
  }

  @Test func followsLinksInsideOfTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = A;", to: "en.lproj/Localizable.strings")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("en-GB.lproj"),
      withDestinationURL: folder.url.appendingPathComponent("en.lproj"))
    #expect(folder.load().locales == ["en", "en-GB"])
  }

  @Test func reportsWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "en.lproj/Localizable.strings/inside")
    let project = folder.load()
    #expect(project.problems.map(\.kind) == [.unreadableFile])
    #expect(project.tables.isEmpty)
  }

  @Test func joinsBothFilesOfATable() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = A;\nb = B;\n", to: "en.lproj/Localizable.strings")
    let rules = "<key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>R</string></dict>"
    try folder.write(
      "<plist><dict>\(rules)</dict></plist>", to: "en.lproj/Localizable.stringsdict")
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
