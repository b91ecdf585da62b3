extension TimeLimit: JSONObjectConvertible {
  static let form = JSONForm.defined("timeLimit")

  static let definition = FormDefinition(
    "timeLimit", title: "Time limit", "The time after which a state ends by itself.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“timeLimit”", normal: Self(seconds: 0),
    fields: [
      FieldFormat(
        "seconds", \.seconds, in: .seconds, isRequired: true,
        "How long the state lasts, in seconds."),
      FieldFormat(
        "canBeExtended", \.canBeExtended, isRequired: true,
        "Whether people can switch the limit off, adjust it or extend it."),
    ])
}
