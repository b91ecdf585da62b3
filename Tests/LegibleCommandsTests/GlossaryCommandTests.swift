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
    #expect(broken.output.hasPrefix("de\n") && broken.exitCode == .success)
    #expect(broken.error.hasPrefix("legible: c/broken.xliff:1:"))
  }

  @Test func writesAFile() throws {
    let folder = try folder()
    let outcome = run("glossary App --format=csv --output out/terms.csv", in: folder)
    #expect(outcome.output.isEmpty && outcome.error == "wrote out/terms.csv\n")
    #expect(folder.text(of: "out/terms.csv")?.hasPrefix("term,locale") == true)
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
    #expect(run("").output.contains("\n  glossary  Extracts"))
  }
}
