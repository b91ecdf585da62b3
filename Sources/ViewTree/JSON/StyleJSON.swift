import AuditModel
import JSONReading

extension Style {
  static let format = ObjectFormat(
    "the view", normal: Self(),
    fields: [
      FieldFormat("foreground", \.foreground, "The colour of text and symbols in it."),
      FieldFormat(
        "isForegroundOfSystem", \.isForegroundOfSystem,
        "Whether a control of iOS names that colour, and not the app."),
      FieldFormat("tint", \.tint, "The colour of the controls in it."),
      FieldFormat(
        "colorScheme", \.colorScheme,
        "The appearance of it and all in it, whatever the person chose."),
      FieldFormat("background", \.background, "The background, with the padding in it."),
      FieldFormat("borderColor", \.borderColor, "The colour of the line around it."),
      FieldFormat(
        "borderWidth", \.borderWidth, in: .extent,
        "The thickness of the line around it in points."),
      FieldFormat(
        "cornerRadius", \.cornerRadius, in: .extent, "The radius of its corners in points."),
    ])
}

/// A colour, or `picture` for what has no one colour.
extension Fill: JSONConvertible {
  static let form = JSONForm.defined("fill")

  static let definition = FormDefinition(
    "fill", title: "Fill",
    "A colour, or `picture` for a picture, a gradient or a blur, on which contrast is not measured.",
    is: .any([Color.form, .choice(["picture"])]))

  init(_ field: JSONField) throws(Diagnostic) {
    if case .string("picture") = field.value.kind {
      self = .picture
    } else {
      self = .color(try Color(field))
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .color(let color): color.jsonValue
    case .picture: JSONValue("picture")
    }
  }
}
