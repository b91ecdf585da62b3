import Foundation
import LegibleCommands
import TestSupport
import Testing

struct ConvertAndCompareCommandTests {
  @Test func convertsAndComparesToTheSame() throws {
    let folder = try ExchangeProject.folder()
    let files = "App/en.lproj/Localizable.strings App/de.lproj/Localizable.strings"
    let converted = run("convert \(files) --to xcstrings -o out", in: folder)
    #expect(converted.output == "out/Localizable.xcstrings\n")
    let outcome = run("diff App out", in: folder)
    #expect(outcome.output == "no difference\n")
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: ["../../out/en.lproj", "C:\\\\out/en.lproj"])
  func writesNothingOutsideOfTheFolder(path: String) throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("App/en.lproj", with: path)
    let folder = try ExchangeProject.folder(["evil.xliff": text])
    for format in ["strings", "xcstrings"] {
      let outcome = run("convert evil.xliff --to \(format) -o inner/out", in: folder)
      #expect(outcome.exitCode == .untrustworthy)
      #expect(outcome.complaint?.hasPrefix("evil.xliff:5:7: ") == true)
    }
    #expect(folder.names(in: ".") == ["App", "evil.xliff"])
  }

  @Test func takesAnAbsolutePathForOneInTheFolder() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("App/en.lproj", with: "/tmp/en.lproj")
    let folder = try ExchangeProject.folder(["old.xliff": text])
    #expect(run("convert old.xliff --to strings -o out", in: folder).exitCode == .success)
    #expect(folder.text(of: "out/tmp/de.lproj/Localizable.strings") == "\"go\" = \"Los\";\n")
  }

  @Test func writesNothingForALanguageThatLeadsOutOfTheFolder() throws {
    let text = ExchangeProject.xliff([("go", "Go", "Los")])
      .replacing("target-language=\"de\"", with: "target-language=\"../../de\"")
    let folder = try ExchangeProject.folder(["evil.xliff": text])
    for format in ["strings", "po", "xliff-2.0"] {
      let outcome = run("convert evil.xliff --to \(format) -o inner/out", in: folder)
      #expect(outcome.exitCode == .untrustworthy)
    }
    #expect(folder.names(in: ".") == ["App", "evil.xliff"])
  }

  @Test func convertsStandardInput() throws {
    let console = MemoryConsole(input: ExchangeProject.xliff([("go", "Go", "Los")]))
    let outcome = run(
      "convert - --to po -o -", in: try ExchangeProject.folder(), console: console)
    #expect(outcome.output.contains("msgid \"Go\"\nmsgstr \"Los\"\n"))
  }

  @Test func reportsChanges() throws {
    let folder = try ExchangeProject.folder([
      "New/en.lproj/Localizable.strings": ExchangeProject.english,
      "New/de.lproj/Localizable.strings": "/* A button. */\n\"go\" = \"Weiter\";\n",
    ])
    let outcome = run("diff App New", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output == "Localizable: go\n  - de: Los\n  + de: Weiter\n\n1 changed\n")
  }

  @Test func saysThatNothingIsThereToCompareWith() throws {
    let outcome = run("diff App no-such-revision", in: try ExchangeProject.folder())
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "no-such-revision: no such file or folder, and no revision of git")
  }

  @Test func makesALanguageUp() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("pseudo App --style brackets -o out", in: folder)
    #expect(outcome.exitCode == .success)
    let text = try #require(folder.text(of: "out/en-XA.lproj/Localizable.strings"))
    #expect(
      text
        == ExchangeProject.english
        .replacing("\"Go\"", with: "\"⟦Go⟧\"").replacing("Is %@ there?", with: "⟦Is %@ there?⟧"))
  }
}
