import Testing

@Suite struct SegmentTests {
  @Test(arguments: [
    ("state=\"translated\"", "", ["xliff-state"]), ("state=\"final\"", "<target/>", []),
    ("state=\"initial\"", "", []), ("subState=\"a:b\"", "", ["xliff-sub-state"]),
    ("state=\"initial\" subState=\"a:b\"", "", []),
    ("state=\"initial\" subState=\"own\"", "", ["~xliff-sub-state"]),
  ])
  func holdsTheStateAgainstTheTarget(attributes: String, target: String, found: [String]) {
    let document = SampleDocument.unit("<segment \(attributes)><source/>\(target)</segment>")
    #expect(rules(in: document) == found)
  }

  @Test func asksForATargetLanguageOnce() {
    let unit = "<segment><source/><target/></segment>"
    let document = SampleDocument.root(
      "<file id=\"f\"><unit id=\"u\">\(unit)\(unit)</unit></file>", attributes: "srcLang=\"en\"")
    #expect(rules(in: document) == ["xliff-trg-lang"])
  }

  @Test(arguments: [
    ("<source xml:lang=\"EN\"/><target xml:lang=\"fr\"/>", "", []),
    ("<source xml:lang=\"de\"/>", "", ["xliff-language"]),
    ("<source/><target xml:lang=\"fr-CA\"/>", "", ["xliff-language"]),
    ("<source/>", "xml:lang=\"de\"", ["xliff-language"]),
    ("<source/><target/>", "xml:lang=\"en\"", ["xliff-language"]),
    ("<source/><target xml:lang=\"fr\"/>", "xml:lang=\"en\"", []),
  ])
  func holdsTextsToTheLanguagesOfTheDocument(texts: String, unit: String, found: [String]) {
    let document = SampleDocument.unit("<segment>\(texts)</segment>", attributes: unit)
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("<source xml:space=\"preserve\"/><target/>", "", ["xliff-space"]),
    ("<source xml:space=\"preserve\"/><target/>", "xml:space=\"preserve\"", []),
    ("<source xml:space=\"default\"/><target/>", "", []),
    ("<source/><target xml:space=\"default\"/>", "xml:space=\"preserve\"", ["xliff-space"]),
  ])
  func wantsTheSameWhiteSpaceInSourceAndTarget(texts: String, unit: String, found: [String]) {
    let document = SampleDocument.unit("<segment>\(texts)</segment>", attributes: unit)
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("0001", []), ("001F", []), ("FFFE", []), ("D800", []), ("0080", ["~xliff-code-point"]),
    ("0041", ["xliff-code-point"]), ("000A", ["xliff-code-point"]),
    ("110000", ["xliff-code-point"]), ("xyz", ["xliff-attribute-value"]),
  ])
  func wantsCodePointsOnlyForWhatXMLCannotHold(hex: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment("<cp hex=\"\(hex)\"/>")) == found)
  }
}
