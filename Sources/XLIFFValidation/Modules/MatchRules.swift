/// Translation candidates have ids, codes and languages that fit (Translation Candidates Module).
struct MatchRules {
  let tree: XLIFFTree

  func check(into report: inout ProblemReport) {
    for matches in tree.elements(.matches, "matches") {
      var seen = SeenIdentifiers(scope: "<mtc:matches>", rule: .matchIdentifier)
      for match in tree.children(.matches, "match", of: matches) {
        seen.take(tree.attribute("id", of: match), at: match, in: tree, into: &report)
      }
    }
    for match in tree.elements(.matches, "match") { check(match, into: &report) }
  }

  private func check(_ match: Int, into report: inout ProblemReport) {
    checkType(match, into: &report)
    checkLanguage(match, into: &report)
    let texts = UnitContents(match: match, in: tree)
    guard texts.hasCodes else { return }
    InlineIdentifierRules.check(texts, into: &report)
    CodePairRules.check(texts, into: &report)
    CodeAttributeRules.check(texts, into: &report)
    DataReferenceRules.check(texts, into: &report)
  }

  private func checkType(_ match: Int, into report: inout ProblemReport) {
    guard let subType = tree.attribute("subType", of: match) else { return }
    if tree.attribute("type", of: match) == nil {
      report.add(
        .matchType, at: tree.location(of: match), "<mtc:match> has “subType” but no “type”",
        try: "add type=…")
    }
    if subType.hasPrefix("xlf:") {
      report.add(
        .matchType, at: tree.location(of: match),
        "<mtc:match> has the subType “\(subType)”, but “xlf:” is reserved for the specification",
        try: "write another prefix")
    }
  }

  /// Only a candidate that is a mere reference may be in another language.
  private func checkLanguage(_ match: Int, into report: inout ProblemReport) {
    guard tree.attribute("reference", of: match) != "yes",
      let expected = tree.attribute("trgLang", of: XLIFFTree.root),
      let target = tree.coreChild("target", of: match),
      let language = tree.inherited("lang", in: .xml, of: target),
      !LanguageTag.areEqual(language, expected)
    else { return }
    report.add(
      .matchLanguage, at: tree.location(of: target),
      "the candidate is in “\(language)”, but trgLang is “\(expected)”",
      try: "write xml:lang=\"\(expected)\", or reference=\"yes\" on <mtc:match>")
  }
}

extension XLIFFRule {
  fileprivate static let matchIdentifier = Self(
    .matchID, "Translation Candidates Module, attribute id")
  fileprivate static let matchType = Self(
    .matchSubType, "Translation Candidates Module, attribute subType")
  fileprivate static let matchLanguage = Self(
    .matchLanguage, "Translation Candidates Module, element match")
}
