import JSONReading

extension ScaleEffect: JSONObjectConvertible {
  static let form = JSONForm.defined("scale")

  static let definition = FormDefinition(
    "scale", title: "Scale",
    "How much larger or smaller a view is drawn than it is laid out: 1 is its own size, and a negative "
      + "factor exchanges two edges. At 0 it is neither seen nor spoken.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“scale”", normal: Self(),
    fields: [
      FieldFormat("x", \.x, in: .finite, "The factor of widths."),
      FieldFormat("y", \.y, in: .finite, "The factor of heights."),
      FieldFormat(
        "anchor", \.anchor,
        "The point of the view that stays where it is; by default its middle."),
    ])
}
