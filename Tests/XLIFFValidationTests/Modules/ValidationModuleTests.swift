import Testing

@Suite struct ValidationModuleTests {
  @Test(arguments: [
    ("isPresent=\"a\"", []), ("isPresent=\"a\" occurs=\"2\"", []), ("my:rule=\"a\"", []),
    ("isPresent=\"a\" startsWith=\"a\"", ["xliff-val-rule"]), ("", ["xliff-val-rule"]),
    ("isNotPresent=\"a\" endsWith=\"b\"", ["xliff-val-rule"]),
    ("startsWith=\"a\" occurs=\"2\"", ["xliff-val-rule"]),
    ("isPresent=\"a\" occurs=\"0\"", ["xliff-attribute-value"]),
    ("isNotPresent=\"a\" existsInSource=\"yes\"", ["xliff-val-rule"]),
    ("endsWith=\"a\" existsInSource=\"yes\"", []),
    ("isPresent=\"a\" existsInSource=\"maybe\"", ["xliff-attribute-value"]),
    ("isPresent=\"a\" normalization=\"nfkc\"", ["xliff-attribute-value"]),
    ("isPresent=\"a\" caseSensitive=\"1\"", ["xliff-attribute-value"]),
    ("mustLoc=\"a\"", ["xliff-attribute-place", "xliff-val-rule"]),
    ("isPresent=\"a\" disabled=\"yes\"", []),
  ])
  func holdsRulesToTheirModule(attributes: String, found: [String]) {
    #expect(rules(in: SampleDocument.segment("a", before: validation(attributes))) == found)
  }

  @Test func refusesToDisableARuleForAWholeFile() {
    let unit = "<unit id=\"u\"><segment><source>a</source></segment></unit>"
    #expect(
      rules(in: SampleDocument.file(validation("isPresent=\"a\" disabled=\"yes\"") + unit))
        == ["xliff-val-rule"])
  }

  @Test(arguments: [
    ("isPresent=\"loja\"", "uma loja", true), ("isPresent=\"loja\"", "uma Loja", false),
    ("isPresent=\"loja\" caseSensitive=\"no\"", "uma LOJA", true),
    ("isPresent=\"loja\" occurs=\"2\"", "loja loja", true),
    ("isPresent=\"loja\" occurs=\"2\"", "loja", false),
    ("isPresent=\"loja\" occurs=\"1\"", "lojaloja", false),
    ("isPresent=\"aa\" occurs=\"2\"", "aaaa", true), ("isPresent=\"ab\"", "aab", true),
    ("isNotPresent=\"store\"", "uma loja", true), ("isNotPresent=\"store\"", "a store", false),
    ("startsWith=\"*\"", "*a", true), ("startsWith=\"*\"", "a*", false),
    ("endsWith=\":\"", "a:", true), ("endsWith=\":\"", "a", false),
    ("endsWith=\"long\"", "g", false),
    ("isPresent=\"store\" existsInSource=\"yes\"", "store", true),
    ("isPresent=\"store\" existsInSource=\"yes\"", "loja", false),
    ("isPresent=\"none\" existsInSource=\"yes\"", "loja", true),
    ("endsWith=\":\" existsInSource=\"yes\"", "loja:", true),
    ("endsWith=\":\" existsInSource=\"yes\"", "loja", false),
    ("startsWith=\"x\" existsInSource=\"yes\"", "loja", true),
    ("startsWith=\"x\" existsInSource=\"yes\"", "x", false),
    ("isPresent=\"é\"", "e\u{301}", true),
    ("isPresent=\"é\" normalization=\"none\"", "e\u{301}", false),
    ("isPresent=\"loja\"", "lo<ph id=\"1\"/>ja", true),
  ])
  func appliesRulesToFinishedTargets(rule: String, target: String, isKept: Bool) {
    let document = SampleDocument.segment(
      "the store:", target: target, state: "translated", before: validation(rule))
    #expect(rules(in: document) == (isKept ? [] : ["xliff-val-text"]))
  }

  @Test func warnsOfTargetsThatAreOnlyBegun() {
    let document = SampleDocument.segment("a", target: "b", before: validation("isPresent=\"c\""))
    #expect(rules(in: document) == ["~xliff-val-text"])
  }

  @Test(arguments: [
    ("", "", 1), ("isPresent=\"c\" disabled=\"yes\"", "", 0),
    ("", "isPresent=\"c\" disabled=\"yes\"", 0), ("", "isPresent=\"d\" disabled=\"yes\"", 1),
    ("isPresent=\"c\" disabled=\"yes\"", "isPresent=\"c\"", 1),
    ("isPresent=\"d\"", "", 2), ("isPresent=\"c\" existsInSource=\"yes\"", "", 0),
  ])
  func letsInnerRulesOverrideOuterOnes(group: String, unit: String, count: Int) {
    let document = SampleDocument.file(
      """
      \(validation("isPresent=\"c\""))<group id="g">\(group.isEmpty ? "" : validation(group))
      <unit id="u">\(unit.isEmpty ? "" : validation(unit))<segment state="final">
      <source>a</source><target>b</target></segment></unit></group>
      """)
    #expect(rules(in: document) == Array(repeating: "xliff-val-text", count: count))
  }

  private func validation(_ attributes: String) -> String {
    "<val:validation><val:rule \(attributes)/></val:validation>"
  }
}
