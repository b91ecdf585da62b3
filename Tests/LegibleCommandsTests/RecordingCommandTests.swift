import AuditModel
import Foundation
import LegibleCommands
import Rendering
import TestSupport
import Testing
import ViewTree

/// `legible record` and `legible verify`: screens as files, and what changed since.
@Suite struct RecordingCommandTests {
  private static let tree = "rec/home/idle.en.large.iphone-se.txt"
  private static let drawing = "rec/home/idle.en.large.iphone-se.svg"
  private static let list = "rec/legible-recording.json"

  private func project(_ title: String = "Ideas") throws -> ProjectFolder {
    try ProjectFolder([
      "en.lproj/Localizable.strings": "title = \"\(title)\";",
      "de.lproj/Localizable.strings": "title = \"Einfälle\";",
    ])
  }

  private func home(_ states: String..., color: Color = .label) -> [Screen] {
    [
      Screen(
        id: "home",
        states: states.map { name in
          ScreenState(name: name) { _ in
            VStack {
              Text(localized("title")).foregroundStyle(color)
              Text(.verbatim("below"))
            }
          }
        })
    ]
  }

  private func run(_ line: String, _ folder: ProjectFolder, _ screens: [Screen]) -> Outcome {
    LegibleCommandsTests.run(line, in: folder, screens: screens)
  }

