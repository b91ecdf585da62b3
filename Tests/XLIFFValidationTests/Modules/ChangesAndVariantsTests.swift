import Testing

@Suite struct ChangesAndVariantsTests {
  @Test(arguments: [("2.0", ["xliff-element-order"]), ("2.1", []), ("2.2", [])])
  func allowsOneChangeTrackInVersion20Only(version: String, found: [String]) {
    let track =
      "<ctr:changeTrack><ctr:revisions appliesTo=\"source\"><ctr:revision>"
      + "<ctr:item property=\"content\">a</ctr:item></ctr:revision></ctr:revisions>"
      + "</ctr:changeTrack>"
    let document = SampleDocument.segment("a", before: track + track, version: version)
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("appliesTo=\"source\"", "content", []), ("appliesTo=\"note\" ref=\"n1\"", "category", []),
    ("appliesTo=\"segment\"", "state", []), ("", "content", ["xliff-attribute-missing"]),
    ("appliesTo=\"note\" ref=\"n9\"", "content", ["xliff-ctr-ref"]),
    ("appliesTo=\"note\"", "content", ["xliff-ctr-ref"]),
    ("appliesTo=\"target\"", "content", ["xliff-ctr-applies-to"]),
    ("appliesTo=\"file\"", "content", ["xliff-ctr-applies-to"]),
    ("appliesTo=\"ph\"", "content", ["xliff-ctr-applies-to"]),
    ("appliesTo=\"source\" currentVersion=\"r1\"", "content", []),
    ("appliesTo=\"source\" currentVersion=\"r9\"", "content", ["xliff-ctr-version"]),
    ("appliesTo=\"source\"", "colour", ["xliff-ctr-property"]),
    ("appliesTo=\"source\"", "xml:lang", []),
  ])
  func holdsChangesToTheirModule(attributes: String, property: String, found: [String]) {
    for version in ["2.0", "2.1", "2.2"] {
      let track =
        "<ctr:changeTrack><ctr:revisions \(attributes)><ctr:revision version=\"r1\">"
        + "<ctr:item property=\"\(property)\">a</ctr:item></ctr:revision></ctr:revisions>"
        + "</ctr:changeTrack><notes><note id=\"n1\">a</note><note id=\"n2\">b</note></notes>"
      #expect(rules(in: SampleDocument.segment("a", before: track, version: version)) == found)
    }
  }

  @Test(arguments: [
    ("<ctr:revision><ctr:item>a</ctr:item></ctr:revision>", ["xliff-attribute-missing"]),
    ("<ctr:revision/>", ["xliff-element-missing"]), ("", ["xliff-element-missing"]),
    (
      "<ctr:revision datetime=\"2026-01-31T10:00:00Z\"><ctr:item property=\"content\"/></ctr:revision>",
      []
    ),
    ("<ctr:revision datetime=\"2026-01\"><ctr:item property=\"content\"/></ctr:revision>", []),
    (
      "<ctr:revision datetime=\"yesterday\"><ctr:item property=\"content\"/></ctr:revision>",
      ["~xliff-ctr-datetime"]
    ),
  ])
  func holdsRevisionsToTheirModule(revisions: String, found: [String]) {
    let track =
      "<ctr:changeTrack><ctr:revisions appliesTo=\"source\">\(revisions)</ctr:revisions>"
      + "</ctr:changeTrack>"
    #expect(rules(in: SampleDocument.segment("a", before: track)) == found)
  }

  @Test(arguments: [
    ("plural:count", ["one", "other"], []), ("plural:count", ["0", "1", "3.5", "other"], []),
    ("ordinal:place", ["two", "few", "other"], []), ("gender:host", ["feminine", "other"], []),
    ("select:kind", ["a", "b", "other"], []),
    ("gender:host plural:count", ["feminine one", "other other"], []),
    ("plural:count,gender:host", ["one feminine", "other,other"], []),
    ("plural:count", ["single", "other"], ["xliff-pgs-case"]),
    ("plural:count", ["one two", "other"], ["xliff-pgs-case"]),
    ("gender:host plural:count", ["feminine", "other other"], ["xliff-pgs-case"]),
    ("plural", ["one", "other"], ["xliff-pgs-switch"]),
    ("number:count", ["one", "other"], ["xliff-pgs-switch"]), ("", ["other"], ["xliff-pgs-switch"]),
    ("plural:count", ["one"], ["~xliff-pgs-case"]),
    ("plural:count", ["one", "one", "other"], ["~xliff-pgs-case"]),
  ])
  func holdsVariantsToTheirModule(selector: String, cases: [String], found: [String]) {
    let segments = cases.map { "<segment pgs:case=\"\($0)\"><source>a</source></segment>" }
    let units = cases.enumerated().map {
      "<unit id=\"u\($0.offset)\" pgs:case=\"\($0.element)\"><segment><source>a</source></segment></unit>"
    }
    #expect(
      rules(in: SampleDocument.unit(segments.joined(), attributes: "pgs:switch=\"\(selector)\""))
        == found)
    let group = "<group id=\"g\" pgs:switch=\"\(selector)\">\(units.joined())</group>"
    #expect(rules(in: SampleDocument.file(group)) == found)
  }

  @Test func wantsASwitchForACase() {
    #expect(
      rules(in: SampleDocument.unit("<segment pgs:case=\"one\"><source>a</source></segment>"))
        == ["xliff-pgs-case"])
    let mixed =
      "<segment pgs:case=\"other\"><source>a</source></segment><segment><source>b</source></segment>"
    #expect(
      rules(in: SampleDocument.unit(mixed, attributes: "pgs:switch=\"plural:n\""))
        == ["~xliff-pgs-case"])
  }

  @Test func knowsNoCasesOfSegmentsBeforeVersion22() {
    let document = SampleDocument.unit(
      "<segment pgs:case=\"other\"><source>a</source></segment>",
      attributes: "pgs:switch=\"plural:n\"", version: "2.1")
    #expect(rules(in: document) == ["xliff-attribute-place"])
  }
}
