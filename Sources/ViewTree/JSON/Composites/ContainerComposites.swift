import AuditModel

extension CompositeFormat {
  /// Views around others.
  static let containers = [
    form, section, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, gridRow,
  ]

  private static let form = CompositeFormat(
    "form", "A list of controls, as a view of type `list` is.", normal: ListLayout(),
    fields: ListLayout.format.fields, options: [.children, .scrolling],
    example: """
      {"type": "form", "children": [
        {"type": "section", "header": {"key": "account"},
         "children": [{"type": "navigationLink", "title": {"key": "privacy"}}]}]}
      """
  ) { layout, content in
    Form(content: content).changed { $0.kind = .list(layout) }
  }

  private static let section = CompositeFormat(
    "section", "Rows of a list or a form that belong together, between a heading and a note.",
    normal: SectionParts(),
    fields: [
      FieldFormat("header", \.header, "The heading."),
      FieldFormat("footer", \.footer, "The note under the rows."),
      FieldFormat("isExpanded", \.isExpanded, "Whether its rows are shown."),
    ],
    options: .children,
    example: """
      {"type": "section", "header": {"key": "alerts"}, "footer": {"key": "alerts.hint"},
       "children": [{"type": "toggle", "isOn": true,
                     "children": [{"type": "text", "text": {"key": "alerts.sound"}}]}]}
      """
  ) { parts, content in
    let rows = parts.isExpanded ? content() : []
    let shown = { rows }
    return Section(
      content: shown, header: Text.content(of: parts.header),
      footer: Text.content(of: parts.footer))
  }

  private static let lazyVStack = CompositeFormat(
    "lazyVStack", "A column as wide as the space, whose views are built when they are seen.",
    normal: ColumnParts(),
    fields: [
      FieldFormat("alignment", \.alignment, "Where narrower children are."),
      FieldFormat("spacing", \.spacing, in: .points, stackSpacing),
    ],
    options: .children,
    example: """
      {"type": "lazyVStack", "alignment": "leading",
       "children": [{"type": "text", "text": {"key": "first"}}]}
      """
  ) { parts, content in
    LazyVStack(alignment: parts.alignment, spacing: parts.spacing, content: content)
  }

  private static let lazyHStack = CompositeFormat(
    "lazyHStack", "A row whose views are built when they are seen.", normal: RowParts(),
    fields: [
      FieldFormat("alignment", \.alignment, "Where lower children are; by default `center`."),
      FieldFormat("spacing", \.spacing, in: .points, stackSpacing),
    ],
    options: .children,
    example: """
      {"type": "lazyHStack", "alignment": "firstTextBaseline",
       "children": [{"type": "text", "text": {"key": "first"}}]}
      """
  ) { parts, content in
    LazyHStack(alignment: parts.alignment ?? .center, spacing: parts.spacing, content: content)
  }

  private static let lazyVGrid = CompositeFormat(
    "lazyVGrid",
    "Views in columns, each as its item says; an adaptive column becomes as many as fit.",
    normal: GridColumns(),
    fields: [
      FieldFormat("columns", \.items, isRequired: true, "The columns.").notEmpty,
      FieldFormat("alignment", \.alignment, "Where views are in wider columns."),
      FieldFormat(
        "spacing", \.spacing, in: .points, "The distance of two rows; by default 8."),
    ],
    options: .children,
    example: """
      {"type": "lazyVGrid", "columns": [{"fixed": 44}, {"minimum": 100}],
       "children": [{"type": "text", "text": {"key": "first"}},
                    {"type": "text", "text": {"key": "second"}}]}
      """
  ) { parts, content in
    LazyVGrid(
      columns: parts.items.map(\.item), alignment: parts.alignment, spacing: parts.spacing,
      content: content)
  }

  private static let lazyHGrid = CompositeFormat(
    "lazyHGrid", "Views in rows, each as its item says, in as many columns as it takes.",
    normal: GridRows(),
    fields: [
      FieldFormat("rows", \.items, isRequired: true, "The rows.").notEmpty,
      FieldFormat("alignment", \.alignment, "Where views are in higher rows; by default `center`."),
      FieldFormat(
        "spacing", \.spacing, in: .points, "The distance between two columns; by default 8."),
    ],
    options: .children,
    example: """
      {"type": "lazyHGrid", "rows": [{"fixed": 44}, {"fixed": 44}],
       "children": [{"type": "text", "text": {"key": "first"}},
                    {"type": "text", "text": {"key": "second"}}]}
      """
  ) { parts, content in
    LazyHGrid(
      rows: parts.items.map(\.item), alignment: parts.alignment ?? .center,
      spacing: parts.spacing, content: content)
  }

  /// Its grid gives it its alignment where it has none.
  static let gridRow = CompositeFormat(
    "gridRow",
    "A row of a `grid` whose `columns` are `content`; its children are cells.",
    normal: RowParts(),
    fields: [
      FieldFormat("alignment", \.alignment, "Where lower cells are; by default as in its grid.")
    ],
    options: .children, container: .grid,
    example: """
      {"type": "gridRow", "children": [{"type": "text", "text": {"key": "name"}},
                                       {"type": "text", "text": {"content": "Anna"}}]}
      """
  ) { parts, content in GridRow(alignment: parts.alignment, content: content) }

  private static let stackSpacing = "The distance between two children in points; by default 8."
}

private struct SectionParts: Sendable {
  var header: TextContent?
  var footer: TextContent?
  var isExpanded = true
}

private struct ColumnParts: Sendable {
  var alignment = HorizontalAlignment.center
  var spacing: Double?
}

private struct RowParts: Sendable {
  var alignment: VerticalAlignment?
  var spacing: Double?
}

private struct GridColumns: Sendable {
  var items: [WrittenGridItem] = []
  var alignment = HorizontalAlignment.center
  var spacing: Double?
}

private struct GridRows: Sendable {
  var items: [WrittenGridItem] = []
  var alignment: VerticalAlignment?
  var spacing: Double?
}
