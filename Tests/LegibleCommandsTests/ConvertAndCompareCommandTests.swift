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

  @Test(arguments: [
    "App", "App/de.lproj", "App/de.lproj/Localizable.strings", "out/xliff-1.2",
    "out/xliff-1.2/de.xliff", "out/xliff-2.2", "out/po", "out/po/de.po", "out/csv",
    "out/csv/de.csv", "out/tmx", "out/tmx/de.tmx", "out/xcloc", "out/xcloc/de.xcloc",
  ])
  func comparesWhatOtherCommandsTake(_ path: String) throws {
    let folder = try ExchangeProject.folder()
    let parts = path.split(separator: "/")
    let exported = parts[0] == "out" ? "out/\(parts[1])" : "out/po"
    let format = exported.dropFirst(4)
    let export = run("export App --format \(format) --locales de -o \(exported)", in: folder)
    #expect(export.exitCode == .success, "\(export)")
    #expect(run("diff App \(path)", in: folder).output == "no difference\n")
    try folder.write(text: "\"go\" = \"Weiter\";\n", to: "App/de.lproj/Localizable.strings")
    let (old, new) = parts[0] == "out" ? (path, "App") : (exported, path)
    let outcome = run("diff \(old) \(new)", in: folder)
    #expect(
      outcome.output.hasPrefix("Localizable: go\n  - de: Los\n  + de: Weiter\n"), "\(outcome)")
  }

  @Test func comparesATableWithItsLanguageAndSource() throws {
    let folder = try ExchangeProject.folder([
      "New/en.lproj/Localizable.strings": ExchangeProject.english,
      "New/de.lproj/Localizable.strings": "\"go\" = \"Weiter\";\n",
    ])
    let tables = "App/de.lproj/Localizable.strings New/de.lproj/Localizable.strings"
    let outcome = run("diff \(tables)", in: folder)
    #expect(
      outcome.output.hasPrefix("Localizable: go\n  - de: Los\n  + de: Weiter\n"), "\(outcome)")
    #expect(outcome.exitCode == .findings)
  }

  @Test func writesDifferencesToAFileOrFolder() throws {
    let folder = try ExchangeProject.folder(["New/en.lproj/Localizable.strings": "\"a\" = \"b\";"])
    let printed = run("diff App New", in: folder)
    #expect(printed.exitCode == .findings && printed.output.contains("Localizable: go"))
    #expect(run("diff App New -o -", in: folder).output == printed.output)
    for (output, path) in [("a/b.txt", "a/b.txt"), ("c/", "c/diff.txt"), ("c", "c/diff.txt")] {
      let outcome = run("diff App New --output \(output)", in: folder)
      #expect(outcome.exitCode == .findings)
      #expect(outcome.output.isEmpty && outcome.error == "wrote \(path)\n")
      #expect(folder.text(of: path) == printed.output)
    }
    #expect(run("diff App New --format json -o c", in: folder).error == "wrote c/diff.json\n")
    let outcome = run("diff App New -o a/b.txt/c", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("a/b.txt/c: cannot be written; ") == true, "\(outcome)")
  }

  @Test func reportsAFileThatTheManifestListsAndThatIsMissing() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export App --locales de -o out", in: folder)
    try folder.delete("out/de.xliff")
    let outcome = run("diff App out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.contains("the manifest lists this file") == true, "\(outcome)")
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
