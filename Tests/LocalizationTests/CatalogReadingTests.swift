import AuditModel
import Testing

@testable import Localization

private typealias Sample = CatalogSample

@Suite struct CatalogReadingTests {
  @Test func readsEveryShape() throws {
    let catalog = Sample.catalog(Sample.source)
    #expect(catalog.problems == [] && catalog.version == "1.0")
    #expect(catalog.locales == ["de", "en", "zh-Hans"] && catalog.sourceLocale == "en")
    let german = try #require(catalog.entries(in: "de").first)
    #expect(german.key == "cards" && german.comment == "How many." && german.isCommentGenerated)
    #expect(german.extraction == .manual && !german.isTranslatable)
    #expect(
      german.leaves.map { "\($0.path) \($0.text) \($0.location)" } == [
        "plural.one %lld Karte a.xcstrings:19:29", "plural.other %lld Karten a.xcstrings:25:29",
      ])
    #expect(
      german.states == [
        VariationPath([.plural(.one)]): .translated,
        VariationPath([.plural(.other)]): .needsReview,
      ])
    let chinese = try #require(catalog.entries(in: "zh-Hans").first)
    #expect(chinese.value == .text("卡片/A") && chinese.states == [.text: .new])
    #expect(chinese.keyLocation.description == "a.xcstrings:7:5")
    #expect(chinese.valueLocation.description == "a.xcstrings:34:23")
  }

  @Test func takesAKeyForItsTextInTheSourceLanguage() throws {
    let english = Sample.catalog(Sample.source).entries(in: "en")
    #expect(english.map(\.key) == ["", "cards", "tap"])
    #expect(english[1].value == .text("cards") && english[1].states == [:])
    #expect(english[1].valueLocation == english[1].keyLocation)
    #expect(english[2].value.format == "Tap %@ with %#@CARDS@")
    let variable = try #require(english[2].value.variables.first)
    #expect(variable.name == "CARDS" && variable.argumentNumber == 2 && variable.valueType == "lld")
    #expect(
      english[2].leaves.map(\.path.description) == [
        "device.ipad", "device.other", "substitutions.CARDS.plural.one",
        "substitutions.CARDS.plural.other",
      ])
    #expect(Sample.catalog(Sample.source).entries(in: "fr") == [])
  }

  @Test func readsPhrases() throws {
    let catalog = Sample.catalog(
      Sample.line(#""en":{"stringSet":{"state":"new","values":["a","b"]}}"#))
    #expect(catalog.problems == [])
    let entry = try #require(catalog.entries(in: "en").first)
    #expect(entry.leaves.map(\.text) == ["a", "b"])
    #expect(entry.states[VariationPath([.phrase(1)])] == .new)
    let changed = catalog.applying([Sample.text("k", [.phrase(1)], "c", in: "en", .translated)])
    #expect(changed.text.contains(#"{"state":"translated","values":["a","c"]}"#))
  }

  @Test func readsTheLastOfTwoKeysAndReportsThem() {
    let catalog = Sample.catalog(
      Sample.line(
        #""de":{"stringUnit":{"value":"1"}},"de":{"stringUnit":{"value":"2\ud800"}}"#)
    )
    #expect(catalog.entries(in: "de").map(\.value) == [.text("2\u{FFFD}")])
    #expect(catalog.problems.map(\.kind) == [.duplicateKey, .brokenCharacter])
  }

  @Test(arguments: [
    ("", "a.xcstrings:1:1: this is no string catalog: the file ends before a value"),
    ("{\"strings\":\n{]", "a.xcstrings:2:2: this is no string catalog: unexpected “]”;"),
    (
      "{\"a\0\":1}",
      "a.xcstrings:1:4: this is no string catalog: a string contains a control character"
    ),
  ])
  func reportsWhatIsNoJSONWithOneError(source: String, message: String) {
    let catalog = Sample.catalog(source)
    #expect(catalog.problems.map(\.kind) == [.syntax])
    #expect(catalog.problems.first?.description.hasPrefix(message) == true)
    #expect(catalog.locales == [] && catalog.entries(in: "en") == [])
    let changed = catalog.applying([Sample.text("k", "x", in: "en")])
    #expect(changed.text == source && changed.rejections.count == 1)
  }
}
