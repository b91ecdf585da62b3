import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    "<unit id=\"a\"><segment><source/></segment></unit>"
      + "<group id=\"g\"><unit id=\"a\"><segment><source/></segment></unit></group>",
    "<group id=\"g\"><group id=\"g\"/></group>",
    "<notes><note id=\"n\"/><note id=\"n\"/></notes><group id=\"g\"/>",
  ])
  func findsIdsThatStandTwiceInAFile(content: String) {
    #expect(rules(in: SampleDocument.file(content)) == ["xliff-id-unique"])
  }

  @Test func findsFilesWithOneId() {
    let file = "<file id=\"f\"><group id=\"g\"/></file>"
    #expect(rules(in: SampleDocument.root(file + file)) == ["xliff-id-unique"])
  }

  @Test(arguments: [
    ("<segment id=\"a\"><source/></segment><ignorable id=\"a\"><source/></ignorable>"),
    ("<segment id=\"a\"><source><ph id=\"a\"/></source></segment>"),
    ("<segment><source><ph id=\"a\"/><mrk id=\"a\" type=\"term\"/></source></segment>"),
    ("<segment><source/><target><ph id=\"a\"/><ph id=\"a\"/></target></segment>"),
    ("<segment id=\"a\"><source/><target><ph id=\"a\"/></target></segment>"),
    ("<originalData><data id=\"d\"/><data id=\"d\"/></originalData><segment><source/></segment>"),
  ])
  func findsIdsThatStandTwiceInAUnit(content: String) {
    #expect(rules(in: SampleDocument.unit(content)) == ["xliff-id-unique"])
  }

  @Test func acceptsTheSameIdInOtherScopes() {
    let unit =
      "<segment id=\"s\"><source><ph id=\"1\"/></source><target><ph id=\"1\"/></target></segment>"
    let document = SampleDocument.file(
      "<notes><note id=\"u\"/></notes><group id=\"u\"><unit id=\"u\">\(unit)</unit></group>"
        + "<unit id=\"v\">\(unit)</unit>")
    #expect(rules(in: document) == [])
  }

  @Test func acceptsACodeThatMovedToTheTargetOfAnotherSegment() {
    let document = SampleDocument.unit(
      "<segment><source><ph id=\"1\"/></source><target/></segment>"
        + "<segment><source/><target><ph id=\"1\"/></target></segment>")
    #expect(rules(in: document) == [])
  }

  @Test func findsATargetCodeThatIsAnotherThanThatOfTheSource() {
    #expect(
      rules(in: SampleDocument.segment("<ph id=\"1\"/>", target: "<pc id=\"1\"/>"))
        == ["xliff-id-counterpart"])
    #expect(
      rules(
        in: SampleDocument.segment("<pc id=\"1\"/>", target: "<sc id=\"1\"/><ec startRef=\"1\"/>"))
        == [])
  }

  @Test(arguments: [
    ("<my:a id=\"x\"/><my:a id=\"x\"/>", 1), ("<my:a id=\"x\"><my:b xml:id=\"x\"/></my:a>", 1),
    ("<my:a id=\"x\"/><o:a xmlns:o=\"urn:o\" id=\"x\"/>", 0), ("<my:a id=\"x\"/><my:a/>", 0),
  ])
  func findsExtensionIdsThatStandTwice(content: String, count: Int) {
    let document = SampleDocument.segment("a", before: content)
    #expect(rules(in: document) == Array(repeating: "xliff-extension-id", count: count))
  }

  @Test(arguments: [
    ("<target order=\"1\"/>", "<target order=\"1\"/>", ["xliff-order"]),
    ("<target order=\"2\"/>", "<target/>", ["xliff-order"]),
    ("<target order=\"3\"/>", "<target/>", ["xliff-order"]),
    ("<target order=\"0\"/>", "<target/>", ["xliff-attribute-value"]),
    ("<target order=\"2\"/>", "<target order=\"1\"/>", []), ("<target order=\"2\"/>", "", []),
  ])
  func holdsTargetsToOneOrder(first: String, second: String, found: [String]) {
    let document = SampleDocument.unit(
      "<segment><source/>\(first)</segment><segment><source/>\(second)</segment>")
    #expect(rules(in: document) == found)
  }
}
