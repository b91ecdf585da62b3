extension Grammar12 {
  static var header: [ElementGrammar] {
    [xliff, file, head] + ["skl", "glossary", "reference"].map { external($0) } + properties + [
      ElementGrammar(.core, "internal-file", [.optional("form"), .optional("crc", .token)], .text),
      ElementGrammar(
        .core, "external-file",
        [.required("href"), .optional("crc", .token), .optional("uid", .token)], .empty),
      ElementGrammar(
        .core, "note",
        [
          .language, .optional("priority", .positiveInteger(upTo: 10)), .optional("from"),
          .optional("annotates", .oneOf(["source", "target", "general"])),
        ], .text),
      ElementGrammar(
        .core, "tool",
        [
          .required("tool-id"), .required("tool-name"), .optional("tool-version"),
          .optional("tool-company"),
        ], extensions: .foreignOrTransitional, .open),
    ] + phases
  }

  private static var xliff: ElementGrammar {
    ElementGrammar(
      .core, "xliff", [.required("version", .oneOf(["1.2", "1.1", "1.0"])), .language],
      extensions: .foreignOrTransitional,
      .sequence([Particle(names: [.core("file")], least: 1, most: .max, extensions: [])]))
  }

  private static var file: ElementGrammar {
    ElementGrammar(
      .core, "file",
      [
        .required("original"), .required("source-language", .language),
        .required("datatype", dataType), .optional("tool-id"), .optional("date", .dateTime),
        .space, .optional("category"), .optional("target-language", .language),
        .optional("product-name"), .optional("product-version"), .optional("build-num"),
        .transitional("tool"), stamp,
      ],
      extensions: .foreignOrTransitional,
      .sequence([.optional(.core("header")), .one(.core("body"))]))
  }

  private static var head: ElementGrammar {
    ElementGrammar(
      .core, "header",
      .sequence([
        .optional(.core("skl")), .optional(.core("phase-group")),
        .any(
          .core("glossary"), .core("reference"), .core("count-group"), .core("prop-group"),
          .core("note"), .core("tool")),
        .extensions(),
      ]))
  }

  private static func external(_ name: String) -> ElementGrammar {
    ElementGrammar(.core, name, .sequence([.choice]))
  }

  /// Elements that only the transitional schema knows.
  private static var properties: [ElementGrammar] {
    [
      ElementGrammar(
        .core, "prop-group", [.optional("name")], .sequence([.some(.core("prop"))])),
      ElementGrammar(.core, "prop", [.required("prop-type"), .language], .text),
    ]
  }

  private static var phases: [ElementGrammar] {
    [
      ElementGrammar(.core, "phase-group", .sequence([.some(.core("phase"))])),
      ElementGrammar(
        .core, "phase",
        [
          .required("phase-name"), .required("process-name"), .optional("company-name"),
          .optional("tool-id"), .optional("date", .dateTime), .optional("job-id"),
          .optional("contact-name"), .optional("contact-email"), .optional("contact-phone"),
          .transitional("tool"),
        ], .sequence([.any(.core("note"))])),
      ElementGrammar(
        .core, "count-group", [.required("name")], .sequence([.any(.core("count"))])),
      ElementGrammar(
        .core, "count",
        [
          .optional("count-type", words(countTypes)), .optional("phase-name"),
          .optional("unit", words(Words12.units)),
        ], .text),
      ElementGrammar(
        .core, "context-group",
        [
          .optional("name"), .optional("crc", .token),
          .optional("purpose", .listOfOrOwn(Words12.purposes)),
        ], .sequence([.some(.core("context"))])),
      ElementGrammar(
        .core, "context",
        [
          .required("context-type", words(Words12.contextTypes)),
          .optional("match-mandatory", .yesNo), .optional("crc", .token),
        ], .text),
    ]
  }

  private static let countTypes =
    Words12.countTypes + Words12.resourceTypes + Words12.dataTypes + Words12.states
    + Words12.stateQualifiers
}
