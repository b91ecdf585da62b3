import AuditModel
import Testing

@testable import Terminology

/// Reading glossaries.
@Suite struct GlossaryTests {
  private func glossary(_ text: String, _ path: String) -> Glossary {
    Glossary(Array(text.utf8), path: path)
  }

  private func term(_ glossary: Glossary, _ source: String) throws -> Term {
    try #require(glossary.terms.first { $0.source == source })
  }

  @Test(arguments: ["glossary.de.strings", "App/de.lproj/Glossary.strings"])
  func readsStringsByTheLanguageOfTheirPath(_ path: String) throws {
    let glossary = glossary("\"board\" = \"Tafel\";\n\"card\" = \"Karte\";", path)
    #expect(glossary.problems.isEmpty)
    #expect(try term(glossary, "card").translations(in: "de") == ["Karte"])
    #expect(
      try term(glossary, "card").location == SourceLocation(file: path, line: 2, column: 1))
  }

  @Test func complainsOfStringsWithoutALanguage() throws {
    let problem = try #require(glossary("\"a\" = \"b\";", "glossary.strings").problems.first)
    #expect(problem.description.hasPrefix("glossary.strings:1:1: the path does not say"))
  }

  @Test(arguments: [",", ";", "\t"], ["", "\u{FEFF}"])
  func readsAColumnForEachLanguage(_ mark: String, _ start: String) throws {
    let rows = [
      ["source", "de", "pt_BR", "note"],
      ["board", "Tafel|Pinnwand", "\"quadro\(mark) \"\"mural\"\"\"", "x"],
      ["card", "", "cartão", ""],
    ]
    let text = start + rows.map { $0.joined(separator: mark) }.joined(separator: "\r\n")
    let glossary = glossary(text, "terms.csv")
    #expect(glossary.problems.isEmpty, "\(glossary.problems)")
    let board = try term(glossary, "board")
    #expect(board.translations(in: "de") == ["Tafel", "Pinnwand"])
    #expect(board.translations(in: "pt-BR") == ["quadro\(mark) \"mural\""])
    #expect(try term(glossary, "card").translations(in: "de") == [])
    #expect(try term(glossary, "card").location?.line == 3)
  }

  @Test func takesOffTheApostropheThatKeepsSpreadsheetsFromRunningATerm() throws {
    let glossary = glossary("source,fr\n'@board,'tableau\n", "terms.csv")
    #expect(try term(glossary, "@board").translations(in: "fr") == ["'tableau"])
  }

  @Test func readsARowForEachTranslation() throws {
    let glossary = glossary(
      """
      term,locale,translation,status
      board,de,Brett,forbidden
      board,de,Wand,admitted
      board,de,Tafel,preferred
      Corkboard,,,keep
      """, "terms.csv")
    #expect(glossary.problems.isEmpty, "\(glossary.problems)")
    let board = try term(glossary, "board")
    #expect(board.translations(in: "de") == ["Tafel", "Wand"])
    #expect(board.forbidden(in: "de") == ["Brett"])
    #expect(try term(glossary, "Corkboard").isKept)
  }

  @Test(arguments: [
    ("", "1:1: there is nothing"), ("de,fi\na,b", "1:1: no column holds"),
    ("source,Deutsch\na,b", "1:8: “Deutsch” names no language"),
    ("source,de\n,Tafel", "2:1: the row names no term"),
    ("source,de\nboard,Tafel,Brett", "2:13: the row has more values"),
    ("source,de\n\"board,Tafel", "2:1: a quotation mark is never closed"),
    ("term,locale,translation,status\na,de,b,maybe", "2:8: “maybe” is no status"),
    ("term,translation\na,b", "2:3: the row does not say which language"),
  ])
  func saysWhatIsWrongWithSeparatedValues(_ text: String, _ start: String) throws {
    let problem = try #require(glossary(text, "t.csv").problems.first)
    #expect(problem.description.hasPrefix("t.csv:\(start)"), "\(problem)")
    #expect(!problem.advice.isEmpty)
  }

  @Test func readsSeparatedValuesInUTF16AndNoOthers() throws {
    let text = "source,de\nboard,Täfelchen"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      try term(Glossary(bytes, path: "t.csv"), "board").translations(in: "de") == ["Täfelchen"])
    let latin = Glossary(Array("source,de\nboard,T".utf8) + [0xE4], path: "t.csv")
    #expect(latin.problems.first?.message == "the file is not UTF-8")
  }

  @Test func readsTermBases() throws {
    for (entry, set, group, status) in [
      (
        "termEntry", "langSet", "tig", "<termNote type=\"administrativeStatus\">STANDING</termNote>"
      ),
      (
        "conceptEntry", "langSec", "termSec",
        "<min:administrativeStatus>STANDING</min:administrativeStatus>"
      ),
    ] {
      func name(_ text: String, _ standing: String) -> String {
        "<\(group)><term>\(text)</term>\(status.replacing("STANDING", with: standing))</\(group)>"
      }
      let glossary = glossary(
        """
        <tbx xmlns:min="urn:min"><text><body><\(entry) id="1">
        <\(set) xml:lang="en"><\(group)><term>bo<hi>ard</hi></term></\(group)></\(set)>
        <\(set) xml:lang="de">\(name("Brett", "deprecatedTerm-admn-sts"))
        \(name("Wand", "admittedTerm-admn-sts"))\(name("Tafel", "preferredTerm-admn-sts"))</\(set)>
        </\(entry)></body></text></tbx>
        """, "terms.tbx")
      #expect(glossary.problems.isEmpty, "\(glossary.problems)")
      let board = try term(glossary, "board")
      #expect(board.translations(in: "de-AT") == ["Tafel", "Wand"])
      #expect(board.forbidden(in: "de") == ["Brett"])
      #expect(board.location?.line == 2)
    }
  }

  @Test(arguments: [
    ("<a/>", "1:1: there are no terms"), ("<tbx><termEntry>", "1:17: "),
    ("<t><termEntry><langSet xml:lang='de'/></termEntry></t>", "1:4: the entry has no term"),
    ("<t><termEntry><langSet/></termEntry></t>", "1:15: <langSet> does not say"),
    (
      "<t><termEntry><langSet xml:lang='en'><tig><term> </term></tig></langSet></termEntry></t>",
      "1:50: the term is empty"
    ),
  ])
  func saysWhatIsWrongWithTermBases(_ text: String, _ start: String) throws {
    let problem = try #require(glossary(text, "t.tbx").problems.first)
    #expect(problem.description.hasPrefix("t.tbx:\(start)"), "\(problem)")
  }

  @Test func namesTheFormatsThatItReads() throws {
    #expect(try #require(glossary("", "terms.docx").problems.first).advice.contains(".tbx"))
  }

  @Test func putsWhatSeveralFilesSayTogether() throws {
    let joined = Glossary(joining: [
      glossary("\"board\" = \"Tafel\";", "g.de.strings"),
      glossary("\"board\" = \"taulu\";", "g.fi.strings"),
    ])
    #expect(joined.terms.count == 1)
    #expect(try term(joined, "board").translations(in: "fi") == ["taulu"])
  }

  @Test func readsAnythingInBoundedTime() {
    let quotes = String(repeating: "\"", count: 300_000)
    for text in [quotes, "source,de\n" + quotes, String(repeating: ",", count: 300_000)] {
      let count = glossary(text, "t.csv").terms.count
      #expect(count == 0)
    }
    let rows = "source,de\n" + String(repeating: ",x\n", count: 50_000)
    #expect(glossary(rows, "t.csv").problems.count <= 101)
  }

  @Test func findsTheTranslationsOfTheNearestLocale() {
    let term = Term(
      source: "a", translations: ["pt": ["1"], "de-DE": ["2"], "zh-Hant": ["3"], "en-GB": ["4"]])
    #expect(term.translations(in: "pt-BR") == ["1"])
    #expect(term.translations(in: "de") == ["2"])
    #expect(term.translations(in: "de-AT") == [])
    #expect(term.translations(in: "zh-TW") == ["3"])
    #expect(term.translations(in: "zh-Hans") == [])
  }
}
