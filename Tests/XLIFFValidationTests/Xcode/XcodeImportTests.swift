import Testing

@testable import XLIFFValidation

@Suite struct XcodeImportTests {
  @Test(arguments: [
    ("<source>a</source><target state=\"new\">b</target>", ["~xcode-import-state"]),
    ("<source>a</source><target state=\"needs-review-l10n\">b</target>", ["~xcode-import-state"]),
    ("<source>a</source><target state=\"translated\">b</target>", []),
    ("<source>a</source><target state=\"signed-off\">b</target>", []), ("<source>a</source>", []),
    ("<source>a</source><target state=\"translated\"/>", ["~xcode-import-empty-target"]),
    ("<source>a</source><target/>", ["~xcode-import-empty-target"]),
    ("<source/><target/>", []), ("<source>a</source><target state=\"new\"/>", []),
    ("<source><x id=\"1\"/></source><target>a<x id=\"1\"/></target>", ["xcode-import-inline"]),
    (
      "<source><g id=\"1\">a</g></source><target><g id=\"1\">b</g></target>",
      ["~xcode-import-inline"]
    ),
    ("<note/>", ["xcode-import-source", "xliff-element-missing"]),
  ])
  func saysWhatXcodeMakesOfAUnit(texts: String, found: [String]) {
    let document = catalog("<trans-unit id=\"1\">\(texts)</trans-unit>")
    #expect(rules(in: document).sorted() == found.sorted())
  }

  @Test func saysNothingOfDocumentsOfOtherTools() {
    let unit =
      "<trans-unit id=\"1\"><source>a</source><target state=\"new\">b</target></trans-unit>"
    #expect(rules(in: SampleDocument.body(unit)) == [])
    let tool = "<header><tool tool-id=\"com.apple.dt.xcode\" tool-name=\"Xcode\"/></header>"
    #expect(rules(in: SampleDocument.body(unit, header: tool)) == ["~xcode-import-state"])
  }

  @Test func losesAFileWithoutATargetLanguage() {
    let unit = "<trans-unit id=\"1\"><source>a</source></trans-unit>"
    let target = "<trans-unit id=\"1\"><source>a</source><target>b</target></trans-unit>"
    #expect(
      rules(in: SampleDocument.body(unit, file: "", original: "a.strings"))
        == ["~xcode-import-target-language"])
    #expect(
      rules(in: SampleDocument.body(target, file: "", original: "a.strings"))
        == ["xcode-import-target-language", "~xliff-target-language"])
  }

  @Test func losesEverythingBehindAPrefix() {
    let document = """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file \
      original="a.strings" source-language="en" target-language="fr" datatype="plaintext"><x:body/>\
      </x:file></x:xliff>
      """
    #expect(rules(in: document) == ["xcode-import-prefix"])
    #expect(rules(in: document.replacing("a.strings", with: "a.txt")) == [])
  }

  @Test(arguments: [
    (["a", "a|==|plural.one"], ["xcode-import-collision"]),
    (["a", "a|==|device.iphone"], ["xcode-import-collision"]),
    (["a", "a|==|substitutions.n.plural.one"], []), (["a|==|plural.one", "b"], []),
    (["a|==|device.iphone.plural.one"], []), (["a|==|colour.red"], ["~xcode-import-key"]),
    (["a|==|plural.some"], ["~xcode-import-key"]), (["a|==|device.toaster"], ["~xcode-import-key"]),
    (["a|==|plural.one|==|plural.one"], ["~xcode-import-key"]),
    (["a|==|substitutions.@n.m@.plural.one"], ["xcode-import-substitution"]),
    (["a|==|substitutions.n.m.plural.one"], ["xcode-import-substitution"]), (["a.b", "a"], []),
  ])
  func readsIdsAsXcodeDoes(ids: [String], found: [String]) {
    let units = ids.map {
      "<trans-unit id=\"\($0)\"><source>a</source><target>b</target></trans-unit>"
    }
    #expect(rules(in: catalog(units.joined())) == found)
  }

  @Test func takesNoVariationsInStrings() {
    let unit = "<trans-unit id=\"a|==|plural.one\"><source>a</source></trans-unit>"
    #expect(
      rules(in: SampleDocument.body(unit, original: "a.strings")) == ["~xcode-import-key"])
  }

  @Test func skipsANewVariationWhoseSourceIsItsId() {
    let id = "a|==|plural.many"
    let unit = "<trans-unit id=\"\(id)\"><source>\(id)</source><target>b</target></trans-unit>"
    #expect(rules(in: catalog(unit)) == ["~xcode-import-own-id"])
  }

  private func catalog(_ units: String) -> String {
    SampleDocument.body(units, original: "App/Localizable.xcstrings")
  }
}
