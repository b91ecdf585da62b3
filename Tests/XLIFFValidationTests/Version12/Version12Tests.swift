import Testing

@Suite struct Version12Tests {
  @Test func acceptsADocumentWithAllItsParts() {
    let document = SampleDocument.body(
      """
      <group id="g1" restype="dialog"><context-group name="c"><context context-type="x-a">b</context>
      </context-group><note>a</note><trans-unit id="1" approved="yes" phase-name="p" maxwidth="9"
      size-unit="char" coord="0;0;#;-5"><source xml:lang="en">a <g id="1">b</g><x id="2"/></source>
      <seg-source><mrk mtype="seg" mid="m1">a</mrk></seg-source>
      <target state="final" xml:lang="fr"><mrk mtype="seg" mid="m1">a</mrk><x id="2"/></target>
      <note from="me" priority="2" annotates="target">c</note><count-group name="n"><count
      count-type="total" unit="word">3</count></count-group>
      <alt-trans match-quality="80%" tool-id="t" mid="m1"><target>d</target></alt-trans>
      </trans-unit></group><bin-unit id="2" mime-type="image/png"><bin-source><external-file
      href="a.png" uid="u"/></bin-source></bin-unit>
      """,
      header: """
        <header><skl><external-file href="a"/></skl><phase-group><phase phase-name="p"
        process-name="q" tool-id="t" date="2026-01-31T10:00:00Z"/></phase-group><note>a</note>
        <tool tool-id="t" tool-name="T"/></header>
        """)
    #expect(rules(in: document) == [])
  }

  @Test(arguments: [
    ("<trans-unit id=\"1\"><note/></trans-unit>", ["xliff-element-missing"]),
    ("<trans-unit id=\"1\"><source/><note/><target/></trans-unit>", ["xliff-element-order"]),
    ("<trans-unit id=\"1\"><source/><alt-trans/></trans-unit>", ["xliff-element-missing"]),
    ("<trans-unit id=\"1\"><source><b/></source></trans-unit>", ["xliff-element-known"]),
    ("<trans-unit id=\"1\"><source><x id=\"1\">a</x></source></trans-unit>", ["xliff-text-place"]),
    ("<trans-unit id=\"1\"><source><sub/></source></trans-unit>", ["xliff-element-place"]),
    ("<trans-unit><source/></trans-unit>", ["xliff-attribute-missing"]),
    (
      "<trans-unit id=\"1\"><source/><target state=\"done\"/></trans-unit>",
      ["xliff-attribute-value"]
    ),
    ("<trans-unit id=\"1\"><source/><target state=\"x-done\"/></trans-unit>", []),
    ("<trans-unit id=\"1\" restype=\"x y\"><source/></trans-unit>", ["xliff-attribute-value"]),
    ("<trans-unit id=\"1\" translate=\"true\"><source/></trans-unit>", ["xliff-attribute-value"]),
    ("<trans-unit id=\"1\" size-unit=\"feet\"><source/></trans-unit>", ["xliff-attribute-value"]),
    ("<trans-unit id=\"1\" coord=\"1;2;3\"><source/></trans-unit>", ["xliff-attribute-value"]),
    ("<trans-unit id=\"1\" reformat=\"coord-x x-own\"><source/></trans-unit>", []),
    (
      "<trans-unit id=\"1\"><source/><note annotates=\"all\"/></trans-unit>",
      ["xliff-attribute-value"]
    ),
    ("<trans-unit id=\"1\" own=\"a\"><source/></trans-unit>", ["~xliff-transitional"]),
    ("<trans-unit id=\"1\" ts=\"a\"><source/></trans-unit>", ["~xliff-transitional"]),
    (
      "<trans-unit id=\"1\" xmlns:m=\"urn:m\" m:a=\"b\"><source/></trans-unit>",
      ["~xliff-transitional"]
    ),
    (
      "<trans-unit id=\"1\"><source/><prop-group><prop prop-type=\"a\">b</prop></prop-group></trans-unit>",
      ["~xliff-transitional"]
    ),
    (
      "<bin-unit id=\"1\" mime-type=\"png\"><bin-source><external-file href=\"a\"/></bin-source></bin-unit>",
      ["xliff-attribute-value"]
    ),
  ])
  func holdsElementsToTheStrictSchema(content: String, found: [String]) {
    #expect(rules(in: SampleDocument.body(content)) == found)
  }

