import Testing

@Suite struct MatchAndGlossaryTests {
  @Test(arguments: [
    ("<mtc:match ref=\"#1\">\(texts)</mtc:match>", []),
    (
      "<mtc:match ref=\"#s1\" type=\"tm\" subType=\"my:a\" similarity=\"99.5\">\(texts)</mtc:match>",
      []
    ),
    ("<mtc:match ref=\"#t=2\">\(texts)</mtc:match>", []),
    ("<mtc:match ref=\"1\">\(texts)</mtc:match>", ["xliff-fragment"]),
    ("<mtc:match ref=\"#9\">\(texts)</mtc:match>", ["xliff-module-ref"]),
    ("<mtc:match ref=\"#n=n1\">\(texts)</mtc:match>", ["xliff-module-ref"]),
    ("<mtc:match ref=\"#u=u1\">\(texts)</mtc:match>", ["xliff-module-ref"]),
    ("<mtc:match>\(texts)</mtc:match>", ["xliff-attribute-missing"]),
    ("<mtc:match ref=\"#1\"><source/></mtc:match>", ["xliff-element-missing"]),
    ("<mtc:match ref=\"#1\" subType=\"my:a\">\(texts)</mtc:match>", ["xliff-mtc-sub-type"]),
    (
      "<mtc:match ref=\"#1\" type=\"tm\" subType=\"xlf:a\">\(texts)</mtc:match>",
      ["xliff-mtc-sub-type"]
    ),
    ("<mtc:match ref=\"#1\" type=\"best\">\(texts)</mtc:match>", ["xliff-attribute-value"]),
    ("<mtc:match ref=\"#1\" matchQuality=\"101\">\(texts)</mtc:match>", ["xliff-attribute-value"]),
    ("<mtc:match ref=\"#1\" similarity=\"-1\">\(texts)</mtc:match>", ["xliff-attribute-value"]),
    (
      "<mtc:match id=\"a\" ref=\"#1\">\(texts)</mtc:match><mtc:match id=\"a\" ref=\"#1\">\(texts)</mtc:match>",
      ["xliff-mtc-id"]
    ),
    (
      "<mtc:match ref=\"#1\"><source/><target xml:lang=\"de\"/></mtc:match>", ["xliff-mtc-language"]
    ),
    ("<mtc:match ref=\"#1\" reference=\"yes\"><source/><target xml:lang=\"de\"/></mtc:match>", []),
    (
      "<mtc:match ref=\"#1\"><source><ph id=\"1\" dataRef=\"d\"/></source><target/></mtc:match>",
      ["xliff-data-ref"]
    ),
    (
      "<mtc:match ref=\"#1\"><originalData><data id=\"d\"/></originalData>"
        + "<source><ph id=\"1\" dataRef=\"d\"/></source><target><ph id=\"1\" dataRef=\"d\"/></target>"
        + "<my:e/></mtc:match>", []
    ),
    (
      "<mtc:match ref=\"#1\"><source><sc id=\"1\"/></source><target/></mtc:match>",
      ["xliff-isolated"]
    ),
    (
      "<mtc:match ref=\"#1\"><source><sm id=\"1\" type=\"term\"/></source><target/></mtc:match>",
      ["xliff-code-pair"]
    ),
    (
      "<mtc:match ref=\"#1\"><source><ph id=\"1\"/><ph id=\"1\"/></source><target/></mtc:match>",
      ["xliff-id-unique"]
    ),
    (
      "<mtc:match ref=\"#1\"><source><ph id=\"1\"/></source><target><pc id=\"1\"/></target></mtc:match>",
      ["xliff-id-counterpart"]
    ),
    ("", ["xliff-element-missing"]),
  ])
  func holdsTranslationCandidatesToTheirModule(matches: String, found: [String]) {
    for version in ["2.0", "2.1", "2.2"] {
      #expect(rules(in: document("<mtc:matches>\(matches)</mtc:matches>", version)) == found)
    }
  }

