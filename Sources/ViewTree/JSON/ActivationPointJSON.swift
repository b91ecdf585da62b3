import AuditModel
import JSONReading

/// An activation point is a share of the size of the element, or so many points from its corner.
extension ActivationPoint: JSONConvertible {
  static let form = JSONForm.defined("activationPoint")

  static let definition = FormDefinition(
    "activationPoint", title: "Activation point",
    "The point of an element that a double tap with VoiceOver touches: a “unitPoint” or a “point”.",
    fields: Written.format.descriptions)

  /// The fields of both.
  fileprivate struct Written: Equatable, Sendable {
    var unitPoint: UnitPoint?
    var point: Point?

    static let format = ObjectFormat(
      "“activationPoint”", normal: Self(),
      fields: [
        FieldFormat(
          "unitPoint", \.unitPoint, "A share of the width and the height of the element."),
        FieldFormat("point", \.point, "The distance from the leading upper corner of the element."),
      ],
      check: { (target, object) throws(Diagnostic) in
        guard (target.unitPoint == nil) != (target.point == nil) else {
          throw object.field.error("“activationPoint” has either a “unitPoint” or a “point”")
        }
      })
  }

  init(_ field: JSONField) throws(Diagnostic) {
    let written = try Written.format.read(field)
    self = written.unitPoint.map { .unit($0) } ?? .point(written.point ?? .zero)
  }

  var jsonValue: JSONValue {
    switch self {
    case .unit(let point): Written.format.json(Written(unitPoint: point))
    case .point(let point): Written.format.json(Written(point: point))
    }
  }
}
