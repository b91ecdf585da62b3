// Source: the schemas of the core of XLIFF 2.0, 2.1 and 2.2; which elements of modules may be
// where, from the constraints of <xliff>, <file>, <group> and <unit>.
/// The elements of the core of XLIFF 2.
struct CoreGrammar {
  let isVersion22: Bool
  /// Change tracking is a module of 2.0; later versions treat it as an extension.
  let hasOneChangeTrack: Bool

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
          everywhere + [
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
        .extensions(everywhere), .optional(.core("notes")),
        .any(.core("unit"), .core("group")),
      ]))
  }

  private var unit: ElementGrammar {
    ElementGrammar(
      .core, "unit", structure, extensions: .foreign,
      .sequence([
        .extensions(
          everywhere + [
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

  private var everywhere: [ModuleElement] {
    [
      hasOneChangeTrack
        ? .one(.changeTracking, "changeTrack") : .any(.changeTracking, "changeTrack"),
      .one(.metadata, "metadata"), .one(.sizeRestriction, "data"),
      .one(.validation, "validation"), .any(.its, "provenanceRecords"),
    ]
  }
}

extension ContentGrammar {
  static let inlines = mixed(
    ["cp", "ph", "pc", "sc", "ec", "mrk", "sm", "em"].map { .core($0) })
}

extension ValueForm {
  static let direction = oneOf(["ltr", "rtl", "auto"])
}

extension ElementName {
  /// A name of XLIFF itself.
  static func core(_ name: String) -> Self { Self(.core, name) }
}
