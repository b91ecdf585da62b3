extension Grammar12 {
  static var texts: [ElementGrammar] {
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
        ] + presentation,
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
