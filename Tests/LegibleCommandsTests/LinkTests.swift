import LegibleCommands
import TestSupport
import Testing

/// Nothing is read or written beyond the paths that were named, wherever links lead.
@Suite struct LinkTests {
  private static let english = "\"a\" = \"Open it\";\n"
  private static let german = "\"a\" = \"Öffne  es\";\n"
  private static let fixed = "\"a\" = \"Öffne es\";\n"
  private static let fix = "--texts --fix --format text --verbose --no-history"
  private static let leadsOut = "this link leads out of the folder, so it is not followed"

  private static func folder(_ name: String, german: String) -> [String: String] {
    ["\(name)/en.lproj/L.strings": english, "\(name)/de.lproj/L.strings": german]
  }

  @Test func neitherReadsNorWritesBehindALinkToAFolderElsewhere() throws {
    let files = Self.folder("App", german: Self.german).merging(
      Self.folder("Other", german: Self.german)
    ) { $1 }
    let folder = try ProjectFolder(files)
    try folder.link("App/ext", to: "../Other")
    let outcome = run("audit App \(Self.fix)", in: folder)
    #expect(folder.text(of: "App/de.lproj/L.strings") == Self.fixed)
    #expect(folder.text(of: "Other/de.lproj/L.strings") == Self.german)
    #expect(outcome.output.contains("1 string fixed in 1 file\n"))
    #expect(outcome.output.components(separatedBy: Self.leadsOut).count == 2)
    #expect(outcome.output.contains(" ext:1:1"))
    #expect(outcome.exitCode == .success)
  }

  @Test func followsALinkIntoAnotherFolderThatWasNamed() throws {
    let files = Self.folder("App", german: Self.fixed).merging(
      Self.folder("Other", german: Self.german)
    ) { $1 }
    let folder = try ProjectFolder(files)
    try folder.link("App/ext", to: "../Other")
    let outcome = run("audit App Other \(Self.fix)", in: folder)
    #expect(folder.text(of: "Other/de.lproj/L.strings") == Self.fixed)
    #expect(outcome.output.contains("1 string fixed in 1 file\n"))
    #expect(!outcome.output.contains(Self.leadsOut))
  }

  @Test func writesThroughALinkInside() throws {
    let folder = try ProjectFolder([
      "App/en.lproj/L.strings": Self.english, "App/de.lproj/M.strings": Self.german,
      "App/en.lproj/M.strings": Self.english, "App/shared/L.txt": Self.german,
    ])
    try folder.link("App/de.lproj/L.strings", to: "../shared/L.txt")
    try folder.link("App/loop", to: ".")
    let outcome = run("audit App \(Self.fix)", in: folder)
    #expect(outcome.output.contains("2 strings fixed in 2 files\n"))
    #expect(folder.text(of: "App/shared/L.txt") == Self.fixed)
    #expect(folder.text(of: "App/de.lproj/M.strings") == Self.fixed)
    #expect(folder.isLink("App/de.lproj/L.strings"))
    #expect(!outcome.output.contains(Self.leadsOut))
  }

  @Test func followsALinkFromOneFolderOfThePathToAnother() throws {
    let folder = try ProjectFolder([
      "App/Texts/en.lproj/L.strings": Self.english, "App/shared/L.txt": Self.german,
      "App/Texts/de.lproj/N.strings": "",
    ])
    try folder.link("App/Texts/de.lproj/L.strings", to: "../../shared/L.txt")
    _ = run("audit App \(Self.fix)", in: folder)
    #expect(folder.text(of: "App/shared/L.txt") == Self.fixed)
  }

  @Test func fixesAFileOnceThatTwoLanguagesShare() throws {
    let folder = try ProjectFolder(Self.folder("App", german: Self.german))
    try folder.link("App/de-AT.lproj", to: "de.lproj")
    let outcome = run("audit App \(Self.fix)", in: folder)
    #expect(outcome.output.contains("1 string fixed in 1 file\n"))
    #expect(folder.text(of: "App/de.lproj/L.strings") == Self.fixed)
  }

  @Test func readsNoCodeAndNoExchangeFileBehindALinkElsewhere() throws {
    let folder = try ProjectFolder([
      "App/en.lproj/L.strings": Self.english,
      "Other/A.swift": "let a = String(localized: \"gone.key\", table: \"L\")",
      "Other/de.po": "msgid \"%@\"\nmsgstr \"\"\n",
    ])
    try folder.link("App/A.swift", to: "../Other/A.swift")
    try folder.link("App/de.po", to: "../Other/de.po")
    let outcome = run("audit App --texts --format text --verbose --no-history", in: folder)
    #expect(!outcome.output.contains("gone.key"))
    #expect(outcome.output.contains("where    de.po:1:1"))
  }

  @Test(arguments: ["export App -o out", "glossary App"])
  func saysSoWhereThereAreNoFindings(command: String) throws {
    let folder = try ProjectFolder(
      Self.folder("App", german: Self.fixed).merging(Self.folder("Other", german: "a")) { $1 })
    try folder.link("App/ext", to: "../Other")
    let outcome = run(command, in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.error.contains("legible: ext:1:1: \(Self.leadsOut)"))
  }

  @Test func leavesOtherPeoplesPackagesOut() throws {
    let broken = "\"a\" = \"%@\""
    let folder = try ProjectFolder([
      "en.lproj/L.strings": Self.english, "vendor/en.lproj/L.strings": broken,
      "SourcePackages/checkouts/Other/en.lproj/L.strings": broken,
    ])
    let outcome = run("audit . --texts --format text --no-history", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("in 1 string"))
  }
}
