extension CoreGrammar {
  var segment: ElementGrammar {
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

  var ignorable: ElementGrammar {
    ElementGrammar(
      .core, "ignorable", [.optional("id", .token)],
      .sequence([.one(.core("source")), .optional(.core("target"))]))
  }

  var notes: ElementGrammar {
    ElementGrammar(.core, "notes", .sequence([.some(.core("note"))]))
  }

  var note: ElementGrammar {
    ElementGrammar(
      .core, "note",
      [
        .optional("id", .token), .optional("appliesTo", .oneOf(["source", "target"])),
        .optional("category"), .optional("priority", .positiveInteger(upTo: 10)),
      ] + (isVersion22 ? [.optional("ref")] : []),
      extensions: .foreign, .text)
  }

  var originalData: ElementGrammar {
    ElementGrammar(.core, "originalData", .sequence([.some(.core("data"))]))
  }

  var data: ElementGrammar {
    ElementGrammar(
      .core, "data", [.required("id", .token), .optional("dir", .direction), .preservedSpace],
      .mixed([.core("cp")]))
  }

  var source: ElementGrammar {
    ElementGrammar(.core, "source", [.language, .space], .inlines)
  }

  var target: ElementGrammar {
    ElementGrammar(
      .core, "target", [.language, .space, .optional("order", .positiveInteger(upTo: nil))],
      .inlines)
  }
}
