// Source: the schema of the ITS module (XLIFF 2.1, its.xsd).
/// The attributes of ITS 2.0 that are allowed on elements of XLIFF.
enum ITSAttributes {
  static let forms: [String: ValueForm] = [
    // ITS is at 2.0; a valid document of the test suite of XLIFF 2.2 has the version of XLIFF.
    "version": .oneOf(["2.0", "2.2"]),
    "allowedCharacters": .text,
    "annotatorsRef": .text,
    "localeFilterList": .text,
    "localeFilterType": .oneOf(["include", "exclude"]),
    "locQualityIssueComment": .text,
    "locQualityIssueEnabled": .yesNo,
    "locQualityIssueProfileRef": .text,
    "locQualityIssuesRef": .text,
    "locQualityIssueSeverity": .decimal(from: 0, to: 100),
    "locQualityIssueType": .oneOf(issueTypes),
    "locQualityRatingProfileRef": .text,
    "locQualityRatingScore": .decimal(from: 0, to: 100),
    "locQualityRatingScoreThreshold": .decimal(from: 0, to: 100),
    "locQualityRatingVote": .integer,
    "locQualityRatingVoteThreshold": .integer,
    "mtConfidence": .decimal(from: 0, to: 1),
    "org": .text, "orgRef": .text, "person": .text, "personRef": .text,
    "provenanceRecordsRef": .text,
    "revOrg": .text, "revOrgRef": .text, "revPerson": .text, "revPersonRef": .text,
    "revTool": .text, "revToolRef": .text,
    "taClassRef": .text, "taConfidence": .decimal(from: 0, to: 1), "taIdent": .text,
    "taIdentRef": .text, "taSource": .text,
    "termConfidence": .decimal(from: 0, to: 1),
    "tool": .text, "toolRef": .text,
  ]

  private static let issueTypes = [
    "terminology", "mistranslation", "omission", "untranslated", "addition", "duplication",
    "inconsistency", "grammar", "legal", "register", "locale-specific-content", "locale-violation",
    "style", "characters", "misspelling", "typographical", "formatting", "inconsistent-entities",
    "numbers", "markup", "pattern-problem", "whitespace", "internationalization", "length",
    "non-conformance", "uncategorized", "other",
  ]
}
