import JSONReading

/// The alignment by its name, and the shares of the measures that are added up.
extension AlignmentGuide: JSONObjectConvertible {
  static let form = JSONForm.defined("alignmentGuide")

  static let definitions = [
    FormDefinition(
      "alignmentGuide", title: "Alignment guide",
      "The position of an alignment in a view, from its leading edge or its top: the sum of all numbers.",
      fields: format.descriptions),
    Line.definition,
  ]

  static let format = ObjectFormat(
    "an alignment guide", normal: AlignmentGuide(.leading),
    fields: [
      FieldFormat("line", \.line, isRequired: true, "The alignment."),
      FieldFormat("points", \.points, in: .points, "So many points."),
      FieldFormat("widths", \.widths, in: .finite, "So many times the width."),
      FieldFormat("heights", \.heights, in: .finite, "So many times the height."),
      FieldFormat(
        "firstBaselines", \.firstBaselines, in: .finite,
        "So many times the distance from the top to the first baseline."),
      FieldFormat(
        "lastBaselines", \.lastBaselines, in: .finite,
        "So many times the distance from the top to the last baseline."),
    ])
}

extension AlignmentGuide.Line: JSONChoice {
  static let choiceName = "alignment line"
  static let meaning = "An alignment from side to side or from top to bottom."
}
