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
    ],
    check: { (frame, object) throws(Diagnostic) in
      for side in [
        ["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"],
      ] {
        let given = side.compactMap { name in frame.points(name).map { (name, $0, object[name]) } }
        for (lower, upper) in zip(given, given.dropFirst()) where lower.1 > upper.1 {
          throw (lower.2 ?? object.field).error(
            "“\(lower.0)” is greater than “\(upper.0)”, and SwiftUI takes no contradictory frame",
            suggestion: "change one of them")
        }
      }
    })

  /// The points of a bound; none where it has none, has no end or grows with the text size.
  private func points(_ name: String) -> Double? {
    let bounds = [
      "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
      "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
    ]
    guard case .points(let points)?? = bounds[name] else { return nil }
    return points
  }
}
