extension Grammar12 {
  static var inlines: [ElementGrammar] {
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
