import JSONReading

extension GridCell: JSONObjectConvertible {
  static let form = JSONForm.defined("gridCell")

  static let definition = FormDefinition(
    "gridCell", title: "Grid cell", "The part of a view in a grid whose `columns` are `content`.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "“gridCell”", normal: Self(),
    fields: [
      FieldFormat(
        "isRow", \.isRow,
        "Whether it is a row: a horizontal stack whose children are cells. Other children of the grid "
          + "go over all columns."),
      FieldFormat(
        "columns", \.columnCount, in: 1...1000, "How many columns it takes; by default 1."),
      FieldFormat(
        "anchor", \.anchor,
        "The point that it and its cell have in common; by default as the grid and its row are "
          + "aligned."),
      FieldFormat(
        "columnAlignment", \.columnAlignment, "The alignment of all cells in its first column."),
      FieldFormat(
        "isWidthUnsized", \.isWidthUnsized, "Whether it makes its columns no wider."),
      FieldFormat(
        "isHeightUnsized", \.isHeightUnsized, "Whether it makes its row no higher."),
    ])

  /// How many columns it takes; none for one.
  private var columnCount: Int? {
    get { columns == 1 ? nil : columns }
    set { columns = newValue ?? 1 }
  }
}

extension HorizontalAlignment: JSONChoice {
  static let choiceName = "horizontal alignment"
  static let meaning = "An alignment from side to side."
}
