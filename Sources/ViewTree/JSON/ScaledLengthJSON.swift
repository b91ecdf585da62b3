import JSONReading

/// A length that grows with the text size, as SwiftUI's `ScaledMetric`.
struct ScaledLength: Sendable {
  fileprivate var scaled = 0.0
  fileprivate var style = TextStyle.body

  /// The length in points at the text size of the screen that is being built, within a range.
  func points(in range: ClosedRange<Double>) -> Double {
    let points = style.scaledValue(scaled, at: EnvironmentValues.current.dynamicTypeSize)
    return min(max(points, range.lowerBound), range.upperBound)
  }

  static let form = JSONForm.defined("scaledLength")

  static let definition = FormDefinition(
    "scaledLength", title: "Scaled length",
    "A length that grows with the text size, as SwiftUI's `ScaledMetric`.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "a scaled length", normal: Self(),
    fields: [
      FieldFormat(
        fieldName, .number(.extent), isRequired: true, "The points at the text size `large`.",
        read: { (length, field) throws(Diagnostic) in
          guard case .number = field.value.kind else { throw field.wrongType("a number") }
          length.scaled = try field.number(in: .extent)
        }),
      FieldFormat("relativeTo", \.style, "The text style whose leading it grows with."),
    ])

  /// The field by which it is known.
  static let fieldName = "scaled"
}

extension JSONForm {
  /// A number in a range; a length may be scaled.
  static func numberOrLength(_ range: ClosedRange<Double>) -> JSONForm {
    range.isOfLengths ? .any([.number(range), ScaledLength.form]) : .number(range)
  }
}

extension ClosedRange<Double> {
  /// Whether it is that of lengths in points.
  var isOfLengths: Bool { self == .points || self == .extent || self == .track }
}

extension JSONObject {
  /// Whether a field of its own, but none of the views in it, has a scaled length.
  var hasScaledLength: Bool {
    members.contains { $0.name != "children" && $0.value.hasScaledLength }
  }
}

extension JSONValue {
  fileprivate var hasScaledLength: Bool {
    switch kind {
    case .object(let members):
      members.contains { $0.name == ScaledLength.fieldName || $0.value.hasScaledLength }
    case .array(let items): items.contains(where: \.hasScaledLength)
    default: false
    }
  }
}
