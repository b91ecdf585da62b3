import JSONReading

/// Points are a number and a share of the screen is a text such as `30%`, beside the names of SwiftUI.
extension PresentationDetent: JSONConvertible {
  static let form = JSONForm.defined(definition.name)

  static let definition = FormDefinition(
    "presentationDetent", title: "Presentation detent",
    "The height of a sheet: `medium` or `large` as in SwiftUI, points as a number, or a share of the screen as "
      + "in `30%`.",
    is: .any([.choice(["medium", "large"]), .number(.extent), Length.share]))

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string("medium"): self = .medium
    case .string("large"): self = .large
    case .number: self = .height(try field.number(in: .extent))
    case .string(let text):
      guard text != "infinity", case .fraction(let share)? = try? Length(field) else {
        throw field.error(
          "“\(text.shortened)” is no height of a sheet",
          suggestion: "write “medium”, “large”, points as a number or a share from “0%” to “100%”")
      }
      self = .fraction(share)
    default: throw field.wrongType("“medium”, “large”, a number of points or a percentage")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .medium: JSONValue("medium")
    case .large: JSONValue("large")
    case .fraction(let share): Length.fraction(share).jsonValue
    case .height(let points): Length.points(points).jsonValue
    }
  }
}