  @Test(arguments: [
    ("source-language=\"en_US\"", ["xliff-attribute-value"]),
    ("date=\"now\"", ["xliff-attribute-value"]),
    ("tool-id=\"t\"", ["xliff-reference"]), ("tool=\"t\"", ["~xliff-transitional"]),
  ])
  func holdsFilesToTheStrictSchema(attributes: String, found: [String]) {
    let document = SampleDocument.body("", file: attributes)
      .replacing(
        "source-language=\"en\"",
        with: attributes.contains("source") ? "" : "source-language=\"en\"")
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    (
      "<trans-unit id=\"1\"><source/></trans-unit><trans-unit id=\"1\"><source/></trans-unit>",
      ["xliff-id-unique"]
    ),
    ("<group id=\"1\"/><group id=\"1\"/>", ["xliff-id-unique"]),
    ("<group id=\"1\"><trans-unit id=\"1\"><source/></trans-unit></group>", []),
    ("<trans-unit id=\"1\" phase-name=\"p\"><source/></trans-unit>", ["xliff-reference"]),
    (
      "<trans-unit id=\"1\"><source><ph id=\"1\" xid=\"9\"/></source></trans-unit>",
      ["xliff-reference"]
    ),
    ("<trans-unit id=\"1\"><source><ph id=\"1\" xid=\"1\"/></source></trans-unit>", []),
    (
      "<trans-unit id=\"1\"><source><x id=\"1\"/><x id=\"1\"/></source></trans-unit>",
      ["xliff-id-unique"]
    ),
    ("<trans-unit id=\"1\"><source><bpt id=\"1\"/><ept id=\"1\"/></source></trans-unit>", []),
    (
      "<trans-unit id=\"1\"><source><bpt id=\"1\" rid=\"a\"/><ept id=\"2\" rid=\"a\"/></source></trans-unit>",
      []
    ),
    ("<trans-unit id=\"1\"><source><bpt id=\"1\"/></source></trans-unit>", ["xliff-code-pair"]),
    ("<trans-unit id=\"1\"><source><ex id=\"1\"/></source></trans-unit>", ["xliff-code-pair"]),
    (
      "<trans-unit id=\"1\"><source><ex id=\"2\" rid=\"a\"/><bx id=\"1\" rid=\"a\"/></source></trans-unit>",
      ["xliff-code-pair"]
    ),
    (
      "<trans-unit id=\"1\"><source/><seg-source><mrk mtype=\"seg\" mid=\"1\"/><mrk mtype=\"seg\" mid=\"1\"/>"
        + "</seg-source></trans-unit>", ["xliff-segment"]
    ),
    (
      "<trans-unit id=\"1\"><source/><seg-source><mrk mtype=\"seg\" mid=\"1\"/></seg-source>"
        + "<target><mrk mtype=\"seg\" mid=\"2\"/></target></trans-unit>", ["xliff-segment"]
    ),
    (
      "<trans-unit id=\"1\"><source/><alt-trans mid=\"2\"><target/></alt-trans></trans-unit>",
      ["xliff-segment"]
    ),
    (
      "<trans-unit id=\"1\"><source/><alt-trans><seg-source/><target><mrk mtype=\"seg\" mid=\"2\"/></target>"
        + "</alt-trans></trans-unit>", ["xliff-segment"]
    ),
  ])
  func findsNamesThatAreNotUniqueOrNotThere(content: String, found: [String]) {
    #expect(rules(in: SampleDocument.body(content)) == found)
  }

  @Test(arguments: [
    ("<source>a</source><target xml:lang=\"de\">b</target>", "", ["~xliff-language"]),
    ("<source>a</source><target state=\"new\">b</target>", "approved=\"yes\"", ["~xliff-approved"]),
    ("<source>a</source><target state=\"final\">b</target>", "approved=\"yes\"", []),
    ("<source>a</source><target><x id=\"1\"/></target>", "", ["~xliff-target-code"]),
    (
      "<source><x id=\"1\" clone=\"no\"/></source><target><x id=\"1\"/><x id=\"1\"/></target>", "",
      ["~xliff-target-code"]
    ),
    ("<source><x id=\"1\"/></source><target><x id=\"1\"/><x id=\"1\"/></target>", "", []),
    (
      "<source>a</source><target>abcd</target>", "maxwidth=\"3\" size-unit=\"char\"",
      ["~xliff-size"]
    ),
    ("<source>a</source><target>abcd</target>", "maxwidth=\"3\"", []),
    ("<source>a</source><target>éé</target>", "maxbytes=\"3\"", ["~xliff-size"]),
  ])
  func warnsOfTextsThatDoNotFit(texts: String, unit: String, found: [String]) {
    let document = SampleDocument.body("<trans-unit id=\"1\" \(unit)>\(texts)</trans-unit>")
    #expect(rules(in: document) == found)
  }

  @Test func wantsATargetLanguageAsSoonAsThereAreTargets() {
    let unit = "<trans-unit id=\"1\"><source/><target/></trans-unit>"
    #expect(rules(in: SampleDocument.body(unit, file: "")) == ["~xliff-target-language"])
    #expect(rules(in: SampleDocument.body("", file: "")) == [])
  }

  @Test func acceptsWhatXcodeWrites() {
    let document = SampleDocument.body(
      "<trans-unit id=\"a\" xml:space=\"preserve\"><source>a</source><note/></trans-unit>",
      header:
        "<header><tool tool-id=\"com.apple.dt.xcode\" tool-name=\"Xcode\" build-num=\"1\"/></header>"
    )
    #expect(rules(in: document) == ["~xliff-transitional"])
  }
}
