import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Apps whose strings are in their code alone.
struct CodeOnlyTests {
  private let code = #"""
    let a = NSLocalizedString("Save the board", comment: "A button.")
    let b = String(localized: "due", defaultValue: "Due  on %@", comment: "A date.")
    let c = Text("\(count) cards are due")
    let d = NSLocalizedString("ok", bundle: .module, comment: "")
    """#

  @Test func areAudited() throws {
    let folder = try ProjectFolder(["App/View.swift": code])
    let outcome = run("audit . --texts --format text --verbose", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("[double-space]"))
    #expect(outcome.output.contains("App/View.swift:2"))
    #expect(outcome.output.contains("3 strings"))
    #expect(!outcome.output.contains("[missing-in-code]"))
  }

  @Test func leaveScreensThatCodeFillsOutOfTheCoverage() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <label text="Boards" id="a"/></document>
      """
    let files = [
      "App/Base.lproj/Main.storyboard": screen, "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
    ]
    let untranslated = run("audit . --texts --format text", in: try ProjectFolder(files))
    #expect(untranslated.output.contains("100 %: de"), "\(untranslated.output)")
    // One language that translates the screen shows that the others lack it.
    let finnish = "\"a.text\" = \"Taulut\";\n"
    let translated = run(
      "audit . --texts --format text",
      in: try ProjectFolder(
        files.merging([
          "App/fi.lproj/Main.strings": finnish, "App/fi.lproj/A.strings": "\"a\" = \"Tallenna\";\n",
        ]) { $1 }))
    #expect(translated.output.contains("de   50 %  1 missing of 2 strings"), "\(translated.output)")
  }

  @Test func saysThatAFileIsTooLargeToBeRead() throws {
    let large = String(repeating: "// a comment that no one wrote by hand\n", count: 110_000)
    let folder = try ProjectFolder(["App/View.swift": code, "App/Large.swift": large])
    let report = run("audit . --texts --format json=-", in: folder).output
    #expect(report.contains("it has more than 4 MB, so its code is not read"))
    #expect(report.contains("App/Large.swift"))
  }

  @Test func haveNothingToAuditWithoutStrings() throws {
    let folder = try ProjectFolder(["App/View.swift": "let a = 1"])
    #expect(run("audit . --texts", in: folder).error.contains("nothing to audit"))
  }

  @Test func areExportedBesideScreens() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <label text="Boards" id="a"/></document>
      """
    let folder = try ProjectFolder([
      "App/View.swift": code, "App/Base.lproj/Main.storyboard": screen,
    ])
    #expect(run("export . --locales de -o out", in: folder).output.contains("3 strings"))
    let xliff = try #require(folder.text(of: "out/de.xliff"))
    #expect(xliff.contains("original=\"App/Base.lproj/Main.storyboard\""))
    #expect(xliff.contains("original=\"en.lproj/Localizable.strings\""))
  }

  @Test func areExportedAndTranslated() throws {
    let folder = try ProjectFolder(["App/View.swift": code])
    let export = run("export . --locales de --targets copy -o out", in: folder)
    #expect(export.exitCode == .success)
    let xliff = try #require(folder.text(of: "out/de.xliff"))
    #expect(xliff.contains("original=\"en.lproj/Localizable.strings\""))
    #expect(xliff.contains("<note>A button.</note>"))
    #expect(!xliff.contains("cards are due"))
    let back = xliff.replacingOccurrences(
      of: "<target state=\"new\">Save the board</target>", with: "<target>Tafel sichern</target>")
    #expect(back != xliff)
    try folder.write(text: back, to: "out/de.xliff")
    let outcome = run("import out/de.xliff --into .", in: folder)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    let table = try #require(folder.text(of: "de.lproj/Localizable.strings"))
    #expect(table.contains("\"Save the board\" = \"Tafel sichern\";"))
    #expect(folder.text(of: "en.lproj/Localizable.strings") == nil)
    let again = run("export . --source en --locales de -o out", in: folder)
    #expect(again.output.contains("2 strings of 5 words, 1 without a finished translation"))
  }
}
