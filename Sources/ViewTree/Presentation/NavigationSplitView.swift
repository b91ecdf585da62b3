import AuditModel

/// Columns in regular width, and one of them under a navigation bar in compact width.
public struct NavigationSplitView: NodeView {
  /// The description.
  public let node: ViewNode

  /// A list and the content that is chosen in it.
  public init(
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(Columns(sidebar: sidebar(), content: nil, detail: detail()))
  }

  /// A list and the content that is chosen in it, of which some are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(
      Columns(
        sidebar: sidebar(), content: nil, detail: detail(),
        visibility: columnVisibility.wrappedValue))
  }

  /// A list and the content that is chosen in it, of which one is shown in compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(
      Columns(
        sidebar: sidebar(), content: nil, detail: detail(),
        visibility: columnVisibility.wrappedValue, compact: preferredCompactColumn.wrappedValue))
  }

  /// A list, another one that is chosen in it, and the content that is chosen in that one: in regular
  /// width, the two last ones are shown beside each other, and all three where there is width for
  /// them and they are asked for.
  public init(
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(Columns(sidebar: sidebar(), content: content(), detail: detail()))
  }

  /// Three columns, of which some are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(
      Columns(
        sidebar: sidebar(), content: content(), detail: detail(),
        visibility: columnVisibility.wrappedValue))
  }

  /// Three columns, of which one is shown in compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> [ViewNode], @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder detail: () -> [ViewNode]
  ) {
    self.init(
      Columns(
        sidebar: sidebar(), content: content(), detail: detail(),
        visibility: columnVisibility.wrappedValue, compact: preferredCompactColumn.wrappedValue))
  }

  private init(_ columns: Columns) {
    let shown = columns.shown.map { ($0, ViewNode.navigation($0)) }
    if shown.count == 1 {
      node = shown[0].1
      return
    }
    node =
      HStack(spacing: 0) {
        shown.dropLast().map { views, column in column.frame(width: views.columnWidth ?? 320) }
        shown.suffix(1).map { $1.frame(maxWidth: .infinity) }
      }.node
  }

  private struct Columns {
    let sidebar: [ViewNode]
    let content: [ViewNode]?
    let detail: [ViewNode]
    var visibility = NavigationSplitViewVisibility.automatic
    var compact = NavigationSplitViewColumn.sidebar

    /// The columns that are shown, from the leading to the trailing edge.
    var shown: [[ViewNode]] {
      let environment = EnvironmentValues.current
      guard environment.horizontalSizeClass == .regular else {
        switch compact.kind {
        case .sidebar: return [sidebar]
        case .content: return [content ?? sidebar]
        case .detail: return [detail]
        }
      }
      if visibility == .detailOnly { return [detail] }
      guard let content else { return [sidebar, detail] }
      let hasWidth = environment.variant.viewport.width >= 1_000
      return visibility == .all && hasWidth ? [sidebar, content, detail] : [content, detail]
    }
  }
}

/// The columns of a split view that are shown in regular width.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  /// Its name in SwiftUI.
  let name: String

  /// As iOS shows them.
  public static let automatic = Self(name: "automatic")
  /// All columns.
  public static let all = Self(name: "all")
  /// The two last columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable { case sidebar, content, detail }

  /// The first column.
  public static let sidebar = Self(kind: .sidebar)
  /// The second of three columns.
  public static let content = Self(kind: .content)
  /// The last column.
  public static let detail = Self(kind: .detail)
}

extension View {
  /// The width of the column of a split view, unless it is the last one.
  public func navigationSplitViewColumnWidth(_ width: Double) -> ViewNode {
    preferring { $0.columnWidth = width }
  }

  /// The width of the column of a split view, unless it is the last one.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ViewNode {
    navigationSplitViewColumnWidth(ideal)
  }
}

extension [ViewNode] {
  /// The width that the content of a column asks for.
  fileprivate var columnWidth: Double? { lazy.compactMap { $0.preference(\.columnWidth) }.first }
}
