import AuditModel
import JSONReading

extension ListLayout {
  static let format = ObjectFormat(
    "a view of type “list”", normal: Self(),
    fields: [
      FieldFormat("style", \.style, "How it groups its rows; by default `insetGrouped`."),
      FieldFormat(
        "hidesBackground", \.hidesBackground,
        "Whether iOS's ground of the list is left out, but not that of its cards."),
      FieldFormat(
        "rowSpacing", \.rowSpacing, in: .points,
        "The distance between two rows in points, which makes each a card of its own."),
      FieldFormat(
        "sectionSpacing", \.sectionSpacing, in: .points,
        "The distance between two sections in points."),
      FieldFormat(
        "minRowHeight", \.minRowHeight, in: .points,
        "The minimum height of a row in points; by default 52."),
      FieldFormat(
        "minHeaderHeight", \.minHeaderHeight, in: .points,
        "The minimum height of a heading in points."),
      FieldFormat("isHeaderProminent", \.isHeaderProminent, "Whether headings are large."),
      FieldFormat(
        "contentMargins", \.contentMargins,
        "The distance from the rows to the edges of the list, where it is not iOS's."),
    ])
}

extension ListLayout.Margins: JSONObjectConvertible {
  static let form = JSONForm.defined("contentMargins")

  static let definition = FormDefinition(
    "contentMargins", title: "Content margins",
    "Distances in points in the place of iOS's margins of a list; an edge that is left out keeps iOS's.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“contentMargins”", normal: Self(),
    fields: [
      FieldFormat("top", \.top, in: .extent, "The distance over the first row."),
      FieldFormat("leading", \.leading, in: .extent, "The distance before the rows."),
      FieldFormat("bottom", \.bottom, in: .extent, "The distance under the last row."),
      FieldFormat("trailing", \.trailing, in: .extent, "The distance after the rows."),
    ])
}

extension ListLayout.Style: JSONChoice {
  static let choiceName = "list style"
  static let meaning = "How a list groups its rows."
}

extension ListRow: JSONObjectConvertible {
  static let form = JSONForm.defined("listRow")

  static let definition = FormDefinition(
    "listRow", title: "List row",
    "The part of a view in a section of a list, and how its row is shown.",
    fields: format.descriptions)

  static let format = ObjectFormat("“listRow”", normal: Self(), fields: section + row)

  private static let section: [FieldFormat<Self>] = [
    FieldFormat("part", \.part, "The part of its section that it is."),
    FieldFormat(
      "beginsSection", \.beginsSection,
      "Whether a section begins with it, as one does with the first row and with a heading."),
    FieldFormat(
      "endsSection", \.endsSection,
      "Whether a section ends with it, as one does with the last row and with a note."),
    FieldFormat(
      "sectionSpacing", \.sectionSpacing, in: .points,
      "The distance from the section before to its own in points."),
    FieldFormat("isProminent", \.isProminent, "Whether it is large, where it is a heading."),
    FieldFormat(
      "hidesSectionLines", \.hidesSectionLines, "Whether there are no lines around its section."),
    FieldFormat(
      "sectionLineColor", \.sectionLineColor, "The colour of the lines around its section."),
  ]

  private static let row: [FieldFormat<Self>] = [
    FieldFormat(
      "insets", \.insets, "The distance from the content to the edges of the row, in points."),
    FieldFormat("background", \.background, "The background of the row."),
    FieldFormat("hidesLineAbove", \.hidesLineAbove, "Whether there is no line over the row."),
    FieldFormat("hidesLineBelow", \.hidesLineBelow, "Whether there is no line under the row."),
    FieldFormat("lineColor", \.lineColor, "The colour of the lines beside the row."),
  ]
}

extension ListRow.Part: JSONChoice {
  static let choiceName = "part of a section"
  static let meaning = "A row of a list, or the heading or the note of a section."
}
