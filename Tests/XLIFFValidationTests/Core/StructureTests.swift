import Testing

@Suite struct StructureTests {
  @Test(arguments: [
    ("<segment><source/></segment><notes><note/></notes>", "xliff-element-order"),
    ("<segment><target/><source/></segment>", "xliff-element-missing"),
    ("<segment><source/><source/></segment>", "xliff-element-order"),
    ("<segment><source/><target/><target/></segment>", "xliff-element-order"),
    ("<ignorable><source/></ignorable>", "xliff-unit-segment"),
    ("", "xliff-element-missing"),
    ("<notes/><segment><source/></segment>", "xliff-element-missing"),
    ("<segment><source/></segment><my:e/>", "xliff-element-order"),
    ("<segment><source><my:e/></source></segment>", "xliff-element-place"),
    ("<segment><source><note/></source></segment>", "xliff-element-place"),
    ("<segment><my:e/><source/></segment>", "xliff-element-place"),
    ("<segement><source/></segement><segment><source/></segment>", "xliff-element-known"),
    ("text<segment><source/></segment>", "xliff-text-place"),
    ("<segment><source><ph id=\"1\">x</ph></source></segment>", "xliff-text-place"),
    ("<slr:profiles/><segment><source/></segment>", "xliff-element-place"),
    (
      "<mda:metadata><mda:metaGroup><mda:meta type=\"a\"/></mda:metaGroup></mda:metadata>"
        + "<mda:metadata><mda:metaGroup><mda:meta type=\"a\"/></mda:metaGroup></mda:metadata>"
        + "<segment><source/></segment>", "xliff-element-order"
    ),
  ])
  func findsElementsOutOfPlace(unit: String, rule: String) {
    #expect(rules(in: SampleDocument.unit(unit)).contains(rule))
  }

  @Test(arguments: [
    ("<segment><source/></segment>", "id=\"\"", "xliff-attribute-value"),
    ("<segment id=\"a b\"><source/></segment>", "", "xliff-attribute-value"),
    ("<segment state=\"done\"><source/></segment>", "", "xliff-attribute-value"),
    ("<segment my:a=\"b\"><source/></segment>", "", "xliff-attribute-place"),
    ("<segment stat=\"final\"><source/></segment>", "", "xliff-attribute-place"),
    ("<segment><source dir=\"ltr\"/></segment>", "", "xliff-attribute-place"),
    ("<segment><source><pc id=\"1\" my:a=\"b\"/></source></segment>", "", "xliff-attribute-place"),
    ("<segment><source><ph/></source></segment>", "", "xliff-attribute-missing"),
    ("<segment><source><mrk id=\"1\" type=\"x\"/></source></segment>", "", "xliff-attribute-value"),
    (
      "<segment><source><mrk id=\"1\" type=\"x:y\" xml:lang=\"en\"/></source></segment>", "",
      "xliff-attribute-place"
    ),
    ("<segment><source/></segment>", "canResegment=\"maybe\"", "xliff-attribute-value"),
    ("<segment><source/></segment>", "type=\"noprefix\"", "xliff-attribute-value"),
    ("<segment><source/></segment>", "xml:space=\"keep\"", "xliff-attribute-value"),
    ("<segment><source/></segment>", "xml:lang=\"e\"", "xliff-attribute-value"),
  ])
  func findsAttributesThatDoNotFit(unit: String, attributes: String, rule: String) {
    let document =
      attributes.hasPrefix("id")
      ? SampleDocument.file("<unit \(attributes)>\(unit)</unit>")
      : SampleDocument.unit(unit, attributes: attributes)
    #expect(rules(in: document).contains(rule))
  }

  @Test func suggestsTheNameThatWasProbablyMeant() throws {
    let document = SampleDocument.unit("<segment sate=\"final\"><source/><target/></segment>")
    #expect(try #require(verdict(on: document).problems.first).suggestion == "write “state”")
  }

  @Test func acceptsExtensionsWhereTheCoreAllowsThem() {
    let document = SampleDocument.file(
      """
      <skeleton>text<my:e/></skeleton><my:e>text <b xmlns="">bold</b></my:e>
      <group id="g1" my:a="b"><my:e/><unit id="u1" my:a="b"><my:e/>
      <notes><note my:a="b">text</note></notes>
      <segment><source><mrk id="1" type="my:t" my:a="b">a</mrk></source></segment></unit></group>
      """, attributes: "my:a=\"b\"")
    #expect(rules(in: document) == [])
  }

  @Test func knowsWhatOnlyTheLaterVersionsHave() {
    let notes = "<notes><note>all</note></notes>"
    let file = "<file id=\"f\"><unit id=\"u\"><segment><source/></segment></unit></file>"
    #expect(rules(in: SampleDocument.root(notes + file)) == [])
    let early = SampleDocument.root(notes + file, version: "2.1")
    #expect(rules(in: early) == ["xliff-element-place"])
    let reference = "<notes><note ref=\"#s\">a</note></notes><segment id=\"s\"><source/></segment>"
    #expect(rules(in: SampleDocument.unit(reference)) == [])
    #expect(rules(in: SampleDocument.unit(reference, version: "2.0")) == ["xliff-attribute-place"])
  }

  @Test func holdsSkeletonsToContentOrAReference() {
    let unit = "<unit id=\"u\"><segment><source/></segment></unit>"
    for skeleton in ["<skeleton>a</skeleton>", "<skeleton href=\"a\"/>"] {
      #expect(rules(in: SampleDocument.file(skeleton + unit)) == [])
    }
    for skeleton in ["<skeleton/>", "<skeleton href=\"a\">b</skeleton>"] {
      #expect(rules(in: SampleDocument.file(skeleton + unit)) == ["xliff-skeleton"])
    }
  }
}
