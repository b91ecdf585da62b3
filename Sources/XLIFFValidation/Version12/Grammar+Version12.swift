extension Grammar {
  /// XLIFF 1.2, in its strict form; what only its transitional form knows is marked.
  static let version12 = Grammar(
    Grammar12.elements, moduleAttributes: ModuleAttributes([:]))
}

// Source: the strict schema of XLIFF 1.2, and what the transitional one adds.
/// The elements of XLIFF 1.2.
enum Grammar12 {
  static var elements: [ElementGrammar] { header + structure + texts + inlines }

  static let stamp = AttributeGrammar.transitional("ts")
  static let dataType = ValueForm.oneOfOrOwn(Words12.dataTypes)

  static func words(_ words: [String]) -> ValueForm { .oneOfOrOwn(words) }
}

// MARK: Header

extension Grammar12 {
  private static var header: [ElementGrammar] {
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

// MARK: Groups and units

extension Grammar12 {
  private static var structure: [ElementGrammar] {
    let units: [ElementName] = [.core("group"), .core("trans-unit"), .core("bin-unit")]
    let any = Particle(names: units, least: 0, most: .max, extensions: nil)
    return [
      ElementGrammar(.core, "body", .sequence([any])),
      ElementGrammar(
        .core, "group", [.optional("id")] + resource + size + [stamp],
        extensions: .foreignOrTransitional,
        .sequence([
          .any(.core("context-group")), .any(.core("count-group")), .any(.core("prop-group")),
          .any(.core("note")), .extensions(), any,
        ])),
      ElementGrammar(
        .core, "trans-unit",
        [.required("id"), .optional("approved", .yesNo), .optional("phase-name")] + resource
          + size + [stamp],
        extensions: .foreignOrTransitional,
        .sequence([
          .one(.core("source")), .optional(.core("seg-source")), .optional(.core("target")),
          details(.core("alt-trans")), .extensions(),
        ])),
    ] + binaries
  }

  /// What may follow the texts of a unit, in any order.
  private static func details(_ last: ElementName) -> Particle {
    .any(
      .core("context-group"), .core("count-group"), .core("prop-group"), .core("note"), last)
  }

  private static var binaries: [ElementGrammar] {
    [
      ElementGrammar(
        .core, "bin-unit",
        [
          .required("id"), .required("mime-type", .mediaType), .optional("approved", .yesNo),
          .optional("translate", .yesNo), .optional("reformat", reformat),
          .optional("restype", words(Words12.resourceTypes)), .optional("resname"),
          .optional("phase-name"), stamp,
        ],
        extensions: .foreignOrTransitional,
        .sequence([
          .one(.core("bin-source")), .optional(.core("bin-target")),
          details(.core("trans-unit")), .extensions(),
        ])),
      ElementGrammar(
        .core, "bin-source", [stamp], extensions: .foreignOrTransitional, .sequence([.choice])),
      ElementGrammar(
        .core, "bin-target",
        [
          .optional("mime-type", .mediaType), .optional("state", words(Words12.states)),
          .optional("state-qualifier", words(Words12.stateQualifiers)),
          .optional("phase-name", .token), .optional("restype", words(Words12.resourceTypes)),
          .optional("resname"), stamp,
        ], extensions: .foreignOrTransitional, .sequence([.choice])),
    ]
  }

  /// What a group, a unit and a candidate say of their resource.
  private static var resource: [AttributeGrammar] {
    [
      .optional("datatype", dataType), .space,
      .optional("restype", words(Words12.resourceTypes)), .optional("extradata"),
      .optional("extype"), .optional("help-id", .token), .optional("menu"),
      .optional("menu-option"), .optional("menu-name"),
    ] + look
  }

  private static var look: [AttributeGrammar] {
    [
      .optional("resname"), .optional("coord", .coordinates), .optional("font"),
      .optional("css-style"), .optional("style", .token), .optional("exstyle", .token),
    ]
  }

  private static var size: [AttributeGrammar] {
    [
      .optional("translate", .yesNo), .optional("reformat", reformat),
      .optional("size-unit", words(Words12.sizeUnits)), .optional("charclass"),
      .optional("merged-trans", .yesNo),
    ]
      + ["maxwidth", "minwidth", "maxheight", "minheight", "maxbytes", "minbytes"].map {
        .optional($0, .token)
      }
  }

  private static let reformat = ValueForm.listOfOrOwn(["yes", "no"] + Words12.formats)
}

// MARK: Texts

extension Grammar12 {
  private static var texts: [ElementGrammar] {
    [
      ElementGrammar(
        .core, "source", [.language, stamp], extensions: .foreignOrTransitional, .codes12),
      ElementGrammar(
        .core, "seg-source", [.language, stamp], extensions: .foreignOrTransitional, .codes12),
      ElementGrammar(
        .core, "target",
        [
          .optional("state", words(Words12.states)),
          .optional("state-qualifier", words(Words12.stateQualifiers)),
          .optional("phase-name", .token), .language, .optional("equiv-trans", .yesNo), stamp,
          .transitional("restype", words(Words12.resourceTypes)),
        ] + look,
        extensions: .foreignOrTransitional, .codes12),
      candidate,
    ]
  }

  private static var candidate: ElementGrammar {
    ElementGrammar(
      .core, "alt-trans",
      [
        .optional("match-quality"), .optional("tool-id"), .optional("crc", .token), .language,
        .optional("origin"), .optional("mid", .token), .optional("phase-name", .token),
        .optional("alttranstype", words(Words12.candidateTypes)), stamp, .transitional("tool"),
      ] + resource,
      extensions: .foreignOrTransitional,
      .sequence([
        .optional(.core("source")), .optional(.core("seg-source")), .some(.core("target")),
        .any(.core("context-group")), .any(.core("prop-group")), .any(.core("note")),
        .extensions(),
      ]))
  }
}

// MARK: Inline elements

extension Grammar12 {
  private static var inlines: [ElementGrammar] {
    let delimiter = AttributeGrammar.optional("ctype", words(Words12.delimiters))
    let placeholder = AttributeGrammar.optional("ctype", words(Words12.placeholders))
    let pair = AttributeGrammar.optional("rid", .token)
    let clone = AttributeGrammar.optional("clone", .yesNo)
    let check = AttributeGrammar.optional("crc")
    let position = AttributeGrammar.required("pos", .oneOf(["open", "close"]))
    let side = AttributeGrammar.optional("assoc", .oneOf(["preceding", "following", "both"]))
    return [
      code("g", [delimiter, clone], .codes12), code("x", [placeholder, clone], .empty),
      code("bx", [pair, delimiter, clone], .empty), code("ex", [pair], .empty),
      code("ph", [placeholder, check, side], .native),
      code("bpt", [pair, delimiter, check], .native), code("ept", [pair, check], .native),
      code("it", [position, pair, delimiter, check], .native),
      ElementGrammar(
        .core, "sub", [.optional("datatype", dataType), delimiter, .optional("xid")], .codes12),
      ElementGrammar(
        .core, "mrk",
        [
          .required("mtype", words(Words12.markerTypes)), .optional("mid", .token),
          .optional("comment"), stamp,
        ],
        extensions: .foreignOrTransitional, .codes12),
    ]
  }

  private static func code(
    _ name: String, _ attributes: [AttributeGrammar], _ content: ContentGrammar
  ) -> ElementGrammar {
    ElementGrammar(
      .core, name,
      [.required("id"), .optional("xid"), .optional("equiv-text"), stamp] + attributes,
      extensions: .foreignOrTransitional, content)
  }
}

extension ContentGrammar {
  fileprivate static let codes12 = mixed(
    ["g", "bpt", "ept", "ph", "it", "mrk", "x", "bx", "ex"].map { .core($0) })

  /// Code of the original format, in which there may be texts to translate.
  fileprivate static let native = mixed([.core("sub")])
}

extension Particle {
  fileprivate static let choice = Self(
    names: [.core("internal-file"), .core("external-file")], least: 1, most: 1, extensions: nil)
}
