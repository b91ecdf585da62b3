import AuditModel
import JSONReading

/// Runs in JSON.
struct AttributedText {
  var runs: [TextRun]

  static let format = ObjectFormat(
    "attributed text", normal: Self(runs: []),
    fields: [FieldFormat("runs", \.runs, isRequired: true, "The runs, in order.")])
}

/// A text and its settings in one object.
extension TextRun: JSONConvertible {
  static let form = JSONForm.defined("textRun")

  static let definition = FormDefinition(
    "textRun", title: "Run",
    "A part of a text; where it has no setting of its own, it has that of the text.",
    fields: format.descriptions)

  private static let format = ObjectFormat(
    "a run", normal: TextRun(.literal(""), RunAttributes()), fields: letterFields + lineFields)

  private static let letterFields: [FieldFormat<Self>] = [
    FieldFormat("text", \.content, isRequired: true, "The text."),
    FieldFormat("font", \.attributes.font, "The font, with its size."),
    FieldFormat("weight", \.attributes.weight, "The weight, in place of the one of the font."),
    FieldFormat("isItalic", \.attributes.isItalic, "Whether it is italic."),
    FieldFormat("design", \.attributes.design, "The design, in place of the one of the font."),
    FieldFormat(
      "tracking", \.attributes.tracking, in: -1000...1000, "The points added after every letter."),
    FieldFormat(
      "foreground", \.attributes.foreground, "The colour; by default that of a link is the tint."),
  ]

  private static let lineFields: [FieldFormat<Self>] = [
    FieldFormat("link", string: \.linkAddress, "The address that a tap opens, where it is a link."),
    FieldFormat("isUnderlined", \.attributes.isUnderlined, "Whether there is a line under it."),
    FieldFormat(
      "isStruckThrough", \.attributes.isStruckThrough, "Whether there is a line through it."),
  ]

  init(_ field: JSONField) throws(Diagnostic) {
    var run = try Self.format.read(field)
    if let link = run.attributes.link { run.attributes.makeLink(to: link) }
    self = run
  }

  var jsonValue: JSONValue { Self.format.json(self) }

  /// The address; an empty one makes no link.
  private var linkAddress: String? {
    get { attributes.link }
    set { attributes.link = newValue.flatMap { $0.isEmpty ? nil : $0 } }
  }
}
