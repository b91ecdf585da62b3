import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

private func written(
  _ file: BilingualFile, _ options: XLIFF12Writer.Options = .init()
) -> (text: String, losses: [String]) {
  let result = XLIFF12Writer.write([file], options: options)
  return (String(decoding: result.bytes, as: UTF8.self), result.losses.map(\.message))
}

struct XLIFF12WriterTests {
  @Test func writesWhatXcodeWould() {
    var unit = BilingualUnit("a\t\"b\"", .text, "A <&>\"\r\n", "B", .needsReview)
    unit.notes = [BilingualUnit.Note("N")]
    let file = BilingualFile.catalog([BilingualUnit("z", .text, "Z"), unit])
    #expect(
      written(file).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
          <file original="App/Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
            <header>
              <tool tool-id="legible" tool-name="Legible" tool-version="1.0"/>
            </header>
            <body>
              <trans-unit id="a&#9;&quot;b&quot;" xml:space="preserve">
                <source>A &lt;&amp;&gt;"&#13;
        </source>
                <target state="needs-review-l10n">B</target>
                <note>N</note>
              </trans-unit>
              <trans-unit id="z" xml:space="preserve">
                <source>Z</source>
                <note/>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
  }

  @Test func sortsIdsByTheNumbersOfTheirCharacters() throws {
    let keys = ["é", "f", "e\u{301}", "Z", "a", "", "🙂", "漢", "\u{FF5A}"]
    let text = written(.catalog(keys.map { BilingualUnit($0, .text, "x") })).text
    let ids = text.split(separator: "trans-unit id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.map { String($0) } == ["", "Z", "a", "e\u{301}", "f", "é", "漢", "\u{FF5A}", "🙂"])
  }

  @Test func numbersTheVariablesOfCatalogs() {
    let words = VariationPath([.substitution("N"), .plural(.other)])
    var leaf = BilingualUnit("k", words, "%arg birds")
    leaf.valueType = "lu"
    let text = written(.catalog([BilingualUnit("k", .text, "%#@N@!"), leaf])).text
    #expect(text.contains("<source>%1$#@N@!</source>"))
    #expect(text.contains("id=\"k|==|substitutions.N.plural.other\""))
    #expect(text.contains("<source>%1$lu birds</source>"))
  }

  @Test func namesThePlacesInPropertyLists() {
    let words = VariationPath([.substitution("N"), .plural(.other)])
    let phone = VariationPath([.device("iphone")])
    let phoneWords = VariationPath(phone.steps + words.steps)
    let file = BilingualFile.catalog(
      [
        BilingualUnit("k", .text, "%#@N@"), BilingualUnit("k", words, "%d birds"),
        BilingualUnit("d", phone, "%#@N@"), BilingualUnit("d", phoneWords, "%d birds"),
        BilingualUnit("d", VariationPath([.device("mac")]), "Birds"),
      ], original: "en.lproj/Localizable.stringsdict")
    let text = written(file).text
    let rule = "/d:dict/NSStringDeviceSpecificRuleType:dict"
    #expect(text.contains("\"\(rule)/iphone:dict/NSStringLocalizedFormatKey:dict/:string\""))
    #expect(text.contains("\"\(rule)/iphone:dict/N:dict/other:dict/:string\""))
    #expect(text.contains("\"\(rule)/mac:dict/:string\""))
    let read = XLIFFDocument(Array(text.utf8), path: "a").files.withoutLocations
    #expect(read == [file].withoutLocations)
    #expect(text.contains("id=\"/k:dict/NSStringLocalizedFormatKey:dict/:string\""))
    #expect(text.contains("id=\"/k:dict/N:dict/other:dict/:string\""))
    #expect(text.contains("<source>%#@N@</source>"))
  }

  @Test func writesThatATextOfATableIsTranslatedOnlyWhenAsked() {
    let file = BilingualFile.catalog(
      [
        BilingualUnit("a", .text, "A", "B", .machineTranslated),
        BilingualUnit("b", .text, "A", "B", .translated),
      ], original: "en.lproj/a.strings")
    let plain = written(file)
    #expect(plain.text.contains("<target state=\"translated\" state-qualifier=\"leveraged-mt\">B"))
    #expect(plain.text.contains("<target>B</target>"))
    #expect(plain.losses.isEmpty)
    let full = written(file, .init(writesAllStates: true, writesApproval: true))
    #expect(full.text.contains("<target state=\"translated\" state-qualifier=\"leveraged-mt\">B"))
    #expect(full.text.contains("id=\"b\" approved=\"yes\""))
    #expect(!full.text.contains("id=\"a\" approved"))
    #expect(full.losses.isEmpty)
  }

  @Test func explainsToTranslatorsWhereAStringIsVisible() {
    var unit = BilingualUnit("a", .text, "A")
    unit.isTranslatable = false
    unit.notes = [BilingualUnit.Note("First.")]
    unit.context = TextContext(
      usages: [.init(screen: "Board", states: ["empty"])], roles: ["button"],
      widthBudget: WidthBudget(points: 80, characters: 9, tightest: "Board at AX5"))
    let text = written(.catalog([unit])).text
    #expect(
      text.contains("translate=\"no\" maxwidth=\"9\" size-unit=\"char\" xml:space=\"preserve\""))
    #expect(
      text.contains(
        """
                <note>First.</note>
                <note from="legible">Shown as: button</note>
                <note from="legible">Seen on: Board (empty)</note>
                <note from="legible">Fits in: 80 pt, about 9 characters; tightest: Board at AX5</note>
        """))
    #expect(!written(.catalog([unit]), .init(writesContext: false)).text.contains("legible\">"))
  }

  @Test func leavesOutWhatTheFormatCannotHoldAndSaysSo() {
    let plural = VariationPath([.plural(.one)])
    let losses = written(
      .catalog([
        BilingualUnit("a", .text, "\u{7}"), BilingualUnit("b|==|plural.one", .text, "B"),
        BilingualUnit("b", plural, "C"), BilingualUnit("c", .text, nil, "C"),
      ])
    ).losses
    #expect(losses.count == 4)
    #expect(losses[0].contains("U+0007"))
    #expect(losses[1].contains("read as that"))
    #expect(losses[2].contains("another text has the id"))
    #expect(losses[3].contains("no source"))
    let table = BilingualFile.catalog([BilingualUnit("b", plural, "C")], original: "a.strings")
    #expect(written(table).losses.count == 1)
    #expect(!written(table).text.contains("trans-unit"))
  }
}