  @Test func keepsATreeAndADrawingOfEachState() throws {
    let folder = try project()
    let outcome = run("record rec", folder, home("idle", "busy"))
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.error == "recorded 2 variants in rec\n" && outcome.output.isEmpty)
    #expect(
      folder.names(in: "rec").filter { !$0.hasPrefix(".") } == ["home", "legible-recording.json"])
    #expect(folder.names(in: "rec/home").count == 4)
    #expect(folder.text(of: Self.tree)?.contains("“Ideas”") == true)
    #expect(folder.text(of: Self.drawing)?.hasPrefix("<svg ") == true)
    let same = run("verify rec", folder, home("idle", "busy"))
    #expect(same.exitCode == .success && same.output == "2 the same\n" && same.error.isEmpty)
  }

  @Test func recordsTheSameFilesEachTime() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let first = [Self.tree, Self.drawing, Self.list].map(folder.text)
    #expect(run("record rec", folder, home("idle")).exitCode == .success)
    #expect([Self.tree, Self.drawing, Self.list].map(folder.text) == first)
  }

  @Test func showsTheChangedLinesAndBothDrawings() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    try folder.write(text: "title = \"Plans\";", to: "en.lproj/Localizable.strings")
    let outcome = run("verify rec -o out", folder, home("idle"))
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.hasPrefix("changed: home, idle: en at large, iphone-se\n  @@ -"))
    #expect(outcome.output.contains("\n  -  text") && outcome.output.contains("“Ideas”"))
    #expect(outcome.output.contains("\n  +  text") && outcome.output.contains("“Plans”"))
    #expect(outcome.output.hasSuffix("\n\n1 changed\n"))
    #expect(outcome.error == "wrote out/differences.html\n")
    let page = try #require(folder.text(of: "out/differences.html"))
    #expect(page.components(separatedBy: "<img src=\"data:image/svg+xml;base64,").count == 3)
    #expect(page.contains("alt=\"Recorded: home, idle: en at large, iphone-se\""))
    #expect(page.contains("img-src data:"))
  }

  @Test func findsAnotherColourInTheDrawing() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let outcome = run("verify rec", folder, home("idle", color: .red))
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("\n  the tree is the same; the drawing differs\n"))
  }

  @Test func reportsNewMissingAndStaleStates() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle", "busy"))
    let outcome = run("verify rec", folder, home("idle", "late"))
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output == """
        missing: home, busy: en at large, iphone-se: it was recorded, and is not there now
        new: home, late: en at large, iphone-se: it was not recorded

        1 new, 1 missing, 1 the same

        """)
    let again = run("record rec", folder, home("idle", "late"))
    #expect(again.exitCode == .success)
    #expect(
      again.error.hasPrefix(
        "legible: rec/home/busy.en.large.iphone-se.svg and 1 other file: of an earlier recording, and "
          + "no part of this one; “legible record” removes them with --prune\n"))
    #expect(run("verify rec", folder, home("idle", "late")).exitCode == .success)
    try folder.write(text: "mine", to: "rec/home/notes.txt")
    let pruned = run("record rec --prune", folder, home("idle", "late"))
    #expect(pruned.error.hasPrefix("removed 2 files of earlier recordings\n"), "\(pruned)")
    #expect(
      folder.names(in: "rec/home") == [
        "idle.en.large.iphone-se.svg", "idle.en.large.iphone-se.txt",
        "late.en.large.iphone-se.svg", "late.en.large.iphone-se.txt", "notes.txt",
      ])
  }

  @Test func comparesTheVariantsThatWereChosen() throws {
    let folder = try project()
    let chosen = "--states i* --locales de,en --sizes large,accessibility5 --devices ipad-11"
    #expect(
      run("record rec \(chosen) --appearance dark", folder, home("idle", "busy")).error
        == "recorded 4 variants in rec\n")
    let outcome = run("verify rec", folder, home("idle", "busy"))
    #expect(outcome.exitCode == .success && outcome.output == "4 the same\n")
    #expect(folder.isFile("rec/home/idle.de.accessibility5.ipad-11.svg"))
  }

  @Test func reportsDamagedFiles() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle", "busy"))
    try folder.write(text: "mine", to: Self.tree)
    try folder.delete("rec/home/busy.en.large.iphone-se.svg")
    let outcome = run("verify rec", folder, home("idle", "busy"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("\(Self.tree): the file is not as it was recorded; restore it"))
    #expect(outcome.error.contains("busy.en.large.iphone-se.svg: the file is missing from the"))
    #expect(outcome.output == "nothing was compared\n")
  }

  @Test func readsFilesWithTheLineEndsOfWindows() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    for path in [Self.tree, Self.drawing] {
      let text = try #require(folder.text(of: path))
      try folder.write(text: text.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
    }
    #expect(run("verify rec", folder, home("idle")).exitCode == .success)
  }

  @Test(arguments: [
    ("{", "rec/legible-recording.json:1:2: the recording is damaged: "),
    ("{}", "rec/legible-recording.json:1:1: the recording is damaged: it has no field “version”"),
  ])
  func reportsADamagedList(_ text: String, complaint: String) throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    try folder.write(text: text, to: Self.list)
    let outcome = run("verify rec", folder, home("idle"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix(complaint) == true, "\(outcome.error)")
    #expect(outcome.complaint?.hasSuffix("; restore the file, or record again") == true)
  }

  @Test func blamesAChangedFontAndNotTheScreen() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let list = try #require(folder.text(of: Self.list))
    let inter = try #require(list.firstMatch(of: /"(Inter[^"]*)" ?: "([^"]+)"/))
    try folder.write(
      text: list.replacing(inter.output.0, with: "\"\(inter.output.1)\": \"Version 1\""),
      to: Self.list)
    let font = "font \(inter.output.1): Version 1 when recorded, \(inter.output.2) now\n"
    let same = run("verify rec", folder, home("idle"))
    #expect(same.exitCode == .success && same.output == font + "1 the same\n")
    let changed = run("verify rec", folder, home("idle", color: .red))
    #expect(changed.exitCode == .untrustworthy && changed.output.contains(font))
  }

  private func icons(_ names: String..., color: Color = .label) -> [Screen] {
    [
      Screen("home") {
        Text(localized("title"))
        for name in names { Image(systemName: name).foregroundColor(color) }
      }
    ]
  }

  @Test(.enabled(if: SymbolFonts.installed.areThere))
  func blamesAChangedIconFontAndNotTheScreen() throws {
    let folder = try project()
    _ = run("record rec", folder, icons("plus"))
    let list = try #require(folder.text(of: Self.list))
    let version = try #require(list.firstMatch(of: /"Phosphor" ?: "([^"]+)"/)?.output)
    #expect(run("verify rec", folder, icons("plus")).output == "1 the same\n")
    // As on a machine without it.
    try folder.write(
      text: list.replacing(version.0, with: "\"Phosphor\": \"not installed\""), to: Self.list)
    let outcome = run("verify rec", folder, icons("plus", color: .red))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.output.contains("font Phosphor: not installed when recorded, \(version.1) now\n"))
  }

  @Test func namesTheSymbolsWithoutAPicture() throws {
    let outcome = run("record rec", try project(), icons("no.such", "another.one"))
    #expect(outcome.exitCode == .success)
    #expect(outcome.error.contains("the symbols another.one, no.such\n"))
  }

  @Test func blamesAnotherFontFamily() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let list = try #require(folder.text(of: Self.list))
    try folder.write(
      text: list.replacing(/"fontFamily" ?: "Inter"/, with: "\"fontFamily\": \"Arial\"")
        .replacing("\"Inter", with: "\"Arial"), to: Self.list)
    let outcome = run("verify rec", folder, home("idle", color: .red))
    #expect(outcome.exitCode == .untrustworthy, "\(outcome.output)")
    #expect(outcome.output.contains("\nfont Arial") && outcome.output.contains("\nfont Inter"))
  }

  @Test func findsAnotherWeightInTheScreen() throws {
    func title(_ weight: FontWeight) -> [Screen] {
      [Screen("home") { Text(localized("title")).fontWeight(weight) }]
    }
    let folder = try project()
    _ = run("record rec", folder, title(.bold))
    let outcome = run("verify rec", folder, title(.semibold))
    #expect(outcome.exitCode == .findings)
    #expect(!outcome.output.contains("font ") && outcome.output.hasSuffix("\n1 changed\n"))
  }

  @Test func recordsTheVersionOfLegible() throws {
    let folder = try project()
    let tool = CommandLineTool(
      name: "shop-audit", version: "2.1", screens: home("idle"), console: MemoryConsole(),
      files: folder)
    #expect(tool.run(["record", "rec"]) == .success)
    let list = try #require(folder.text(of: Self.list))
    #expect(list.contains("\"Legible\"") && list.contains("\"\(CommandLineTool.version)\""))
    #expect(!list.contains("2.1"))
  }

  @Test func comparesKeysWithLineEnds() throws {
    let screens = [
      Screen("home") {
        Text(localized("title"))
        Text(localized("a\rb\nc"))
      }
    ]
    let folder = try project()
    _ = run("record rec", folder, screens)
    #expect(run("verify rec", folder, screens).output == "1 the same\n")
  }

  @Test(arguments: [("Idle", "idle"), ("idle", "idle")])
  func refusesStatesOfOneFile(_ first: String, _ second: String) throws {
    let folder = try project()
    let outcome = run("record rec", folder, home(first, second))
    #expect(outcome.exitCode == .untrustworthy && !folder.isFolder("rec"))
    #expect(
      outcome.complaint == "states “home, \(first)” and “home, \(second)” would have the same "
        + "files home/\(second).…; rename one of them")
    let screens = ["Home", "home"].map { Screen($0) { Text(localized("title")) } }
    #expect(run("record rec", folder, screens).exitCode == .untrustworthy)
    #expect(!folder.isFolder("rec"))
  }

  @Test func saysWhereScreensAreLookedFor() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let strings =
      "there are no screens to draw; add .screen.json files, or see “Your own screens” "
      + "in the README"
    for line in ["verify rec", "record new"] {
      let outcome = run(line, folder, [])
      #expect(outcome.exitCode == .untrustworthy && outcome.output.isEmpty)
      #expect(outcome.complaint == strings)
    }
    try folder.write(text: "", to: "empty/notes.md")
    let nothing = run("verify rec --path empty", folder, [])
    #expect(nothing.complaint?.hasPrefix("nothing to compare: no string files and no ") == true)
    #expect(nothing.complaint?.hasSuffix("as in “legible verify rec --path path/to/App”") == true)
    let none = run("record new --path empty", folder, [])
    #expect(none.complaint?.hasSuffix("as in “legible record new --path path/to/App”") == true)
  }

  @Test func recordsAllOrNothing() throws {
    let folder = try project()
    let broken = ScreenState.played(name: "lost") { _ in PlayedState(failure: "no “go”") }
    let screens = [Screen(id: "home", states: home("idle")[0].states + [broken])]
    let outcome = run("record rec", folder, screens)
    #expect(outcome.exitCode == .untrustworthy && !folder.isFolder("rec"))
    #expect(
      outcome.complaint == "home, lost: en at large, iphone-se: the state cannot be played: "
        + "no “go”; nothing was recorded")
    let readOnly = LegibleCommandsTests.run(
      "record rec",
      in: MemoryFiles(
        ["Home.screen.json": Data(MemoryFiles.home(title: "Ideas").utf8)], isReadOnly: true))
    #expect(readOnly.exitCode == .untrustworthy)
    #expect(
      readOnly.complaint == "rec: the recording cannot be written; check the folder and its "
        + "permissions")
  }

  /// A recording that was ended after its journal was written and before its files were.
  @Test func replacesARecordingThatWasInterrupted() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let text = try #require(folder.text(of: Self.tree))
    let name = "idle.en.large.iphone-se.txt"
    try folder.write(text: "new", to: "rec/home/.\(name).legible-1")
    try folder.write(
      text: """
        {"id":"1"}
        {"entry":{"path":"home/\(name)","old":\(digest(text)),"new":\(digest("new"))}}
        {"phase":"committing"}

        """, to: "rec/.legible-unfinished")
    let outcome = run("verify rec", folder, home("idle"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint == "rec: a recording was interrupted; record again")
    let again = run("record rec", folder, home("idle"))
    #expect(again.exitCode == .success, "\(again.error)")
    #expect(run("verify rec", folder, home("idle")).exitCode == .success)
    #expect(folder.names(in: "rec/home").count == 2)
  }

  @Test func saysWhatToDoWithADamagedJournal() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    try folder.write(
      text: "{\"id\":\"1\"}\n{oh\n{\"phase\":\"x\"}\n", to: "rec/.legible-unfinished")
    for line in ["record rec", "verify rec"] {
      let outcome = run(line, folder, home("idle"))
      #expect(outcome.exitCode == .untrustworthy && outcome.output.isEmpty)
      #expect(
        outcome.complaint
          == "rec: a recording was interrupted, and its journal .legible-unfinished cannot be read: "
          + "line 2 is damaged; restore the folder from version control or delete it, then record "
          + "again")
    }
    try folder.delete("rec")
    #expect(run("record rec", folder, home("idle")).exitCode == .success)
  }

  @Test func givesNoAdviceThatAnErrorHasItself() throws {
    let folder = try project()
    try FileManager.default.createDirectory(
      atPath: "\(folder.currentFolder)/rec", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.currentFolder)/rec/home", withDestinationPath: "/tmp")
    try folder.write(text: "{}", to: Self.list)
    let outcome = run("record rec", folder, home("idle"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint
        == "rec: the recording cannot be written: “home/idle.en.large.iphone-se.txt” leads out of "
        + "the folder by a link; put the file itself in its place")
  }

  @Test func readsNothingThatLinksLeadTo() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    try folder.write(text: "mine", to: "mine/x.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.currentFolder)/rec/more",
      withDestinationPath: "\(folder.currentFolder)/mine")
    let outcome = run("verify rec", folder, home("idle"))
    #expect(outcome.exitCode == .success)
    #expect(outcome.error.isEmpty)
  }

  @Test func recordsWhereNothingWasWrittenYet() throws {
    let folder = try project()
    try folder.write(text: "new", to: "rec/home/.idle.txt.legible-1")
    #expect(run("record rec", folder, home("idle")).exitCode == .success)
    #expect(run("verify rec", folder, home("idle")).exitCode == .success)
  }

  private func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "{\"count\":\(text.utf8.count),\"hash\":\(hash)}"
  }

  @Test func leavesForeignFilesAlone() throws {
    let folder = try project()
    try folder.write(text: "mine", to: "rec/notes.txt")
    let outcome = run("record rec", folder, home("idle"))
    #expect(
      outcome.complaint
        == "rec: there is “notes.txt” in it, and no recording; name a new folder, or "
        + "one with a recording")
    #expect(folder.names(in: "rec") == ["notes.txt"])
    try folder.write(text: "mine", to: "page.html")
    try folder.delete("rec/notes.txt")
    _ = run("record rec", folder, home("idle"))
    #expect(run("verify rec -o page.html", folder, home("idle")).exitCode == .untrustworthy)
    #expect(folder.text(of: "page.html") == "mine")
  }

  @Test(arguments: [
    ("verify", "name one folder: legible verify DIR; see “legible help verify”"),
    ("record", "name one folder: legible record DIR; see “legible help record”"),
    ("record a b", "name one folder: legible record DIR; see “legible help record”"),
  ])
  func asksForAFolder(_ line: String, complaint: String) throws {
    let outcome = run(line, try project(), home("idle"))
    #expect(outcome.exitCode == .usage && outcome.complaint == complaint)
  }

  @Test(arguments: ["record", "verify"])
  func writesNothingToAFolderWithoutAName(_ command: String) throws {
    let folder = try project()
    let names = folder.names(in: ".")
    let outcome = LegibleCommandsTests.run([command, ""], in: folder, screens: home("idle"))
    #expect(outcome.exitCode == .usage)
    #expect(outcome.complaint?.hasPrefix("name one folder: legible \(command) DIR; ") == true)
    #expect(folder.names(in: ".") == names)
  }

  @Test func writesThePageToAFileOrAFolder() throws {
    let folder = try project()
    _ = run("record rec", folder, home("idle"))
    let outcome = run("verify rec -o -", folder, home("idle"))
    #expect(outcome.exitCode == .usage && !folder.isFolder("-"))
    #expect(
      outcome.complaint
        == "name the file or the folder to write to with -o; see “legible help verify”")
    #expect(run("verify rec -o a.htm", folder, home("idle")).error == "wrote a.htm\n")
    #expect(folder.isFile("a.htm"))
  }

  @Test func saysHowToMakeARecording() throws {
    let outcome = run("verify rec", try project(), home("idle"))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "rec: there is no recording in it; “legible record rec” makes one")
  }
}
