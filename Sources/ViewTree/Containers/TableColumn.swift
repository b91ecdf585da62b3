import AuditModel

/// A column of a table.
public struct TableColumn<Value: Identifiable> {
  let title: ViewNode
  let content: (Value) -> [ViewNode]
  private var least: Double?
  private var ideal: Double?
  private var greatest: Double? = .infinity
  private var alignment = HorizontalAlignment.leading
  private(set) var isHidden = false

  private init(_ title: ViewNode, content: @escaping (Value) -> [ViewNode]) {
    self.title = title
    self.content = content
  }

  /// A column of views.
  public init(_ title: TextContent, @ViewBuilder content: @escaping (Value) -> [ViewNode]) {
    self.init(Text(title).node, content: content)
  }

  /// A column of views, whose title is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (Value) -> [ViewNode]
  ) {
    self.init(.verbatim(String(title)), content: content)
  }

  /// A column of texts.
  public init(_ title: TextContent, value: KeyPath<Value, String>) {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts, whose title is a variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: KeyPath<Value, String>) {
    self.init(.verbatim(String(title)), value: value)
  }

  /// A column of texts, by which rows can be sorted.
  public init<Comparator>(
    _ title: TextContent, value: KeyPath<Value, String>, comparator: Comparator
  ) {
    self.init(title, value: value)
  }

  /// A column of views, by which rows can be sorted.
  public init<Sorted>(
    _ title: TextContent, value: KeyPath<Value, Sorted>,
    @ViewBuilder content: @escaping (Value) -> [ViewNode]
  ) {
    self.init(title, content: content)
  }

  /// A column of views, whose title is a variable and by which rows can be sorted.
  @_disfavoredOverload
  public init<Sorted>(
    _ title: some StringProtocol, value: KeyPath<Value, Sorted>,
    @ViewBuilder content: @escaping (Value) -> [ViewNode]
  ) {
    self.init(.verbatim(String(title)), content: content)
  }

  /// A column of views, by which rows can be sorted.
  public init<Sorted, Comparator>(
    _ title: TextContent, value: KeyPath<Value, Sorted>, comparator: Comparator,
    @ViewBuilder content: @escaping (Value) -> [ViewNode]
  ) {
    self.init(title, content: content)
  }

  /// A column of views, by which rows can be sorted.
  public init<Comparator>(
    _ title: TextContent, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Value) -> [ViewNode]
  ) {
    self.init(title, content: content)
  }
}

extension TableColumn {
  /// A column of a width in points; none for its share of what others leave.
  public func width(_ width: Double? = nil) -> TableColumn {
    changed {
      $0.least = width
      $0.greatest = width ?? .infinity
    }
  }

  /// A column between a least and a greatest width in points.
  public func width(
    min least: Double? = nil, ideal: Double? = nil, max greatest: Double? = nil
  ) -> TableColumn {
    changed {
      $0.least = least
      $0.ideal = ideal
      $0.greatest = greatest ?? .infinity
    }
  }

  /// Where the content of the column is.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.horizontal }
  }

  /// Whether the column is shown before people choose their columns.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    changed { $0.isHidden = visibility == .hidden }
  }

  /// The name by which the choices of people are kept.
  public func customizationID(_ identifier: String) -> TableColumn { self }

  private func changed(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var copy = self
    change(&copy)
    return copy
  }

  /// A cell or the title of the column, in its width: an equal share of what columns with a width leave,
  /// whatever is in it.
  func framed(_ view: ViewNode) -> ViewNode {
    view.frame(
      minWidth: least ?? 0, idealWidth: ideal, maxWidth: greatest,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Where the content of a column is.
public enum TableColumnAlignment: Sendable {
  case automatic, leading, center, trailing, numeric

  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// Gathers the columns of a table.
@resultBuilder public enum TableColumnBuilder<Value: Identifiable> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<Value>) -> [TableColumn<Value>] {
    [column]
  }
  /// All columns.
  public static func buildBlock(_ columns: [TableColumn<Value>]...) -> [TableColumn<Value>] {
    columns.flatMap { $0 }
  }
  /// The columns of a branch, if its condition holds.
  public static func buildOptional(_ columns: [TableColumn<Value>]?) -> [TableColumn<Value>] {
    columns ?? []
  }
  /// The columns of the first branch.
  public static func buildEither(first columns: [TableColumn<Value>]) -> [TableColumn<Value>] {
    columns
  }
  /// The columns of the second branch.
  public static func buildEither(second columns: [TableColumn<Value>]) -> [TableColumn<Value>] {
    columns
  }
}
