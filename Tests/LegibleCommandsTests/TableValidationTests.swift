import Foundation
import LegibleCommands
import TestSupport
import Testing

struct TableValidationTests {
  @Test func findsATextThatIsNeverShown() throws {
    let dictionary = """
      <plist><dict><key>go</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string>
      </dict></dict></plist>
      """
    let folder = try ExchangeProject.folder(["App/de.lproj/Localizable.stringsdict": dictionary])
    let outcome = run("validate App --fail-on note", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(
      outcome.output.contains(
        "de.lproj/Localizable.strings:2:1: note: “go” is also in"))
    #expect(outcome.output.contains("en.lproj/Localizable.strings: .strings, valid\n"))
  }

  @Test func saysThatAFileHasNoBytes() throws {
    let folder = try ExchangeProject.folder(["App/fr.lproj/Localizable.strings": ""])
    let outcome = run("validate App", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.output.contains("fr.lproj/Localizable.strings:1:1: note: the file is empty"))
    #expect(outcome.output.contains("fr.lproj/Localizable.strings: .strings, valid, 1 note\n"))
  }

  @Test func namesTheRulesOfAnAuditWithTheirSeverity() throws {
    let folder = try ExchangeProject.folder([
      "App/fr.lproj/Localizable.strings": #""a" = "x \u12 y";"#
    ])
    let outcome = run("validate App", in: folder)
    #expect(outcome.output.contains("so only “u” is shown"))
    #expect(outcome.output.contains("[unknown-escape]"))
    let audit = run("audit App --rules unknown-escape", in: folder).output
    #expect(audit.contains("warning: ") && outcome.output.contains("1:10: warning: "))
  }

  @Test func makesUpTheTextsOfScreensOfInterfaceBuilder() throws {
    let screen = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <objects><label text="Hello" id="a-b-c"/></objects></document>
      """
    let folder = try ExchangeProject.folder(["App/Base.lproj/Main.storyboard": screen])
    let outcome = run("pseudo App --style brackets -o out", in: folder)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.contains("out/en-XA.lproj/Main.strings\n"))
    let text = try #require(folder.text(of: "out/en-XA.lproj/Main.strings"))
    #expect(text.hasSuffix("\"a-b-c.text\" = \"⟦Hello⟧\";\n"))
  }
}
