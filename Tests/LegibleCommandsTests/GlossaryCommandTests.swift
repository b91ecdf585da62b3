import Foundation
import TestSupport
import Testing

@testable import LegibleCommands

/// Listing what things are called.
@Suite struct GlossaryCommandTests {
  private static let texts = [
    ("add", "Add a board", "Tafel hinzufügen"), ("all", "All boards", "Alle Tafeln"),
    ("delete", "Delete the board", "Tafel löschen"), ("new", "A new board", "Brett, neu"),
    ("rename", "Rename the board", "Tafel umbenennen"), ("cancel", "Cancel", "Abbrechen"),
  ]

  private func folder(_ others: [String: String] = [:]) throws -> ProjectFolder {
    func table(_ texts: [(String, String)]) -> String {
      texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    }
    return try ProjectFolder(
      [
        "App/en.lproj/Localizable.strings": table(Self.texts.map { ($0.0, $0.1) }),
        "App/de.lproj/Localizable.strings": table(Self.texts.map { ($0.0, $0.2) }),
      ].merging(others) { $1 })
  }

  @Test func listsTermsWithThePlacesOfOtherNames() throws {
    let outcome = run("glossary App", in: try folder())
    #expect(
      outcome.output == """
        de
          board → Tafel (4 of 5)
            de.lproj/Localizable.strings:4:9: “Brett, neu”

        """)
    #expect(outcome.exitCode == .success && outcome.error.isEmpty)
  }

  @Test func writesSeparatedValues() throws {
    let outcome = run("glossary --format csv", in: try folder())
    #expect(
      outcome.output == """
        term,locale,translation,status,count,texts,share,others\r
        board,de,Tafel,proposed,4,5,80 %,App/de.lproj/Localizable.strings:4:9\r

        """)
  }

  @Test func writesJSON() throws {
    let outcome = run("glossary App --format json", in: try folder())
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let term = try #require(list.first)
    #expect(term["term"] as? String == "board" && term["translation"] as? String == "Tafel")
    let others = try #require(term["others"] as? [[String: Any]])
    #expect(others.first?["key"] as? String == "new" && others.first?["line"] as? Int == 4)
  }

  @Test func learnsFromExchangeFiles() throws {
    let units = Self.texts.map {
      "<trans-unit id=\"\($0.0)\"><source>\($0.1)</source><target>\($0.2)</target></trans-unit>\n"
    }
    let entries = Self.texts.map {
      "msgctxt \"\($0.0)\"\nmsgid \"\($0.1)\"\nmsgstr \"\($0.2)\"\n\n"
    }
    let files = try ProjectFolder([
      "a/de.xliff": """
      <?xml version="1.0"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file
      original="App/Localizable.strings" source-language="en" target-language="de"
      datatype="plaintext"><body>
      \(units.joined())</body></file></xliff>
      """,
      "b/de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n\(entries.joined())",
      "c/broken.xliff": "<xliff",
    ])
    for (path, file) in [("a", "de.xliff"), ("b/de.po", "de.po")] {
      let outcome = run("glossary \(path)", in: files)
      #expect(outcome.output.hasPrefix("de\n  board → Tafel (4 of 5)\n    \(file):"), "\(outcome)")
      #expect(outcome.exitCode == .success && outcome.error.isEmpty)
    }
    let broken = run("glossary a c", in: files)
    #expect(broken.output.hasPrefix("de\n") && broken.exitCode == .untrustworthy)
    #expect(broken.error.hasPrefix("legible: c/broken.xliff:1:"))
  }

  @Test func writesAFile() throws {
    let folder = try folder()
    let outcome = run("glossary App --format=csv --output out/terms.csv", in: folder)
    #expect(outcome.output.isEmpty && outcome.error == "wrote out/terms.csv\n")
    #expect(folder.text(of: "out/terms.csv")?.hasPrefix("term,locale") == true)
  }

  @Test(arguments: [
    "App", "App/", "App/de.lproj", "App/de.lproj/Localizable.strings", "xcstrings",
    "xcstrings/Localizable.xcstrings", "xliff-1.2", "xliff-2.1/de.xlf", "po", "po/de.po", "csv",
    "csv/de.csv", "tmx", "tmx/de.tmx", "xcloc", "xcloc/de.xcloc", "csv/de.csv xcloc",
  ])
  func takesWhatOtherCommandsTake(_ paths: String) throws {
    let folder = try folder()
    let name = paths.prefix { $0 != "/" && $0 != " " }
    if name == "xcstrings" {
      #expect(run("convert App --to xcstrings -o xcstrings", in: folder).exitCode == .success)
    } else if name != "App" {
      let export = run("export App --format \(name) --locales de -o \(name)", in: folder)
      #expect(export.exitCode == .success, "\(export)")
      if paths.contains(" ") {
        _ = run("export App --format xcloc --locales de -o xcloc", in: folder)
      }
    }
    let outcome = run("glossary \(paths)", in: folder)
    #expect(outcome.output.hasPrefix("de\n  board → Tafel (4 of 5)\n"), "\(outcome)")
    #expect(outcome.exitCode == .success && outcome.error.isEmpty)
  }

  @Test func readsStandardInput() throws {
    let folder = try folder()
    let exported = run("export App --format xliff-2.0 --locales de -o -", in: folder).output
    let outcome = run("glossary -", in: folder, console: MemoryConsole(input: exported))
    #expect(outcome.output.hasPrefix("de\n  board → Tafel (4 of 5)\n"), "\(outcome)")
  }

  @Test(arguments: [
    ("nowhere", "nowhere: no such file or folder"), ("nowhere.csv", "nowhere.csv: no such file"),
    ("terms.csv", "terms.csv:1:"), ("terms.zip", "terms.zip"),
  ])
  func namesWhatItCannotRead(_ path: String, _ complaint: String) throws {
    let outcome = run("glossary \(path)", in: try folder(["terms.csv": "a,b\n", "terms.zip": ""]))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix(complaint) == true, "\(outcome)")
  }

  @Test func saysByItsExitCodeThatFilesWereLeftOut() throws {
    let folder = try folder()
    try folder.write(text: "\"a\" = \"b", to: "App/fr.lproj/Localizable.strings")
    try folder.write(text: "\"a\" = \"b", to: "App/it.lproj/Localizable.strings")
    let outcome = run("glossary App", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.hasPrefix("de\n  board → Tafel"))
    #expect(outcome.error.split(separator: "\n").count == 2, "\(outcome)")
  }

  @Test(arguments: [
    ("text", "out/glossary.txt"), ("csv", "out/glossary.csv"), ("json", "out/glossary.json"),
  ])
  func writesIntoAFolder(_ format: String, _ path: String) throws {
    let folder = try folder()
    for _ in 1...2 {
      let outcome = run("glossary App --format \(format) -o out/", in: folder)
      #expect(outcome.output.isEmpty && outcome.error == "wrote \(path)\n")
    }
    #expect(run("glossary App --format \(format) -o out", in: folder).error == "wrote \(path)\n")
    let printed = run("glossary App --format \(format) -o -", in: folder)
    #expect(printed.output == folder.text(of: path) && printed.error.isEmpty)
    #expect(folder.names(in: "out").count == 1)
  }

  @Test func namesTheFileThatItCannotWrite() throws {
    let outcome = run("glossary App -o App/de.lproj/Localizable.strings/x", in: try folder())
    #expect(outcome.exitCode == .untrustworthy)
    #expect(
      outcome.complaint == "App/de.lproj/Localizable.strings/x: cannot be written; "
        + "name another file or folder with --output")
  }

  @Test func whatItProposesGivesNotesUntilItIsApproved() throws {
    let folder = try folder()
    _ = run("glossary App --format csv -o terms.csv", in: folder)
    let audit = "audit App --texts --format text --verbose --fail-on warning --glossary terms.csv"
    let proposed = run(audit, in: folder)
    #expect(proposed.output.contains("[glossary-miss]"), "\(proposed)")
    #expect(proposed.exitCode == .success)
    let terms = try #require(folder.text(of: "terms.csv"))
    try folder.write(text: terms.replacing("proposed", with: "preferred"), to: "terms.csv")
    #expect(run(audit, in: folder).exitCode == .findings)
  }

  @Test func takesOnlyTheLanguagesThatAreAskedFor() throws {
    let files = try folder(["App/fi.lproj/Localizable.strings": "\"add\" = \"Lisää taulu\";\n"])
    #expect(run("glossary App --locales fi", in: files).output.hasPrefix("no terms: "))
    #expect(run("glossary App --locales de,fi", in: files).output.hasPrefix("de\n"))
    let unknown = run("glossary App --locales dd", in: files)
    #expect(unknown.exitCode == .usage)
    #expect(unknown.complaint == "unknown locale “dd”; did you mean “de”?")
  }

  @Test func complainsWhereThereAreNoTexts() throws {
    let outcome = run("glossary", in: try ProjectFolder(["a.txt": ""]))
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.complaint?.hasPrefix("no strings: no .lproj folder") == true)
    #expect(run("glossary Nowhere", in: try folder()).exitCode == .untrustworthy)
    #expect(run("glossary --format xml", in: try folder()).exitCode == .usage)
  }

  @Test func showsNothingThatATerminalWouldObey() throws {
    let texts = Self.texts.map { "\"\($0.0)\" = \"\($0.0 == "new" ? "\u{1B}[2J" : $0.2)\";\n" }
    let files = try folder(["App/de.lproj/Localizable.strings": texts.joined()])
    let outcome = run("glossary App", in: files)
    #expect(outcome.output.contains("“\\u{1B}[2J”"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func explainsItself() {
    let outcome = run("help glossary")
    #expect(outcome.output.hasPrefix("legible glossary [PATH…]"))
    #expect(run("").output.contains("\n  glossary    Extracts"))
  }
}
