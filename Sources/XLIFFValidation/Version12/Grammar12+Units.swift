extension Grammar12 {
  static var structure: [ElementGrammar] {
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

  /// The elements after the strings of a unit, in any order.
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

  /// The attributes of a group, a unit and a candidate about their resource.
  static var resource: [AttributeGrammar] {
    [
      .optional("datatype", dataType), .space,
      .optional("restype", words(Words12.resourceTypes)), .optional("extradata"),
      .optional("extype"), .optional("help-id", .token), .optional("menu"),
      .optional("menu-option"), .optional("menu-name"),
    ] + presentation
  }

  static var presentation: [AttributeGrammar] {
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
