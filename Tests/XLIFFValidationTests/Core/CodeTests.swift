import Testing

@Suite struct CodeTests {
  @Test(arguments: [
    ("<sc id=\"1\"/>a<ec startRef=\"1\"/>", []), ("<sc id=\"1\" isolated=\"yes\"/>", []),
    ("<ec id=\"1\" isolated=\"yes\" dir=\"rtl\"/>", []),
    ("<sc id=\"1\"/>", ["xliff-isolated"]), ("<ec id=\"1\"/>", ["xliff-isolated"]),
    ("<ec startRef=\"1\" isolated=\"yes\"/>", ["xliff-isolated"]),
    ("<sc id=\"1\" isolated=\"yes\"/><ec startRef=\"1\"/>", ["xliff-isolated"]),
    ("<ec startRef=\"1\"/><sc id=\"1\"/>", ["xliff-code-pair"]),
    ("<ec startRef=\"9\"/>", ["xliff-code-pair"]),
    ("<sc id=\"1\"/><ec startRef=\"1\"/><ec startRef=\"1\"/>", ["xliff-code-pair"]),
    ("<sc id=\"1\"/><ec startRef=\"1\" dir=\"rtl\"/>", ["xliff-isolated"]),
    ("<pc id=\"1\"/><ec startRef=\"1\"/>", ["xliff-code-pair"]),
    ("<sm id=\"1\" type=\"term\"/><em startRef=\"1\"/>", []),
    ("<sm id=\"1\" type=\"term\"/>", ["xliff-code-pair"]),
    ("<em startRef=\"1\"/>", ["xliff-code-pair"]),
    ("<em startRef=\"1\"/><sm id=\"1\" type=\"term\"/>", ["xliff-code-pair"]),
    ("<sc id=\"1\" canCopy=\"no\"/><ec startRef=\"1\"/>", ["xliff-code-pair-rights"]),
    ("<sc id=\"1\" canOverlap=\"no\"/><ec startRef=\"1\" canOverlap=\"no\"/>", []),
    ("<sc id=\"1\" \(kept("firstNo"))/><ec startRef=\"1\" \(kept("no"))/>", []),
    (
      "<sc id=\"1\" \(kept("firstNo"))/><ec startRef=\"1\" canCopy=\"no\" canDelete=\"no\"/>",
      ["xliff-code-pair-rights"]
    ),
  ])
  func pairsStartsWithEnds(source: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment(source)) == found)
  }

  @Test func pairsCodesAcrossTheSegmentsOfAUnit() {
    let first = "<segment><source><sc id=\"1\"/></source><target><sc id=\"1\"/></target></segment>"
    let second = "<segment><source><ec startRef=\"1\"/></source></segment>"
    #expect(rules(in: SampleDocument.unit(first + second)) == [])
    let whole = "<segment><source><ec startRef=\"1\"/></source><target/></segment>"
    #expect(rules(in: SampleDocument.unit(first + whole)) == ["xliff-isolated"])
  }

  @Test(arguments: [
    ("<ph id=\"1\" type=\"fmt\" subType=\"xlf:lb\"/>", []),
    ("<ph id=\"1\" type=\"ui\" subType=\"xlf:var\"/>", []),
    ("<ph id=\"1\" type=\"link\" subType=\"my:a\"/>", []),
    ("<ph id=\"1\" subType=\"my:a\"/>", ["xliff-sub-type"]),
    ("<ph id=\"1\" type=\"fmt\" subType=\"xlf:var\"/>", ["xliff-sub-type"]),
    ("<ph id=\"1\" type=\"ui\" subType=\"xlf:b\"/>", ["xliff-sub-type"]),
    ("<ph id=\"1\" type=\"fmt\" subType=\"xlf:zz\"/>", ["xliff-sub-type"]),
    ("<pc id=\"1\" equivStart=\"a\"/>", ["xliff-equiv-pair"]),
    ("<pc id=\"1\" equivStart=\"a\" equivEnd=\"b\"/>", []),
    ("<ph id=\"1\" canReorder=\"firstNo\" canCopy=\"no\"/>", ["xliff-reorder-rights"]),
    ("<ph id=\"1\" \(kept("firstNo"))/><ph id=\"2\" \(kept("no"))/>", []),
    ("<ph id=\"1\" \(kept("no"))/>", ["xliff-reorder"]),
    (
      "<ph id=\"1\" \(kept("firstNo"))/><ph id=\"2\"/><ph id=\"3\" \(kept("no"))/>",
      ["xliff-reorder"]
    ),
  ])
  func holdsAttributesOfCodesTogether(source: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment(source)) == found)
  }

  @Test(arguments: [
    ("<ph id=\"2\" copyOf=\"1\"/>", []), ("<ph id=\"2\" copyOf=\"9\"/>", ["xliff-copy-of"]),
    ("<ph id=\"2\" copyOf=\"2\"/>", ["xliff-copy-of"]),
    ("<ph id=\"2\" copyOf=\"m\"/>", ["xliff-copy-of"]),
    ("<ph id=\"2\" copyOf=\"n\"/>", ["xliff-copy-of"]),
    ("<ph id=\"2\" copyOf=\"d\"/>", ["xliff-copy-of"]),
    ("<ph id=\"2\" copyOf=\"1\" dataRef=\"d1\"/>", ["xliff-copy-of"]),
  ])
  func holdsCopiesToTheirOriginals(copy: String, found: [String]) {
    let source =
      "<ph id=\"1\"/><ph id=\"n\" canCopy=\"no\"/><ph id=\"d\" dataRef=\"d1\"/>"
      + "<mrk id=\"m\" type=\"term\"/>"
    let data = "<originalData><data id=\"d1\"/></originalData>"
    #expect(rules(in: SampleDocument.segment(source + copy, before: data)) == found)
  }

  @Test(arguments: [
    ("<ph id=\"1\"/><ph id=\"2\"/><ph id=\"3\"/>", []),
    ("<ph id=\"3\"/><ph id=\"1\"/><ph id=\"2\"/>", []),
    ("<ph id=\"1\"/><mrk id=\"m\" type=\"term\"><ph id=\"2\"/></mrk>", []),
    ("<ph id=\"2\"/><ph id=\"1\"/>", ["xliff-reorder"]),
    ("<ph id=\"1\"/><ph id=\"3\"/><ph id=\"2\"/>", ["xliff-reorder"]),
  ])
  func keepsSequencesInTheTarget(order: String, found: [String]) {
    let target = order.replacing("id=\"1\"", with: "id=\"1\" \(kept("firstNo"))")
      .replacing("id=\"2\"", with: "id=\"2\" \(kept("no"))")
    let source = "<ph id=\"1\" \(kept("firstNo"))/><ph id=\"2\" \(kept("no"))/><ph id=\"3\"/>"
    #expect(rules(in: SampleDocument.segment(source, target: target)) == found)
  }

  @Test(arguments: [
    ("<ph id=\"1\" canDelete=\"no\"/>", "<ph id=\"1\"/>", []),
    ("<ph id=\"1\" canDelete=\"no\"/>", "", ["xliff-deleted-code"]), ("<ph id=\"1\"/>", "", []),
    ("<pc id=\"1\" canDelete=\"no\"/>", "<sc id=\"1\"/><ec startRef=\"1\"/>", []),
    ("<sc id=\"1\" canDelete=\"no\"/><ec startRef=\"1\" canDelete=\"no\"/>", "<pc id=\"1\"/>", []),
    (
      "<sc id=\"1\" canDelete=\"no\"/><ec startRef=\"1\" canDelete=\"no\"/>", "",
      ["xliff-deleted-code"]
    ),
  ])
  func missesCodesThatMayNotBeDeleted(source: String, target: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment(source, target: target)) == found)
    #expect(rules(in: SampleDocument.segment(source)) == [])
  }

  @Test(arguments: [
    ("<ph id=\"1\" dataRef=\"d1\"/>", []), ("<ph id=\"1\" dataRef=\"d9\"/>", ["xliff-data-ref"]),
    ("<pc id=\"1\" dataRefStart=\"d1\" dataRefEnd=\"d1\"/>", []),
    ("<pc id=\"1\" dataRefStart=\"d1\"/>", ["xliff-data-ref-pair"]),
    ("<pc id=\"1\" dataRefStart=\"d1\" dataRefEnd=\"d9\"/>", ["xliff-data-ref"]),
    ("<ph id=\"1\" subFlows=\"u1\"/>", []),
    ("<ph id=\"1\" subFlows=\"u1 u9\"/>", ["xliff-sub-flows"]),
    ("<pc id=\"1\" subFlowsStart=\"u1\"/>", ["xliff-sub-flows-pair"]),
    ("<pc id=\"1\" subFlowsStart=\"u1\" subFlowsEnd=\"u1\"/>", []),
  ])
  func followsReferencesToDataAndUnits(source: String, found: [String]) {
    let data = "<originalData><data id=\"d1\"/></originalData>"
    #expect(rules(in: SampleDocument.segment(source, before: data)) == found)
  }
}

/// The attributes of a code that keeps its place.
private func kept(_ reorder: String) -> String {
  "canReorder=\"\(reorder)\" canCopy=\"no\" canDelete=\"no\""
}
