import AuditModel
import JSONReading

extension LayoutAttributes {
  static let format = ObjectFormat("the view", normal: Self(), fields: size + display + placing)

  private static let size: [FieldFormat<Self>] = [
    FieldFormat(
      "padding", \.padding, "The distance from the content to the edges, in points."),
    FieldFormat("frame", \.frame, "The size, with the padding in it."),
    FieldFormat(
      "aspectRatio", \.aspectRatio, in: 0.001...1_000, "The width divided by the height."),
    FieldFormat(
      "contentMode", \.contentMode,
      "Whether a view with an `aspectRatio` fits into its space or fills it."),
    FieldFormat(
      "isWidthFixed", \.isWidthFixed, "Whether it keeps its ideal width, whatever the space."),
    FieldFormat(
      "isHeightFixed", \.isHeightFixed, "Whether it keeps its ideal height, whatever the space."),
  ]

  private static let display: [FieldFormat<Self>] = [
    FieldFormat(
      "priority", \.priority, in: .finite,
      "Siblings in a stack with a higher priority get space first."),
    FieldFormat(
      "isHidden", \.isHidden, "Whether it takes up space but is neither visible nor spoken."),
    FieldFormat(
      "opacity", \.opacity, in: .share, "How opaque it is; with 0 it is not spoken either."),
    FieldFormat(
      "clipsToBounds", \.clipsToBounds, "Whether what exceeds its frame is clipped."),
    FieldFormat(
      "isSystemSized", \.isSystemSized,
      "Whether it is a control of iOS in iOS's size, which may be smaller than 44 points."),
    FieldFormat(
      "redaction", \.redaction,
      "Whether grey shapes are in the place of its texts and pictures; by default as around it."),
    FieldFormat(
      "isPrivacySensitive", \.isPrivacySensitive,
      "Whether its content is private, in whose place a `redaction` of `privacy` puts grey shapes."),
    FieldFormat("gridCell", \.gridCell, "Its part in a grid whose `columns` are `content`."),
    FieldFormat("listRow", \.listRow, "Its part in a section of a list, and how its row is shown."),
  ]

  private static let placing: [FieldFormat<Self>] = [
    FieldFormat(
      "offset", \.offset,
      "How far it is drawn from its place, to the right and down; siblings stay where they are."),
    FieldFormat(
      "scale", \.scale,
      "How much larger or smaller it is drawn with all in it; siblings stay where they are."),
    FieldFormat(
      "allowsHitTesting", \.allowsHitTesting,
      "Whether touches count for it and all in it, or go through to what lies under it."),
    FieldFormat(
      "ignoresKeyboard", \.ignoresKeyboard,
      "Whether it reaches under the keyboard where its lower edge is at it."),
    FieldFormat(
      "ignoresSafeArea", \.ignoredSafeAreaEdges,
      "The edges of the screen up to which it reaches where its frame ends at the safe area; what is around "
        + "it stays. Under a bar it is only drawn so far."),
    FieldFormat(
      "isSafeAreaInset", \.isSafeAreaInset,
      "Whether it lies over an edge of the safe area of the view beside it, whose ground goes on under it; set by "
        + "`safeAreaInset`."),
    FieldFormat(
      "position", \.position,
      "The point of the space that it is offered at which its middle is, while it takes all of that "
        + "space; in a view of type `custom`, where its top leading corner is."),
    FieldFormat("barPlacement", \.barPlacement, "The side of the bar on which it is."),
  ]
}

/// The same distance on all sides is a number, others are an object; left is leading.
extension EdgeInsets: JSONConvertible {
  static let form = JSONForm.defined("insets")

  static let definitions = [
    FormDefinition(
      "insets", title: "Insets", "One distance in points for all four edges, or an object.",
      is: .any([.numberOrLength(.points), .defined("edgeInsets")])),
    FormDefinition(
      "edgeInsets", title: "Edge insets", "A distance in points for each edge.",
      fields: format.descriptions),
  ]

  private static let format = ObjectFormat(
    "the insets", normal: EdgeInsets.zero,
    fields: [
      FieldFormat("top", \.top, in: .points, "The distance from the top edge."),
      FieldFormat("leading", \.left, in: .points, "The distance from the leading edge."),
      FieldFormat("bottom", \.bottom, in: .points, "The distance from the bottom edge."),
      FieldFormat("trailing", \.right, in: .points, "The distance from the trailing edge."),
    ])

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .number: self.init(all: try field.number(in: .points))
    case .object(let members) where members.contains { $0.name == ScaledLength.fieldName }:
      self.init(all: try field.number(in: .points))
    case .object: self = try Self.format.read(field, named: field.subject)
    default: throw field.wrongType("a number or an object with edges")
    }
  }

  var jsonValue: JSONValue {
    self == EdgeInsets(all: top) ? JSONValue(top) : Self.format.json(self)
  }
}

extension Point: JSONObjectConvertible {
  static let form = JSONForm.defined("point")

  static let definition = FormDefinition(
    "point", title: "Point", "A point in points from the top leading corner.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "the point", normal: Self(x: 0, y: 0),
    fields: [
      FieldFormat(
        "x", \.x, in: .points, isRequired: true, "The distance from the leading edge."),
      FieldFormat("y", \.y, in: .points, isRequired: true, "The distance from the top edge."),
    ])
}
