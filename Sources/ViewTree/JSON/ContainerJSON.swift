import JSONReading

extension StackLayout {
  static let format = ObjectFormat(
    "a view of type “stack”", normal: Self(axis: .vertical),
    fields: [
      FieldFormat("axis", \.axis, isRequired: true, "The direction in which the children follow."),
      spacing,
      FieldFormat("alignment", \.alignment, "Where children are across the direction."),
      FieldFormat(
        "isLabel", \.isLabel,
        "Whether it is a label of a picture and a title, which goes on under the picture in rows of lists "
          + "at accessibility text sizes."),
    ],
    check: { layout, object in
      guard object["spacing"] == nil else { return }
      layout.spacing = layout.axis == .layered ? 0 : 8
      layout.hasDefaultSpacing = layout.axis != .layered
    })

  /// The spacing, whose default is that of SwiftUI.
  private static let spacing = FieldFormat<Self>(
    "spacing", .numberOrLength(.points),
    "The distance between two children in points; by default that of SwiftUI, which is 8 unless texts are above "
      + "each other, and 0 where `axis` is `layered`.",
    read: { (layout, field) throws(Diagnostic) in
      layout.spacing = try field.number(in: .points)
      layout.hasDefaultSpacing = false
    },
    write: {
      $0.hasDefaultSpacing || $0.axis == .layered && $0.spacing == 0 ? nil : JSONValue($0.spacing)
    })
}

extension GridLayout {
  static let format = ObjectFormat(
    "a view of type “grid”", normal: Self(columns: .count(1)),
    fields: [
      FieldFormat("columns", \.columns, isRequired: true, "The columns."),
      FieldFormat(
        "columnSpacing", \.columnSpacing, in: .points,
        "The distance between two columns in points."),
      FieldFormat(
        "rowSpacing", \.rowSpacing, in: .points, "The distance between two rows in points."),
      FieldFormat(
        "alignment", \.alignment,
        "Where cells are in their columns, where `columns` are `content` or grid items; rows that are stacks have "
          + "an `alignment` of their own."),
    ])
}

/// So many columns are a number; a least width is an object, and `content` follows the cells.
extension GridLayout.Columns: JSONConvertible {
  static let form = JSONForm.defined("columns")

  static let definitions = [
    FormDefinition(
      "columns", title: "Columns",
      "How many columns of equal width a grid has, `content` for columns as wide as the widest of their cells, in "
        + "rows with a `gridCell`, or the columns of a lazy grid.",
      is: .any([
        .integer(1...1000), .defined("adaptiveColumns"), .defined("fittingColumns"),
        .choice(["content"]), .list(WrittenGridItem.form, minimum: 1), .defined("gridRows"),
      ])),
    FormDefinition(
      "gridRows", title: "Grid rows", "The rows of a lazy grid, in as many columns as it takes.",
      fields: gridRows.descriptions),
    FormDefinition(
      "adaptiveColumns", title: "Adaptive columns",
      "As many columns as there is space for, each with a minimum width.",
      fields: adaptive.descriptions),
    FormDefinition(
      "fittingColumns", title: "Fitting columns",
      "Columns where each cell fits on one line, otherwise one column.",
      fields: fittingFormat.descriptions),
  ]

  private static let adaptive = ObjectFormat<Double>(
    "“columns”", normal: 1,
    fields: [
      FieldFormat(
        "minimum", \.self, in: 1...1_000_000, isRequired: true,
        "The minimum width of a column in points.")
    ])

  private static let fittingFormat = ObjectFormat<Int>(
    "“columns”", normal: 1,
    fields: [
      FieldFormat(
        "fitting", .integer(1...1000), isRequired: true, "The number of columns.",
        read: { (count, field) throws(Diagnostic) in count = try field.integer(in: 1...1000) },
        write: { JSONValue($0) })
    ])

  private static let gridRows = ObjectFormat<[WrittenGridItem]>(
    "“columns”", normal: [],
    fields: [FieldFormat("rows", \.self, isRequired: true, "The rows.").notEmpty])

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .array:
      let items = try [WrittenGridItem](field)
      guard !items.isEmpty else {
        throw field.error("“columns” is empty", suggestion: "add a grid item")
      }
      self = .tracks(GridTracks(items.map(\.item), axis: .horizontal))
    case .object(let members) where members.contains { $0.name == "rows" }:
      self = .tracks(GridTracks(try Self.gridRows.read(field).map(\.item), axis: .vertical))
    case .object(let members) where members.contains { $0.name == "fitting" }:
      self = .fitting(try Self.fittingFormat.read(field))
    case .number: self = .count(try field.integer(in: 1...1000))
    case .object: self = .adaptive(minimum: try Self.adaptive.read(field))
    case .string("content"): self = .content
    default:
      throw field.wrongType(
        "a number, a list of grid items, an object with a “minimum” or “content”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .count(let count): JSONValue(count)
    case .adaptive(let minimum): Self.adaptive.json(minimum)
    case .fitting(let count): Self.fittingFormat.json(count)
    case .content: JSONValue("content")
    case .tracks(let tracks):
      tracks.axis == .horizontal
        ? tracks.items.map { WrittenGridItem($0) }.jsonValue
        : Self.gridRows.json(tracks.items.map { WrittenGridItem($0) })
    }
  }
}

extension ScrollLayout {
  static let format = ObjectFormat(
    "a view of type “scroll”", normal: Self(),
    fields: [
      FieldFormat("vertical", \.vertical, "Whether it scrolls up and down."),
      FieldFormat("horizontal", \.horizontal, "Whether it scrolls from side to side."),
      FieldFormat(
        "hugsContent", \.hugsContent,
        "Whether it is no larger than its content, as far as there is space."),
    ])
}

extension TextFieldState {
  static let format = ObjectFormat(
    "a view of type “textField”", normal: Self(hasBorder: true),
    fields: [
      FieldFormat("isEnabled", \.isEnabled, "Whether people can type."),
      FieldFormat("isEditing", \.isEditing, "Whether it has the keyboard focus."),
      FieldFormat("isSecure", \.isSecure, "Whether its text is hidden, as in a password field."),
      FieldFormat(
        "isMultiline", \.isMultiline,
        "Whether it has several lines, as many as its text takes, and scrolls where these do not fit."
      ),
      FieldFormat(
        "isTextSelected", \.isTextSelected,
        "Whether all of its text is selected, so that typing replaces it."),
      FieldFormat(
        "hasBorder", \.hasBorder,
        "Whether its text has the insets of a border with round corners; SwiftUI's fields have none "
          + "without the style `roundedBorder`."),
      FieldFormat(
        "isSearch", \.isSearch,
        "Whether it is a field for searching as iOS has it: with the trait `searchField`, a magnifying glass "
          + "before its text and a grey ground."),
    ])
}
