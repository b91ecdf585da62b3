import JSONReading

extension LayoutAttributes.Frame: JSONObjectConvertible {
  static let form = JSONForm.defined("frame")

  static let definition = FormDefinition(
    "frame", title: "Frame", "The size of a view, each side of it fixed or between bounds.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“frame”", normal: Self(),
    fields: [
      FieldFormat("width", \.width, "The fixed width."),
      FieldFormat("height", \.height, "The fixed height."),
      FieldFormat("minWidth", \.minWidth, "The minimum width."),
      FieldFormat("idealWidth", \.idealWidth, "The width where the view around it leaves it open."),
      FieldFormat("maxWidth", \.maxWidth, "The maximum width."),
      FieldFormat("minHeight", \.minHeight, "The minimum height."),
      FieldFormat(
        "idealHeight", \.idealHeight, "The height where the view around it leaves it open."),
      FieldFormat("maxHeight", \.maxHeight, "The maximum height."),
      FieldFormat("alignment", \.alignment, "Where the content is in a larger frame."),
      FieldFormat(
        "hugsContent", \.hugsContent,
        "Whether maximum lengths only limit the frame, as constraints do, and do not make it grow."),
    ])
}
