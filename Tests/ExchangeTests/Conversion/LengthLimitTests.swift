import Localization
import Testing

@testable import Exchange

/// How long texts may be, as exchange files limit them.
@Suite struct LengthLimitTests {
  private func limits(_ text: String) -> [LengthLimit] {
    let document = XLIFFDocument(Array(text.utf8), path: "de.xliff")
    let project = LocalizationProject(bilingual: document.files)
    return project.tables.first { $0.locale == "de" }?.entries.first?.limits ?? []
  }

  private func unit(_ attributes: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
    <body><trans-unit id="a" \(attributes)><source>A</source><target>B</target></trans-unit></body>
    </file></xliff>
    """
  }

  @Test func readsCharactersAndBytes() {
    let both = unit(#"maxwidth="20" size-unit="char" maxbytes="40""#)
    #expect(
      limits(both) == [
        LengthLimit(most: 20, unit: .characters), LengthLimit(most: 40, unit: .bytes),
      ])
  }

  @Test func readsNoLimitInPixels() {
    #expect(limits(unit(#"maxwidth="20""#)).isEmpty)
    #expect(limits(unit(#"maxwidth="20" size-unit="pixel""#)).isEmpty)
  }

  @Test func readsTheRestrictionOfXLIFF2() {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="de"
        xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0">
      <file id="f" original="a.strings"><unit id="a" name="a" slr:sizeRestriction="1,20">
      <segment><source>A</source><target>B</target></segment></unit></file></xliff>
      """
    #expect(limits(text) == [LengthLimit(most: 20, unit: .codePoints)])
  }
}
