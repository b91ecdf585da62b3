import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Input that cannot be read is named, and nothing passes for it.
@Suite struct UnreadableInputTests {
  private static let en = "App/en.lproj/Localizable.strings"
  private static let de = "App/de.lproj/Localizable.strings"
  private static let english = "\"go\" = \"Go\";\n\"stop\" = \"Stop\";\n"
  private static let german = "\"go\" = \"Los\";\n\"stop\" = \"Halt\";\n"
  private static let torn = "\"go\" = \"Los\";\n\"stop\" = \"Ha"

  private func app(_ others: [String: String] = [:]) throws -> ProjectFolder {
    try ProjectFolder([Self.en: Self.english, Self.de: Self.german].merging(others) { $1 })
  }

  private static let screen = """
    {"screen": "home", "states": [{"name": "idle", "view": {"type": "text", "text": {"key": "go"}}}]}
    """

  @Test(
    arguments: [
      (Self.de, Self.torn, "2:10"), (Self.en, "\"go\" = \"Go", "1:8"),
      ("App/Other.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {", "1:"),
      ("App/fr.xliff", "<xliff version=\"1.2\"><file", "1:"),
    ], ["", "--rules url-changed", "--without-rules strings-syntax,localization-file"])
  func anAuditOfABrokenFileIsIncompleteWhateverRulesRun(
    _ file: (path: String, text: String, place: String), rules: String
  ) throws {
    let folder = try app([file.path: file.text])
    let outcome = run("audit App --texts --no-history --format text \(rules)", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    let name = file.path.dropFirst("App/".count)
    #expect(outcome.error.contains("legible: \(name):\(file.place)"), "\(outcome.error)")
    #expect(outcome.error.contains("; it was not audited"))
  }

  @Test(arguments: ["App/Other.xcstrings", "App/home.screen.json"])
  func anAuditWithALinkToNothingIsIncomplete(_ path: String) throws {
    let folder = try app()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.currentFolder)/\(path)", withDestinationPath: "gone")
    let outcome = run("audit App --no-history --format text --rules url-changed", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("\(path.dropFirst("App/".count)):1:1: "), "\(outcome.error)")
  }

  @Test func anAuditWithAFolderThatCannotBeListedIsIncomplete() throws {
    // The administrator may list every folder.
    guard getuid() != 0 else { return }
    let folder = try app()
    let closed = "\(folder.currentFolder)/App/Closed"
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: true)
    #expect(chmod(closed, 0) == 0)
    defer { chmod(closed, 0o700) }
    let outcome = run("audit App --no-history --format text", in: folder)
    #expect(outcome.exitCode == .untrustworthy && outcome.error.contains("Closed:1:1: "))
  }

  @Test func findsTablesInDeepFolders() throws {
    let path = (0..<30).map { "f\($0)" }.joined(separator: "/")
    let folder = try ProjectFolder([
      "\(path)/en.lproj/Localizable.strings": "\"a\" = \"Hello %@\";\n",
      "\(path)/de.lproj/Localizable.strings": "\"a\" = \"Hallo %d\";\n",
    ])
    #expect(run("audit --no-history --format text", in: folder).output.contains("format-type"))
  }

  private func makeFolder(named name: [UInt8], in folder: ProjectFolder) {
    let path = Array(folder.currentFolder.utf8) + [UInt8(ascii: "/")] + name + [0]
    path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
      if let start = name.baseAddress { _ = mkdir(start, 0o755) }
    }
  }

  @Test func anAuditBesideAFolderThatCannotBeNamedIsIncomplete() throws {
    let folder = try app()
    let line = "audit App --texts --no-history --format text --rules url-changed"
    // A picture is not read, whatever it is called.
    makeFolder(named: Array("App/caf".utf8) + [0xE9] + Array(".png".utf8), in: folder)
    #expect(run(line, in: folder).exitCode == .success)
    makeFolder(named: Array("App/caf".utf8) + [0xE9], in: folder)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("its name is not in UTF-8, so it cannot be opened; rename it"))
  }

  @Test func anAuditOfOtherLanguagesIsComplete() throws {
    let folder = try app(["App/fr.lproj/Localizable.strings": Self.torn])
    let line = "audit App --texts --no-history --format text --rules url-changed"
    #expect(run("\(line) --locales de", in: folder).exitCode == .success)
    #expect(run("\(line) --locales de,fr", in: folder).exitCode == .untrustworthy)
  }

  @Test(
    arguments: [
      "keys App", "inspect home --path App", "record rec --path App", "gallery App -o out",
      "export App -o out",
    ], [true, false])
  func noOtherLanguagePassesForAnUnreadableSource(_ line: String, isFolder: Bool) throws {
    let folder = try app(["App/Home.screen.json": Self.screen])
    try folder.delete(Self.en)
    if isFolder {
      try folder.write(text: "", to: "\(Self.en)/x")
    } else {
      try folder.write(text: "\"go\" = \"Go", to: Self.en)
    }
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("en.lproj/Localizable.strings:1:"), "\(outcome.error)")
    #expect(!outcome.output.contains("Los"))
    #expect(!folder.isFolder("out") && !folder.isFolder("rec"))
  }

  @Test func aTranslationWithoutItsEndIsNotFinished() throws {
    let folder = try app([Self.de: Self.torn])
    let outcome = run("export App -o out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    let text = try #require(folder.text(of: "out/de.xliff"))
    #expect(text.contains("<target>Los</target>") && text.contains("<source>Stop</source>"))
    #expect(!text.contains("<target>Ha"))
  }

  @Test(arguments: ["audit App", "keys App", "export App -o out", "glossary App", "diff App App"])
  func aSourceLanguageWithoutStringsIsRefused(_ line: String) throws {
    let outcome = run("\(line) --source xx", in: try app())
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == "--source xx: no string is in this language; the languages of the strings are de, en")
  }

  @Test func readsTheTablesBesideAScreenThatIsNamedAlone() throws {
    let folder = try app(["App/Screens/Home.screen.json": Self.screen])
    try folder.write(text: "", to: "Package.swift")
    let line = "audit App/Screens/Home.screen.json --format text"
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.output)")
    #expect(!outcome.output.contains("comment-missing"))
    try folder.write(
      text: Self.screen.replacing("go", with: "gone"), to: "App/Screens/Home.screen.json")
    #expect(run(line, in: folder).output.contains("error: Unresolved localization key"))
    // Words are their own text in the source language, and not translated in German.
    try folder.write(
      text: Self.screen.replacing("\"go\"", with: "\"Go now\""), to: "App/Screens/Home.screen.json")
    let words = run(line, in: folder).output
    #expect(words.contains("warning: Unresolved localization key"), "\(words)")
    #expect(!run("\(line) --locales en", in: folder).output.contains("Unresolved"))
  }

  @Test func aFileOfUTF16WithHalfACharacterIsNotRead() throws {
    let folder = try app()
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.german.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write(Data(bytes), to: Self.de)
    let line = "audit App --texts --no-history --format text --without-rules comment-missing"
    #expect(run(line, in: folder).exitCode == .success)
    try folder.write(Data(bytes + [0x0A]), to: Self.de)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("the file ends within a character of UTF-16LE"))
  }
}
