import AuditModel
import Foundation
import Testing

@testable import Localization

private typealias Sample = CatalogSample

@Suite struct CatalogChangeTests {
  @Test func changesTheBytesOfOneTextOrStateOnly() {
    let catalog = Sample.catalog(Sample.source)
    #expect(catalog.applying([]).text == Sample.source)
    let changed = catalog.applying([
      Sample.text("cards", [.plural(.other)], "„%lld“ \"/\" \\ \n\t\u{1B}", in: "de", .translated),
      TextChange(in: "zh-Hans", .state(key: "cards", path: .text, .needsReview)),
      Sample.text("cards", "卡片/A", in: "zh-Hans"),
    ])
    #expect(changed.rejections == [])
    #expect(
      changed.text
        == Sample.source.replacing("\"%lld Karten\"", with: #""„%lld“ \"/\" \\ \n\t\u001b""#)
        .replacing("\"needs_review\"", with: "\"translated\"")
        .replacing("\"new\"", with: "\"needs_review\""))
  }

  @Test(arguments: ["\n", "\r\n"])
  func addsATextWhereItsShapeHasAPlaceForIt(lineEnd: String) throws {
    let source = Sample.source.replacing("\n", with: lineEnd)
    let changed = Sample.catalog(source).applying([
      Sample.text("cards", [.plural(.few)], "F", in: "de"),
      Sample.text("cards", [.plural(.zero)], "Z", in: "de", .needsReview),
      Sample.text("tap", [.device("mac"), .plural(.other)], "M", in: "en"),
      Sample.text("cards", "Cards", in: "en"),
    ])
    #expect(changed.rejections == [])
    let few = [
      #""plural" : {"#, #"              "few" : {"#, #"                "stringUnit" : {"#,
      #"                  "state" : "translated","#, #"                  "value" : "F""#,
      "                }", "              },", #"              "one" : {"#,
    ]
    #expect(changed.text.contains(few.joined(separator: lineEnd)))
    let english = try #require(Sample.catalog(changed.text).entries(in: "en").last)
    #expect(
      english.leaves.map(\.path.description).prefix(3) == [
        "device.ipad", "device.mac.plural.other", "device.other",
      ])
    #expect(Sample.catalog(changed.text).problems == [])
    let removed = Sample.catalog(changed.text).applying([
      TextChange(in: "en", .removal(key: "tap"))
    ])
    #expect(Sample.catalog(removed.text).problems == [])
    let lines = Set(source.split(separator: lineEnd))
    #expect(lines.isSubset(of: Set(changed.text.split(separator: lineEnd))))
  }

  @Test func addsALanguageInTheOrderOfTheFile() {
    let changed = Sample.catalog(Sample.source).applying([
      Sample.text("cards", "Kort", in: "da", .new), Sample.text("", "", in: "fr"),
    ])
    #expect(
      changed.text.contains(
        """
              "localizations" : {
                "da" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Kort"
                  }
                },
                "de" : {
        """))
    #expect(
      changed.text.contains(
        """
            "" : {
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : ""
                  }
                }
              }
            },
        """))
  }

  @Test func givesALanguageWithoutTextsTheShapeOfItsFirst() throws {
    let changed = Sample.catalog(Sample.source).applying([
      Sample.text("tap", "Tippe %@, %#@CARDS@", in: "de"),
      Sample.text("tap", [.substitution("CARDS"), .plural(.one)], "%arg Karte", in: "de"),
      Sample.text("tap", [.substitution("CARDS"), .plural(.other)], "%arg Karten", in: "de"),
      Sample.text("tap", [.plural(.other)], "x", in: "de"),
      Sample.text("tap", [.substitution("X"), .plural(.other)], "x", in: "de"),
    ])
    #expect(changed.rejections.map(\.change.key) == ["tap", "tap"])
    #expect(Sample.catalog(changed.text).problems == [])
    let entry = try #require(Sample.catalog(changed.text).entries(in: "de").last)
    #expect(entry.value.format == "Tippe %@, %#@CARDS@")
    #expect(entry.value.variables.first?.argumentNumber == 2)
    #expect(entry.value.variables.first?.forms.map(\.text) == ["%arg Karte", "%arg Karten"])
  }

  @Test func addsAndRemovesKeys() throws {
    var new = Sample.entry("Card %lld", .text("Card 1"), "A name.")
    new.states = [.text: .needsReview]
    let changed = Sample.catalog(Sample.source).applying([
      TextChange(in: "en", .entry(new)),
      TextChange(in: "de", .entry(Sample.entry("zoo", .text("Zoo")))),
      TextChange(in: "en", .removal(key: "tap")), TextChange(in: "de", .removal(key: "cards")),
    ])
    #expect(changed.rejections == [])
    let catalog = Sample.catalog(changed.text)
    #expect(catalog.problems == [])
    #expect(catalog.entries(in: "en").map(\.key) == ["", "Card %lld", "cards", "zoo"])
    #expect(catalog.entries(in: "de").map(\.key) == ["zoo"])
    #expect(catalog.entries(in: "en")[1].comment == "A name.")
    #expect(
      changed.text.contains(
        """
            },
            "Card %lld" : {
              "comment" : "A name.",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Card 1"
                  }
                }
              }
            },
            "cards" : {
        """))
  }

  @Test func putsAnEntryInThePlaceOfTheTextsOfItsLanguage() throws {
    let location = SourceLocation(file: "", line: 1, column: 1)
    let forms = [FormatVariable.Form(category: .other, text: "卡", location: location)]
    let changed = Sample.catalog(Sample.source).applying([
      TextChange(in: "zh-Hans", .entry(Sample.entry("cards", .plurals(forms)))),
      TextChange(
        in: "de",
        .entry(
          Sample.entry(
            "cards",
            .plurals([
              FormatVariable.Form(category: .one, text: "1", location: location),
              FormatVariable.Form(category: .other, text: "2", location: location),
            ])))),
    ])
    let catalog = Sample.catalog(changed.text)
    #expect(catalog.problems == [])
    #expect(catalog.entries(in: "zh-Hans").map(\.value.format) == ["卡"])
    #expect(catalog.entries(in: "de").map(\.leaves.count) == [2])
    #expect(changed.text.contains("\"needs_review\"") && changed.text.contains("futureKey"))
  }

  @Test func keepsAVariableThatIsAllOfAText() throws {
    let source = Sample.source.replacing("Tap %@ with %#@CARDS@", with: "%#@CARDS@")
    let catalog = Sample.catalog(source)
    let english = try #require(catalog.entries(in: "en").last)
    #expect(catalog.applying([TextChange(in: "en", .entry(english))]).text == source)
    let tables = [StringTable(name: "T", locale: "en", files: [], entries: [english])]
    let written = CatalogWriter.write(tables, sourceLanguage: "en")
    let again = CatalogDocument(written.bytes, path: "a.xcstrings").entries(in: "en")
    #expect(again.map { $0.leaves.map(\.text) } == [english.leaves.map(\.text)])
  }

  @Test func addsTextsOfOtherLanguagesToANewKey() {
    let changed = Sample.catalog(Sample.source).applying([
      TextChange(in: "en", .entry(Sample.entry("n", .text("N")))),
      Sample.text("n", "M", in: "de", .needsReview),
    ])
    #expect(changed.rejections == [])
    #expect(Sample.catalog(changed.text).entries(in: "de").last?.value == .text("M"))
  }

  @Test func refusesWhatHasNoPlace() {
    let changed = Sample.catalog(Sample.source).applying([
      Sample.text("cards", "Karten", in: "de"),
      Sample.text("cards", [.plural(.one)], "x", in: "zh-Hans"),
      Sample.text("none", "x", in: "de"), TextChange(in: "fr", .removal(key: "cards")),
      TextChange(in: "fr", .state(key: "cards", path: .text, .new)),
      Sample.text("cards", [.width("20")], "x", in: "fr"),
      Sample.text("cards", [.device("phone")], "x", in: "fr"),
      Sample.text("cards", [.device("other"), .plural(.one)], "x", in: "fr"),
      Sample.text("cards", [.plural(.one), .device("mac")], "x", in: "fr"),
      TextChange(in: "fr", .entry(Sample.entry("w", .widths([])))),
    ])
    #expect(changed.rejections.count == 9)
    #expect(changed.text != Sample.source)
  }

  private static let line = Sample.line(#""de":{"stringUnit":{"state":"new","value":"a"}}"#)

  @Test(arguments: [
    line, line.replacing(",", with: ", ").replacing(":", with: ": "),
    line.replacing("{\"sourceLanguage", with: "{\n\t\"sourceLanguage").replacing(":", with: ": ")
      .replacing(",\"strings\": {", with: ",\n\t\"strings\": {\n\t\t")
      .replacing("},\"version\": \"1.0\"}", with: "\n\t},\n\t\"version\": \"1.0\"\n}\n"),
    "\u{FEFF}" + line.replacing("{\"sourceLanguage", with: "{\n\"sourceLanguage"),
  ])
  func keepsOtherStyles(source: String) throws {
    let catalog = Sample.catalog(source)
    #expect(catalog.problems == [])
    #expect(
      catalog.applying([Sample.text("k", "b", in: "de")]).text
        == source.replacing("\"a\"", with: "\"b\""))
    let changed = catalog.applying([
      Sample.text("k", "c", in: "da"), TextChange(in: "en", .entry(Sample.entry("j", .text("J")))),
      TextChange(in: "en", .entry(Sample.entry("l", .text("L")))),
    ])
    let read = Sample.catalog(changed.text)
    #expect(read.problems == [] && read.entries(in: "en").map(\.key) == ["j", "k", "l"])
    let back = read.applying([
      TextChange(in: "en", .removal(key: "j")), TextChange(in: "en", .removal(key: "l")),
      TextChange(in: "da", .removal(key: "k")),
    ])
    #expect(back.text == source)
  }

  @Test func emptiesAnObject() {
    let source =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"k\" : {\n\n    }\n  }\n}"
    let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  }\n}"
    #expect(
      Sample.catalog(source).applying([TextChange(in: "en", .removal(key: "k"))]).text == empty)
    #expect(
      Sample.catalog(empty).applying([TextChange(in: "en", .entry(Sample.entry("k", .text("K"))))])
        .text
        .hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"k\" : {\n"))
  }
}
