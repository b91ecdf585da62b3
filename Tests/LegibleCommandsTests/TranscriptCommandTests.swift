import AuditModel
import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// `legible transcript`: the speech of VoiceOver as files for review.
@Suite struct TranscriptCommandTests {
  private static let strings = [
    "en.lproj/Localizable.strings": "\"save\" = \"Save\";",
    "ja.lproj/Localizable.strings": "\"save\" = \"保存\";",
  ]
  private static let card = Screen(
    id: "card",
    states: ["idle", "again"].map { name in
      ScreenState(name: name) { _ in Button(localized("save")).id("save") }
    })

  private func run(_ line: String, in folder: ProjectFolder) -> Outcome {
    LegibleCommandsTests.run(line, in: folder, screens: [Self.card])
  }

  @Test func writesATextAndAJSONFileForEachLanguage() throws {
    let folder = try ProjectFolder(Self.strings)
    let outcome = run("transcript -o out", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      folder.names(in: "out") == ["card.en.json", "card.en.txt", "card.ja.json", "card.ja.txt"])
    #expect(
      folder.text(of: "out/card.ja.txt") == """
        VoiceOver transcript of card in ja
        iphone-se, text size large; a model of VoiceOver, not a recording

        idle
        1  保存。ボタン。

        again
        as in idle

        """)
    let json = try #require(folder.text(of: "out/card.en.json"))
    #expect(json.contains("\"utterance\" : \"Save. Button.\""))
    #expect(json.contains("\"source\" : \"accessibilitysnapshot\""))
    #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil)
  }

  @Test func overwritesItsOwnFilesAndNoOthers() throws {
    let folder = try ProjectFolder(Self.strings)
    #expect(run("transcript -o out", in: folder).exitCode == .success)
    #expect(run("transcript -o out", in: folder).exitCode == .success)
    let other = try ProjectFolder(Self.strings.merging(["out/card.en.txt": "notes"]) { $1 })
    let outcome = run("transcript -o out", in: other)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("card.en.txt: a file is there already"))
    #expect(other.names(in: "out") == ["card.en.txt"])
  }

  @Test func isPartOfARecording() throws {
    let folder = try ProjectFolder(Self.strings)
    #expect(run("record kept --states idle", in: folder).exitCode == .success)
    let files = folder.names(in: "kept/card").filter { $0.hasSuffix(".txt") }
    let tree = try #require(folder.text(of: "kept/card/\(files[0])"))
    #expect(tree.hasSuffix("\nVoiceOver\n1  Save. Button.\n"))
  }

  @Test func isAFormatOfInspect() throws {
    let folder = try ProjectFolder(Self.strings)
    let outcome = run("inspect card --format voiceover --locale ja", in: folder)
    #expect(outcome.output == "1  保存。ボタン。\n")
    #expect(
      outcome.error
        == "legible: a model of VoiceOver, not a recording; its own words: 1 of Apple\n")
  }
}
