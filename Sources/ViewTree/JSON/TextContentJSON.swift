import AuditModel
import JSONReading

/// A text that is written out is a JSON string; one that is looked up is an object with its key.
extension TextContent: JSONConvertible {
  static let form = JSONForm.defined("textContent")

  static let definitions = [
    FormDefinition(
      "textContent", title: "Text content",
      """
      An object with a key for a string of the string tables, an object with content for sample data, \
      an object with runs that have settings of their own, or a string for a literal, which is the same \
      in every language.
      """,
      is: .any([
        .defined("localizedString"), .defined("sampleContent"), .defined("attributedText"), .string,
      ])),
    FormDefinition(
      "sampleContent", title: "Sample content",
      "Text that comes from people or from data, such as a name, and needs no translation.",
      fields: SampleContent.format.descriptions),
    FormDefinition(
      "localizedString", title: "Localized string",
      """
      A string that is looked up in the string tables for each language, with the runs of its Markdown.
      """,
      fields: LocalizedText.format.descriptions),
    FormDefinition(
      "attributedText", title: "Attributed text",
      "Texts one after the other, each with settings of its own.",
      fields: AttributedText.format.descriptions),
    TextRun.definition,
    FormDefinition(
      "argument", title: "Argument",
      """
      A value of a format specifier: text for `%@`, an integer for `%d` and for plurals, and a \
      number with a decimal point, as in `2.0`, for `%f`.
      """,
      is: .any([.defined("textContent"), .number(.finite)])),
  ]

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string(let text): self = .literal(text)
    case .object(let members) where members.contains { $0.name == "content" }:
      try Self.refuseUnknown(members, in: field.text)
      self = .verbatim(try SampleContent.format.read(field).content)
    case .object(let members) where members.contains { $0.name == "runs" }:
      self = .runs(try AttributedText.format.read(field).runs)
    case .object(let members):
      try Self.refuseUnknown(members, in: field.text)
      self = .localized(try LocalizedText.format.read(field))
    default: throw field.wrongType("a string or an object with a “key”, “content” or “runs”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .verbatim(let text): SampleContent.format.json(SampleContent(content: text))
    case .literal(let text): JSONValue(text)
    case .localized(let text): LocalizedText.format.json(text)
    case .runs(let runs): AttributedText.format.json(AttributedText(runs: runs))
    }
  }
}

extension TextContent {
  private static let fields =
    LocalizedText.format.descriptions + SampleContent.format.descriptions
    + AttributedText.format.descriptions
  private static let names = Set(fields.map(\.name))

  /// Refuses fields that neither form has. Which form was meant is not known then, so nothing is said
  /// of the fields that it lacks.
  private static func refuseUnknown(
    _ members: [JSONMember], in text: ScreenText
  ) throws(Diagnostic) {
    let unknown = members.filter { !names.contains($0.name) }.map { member in
      UnknownField(name: member.name, owner: "a text", known: fields)
        .diagnostic(at: member.nameOffset, in: text)
    }
    for diagnostic in unknown.dropLast() { text.diagnostics.add(diagnostic) }
    if let last = unknown.last { throw last }
  }
}

/// Content in JSON.
private struct SampleContent {
  var content: String

  static let format = ObjectFormat(
    "the content", normal: Self(content: ""),
    fields: [FieldFormat("content", string: \.content, isRequired: true, "The text.")])
}

extension LocalizedText {
  fileprivate static let format = ObjectFormat(
    "a localized string", normal: Self(key: ""),
    fields: [
      FieldFormat("key", string: \.key, isRequired: true, "The key."),
      FieldFormat("table", \.table, "The string table, which is the name of its file."),
      FieldFormat(
        "arguments", \.arguments, "The values of the format specifiers, in their order."),
    ])
}

/// A number without a decimal point is an integer, so that `2` and `2.0` stay apart.
extension LocalizedText.Argument: JSONConvertible {
  static let form = JSONForm.defined("argument")

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string, .object: self = .text(try TextContent(field))
    case .number(let digits) where digits.contains(where: { ".eE".contains($0) }):
      self = .number(try field.number())
    case .number: self = .integer(try field.integer())
    default: throw field.wrongType("a string, a number or an object with a “key”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .text(let text): text.jsonValue
    case .integer(let number): JSONValue(number)
    case .number(let number):
      number.isFinite ? JSONValue(kind: .number("\(number)")) : JSONValue(number)
    }
  }
}
