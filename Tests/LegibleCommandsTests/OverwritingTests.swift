import LegibleCommands
import TestSupport
import Testing

/// No command loses a file that it did not write itself, unless that was asked for.
@Suite struct OverwritingTests {
  private static let table = "App/en.lproj/Localizable.strings"

  @Test(arguments: [
    ("keys App -o \(Self.table)", Self.table), ("keys App --swift -o mine", "mine"),
    ("glossary App -o mine", "mine"), ("diff App App -o mine", "mine"),
    ("export App -o out", "out/de.xliff"), ("convert App --to po -o out", "out/de.po"),
    ("convert de.xliff --to xliff-1.2 -o .", "de.xliff"),
    ("pseudo App -o out", "out/en-XA.lproj/Localizable.strings"),
    ("import de.xliff --into App --rejected mine", "mine"),
    ("audit App --texts --no-history -o out", "out/report.json"),
  ])
  func refusesToReplaceAForeignFile(_ line: String, path: String) throws {
    let folder = try ExchangeProject.folder([
      "de.xliff": ExchangeProject.xliff([("ask", "Is %@ there?", "Ist %d da?")])
    ])
    let before = folder.text(of: path).map { $0 + "\n" } ?? "mine\n"
    try folder.write(text: before, to: path)
    let outcome = run(line, in: folder)
    #expect(outcome.exitCode == .untrustworthy, "\(outcome.output)")
    #expect(outcome.error.contains("\(path): "), "\(outcome.error)")
    #expect(outcome.error.contains("would be lost; name another file"), "\(outcome.error)")
    #expect(folder.text(of: path) == before)
    _ = run("\(line) --overwrite", in: folder)
    #expect(folder.text(of: path) != before)
  }

  @Test(arguments: [
    "keys App --swift -o Keys.swift", "export App -o out", "export App --format xcloc -o out",
    "audit App --texts --no-history --format json,html,csv -o out", "diff App App -o same.txt",
  ])
  func replacesWhatItWroteItself(_ line: String) throws {
    let folder = try ExchangeProject.folder()
    let first = run(line, in: folder)
    #expect(first.exitCode == .success, "\(first.error)")
    if !line.contains("same") {
      try folder.write(text: ExchangeProject.english + "\"new\" = \"New\";\n", to: Self.table)
    }
    let again = run(line, in: folder)
    #expect(again.exitCode == .success, "\(again.error)")
  }

  @Test func keepsTheWorkOfATranslatorInTheFolderOfAnExport() throws {
    let folder = try ExchangeProject.folder()
    _ = run("export App -o out", in: folder)
    let translated = try #require(folder.text(of: "out/de.xliff"))
      .replacing("<target>Los</target>", with: "<target>Weiter</target>")
    try folder.write(text: translated, to: "out/de.xliff")
    let outcome = run("export App -o out", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("out/de.xliff: a file is there already") == true)
    #expect(folder.text(of: "out/de.xliff") == translated)
  }

  @Test func keepsTheCommentsOfATableThatBecomesATable() throws {
    let text =
      "/* The app */\n\n/* One */\n/* Two */\n\"a\" = \"A\";\n\n// b\n\"b\" = \"B\"; // c\n"
    let folder = try ProjectFolder([Self.table: text])
    #expect(run("convert \(Self.table) --to strings -o out", in: folder).exitCode == .success)
    #expect(folder.text(of: "out/en.lproj/Localizable.strings") == text)
    // In place nothing is lost, so nothing has to be allowed.
    let again = run("convert \(Self.table) --to strings -o App", in: folder)
    #expect(again.exitCode == .success && folder.text(of: Self.table) == text)
  }

  @Test func takesNoFolderCalledLikeStandardOutput() throws {
    let folder = try ExchangeProject.folder()
    let outcome = run("audit App --texts -o -", in: folder)
    #expect(outcome.exitCode == .usage && !folder.isFolder("-"))
    #expect(
      outcome.complaint?.hasPrefix(
        "-o takes a folder; a report goes to standard output with --format") == true)
  }
}
