extension CoreGrammar {
  var inlines: [ElementGrammar] {
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

  /// The attributes of all codes.
  private var code: [AttributeGrammar] {
    [
      .optional("canCopy", .yesNo), .optional("canDelete", .yesNo),
      .optional("canReorder", .oneOf(["yes", "firstNo", "no"])), .optional("copyOf", .token),
      .optional("subType", .userDefined),
      .optional("type", .oneOf(["fmt", "ui", "quote", "link", "image", "other"])),
    ]
  }

  /// The attributes of codes without content.
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
