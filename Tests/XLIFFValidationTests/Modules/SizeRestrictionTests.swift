import Testing

@Suite struct SizeRestrictionTests {
  @Test(arguments: [
    ("sizeRestriction", "5", []), ("sizeRestriction", "4", ["~xliff-slr-size"]),
    ("sizeRestriction", "*", []), ("sizeRestriction", "2,5", []),
    ("sizeRestriction", " 2 , * ", []),
    ("sizeRestriction", "6,9", ["~xliff-slr-size"]),
    ("sizeRestriction", "9,6", ["xliff-slr-restriction"]),
    ("sizeRestriction", "few", ["xliff-slr-restriction"]),
    ("sizeRestriction", "1,2,3", ["xliff-slr-restriction"]),
    ("sizeRestriction", "", ["xliff-slr-restriction"]),
    ("storageRestriction", "6", []), ("storageRestriction", "5", ["~xliff-slr-size"]),
  ])
  func measuresTheTextsOfAUnit(attribute: String, value: String, found: [String]) {
    let document = file(
      profiles: "generalProfile=\"xliff:codepoints\" storageProfile=\"xliff:utf8\"",
      unit: "slr:\(attribute)=\"\(value)\"", "<source>Grüße</source>".replacing("ß", with: "s"))
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("", "5", []), ("", "few", []), ("", "1,2.5", ["xliff-slr-restriction"]),
    ("generalProfile=\"my:own\"", "2.5", []),
    ("storageProfile=\"xliff:utf8\"", "2.5", ["xliff-slr-restriction"]),
  ])
  func wantsWholeNumbersWithoutAProfile(profiles: String, value: String, found: [String]) {
    let document = file(
      profiles: profiles, unit: "slr:sizeRestriction=\"\(value)\"", "<source>a</source>")
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [("25", []), ("25.5", ["xliff-slr-restriction"]), ("some", [])])
  func wantsWholeNumbersAsSizes(size: String, found: [String]) {
    let document = SampleDocument.segment("<ph id=\"1\" slr:sizeInfo=\"\(size)\"/>")
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("xliff:utf8", 7), ("xliff:utf16", 8), ("xliff:utf32", 12),
  ])
  func measuresBytesInEveryEncoding(profile: String, size: Int) {
    for (limit, found) in [(size, []), (size - 1, ["~xliff-slr-size"])] {
      let document = file(
        profiles: "storageProfile=\"\(profile)\"", unit: "slr:storageRestriction=\"\(limit)\"",
        "<source>aé😀</source>")
      #expect(rules(in: document) == found)
    }
  }

  @Test func normalizesBeforeItMeasures() {
    for (form, found) in [("nfc", []), ("nfd", ["~xliff-slr-size"]), ("none", ["~xliff-slr-size"])]
    {
      let document = SampleDocument.file(
        """
        <slr:profiles generalProfile="xliff:codepoints"><slr:normalization general="\(form)"/>
        </slr:profiles><unit id="u" slr:sizeRestriction="1"><segment><source>e\u{301}</source>
        </segment></unit>
        """)
      #expect(rules(in: document) == found)
    }
  }

  @Test(arguments: [
    ("<source>abc</source><target>abcdef</target>", ["xliff-slr-size"]),
    ("<source>abc<ph id=\"1\" slr:sizeInfo=\"3\"/></source>", ["~xliff-slr-size"]),
    ("<source>abc<ph id=\"1\" slr:sizeInfo=\"x\"/></source>", ["xliff-slr-restriction"]),
    ("<source>abc<cp hex=\"0001\"/><cp hex=\"0002\"/></source>", []),
    ("<source>a<pc id=\"1\" slr:sizeRestriction=\"1\">bc</pc></source>", ["~xliff-slr-size"]),
    ("<source>a<sc id=\"1\" slr:sizeRestriction=\"1\"/>b<ec startRef=\"1\"/>cd</source>", []),
    (
      "<source>a<sm id=\"1\" type=\"term\" slr:sizeRestriction=\"1\"/>bc<em startRef=\"1\"/></source>",
      ["~xliff-slr-size"]
    ),
    (
      "<source>a</source><target>a<mrk id=\"1\" type=\"term\" slr:sizeRestriction=\"1\">bc</mrk></target>",
      ["xliff-slr-size"]
    ),
  ])
  func measuresCodesAndSpans(texts: String, found: [String]) {
    let document = file(
      profiles: "generalProfile=\"xliff:codepoints\"", unit: "slr:sizeRestriction=\"5\"", texts)
    #expect(rules(in: document) == found)
  }

  @Test func asksForALeastSizeOnlyOfWholeTranslations() {
    func document(_ second: String) -> String {
      SampleDocument.file(
        """
        <slr:profiles generalProfile="xliff:codepoints"/><unit id="u" slr:sizeRestriction="4,9">
        <segment><source>abcd</source><target>ab</target></segment>
        <segment><source>e</source>\(second)</segment></unit>
        """)
    }
    #expect(rules(in: document("")) == [])
    #expect(rules(in: document("<target>c</target>")) == ["xliff-slr-size"])
    #expect(rules(in: document("<target>cd</target>")) == [])
  }

  @Test(arguments: [
    ("generalProfile=\"xliff:glyphs\"", ["xliff-slr-profile"]),
    ("generalProfile=\"xliff:utf8\"", ["xliff-slr-profile"]),
    ("storageProfile=\"xliff:latin1\"", ["xliff-slr-profile"]),
    ("generalProfile=\"my:own\"", []), ("generalProfile=\"\"", []), ("", []),
    ("profile=\"a\"", ["xliff-attribute-place"]),
  ])
  func knowsTheStandardProfiles(profiles: String, found: [String]) {
    let document = file(
      profiles: profiles, unit: "slr:sizeRestriction=\"{1,2}\"", "<source>a</source>")
    #expect(rules(in: document) == found)
  }

  @Test(arguments: [
    ("<ph id=\"1\" slr:sizeInfo=\"a\"/>", []), ("<ph id=\"1\" slr:sizeInfoRef=\"i1\"/>", []),
    ("<ph id=\"1\" slr:sizeInfo=\"a\" slr:sizeInfoRef=\"i1\"/>", ["xliff-slr-size-info"]),
    ("<ph id=\"1\" slr:sizeInfoRef=\"i9\"/>", ["xliff-slr-size-info-ref"]),
    ("<ph id=\"1\" slr:sizeRestriction=\"4\"/>", ["xliff-attribute-place"]),
    ("<mrk id=\"1\" type=\"term\" slr:equivStorage=\"4\"/>", ["xliff-attribute-place"]),
    ("<ph id=\"1\" slr:size=\"4\"/>", ["xliff-attribute-known"]),
    ("<ec id=\"1\" isolated=\"yes\" slr:equivStorage=\"4\"/>", []),
    ("<sc id=\"1\"/><ec startRef=\"1\" slr:equivStorage=\"4\"/>", ["xliff-slr-ec"]),
    ("<sc id=\"1\"/><ec startRef=\"1\" slr:sizeInfo=\"4\"/>", ["xliff-slr-ec"]),
    ("<sc id=\"1\"/><ec startRef=\"1\" slr:sizeInfoRef=\"i1\"/>", ["xliff-slr-ec"]),
  ])
  func holdsSizeInformationToItsPlace(source: String, found: [String]) {
    let data = "<slr:data profile=\"my:p\"><my:info id=\"i1\"/></slr:data>"
    #expect(rules(in: SampleDocument.segment(source, before: data)) == found)
  }

  @Test(arguments: [
    ("<slr:data/>", ["xliff-attribute-missing"]),
    ("<slr:normalization/>", ["xliff-element-place"]),
    ("<slr:data profile=\"a:b\"/><slr:data profile=\"a:b\"/>", ["xliff-element-order"]),
  ])
  func holdsDataToItsPlace(before: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment("a", before: before)) == found)
  }

  private func file(profiles: String, unit: String, _ texts: String) -> String {
    SampleDocument.file(
      "<slr:profiles \(profiles)/><unit id=\"u\" \(unit)><segment>\(texts)</segment></unit>")
  }
}
