import Testing

@Suite struct ReferenceTests {
  @Test(arguments: [
    ("type=\"comment\" value=\"a\"", []), ("type=\"comment\" ref=\"#n=n1\"", []),
    ("type=\"comment\" ref=\"#f=f1/u=u1/n=n1\"", []), ("type=\"comment\"", ["xliff-comment"]),
    ("type=\"comment\" ref=\"#n=n1\" value=\"a\"", ["xliff-comment"]),
    ("type=\"comment\" ref=\"#n1\"", ["xliff-comment-note"]),
    ("type=\"comment\" ref=\"#n=n9\"", ["xliff-comment-note"]),
    ("type=\"comment\" ref=\"#f=f1/n=n1\"", ["xliff-comment-note"]),
    ("type=\"comment\" ref=\"http://a\"", ["xliff-comment-note"]),
    ("type=\"mtc:match\"", []), ("type=\"mtc:match\" ref=\"#1\"", ["xliff-mtc-annotation"]),
    ("", ["~xliff-translate"]), ("translate=\"no\"", []), ("type=\"term\" ref=\"http://a\"", []),
  ])
  func holdsAnnotationsToTheirType(attributes: String, found: [String]) {
    let document = SampleDocument.segment(
      "<mrk id=\"1\" \(attributes)>a</mrk>", before: "<notes><note id=\"n1\">a</note></notes>")
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    "#s1", "#1", "#t=2", "#d=d1", "#n=n1", "#u=u1", "#f=f1", "#/f=f1", "#f=f1/u=u1/1",
    "#g=g1/n=gn", "#/f=f1/g=g1/u=u1/t=2", "#gls=e1", "#my=x1", "other.xlf#f=1/n=2", "a.html#x/y",
  ])
  func followsFragmentIdentifiers(reference: String) {
    #expect(rules(in: document(reference), prefixes: ["my": "urn:my"]) == [])
  }

  @Test(arguments: [
    "#", "#/", "#a//b", "#1/2", "#n=n1/n=n1", "#u=u1/f=f1", "#d=d1/u=u1", "#n=n1/1", "#z=1",
    "#own=1", "#r$d=1", "#a b", "#=1", "#u=", "#f=f1/", "#u=u1/g=g1",
  ])
  func findsFragmentIdentifiersThatCannotBeRead(reference: String) {
    #expect(rules(in: document(reference)) == ["xliff-fragment"])
  }

  @Test(arguments: ["#9", "#t=1", "#n=9", "#f=f9", "#u=u9/1", "#my=x9", "#/1", "#g=g1/1"])
  func warnsOfReferencesThatLeadNowhere(reference: String) {
    #expect(
      rules(in: document(reference), prefixes: ["my": "urn:my"]) == ["~xliff-fragment-target"])
  }

  private func document(_ reference: String) -> String {
    SampleDocument.file(
      """
      <group id="g1"><notes><note id="gn">a</note></notes><unit id="u1">
      <gls:glossary><gls:glossEntry id="e1"><gls:term/><gls:definition/></gls:glossEntry>
      </gls:glossary><my:e id="x1"/><notes><note id="n1">a</note></notes>
      <originalData><data id="d1"/></originalData>
      <segment id="s1"><source><ph id="1"/><mrk id="m" type="my:t" ref="\(reference)">a</mrk></source>
      <target><ph id="2"/></target></segment></unit></group>
      """)
  }
}
