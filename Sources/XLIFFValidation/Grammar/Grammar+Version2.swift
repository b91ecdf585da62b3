extension Grammar {
  /// XLIFF 2.0 and 2.1, which share one schema of the core.
  static let version20 = Grammar(
    CoreGrammar(isVersion22: false).elements + ModuleGrammar(isVersion22: false).elements,
    moduleAttributes: .version2)

  /// XLIFF 2.2.
  static let version22 = Grammar(
    CoreGrammar(isVersion22: true).elements + ModuleGrammar(isVersion22: true).elements,
    moduleAttributes: .version2)
}

// Source: the schemas of the core of XLIFF 2.0, 2.1 and 2.2; which elements of modules may stand
// where, from the constraints of <xliff>, <file>, <group> and <unit>.
/// The elements of the core of XLIFF 2.
struct CoreGrammar {
  let isVersion22: Bool

  var elements: [ElementGrammar] {
    [xliff, file, skeleton, group, unit, segment, ignorable, notes, note, originalData, data]
      + [source, target] + inlines
  }

  private var xliff: ElementGrammar {
    let first: [Particle] =
      isVersion22
      ? [.optional(.core("notes")), .optional(ElementName(.metadata, "metadata"))] : []
    return ElementGrammar(
      .core, "xliff",
      [
        .required("version"), .required("srcLang", .language), .optional("trgLang", .language),
        .space,
      ],
      extensions: .foreign, .sequence(first + [.some(.core("file"))]))
  }

  private var file: ElementGrammar {
    ElementGrammar(
      .core, "file",
      [
        .required("id", .token), .optional("canResegment", .yesNo), .optional("original"),
        .optional("translate", .yesNo), .optional("srcDir", .direction),
        .optional("trgDir", .direction), .space,
      ],
      extensions: .foreign,
      .sequence([
        .optional(.core("skeleton")),
        .extensions(
          Self.everywhere + [
            .one(.resourceData, "resourceData"), .one(.sizeRestriction, "profiles"),
          ]),
        .optional(.core("notes")), .some(.core("unit"), .core("group")),
      ]))
  }

  private var skeleton: ElementGrammar {
    ElementGrammar(.core, "skeleton", [.optional("href")], .open)
  }

  private var group: ElementGrammar {
    ElementGrammar(
      .core, "group", structure, extensions: .foreign,
      .sequence([
        .extensions(Self.everywhere), .optional(.core("notes")),
        .any(.core("unit"), .core("group")),
      ]))
  }

  private var unit: ElementGrammar {
    ElementGrammar(
      .core, "unit", structure, extensions: .foreign,
      .sequence([
        .extensions(
          Self.everywhere + [
            .one(.matches, "matches"), .one(.glossary, "glossary"),
            .one(.resourceData, "resourceData"), .any(.its, "locQualityIssues"),
          ]),
        .optional(.core("notes")), .optional(.core("originalData")),
        .some(.core("segment"), .core("ignorable")),
      ]))
  }

  private var structure: [AttributeGrammar] {
    [
      .required("id", .token), .optional("name"), .optional("canResegment", .yesNo),
      .optional("translate", .yesNo), .optional("srcDir", .direction),
      .optional("trgDir", .direction), .optional("type", .userDefined), .space,
    ]
  }

  private static let everywhere: [ModuleElement] = [
    .one(.changeTracking, "changeTrack"), .one(.metadata, "metadata"),
    .one(.sizeRestriction, "data"), .one(.validation, "validation"),
    .any(.its, "provenanceRecords"),
  ]
}

// MARK: Texts

extension CoreGrammar {
  private var segment: ElementGrammar {
    ElementGrammar(
      .core, "segment",
      [
        .optional("id", .token), .optional("canResegment", .yesNo),
        .optional("state", .oneOf(["initial", "translated", "reviewed", "final"])),
        .optional("subState"),
      ],
      extensions: isVersion22 ? .only([.pluralGenderSelect]) : .none,
      .sequence([.one(.core("source")), .optional(.core("target"))]))
  }

  private var ignorable: ElementGrammar {
    ElementGrammar(
      .core, "ignorable", [.optional("id", .token)],
      .sequence([.one(.core("source")), .optional(.core("target"))]))
  }