  @Test(arguments: [
    (
      "<gls:glossEntry><gls:term>a</gls:term><gls:definition>b</gls:definition></gls:glossEntry>",
      []
    ),
    ("<gls:glossEntry ref=\"#1\"><gls:term/><gls:translation ref=\"#t=2\"/></gls:glossEntry>", []),
    ("<gls:glossEntry><gls:term/></gls:glossEntry>", ["xliff-gls-entry"]),
    ("<gls:glossEntry><gls:definition/></gls:glossEntry>", ["xliff-element-missing"]),
    (
      "<gls:glossEntry ref=\"#9\"><gls:term/><gls:definition/></gls:glossEntry>",
      ["xliff-module-ref"]
    ),
    (
      "<gls:glossEntry id=\"a\"><gls:term/><gls:translation id=\"a\"/></gls:glossEntry>",
      ["xliff-gls-id"]
    ),
    (
      "<gls:glossEntry><gls:term/><gls:definition/><gls:translation/></gls:glossEntry>",
      ["xliff-element-order"]
    ),
    (
      "<gls:glossEntry><gls:term><gls:term/></gls:term><gls:definition/></gls:glossEntry>",
      ["xliff-element-place"]
    ),
  ])
  func holdsGlossariesToTheirModule(entries: String, found: [String]) {
    #expect(rules(in: document("<gls:glossary>\(entries)</gls:glossary>", "2.2")) == found)
  }

  @Test(arguments: [
    ("<mda:metaGroup><mda:meta type=\"a\">b</mda:meta></mda:metaGroup>", []),
    (
      "<mda:metaGroup id=\"b\"><mda:metaGroup id=\"c\"><mda:meta type=\"a\"/></mda:metaGroup></mda:metaGroup>",
      []
    ),
    ("<mda:metaGroup id=\"a\"><mda:meta type=\"a\"/></mda:metaGroup>", ["xliff-mda-id"]),
    (
      "<mda:metaGroup id=\"b\"><mda:metaGroup id=\"b\"><mda:meta type=\"a\"/></mda:metaGroup></mda:metaGroup>",
      ["xliff-mda-id"]
    ),
    ("<mda:metaGroup><mda:meta>b</mda:meta></mda:metaGroup>", ["xliff-attribute-missing"]),
    ("<mda:metaGroup/>", ["xliff-element-missing"]), ("", ["xliff-element-missing"]),
    ("<mda:meta type=\"a\"/>", ["xliff-element-place", "xliff-element-missing"]),
    (
      "<mda:metaGroup appliesTo=\"all\"><mda:meta type=\"a\"/></mda:metaGroup>",
      ["xliff-attribute-value"]
    ),
    ("<mda:metaGroup><mda:meta type=\"a\" my:a=\"b\"/></mda:metaGroup>", ["xliff-attribute-place"]),
    ("<mda:metaGroup><mda:meta type=\"a\"/><my:e/></mda:metaGroup>", ["xliff-element-place"]),
    ("<mda:metagroup/>", ["xliff-element-missing", "xliff-element-known"]),
  ])
  func holdsMetadataToItsModule(groups: String, found: [String]) {
    let document = document("<mda:metadata id=\"a\">\(groups)</mda:metadata>", "2.1")
    #expect(rules(in: document).sorted() == found.sorted())
  }

  @Test func findsCandidatesAndEntriesForTextsOfAnotherUnit() {
    func document(_ reference: String) -> String {
      let other = "<unit id=\"u2\"><segment id=\"s\"><source>b</source></segment></unit>"
      return SampleDocument.file(
        """
        <unit id="u1"><mtc:matches><mtc:match ref="\(reference)">\(texts)</mtc:match></mtc:matches>
        <gls:glossary><gls:glossEntry ref="\(reference)"><gls:term/><gls:definition/>
        </gls:glossEntry></gls:glossary><segment id="s"><source>a</source></segment></unit>\(other)
        """)
    }
    #expect(rules(in: document("#u=u1/s")) == [])
    #expect(rules(in: document("#u=u2/s")) == ["xliff-module-ref", "xliff-module-ref"])
  }

  private func document(_ module: String, _ version: String) -> String {
    SampleDocument.unit(
      """
      \(module)<notes><note id="n1">a</note></notes><segment id="s1">
      <source><mrk id="1" type="mtc:match">a</mrk></source>
      <target><mrk id="2" type="term">b</mrk></target></segment>
      """, version: version)
  }
}

private let texts = "<source>a</source><target>b</target>"
