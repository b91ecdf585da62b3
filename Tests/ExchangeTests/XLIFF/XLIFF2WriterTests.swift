import AuditModel
import Localization
import Testing

@testable import Exchange

private func written(
  _ units: [BilingualUnit], _ version: XLIFF2Writer.Version = .v21,
  _ options: XLIFF2Writer.Options = .init()
) -> (text: String, losses: [String]) {
  let result = XLIFF2Writer.write([.catalog(units)], version: version, options: options)
  return (String(decoding: result.bytes, as: UTF8.self), result.losses.map(\.message))
}

struct XLIFF2WriterTests {
  private let plural = [
    BilingualUnit("birds", VariationPath([.plural(.zero)]), "no birds"),
    BilingualUnit("birds", VariationPath([.plural(.other)]), "%lld birds", "%lld Vögel", .final),
  ]

  @Test func protectsSpecifiersAsCodes() {
    let unit = BilingualUnit("a", .text, "%@ & %@, %d", "%d %@ %x", .machineTranslated)
    #expect(
      written([unit]).text.contains(
        """
              <originalData>
                <data id="d1">%@</data>
                <data id="d2">%d</data>
                <data id="d3">%x</data>
              </originalData>
              <segment state="translated" subState="legible:machine-translated">
                <source><ph id="1" dataRef="d1" equiv="%@"/> &amp; <ph id="2" dataRef="d1" equiv="%@"/>, <ph id="3" dataRef="d2" equiv="%d"/></source>
                <target><ph id="3" dataRef="d2" equiv="%d"/> <ph id="1" dataRef="d1" equiv="%@"/> <ph id="4" dataRef="d3" equiv="%x"/></target>
              </segment>
        """))
    let plain = written([unit], .v20, .init(protectsSpecifiers: false)).text
    #expect(plain.contains("<source>%@ &amp; %@, %d</source>"))
    #expect(!plain.contains("originalData"))
  }

  @Test func saysOfTheFormsOfAPluralWhatChoosesAmongThem() {
    let text = written(plural, .v22).text
    #expect(text.contains("name=\"birds\" pgs:switch=\"plural:count\">"))
    #expect(text.contains("name=\"birds\" pgs:case=\"0\">"))
    #expect(text.contains("name=\"birds\" pgs:case=\"other\">"))
    let words = VariationPath([.substitution("N"), .plural(.other)])
    let leaf = written([BilingualUnit("k", words, "%arg birds")], .v22).text
    #expect(leaf.contains("pgs:switch=\"plural:N\""))
    #expect(leaf.contains("<mda:meta type=\"path\">substitutions.N.plural.other</mda:meta>"))
  }

  @Test(arguments: [XLIFF2Writer.Version.v20, .v21])
  func groupsTheFormsOfAPluralInOlderVersions(version: XLIFF2Writer.Version) {
    let text = written(plural, version).text
    #expect(text.contains("<group id=\"birds__group-"))
    #expect(text.contains("<mda:meta type=\"path\">plural.zero</mda:meta>"))
    #expect(!text.contains("pgs"))
  }

  @Test func restrictsTheSize() {
    var unit = BilingualUnit("a", .text, "A")
    unit.context = TextContext(
      widthBudget: WidthBudget(points: 80, characters: 9, tightest: "Board"))
    let text = written([unit]).text
    #expect(text.contains("slr:sizeRestriction=\"9\""))
    #expect(text.contains("<slr:profiles generalProfile=\"xliff:codepoints\"/>"))
    #expect(!written([unit], .v21, .init(writesContext: false)).text.contains("slr:s"))
  }

  @Test(arguments: [("four", 4, true), ("five5", 4, false), ("größe", 5, true)])
  func restrictsNoUnitWhoseSourceIsLonger(source: String, most: Int, isRestricted: Bool) {
    var unit = BilingualUnit("a", .text, source)
    unit.context = TextContext(
      widthBudget: WidthBudget(points: 80, characters: most, tightest: "Board"))
    let result = written([unit])
    #expect(result.text.contains("slr:sizeRestriction") == isRestricted)
    #expect(result.text.contains("slr:profiles") == isRestricted)
    #expect(result.text.contains("about \(most) characters"))
    #expect(result.losses.isEmpty)
  }

  @Test func reportsTheLossOfAWidthWithoutANote() {
    var unit = BilingualUnit("a", .text, "five5")
    unit.context = TextContext(
      widthBudget: WidthBudget(points: 0, characters: 4, tightest: ""))
    #expect(written([unit]).losses.count == 1)
    #expect(written([unit], .v21, .init(writesContext: false)).losses.isEmpty)
  }

  @Test func protectsTheNumberOfAVariableAsAWhole() {
    let words = VariationPath([.substitution("BIRDS"), .plural(.other)])
    let text = written([BilingualUnit("k", words, "%arg birds of %@ %a", "%@ %arg")]).text
    #expect(text.contains("<data id=\"d1\">%arg</data>"))
    #expect(
      text.contains(
        """
        <source><ph id="1" dataRef="d1" equiv="%arg"/> birds of \
        <ph id="2" dataRef="d2" equiv="%@"/> <ph id="3" dataRef="d3" equiv="%a"/></source>
        """))
    #expect(text.contains("<target><ph id=\"2\" dataRef=\"d2\" equiv=\"%@\"/> <ph id=\"1\""))
    let escaped = written([BilingualUnit("k", words, "%%arg %")]).text
    #expect(escaped.contains("<source>%%arg %</source>"))
    // Elsewhere it is a number in hexadecimal and two letters.
    #expect(written([BilingualUnit("k", .text, "%arg")]).text.contains("equiv=\"%a\"/>rg<"))
  }

  @Test func writesWhatXMLCannotHoldAsCodePoints() {
    let result = written([
      BilingualUnit("a", .text, "\u{1}A\u{1F}"), BilingualUnit("\u{1}", .text, "B"),
    ])
    #expect(result.text.contains("<source><cp hex=\"0001\"/>A<cp hex=\"001F\"/></source>"))
    #expect(result.losses.count == 1)
  }

  @Test func leavesOutFilesInOtherLanguagesAndSaysSo() {
    var other = BilingualFile.catalog([BilingualUnit("b", .text, "B")])
    other.targetLocale = "fr"
    let result = XLIFF2Writer.write(
      [.catalog([BilingualUnit("a", .text, "A")]), other], version: .v21)
    #expect(result.losses.map(\.key) == ["b"])
  }

  @Test func writesNoStateThatNeedsATranslationWhereThereIsNone() {
    let result = written([
      BilingualUnit("a", .text, "A", nil, .translated), BilingualUnit("b", .text, "B", nil, .new),
    ])
    #expect(!result.text.contains("\"translated\""))
    #expect(result.text.contains("<segment state=\"initial\">"))
    #expect(result.losses.count == 1)
  }

  @Test func leavesOutTranslationsIntoNoLanguage() {
    var file = BilingualFile.catalog([BilingualUnit("a", .text, "A", "B", .final)])
    file.targetLocale = nil
    let result = XLIFF2Writer.write([file], version: .v20)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(!text.contains("target") && !text.contains("trgLang") && !text.contains("final"))
    #expect(result.losses.count == 1)
  }

  @Test func makesTheSameSafeIdForTheSameText() {
    var (one, other) = (SafeIdentifiers(), SafeIdentifiers())
    let first = one.identifier(for: "a b/é")
    #expect(first == other.identifier(for: "a b/é"))
    #expect(first.hasPrefix("a_b__-"))
    #expect(one.identifier(for: "a b/é") == first + "-2")
    #expect(one.identifier(for: "a b/é") == first + "-3")
    #expect(one.identifier(for: "a b/e") != first)
  }

  @Test func givesNoSafeIdTwice() {
    var ids = SafeIdentifiers()
    let texts = (0..<500).map { $0 % 3 == 0 ? "a" : "b\($0 % 7)" }
    #expect(Set(texts.map { ids.identifier(for: $0) }).count == texts.count)
  }

  @Test(.timeLimit(.minutes(1)))
  func writesManyUnitsOfOneKeyInTimeThatGrowsWithThem() {
    let units = Array(repeating: BilingualUnit("a", .text, "A"), count: 20_000)
    #expect(written(units, .v22).losses.isEmpty)
  }
}
