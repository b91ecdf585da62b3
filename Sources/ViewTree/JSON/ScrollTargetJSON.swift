import AuditModel
import JSONReading

/// A scroll view is at a view, at a point of its content, or so many points on.
extension ScrollTarget: JSONConvertible {
  static let form = JSONForm.defined("scrollTarget")

  static let definitions = [
    FormDefinition(
      "scrollTarget", title: "Scroll target",
      "Where the content of a scroll view or a list is. A text field that is being edited is moved into "
        + "view in any case.",
      fields: Written.format.descriptions),
    UnitPoint.definition,
  ]

  /// The fields of all three.
  fileprivate struct Written: Equatable, Sendable {
    var id: String?
    var anchor: UnitPoint?
    var offset: Point?

    static let format = ObjectFormat(
      "“scrollTarget”", normal: Self(),
      fields: [
        FieldFormat("id", string: \.id, "The `id` of a view inside that is moved into view."),
        FieldFormat(
          "anchor", \.anchor,
          "The point of that view, or of the content, which is at the same point of the scroll view."
        ),
        FieldFormat(
          "offset", \.offset, "The distance from the beginning of the content, without the others."),
      ],
      check: { (target, object) throws(Diagnostic) in
        guard target.isPossible else {
          throw object.field.error(
            "“scrollTarget” has either an “offset” or an “id”, an “anchor” or both")
        }
      })

    var isPossible: Bool { (offset == nil) != (id == nil && anchor == nil) }
  }

  init(_ field: JSONField) throws(Diagnostic) {
    let written = try Written.format.read(field)
    self =
      if let id = written.id {
        .view(id: id, anchor: written.anchor)
      } else if let anchor = written.anchor {
        .anchor(anchor)
      } else {
        .offset(written.offset ?? .zero)
      }
  }

  var jsonValue: JSONValue {
    var written = Written()
    switch self {
    case .view(let id, let anchor): (written.id, written.anchor) = (id, anchor)
    case .anchor(let anchor): written.anchor = anchor
    case .offset(let offset): written.offset = offset
    }
    return Written.format.json(written)
  }
}

extension UnitPoint: JSONObjectConvertible {
  static let form = JSONForm.defined("unitPoint")

  static let definition = FormDefinition(
    "unitPoint", title: "Unit point",
    "A point of a view: 0 is its leading or upper edge, 1 its trailing or lower edge.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“anchor”", normal: Self(x: 0, y: 0),
    fields: [
      FieldFormat("x", \.x, in: .finite, "From the leading to the trailing edge."),
      FieldFormat("y", \.y, in: .finite, "From top to bottom."),
    ])
}
