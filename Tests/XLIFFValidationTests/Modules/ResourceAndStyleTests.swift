import Testing

@Suite struct ResourceAndStyleTests {
  @Test(arguments: [
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source href=\"a\"/></res:resourceItem>",
      "r", []
    ),
    (
      "<res:resourceItem id=\"r\"><res:source><my:e/></res:source><res:target><my:e/></res:target>"
        + "</res:resourceItem>", "r", []
    ),
    (
      "<res:resourceItem id=\"r\"><notes><note>a</note></notes><res:source><my:e/></res:source>"
        + "</res:resourceItem>", "r", []
    ),
    (
      "<res:resourceItem id=\"r\"><res:source href=\"a\"/></res:resourceItem>", "r",
      ["xliff-res-mime-type"]
    ),
    (
      "<res:resourceItem id=\"r\"><res:reference href=\"a\"/></res:resourceItem>", "r",
      ["xliff-res-mime-type"]
    ),
    (
      "<res:resourceItem id=\"r\"><res:source><my:e/></res:source><res:target href=\"a\"/>"
        + "</res:resourceItem>", "r", ["~xliff-res-mime-type"]
    ),
    ("<res:resourceItem id=\"r\" mimeType=\"a/b\"/>", "r", ["xliff-res-item"]),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source/></res:resourceItem>", "r",
      ["xliff-res-content"]
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:target href=\"a\"><my:e/></res:target>"
        + "</res:resourceItem>", "r", ["xliff-res-content"]
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source href=\"a\" xml:lang=\"de\"/>"
        + "</res:resourceItem>", "r", ["xliff-res-language"]
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:reference href=\"a\" xml:lang=\"de\"/>"
        + "</res:resourceItem>", "r", []
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source href=\"a\"/></res:resourceItem>",
      "x",
      ["xliff-res-ref"]
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source href=\"a\"/></res:resourceItem>"
        + "<res:resourceItem id=\"r\" mimeType=\"a/b\"><res:source href=\"a\"/></res:resourceItem>",
      "r",
      ["xliff-res-id"]
    ),
    (
      "<res:resourceItem id=\"r\" mimeType=\"a/b\" context=\"maybe\"><res:source href=\"a\"/>"
        + "</res:resourceItem>", "r", ["xliff-attribute-value"]
    ),
  ])
  func holdsResourcesToTheirModule(items: String, reference: String, found: [String]) {
    let document = SampleDocument.file(
      """
      <res:resourceData>\(items)</res:resourceData><unit id="u"><res:resourceData>
      <res:resourceItemRef ref="\(reference)"/></res:resourceData>
      <segment><source>a</source></segment></unit>
      """)
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("<ph id=\"1\" fs:fs=\"br\"/>", []),
    ("<ph id=\"1\" fs:fs=\"script\"/>", ["xliff-attribute-value"]),
    ("<ph id=\"1\" fs:style=\"br\"/>", ["xliff-attribute-known"]),
    ("<ph id=\"1\" fs:subFs=\"src,a\"/>", ["xliff-fs-sub-fs"]),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src,a.png\"/>", []),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src,c:\\\\a.png\\alt,a\\, b\"/>", []),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src\"/>", ["xliff-fs-sub-fs"]),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src,a,b\"/>", ["xliff-fs-sub-fs"]),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\",a\"/>", ["xliff-fs-sub-fs"]),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src,a\\\"/>", ["xliff-fs-sub-fs"]),
    ("<ph id=\"1\" fs:fs=\"img\" fs:subFs=\"src\\alt,a\"/>", ["xliff-fs-sub-fs"]),
    ("<ec id=\"1\" isolated=\"yes\" fs:fs=\"b\"/>", []),
    ("<sc id=\"1\" fs:fs=\"b\"/><ec startRef=\"1\" fs:fs=\"b\"/>", ["xliff-fs-ec"]),
    ("<sc id=\"1\"/><ec startRef=\"1\" fs:subFs=\"a,b\"/>", ["xliff-fs-ec", "xliff-fs-sub-fs"]),
  ])
  func holdsFormatStylesToTheirModule(source: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment(source)) == found)
  }

  @Test func warnsOfResourcesOfTheUnit() {
    let data =
      "<res:resourceData><res:resourceItemRef ref=\"r\"/><res:resourceItem id=\"r\" mimeType=\"a/b\">"
      + "<res:source href=\"a\"/></res:resourceItem></res:resourceData>"
    #expect(rules(in: SampleDocument.segment("a", before: data)) == ["~xliff-res-ref"])
  }

  @Test func allowsFormatStylesWhereTheModuleSaysSo() {
    let unit = "<segment><source>a</source></segment>"
    #expect(rules(in: SampleDocument.unit(unit, attributes: "fs:fs=\"p\"")) == [])
    let root = SampleDocument.root(
      "<file id=\"f\"><unit id=\"u\">\(unit)</unit></file>",
      attributes: "srcLang=\"en\" fs:fs=\"html\"")
    #expect(rules(in: root) == ["xliff-attribute-place"])
  }

  @Test(arguments: [
    ("its:version=\"2.0\" its:termConfidence=\"0.5\"", []),
    ("its:termConfidence=\"1.5\"", ["xliff-attribute-value"]),
    ("its:unknown=\"1\"", ["xliff-attribute-known"]),
    (
      "its:taIdentRef=\"http://a\" its:taIdent=\"a\" its:taSource=\"b\"",
      ["xliff-its", "xliff-its"]
    ),
    ("its:taIdent=\"a\"", ["xliff-its"]), ("its:taIdent=\"a\" its:taSource=\"b\"", []),
    ("its:locQualityIssuesRef=\"#its=i1\"", []),
    ("its:locQualityIssuesRef=\"#its=i9\"", ["xliff-its"]),
    ("its:locQualityIssuesRef=\"#its=i1\" its:locQualityIssueType=\"other\"", ["xliff-its"]),
    ("its:locQualityIssueType=\"bad\"", ["xliff-attribute-value"]),
    ("its:locQualityRatingScore=\"5\" its:locQualityRatingVote=\"5\"", ["xliff-its"]),
    ("its:locQualityRatingScoreThreshold=\"5\"", ["xliff-its"]),
    ("its:annotatorsRef=\"terminology|http://a mt-confidence|b\"", []),
    ("its:annotatorsRef=\"terminology|a terminology|b\"", ["xliff-its"]),
    ("its:annotatorsRef=\"nothing|a\"", ["xliff-its"]),
    ("itsm:lang=\"f r\"", ["xliff-attribute-value"]),
    ("its:provenanceRecordsRef=\"#its=p1\" its:person=\"a\"", ["xliff-its"]),
  ])
  func holdsITSToItsModule(attributes: String, found: [String]) {
    let issues =
      "<its:locQualityIssues xml:id=\"i1\"><its:locQualityIssue locQualityIssueType=\"other\"/>"
      + "</its:locQualityIssues>"
    let document = SampleDocument.segment(
      "<mrk id=\"1\" type=\"its:generic\" \(attributes)>a</mrk>", before: issues)
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    (
      "<its:locQualityIssues xml:id=\"a\"><its:locQualityIssue/></its:locQualityIssues>",
      ["xliff-its"]
    ),
    (
      "<its:provenanceRecords xml:id=\"a\"><its:provenanceRecord tool=\"b\"/></its:provenanceRecords>",
      []
    ),
    (
      "<its:provenanceRecords xml:id=\"a\"><its:provenanceRecord/></its:provenanceRecords>",
      ["xliff-its"]
    ),
    (
      "<its:provenanceRecords><its:provenanceRecord tool=\"b\"/></its:provenanceRecords>",
      ["xliff-attribute-missing"]
    ),
    (
      "<its:provenanceRecords xml:id=\"a\"><its:provenanceRecord tool=\"b\"/></its:provenanceRecords>"
        + "<its:provenanceRecords xml:id=\"a\"><its:provenanceRecord tool=\"b\"/></its:provenanceRecords>",
      ["xliff-its"]
    ),
  ])
  func holdsRecordsOfITSToItsModule(records: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment("a", before: records)) == found)
  }
}
