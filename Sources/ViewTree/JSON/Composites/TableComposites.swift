import AuditModel
import JSONReading

extension CompositeFormat {
  /// Rows in columns.
  static let tables = [table, tableRow]

  private static let table = CompositeFormat(
    "table",
    "Rows in columns: in compact width iOS shows the first column alone, as a list without titles.",
    normal: TableParts(),
    fields: [
      FieldFormat("columns", \.columns, isRequired: true, "The columns.").notEmpty,
      FieldFormat(
        "columnHeaders", \.showsTitles, "Whether the columns have their titles over them."),
    ],
    options: [.children, .scrolling, .environment],
    check: { (parts, object) throws(Diagnostic) in
      for row in try object["children"]?.array() ?? [] {
        let row = try JSONObject(row)
        guard case .string("tableRow")? = row["type"]?.value.kind else {
          throw row.field.error(
            "a view of type “table” has only views of type “tableRow” in it",
            suggestion: "put the cells of each row into one")
        }
        let cells = try row["children"]?.array() ?? []
        guard cells.count == parts.columns.count else {
          throw row.field.error(
            "a row of a table with \(parts.columns.count) columns has \(cells.count) cells",
            suggestion: "give it a view for each column")
        }
        for cell in cells { try refuseSeveral(cell) }
      }
    },
    example: """
      {"type": "table",
       "columns": [{"title": {"key": "name"}}, {"title": {"key": "due"}, "maxWidth": 120}],
       "children": [{"type": "tableRow", "children": [{"type": "text", "text": {"content": "Tent"}},
                                                      {"type": "text", "text": {"content": "3 May"}}]}]}
      """
  ) { parts, content in
    let rows = content().map { WrittenTableRow(node: $0) }
    let columns = { parts.columns.indices.map { parts.columns[$0].column(at: $0) } }
    return Table(rows, columns: columns)
      .tableColumnHeaders(parts.showsTitles ? .automatic : .hidden)
  }

  /// Refuses a cell that becomes several views.
  private static func refuseSeveral(_ cell: JSONField) throws(Diagnostic) {
    let object = try JSONObject(cell)
    guard case .string("section")? = object["type"]?.value.kind else { return }
    throw cell.error(
      "a view of type “section” becomes several views, and a cell of a table is one",
      suggestion: "put it into a stack")
  }

  private static let tableRow = CompositeFormat(
    "tableRow", "A row of a `table`; its children are its cells, one for each column.",
    normal: RowOfCells(), options: [.children, .carrier], container: .table,
    example: """
      {"type": "tableRow", "children": [{"type": "text", "text": {"content": "Tent"}},
                                        {"type": "text", "text": {"content": "3 May"}}]}
      """
  ) { _, content in HStack(content: content) }
}

private struct TableParts: Sendable {
  var columns: [WrittenTableColumn] = []
  var showsTitles = true
}

private struct RowOfCells: Sendable {}

/// A row of a table in a file, known by the identity of its view.
private struct WrittenTableRow: Identifiable {
  let node: ViewNode

  var id: String { node.id ?? "\(node.slot)" }
  var cells: [ViewNode] { node.children }
}

/// A column of a table in a file.
struct WrittenTableColumn: Hashable, Sendable {
  private var title = TextContent.literal("")
  private var width: Double?
  private var minWidth: Double?
  private var idealWidth: Double?
  private var maxWidth: Double?
  private var alignment = HorizontalAlignment.leading
  private var isHidden = false

  fileprivate func column(at index: Int) -> TableColumn<WrittenTableRow> {
    let content: (WrittenTableRow) -> [ViewNode] = { row in
      row.cells.indices.contains(index) ? [row.cells[index]] : []
    }
    let column = TableColumn(title, content: content).alignment(alignment.ofColumns)
      .defaultVisibility(isHidden ? .hidden : .automatic)
    return width.map { column.width($0) }
      ?? column.width(min: minWidth, ideal: idealWidth, max: maxWidth)
  }
}

extension WrittenTableColumn: JSONObjectConvertible {
  static let form = JSONForm.defined("tableColumn")

  static let definition = FormDefinition(
    "tableColumn", title: "Table column", "A column of a table.", fields: format.descriptions)

  static let format = ObjectFormat(
    "a column of a table", normal: Self(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title over the column."),
      FieldFormat("width", \.width, in: .extent, "The width in points; by default a share."),
      FieldFormat("minWidth", \.minWidth, in: .extent, "The minimum width of a share in points."),
      FieldFormat(
        "idealWidth", \.idealWidth, in: .extent,
        "The width of a share in points where the table may choose its own."),
      FieldFormat("maxWidth", \.maxWidth, in: .extent, "The maximum width of a share in points."),
      FieldFormat("alignment", \.alignment, "Where cells narrower than the column are."),
      FieldFormat("isHidden", \.isHidden, "Whether it is hidden until people choose it."),
    ],
    check: { (column, object) throws(Diagnostic) in
      if let least = column.minWidth,
        least > min(column.idealWidth ?? least, column.maxWidth ?? least)
      {
        throw object.field.error(
          "the “minWidth” of a column is greater than its “idealWidth” or its “maxWidth”",
          suggestion: "make it smaller")
      }
      guard column.width != nil else { return }
      for name in ["minWidth", "idealWidth", "maxWidth"] {
        if let field = object[name] {
          throw field.error(
            "“\(name)” does not count beside “width”", suggestion: "leave one of them out")
        }
      }
    })
}

extension HorizontalAlignment {
  fileprivate var ofColumns: TableColumnAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