  private var notes: ElementGrammar {
    ElementGrammar(.core, "notes", .sequence([.some(.core("note"))]))
  }

  private var note: ElementGrammar {
    ElementGrammar(
      .core, "note",
      [
        .optional("id", .token), .optional("appliesTo", .oneOf(["source", "target"])),
        .optional("category"), .optional("priority", .positiveInteger(upTo: 10)),
      ] + (isVersion22 ? [.optional("ref")] : []),
      extensions: .foreign, .text)
  }

  private var originalData: ElementGrammar {
    ElementGrammar(.core, "originalData", .sequence([.some(.core("data"))]))
  }

  private var data: ElementGrammar {
    ElementGrammar(
      .core, "data", [.required("id", .token), .optional("dir", .direction), .preservedSpace],
      .mixed([.core("cp")]))
  }

  private var source: ElementGrammar {
    ElementGrammar(.core, "source", [.language, .space], .inlines)
  }

  private var target: ElementGrammar {
    ElementGrammar(
      .core, "target", [.language, .space, .optional("order", .positiveInteger(upTo: nil))],
      .inlines)
  }
}

// MARK: Inline elements

extension CoreGrammar {
  private var inlines: [ElementGrammar] {
    [
      ElementGrammar(.core, "cp", [.required("hex", .hexadecimal)], .empty),
      ElementGrammar(
        .core, "ph", [.required("id", .token)] + code + single, extensions: modules,
        .empty),
      pc,
      ElementGrammar(
        .core, "sc", [.required("id", .token), isolated, overlap] + direction + code + single,
        extensions: modules, .empty),
      ElementGrammar(
        .core, "ec",
        [.optional("id", .token), isolated, overlap, .optional("startRef", .token)] + direction
          + code + single,
        extensions: modules, .empty),
      ElementGrammar(.core, "mrk", marker, extensions: .foreignWithoutXML, .inlines),
      ElementGrammar(.core, "sm", marker, extensions: .foreignWithoutXML, .empty),
      ElementGrammar(.core, "em", [.required("startRef", .token)], .empty),
    ]
  }

  private var pc: ElementGrammar {
    ElementGrammar(
      .core, "pc",
      [
        .required("id", .token), overlap, .optional("dispEnd"), .optional("dispStart"),
        .optional("equivEnd"), .optional("equivStart"), .optional("dataRefEnd", .token),
        .optional("dataRefStart", .token), .optional("subFlowsEnd", .tokens),
        .optional("subFlowsStart", .tokens),
      ] + direction + code,
      extensions: modules, .inlines)
  }

  /// Codes have no attributes but their own and those of these modules.
  private var modules: AttributeExtensions { .only([.formatStyle, .sizeRestriction]) }

  /// What all codes have.
  private var code: [AttributeGrammar] {
    [
      .optional("canCopy", .yesNo), .optional("canDelete", .yesNo),
      .optional("canReorder", .oneOf(["yes", "firstNo", "no"])), .optional("copyOf", .token),
      .optional("subType", .userDefined),
      .optional("type", .oneOf(["fmt", "ui", "quote", "link", "image", "other"])),
    ]
  }

  /// What codes without content have.
  private var single: [AttributeGrammar] {
    [
      .optional("disp"), .optional("equiv"), .optional("dataRef", .token),
      .optional("subFlows", .tokens),
    ]
  }

  private var isolated: AttributeGrammar { .optional("isolated", .yesNo) }
  private var overlap: AttributeGrammar { .optional("canOverlap", .yesNo) }
  private var direction: [AttributeGrammar] { [.optional("dir", .direction)] }

  private var marker: [AttributeGrammar] {
    [
      .required("id", .token), .optional("translate", .yesNo),
      .optional("type", .oneOfOrUserDefined(["generic", "comment", "term"])), .optional("ref"),
      .optional("value"),
    ]
  }
}

extension ContentGrammar {
  fileprivate static let inlines = mixed(
    ["cp", "ph", "pc", "sc", "ec", "mrk", "sm", "em"].map { .core($0) })
}

extension ValueForm {
  fileprivate static let direction = oneOf(["ltr", "rtl", "auto"])
}

extension ElementName {
  /// A name of XLIFF itself.
  static func core(_ name: String) -> Self { Self(.core, name) }
}
