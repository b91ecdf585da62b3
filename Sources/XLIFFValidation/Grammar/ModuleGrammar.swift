// Source: the schemas of the modules of XLIFF 2.0, 2.1 and 2.2.
/// The elements of the modules of XLIFF 2.
struct ModuleGrammar {
  let isVersion22: Bool

  var elements: [ElementGrammar] {
    matches + glossary + metadata + resourceData + sizeRestriction + validation + changeTracking
      + its
  }

  private var matches: [ElementGrammar] {
    let percent = ValueForm.decimal(from: 0, to: 100)
    return [
      ElementGrammar(
        .matches, "matches", .sequence([.some(ElementName(.matches, "match"))])),
      ElementGrammar(
        .matches, "match",
        [
          .optional("id", .token), .optional("matchQuality", percent),
          .optional("matchSuitability", percent), .optional("origin"), .required("ref"),
          .optional("reference", .yesNo), .optional("similarity", percent),
          .optional("subType", .userDefined),
          .optional("type", .oneOf(["am", "mt", "icm", "idm", "tb", "tm", "other"])),
        ],
        extensions: .foreign,
        .sequence([
          .optional(ElementName(.metadata, "metadata")), .optional(.core("originalData")),
          .one(.core("source")), .one(.core("target")), .extensions(),
        ])),
    ]
  }

  private var glossary: [ElementGrammar] {
    func name(_ name: String) -> ElementName { ElementName(.glossary, name) }
    let reference: [AttributeGrammar] = [.optional("id", .token), .optional("ref")]
    return [
      ElementGrammar(.glossary, "glossary", .sequence([.some(name("glossEntry"))])),
      ElementGrammar(
        .glossary, "glossEntry", reference, extensions: .foreign,
        .sequence([
          .one(name("term")), .any(name("translation")), .optional(name("definition")),
          .extensions([.one(.metadata, "metadata")]),
        ])),
      ElementGrammar(
        .glossary, "term", [.optional("source")], extensions: .foreign, .text),
      ElementGrammar(
        .glossary, "translation", reference + [.optional("source")], extensions: .foreign, .text),
      ElementGrammar(
        .glossary, "definition", [.optional("source")], extensions: .foreign, .text),
    ]
  }

  private var metadata: [ElementGrammar] {
    let group = ElementName(.metadata, "metaGroup")
    let meta = ElementName(.metadata, "meta")
    return [
      ElementGrammar(
        .metadata, "metadata", [.optional("id", .token)], .sequence([.some(group)])),
      ElementGrammar(
        .metadata, "metaGroup",
        [
          .optional("id", .token), .optional("category"),
          .optional("appliesTo", .oneOf(["source", "target", "ignorable"])),
        ],
        .sequence([.some(group, meta)])),
      ElementGrammar(.metadata, "meta", [.required("type")], .text),
    ]
  }

  private var resourceData: [ElementGrammar] {
    func name(_ name: String) -> ElementName { ElementName(.resourceData, name) }
    let file: [AttributeGrammar] = [.optional("href"), .language]
    let notes: [Particle] = isVersion22 ? [.optional(.core("notes"))] : []
    return [
      ElementGrammar(
        .resourceData, "resourceData",
        .sequence([.any(name("resourceItemRef")), .any(name("resourceItem"))])),
      ElementGrammar(
        .resourceData, "resourceItemRef", [.optional("id", .token), .required("ref", .token)],
        extensions: .foreign, .empty),
      ElementGrammar(
        .resourceData, "resourceItem",
        [.optional("mimeType"), .optional("id", .token), .optional("context", .yesNo)],
        extensions: .foreign,
        .sequence(
          notes + [
            .optional(name("source")), .optional(name("target")), .any(name("reference")),
          ])),
      ElementGrammar(
        .resourceData, "source", file, extensions: .foreign, .sequence([.extensions()])),
      ElementGrammar(
        .resourceData, "target", file, extensions: .foreign, .sequence([.extensions()])),
      ElementGrammar(
        .resourceData, "reference", [.required("href"), .language], extensions: .foreign, .empty),
    ]
  }

  private var sizeRestriction: [ElementGrammar] {
    let normalization = ValueForm.oneOf(["none", "nfc", "nfd"])
    return [
      ElementGrammar(
        .sizeRestriction, "profiles",
        [.optional("generalProfile"), .optional("storageProfile")],
        .sequence([
          .optional(ElementName(.sizeRestriction, "normalization")), .extensions(),
        ])),
      ElementGrammar(
        .sizeRestriction, "normalization",
        [.optional("general", normalization), .optional("storage", normalization)], .empty),
      ElementGrammar(
        .sizeRestriction, "data", [.required("profile")], extensions: .foreign,
        .sequence([.extensions()])),
    ]
  }

  private var validation: [ElementGrammar] {
    [
      ElementGrammar(
        .validation, "validation", [], extensions: .foreign,
        .sequence([.some(ElementName(.validation, "rule"))])),
      ElementGrammar(
        .validation, "rule",
        [
          .optional("isPresent"), .optional("occurs", .positiveInteger(upTo: nil)),
          .optional("isNotPresent"), .optional("startsWith"), .optional("endsWith"),
          .optional("existsInSource", .yesNo), .optional("caseSensitive", .yesNo),
          .optional("normalization", .oneOf(["none", "nfc", "nfd"])),
          .optional("disabled", .yesNo),
        ],
        extensions: .foreign, .empty),
    ]
  }

  private var changeTracking: [ElementGrammar] {
    func some(_ name: String) -> ContentGrammar {
      .sequence([.some(ElementName(.changeTracking, name))])
    }
    return [
      ElementGrammar(.changeTracking, "changeTrack", some("revisions")),
      ElementGrammar(
        .changeTracking, "revisions",
        [
          .required("appliesTo", .token), .optional("ref", .token),
          .optional("currentVersion", .token),
        ],
        extensions: .foreign, some("revision")),
      ElementGrammar(
        .changeTracking, "revision",
        [.optional("author"), .optional("datetime"), .optional("version", .token)],
        extensions: .foreign, some("item")),
      ElementGrammar(
        .changeTracking, "item", [.required("property")], extensions: .foreign, .text),
    ]
  }

  private var its: [ElementGrammar] {
    func attributes(_ names: [String]) -> [AttributeGrammar] {
      names.map { .optional($0, ITSAttributes.forms[$0] ?? .text) }
    }
    let agents = ["org", "person", "revOrg", "revPerson", "revTool", "tool"]
    return [
      ElementGrammar(
        .its, "locQualityIssues", [.requiredXMLID] + attributes(["version"]),
        extensions: .only([.its]), .sequence([.some(ElementName(.its, "locQualityIssue"))])),
      ElementGrammar(
        .its, "locQualityIssue",
        attributes([
          "version", "locQualityIssueType", "locQualityIssueComment", "locQualityIssueSeverity",
          "locQualityIssueProfileRef", "locQualityIssueEnabled",
        ]), extensions: .only([.its]), .empty),
      ElementGrammar(
        .its, "provenanceRecords", [.requiredXMLID] + attributes(["version"]),
        extensions: .only([.its]), .sequence([.some(ElementName(.its, "provenanceRecord"))])),
      ElementGrammar(
        .its, "provenanceRecord",
        attributes(["version"] + agents + agents.map { $0 + "Ref" }),
        extensions: .only([.its]), .empty),
    ]
  }
}
