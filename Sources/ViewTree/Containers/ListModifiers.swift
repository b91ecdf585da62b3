import AuditModel

// How lists and their rows are shown. The nearest view that names a value for lists counts, and the
// innermost that names one for a row, as in SwiftUI.

extension View {
  /// How the lists inside group their rows.
  public func listStyle(_ style: some ListStyle) -> ViewNode {
    let layoutStyle: ListLayout.Style? =
      switch style {
      case is PlainListStyle: .plain
      case is GroupedListStyle: .grouped
      case is InsetListStyle: .inset
      case is SidebarListStyle: .sidebar
      case is InsetGroupedListStyle: .insetGrouped
      default: nil
      }
    return settingInLists(\.style, layoutStyle)
  }

  /// The distance between the rows of the lists inside, each of which is then a card of its own.
  public func listRowSpacing(_ spacing: Double?) -> ViewNode {
    settingInLists(\.rowSpacing, spacing)
  }

  /// Whether the ground of the lists inside is shown.
  public func scrollContentBackground(_ visibility: Visibility) -> ViewNode {
    settingInLists(\.hidesBackground, visibility.isHidden)
  }

  /// The distance between the sections of the lists inside, or to its own where it is a section.
  public func listSectionSpacing(_ spacing: Double) -> ViewNode {
    changed { node in
      if node.holdsList {
        node.changeLists { $0.sectionSpacing = $0.sectionSpacing ?? spacing }
      } else {
        node.changeListRow { $0.sectionSpacing = $0.sectionSpacing ?? spacing }
      }
    }
  }

  /// The distance between the sections of the lists inside, or to its own where it is a section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ViewNode {
    spacing.points.map { listSectionSpacing($0) } ?? node
  }

  /// Whether the headings inside are large.
  public func headerProminence(_ prominence: Prominence) -> ViewNode {
    let isLarge = prominence == .increased
    return changed { node in
      if node.holdsList {
        node.changeLists { $0.isHeaderProminent = $0.isHeaderProminent ?? isLarge }
      } else {
        node.changeListRow { $0.isProminent = $0.isProminent ?? isLarge }
      }
    }
  }

  /// A length of the lists inside: the least height of their rows or of their headings.
  public func environment(
    _ keyPath: WritableKeyPath<ListEnvironment, Double>, _ length: Double
  ) -> ViewNode { changingLists(keyPath, length) }

  /// The least height of the headings of the lists inside; none for iOS's.
  public func environment(
    _ keyPath: WritableKeyPath<ListEnvironment, Double?>, _ length: Double?
  ) -> ViewNode { changingLists(keyPath, length) }

  private func changingLists<Value>(
    _ keyPath: WritableKeyPath<ListEnvironment, Value>, _ value: Value
  ) -> ViewNode {
    var named = ListEnvironment()
    named[keyPath: keyPath] = value
    let (row, header) = (named.rowHeight, named.defaultMinListHeaderHeight)
    return changed { node in
      node.changeLists {
        $0.minRowHeight = $0.minRowHeight ?? row
        $0.minHeaderHeight = $0.minHeaderHeight ?? header
      }
    }
  }

  private func settingInLists<Value>(
    _ keyPath: WritableKeyPath<ListLayout, Value?>, _ value: Value?
  ) -> ViewNode {
    changed { node in
      node.changeLists { $0[keyPath: keyPath] = $0[keyPath: keyPath] ?? value }
    }
  }
}

extension View {
  /// The distance from the content of a row to its edges; none for iOS's.
  public func listRowInsets(_ insets: EdgeInsets?) -> ViewNode {
    settingInRow(\.insets, insets)
  }

  /// The ground of a row: of a view that is not filled with one colour or picture, only what is behind
  /// the content.
  public func listRowBackground(_ view: (some View)?) -> ViewNode {
    guard let view else { return node }
    guard let fill = view.node.content.style.background else { return background(view) }
    return settingInRow(\.background, fill)
  }

  /// Whether there are lines over and under a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ViewNode {
    let isHidden = visibility.isHidden
    return changed {
      $0.changeListRow { row in
        if edges.contains(.top) { row.hidesLineAbove = row.hidesLineAbove ?? isHidden }
        if edges.contains(.bottom) { row.hidesLineBelow = row.hidesLineBelow ?? isHidden }
      }
    }
  }

  /// The colour of the lines over and under a row, whichever edges are named.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ViewNode { settingInRow(\.lineColor, color) }

  /// Whether there are lines around a section, whichever edges are named.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ViewNode { settingInRow(\.hidesSectionLines, visibility.isHidden) }

  /// The colour of the lines around a section, whichever edges are named.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ViewNode { settingInRow(\.sectionLineColor, color) }

  private func settingInRow<Value>(
    _ keyPath: WritableKeyPath<ListRow, Value?>, _ value: Value?
  ) -> ViewNode {
    guard let value else { return node }
    return changed {
      $0.changeListRow { $0[keyPath: keyPath] = $0[keyPath: keyPath] ?? value }
    }
  }
}

extension Visibility {
  /// Whether something is hidden; none where iOS decides.
  fileprivate var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}

/// The lengths of lists that `environment(_:_:)` sets, by SwiftUI's names.
public struct ListEnvironment {
  fileprivate var rowHeight: Double?

  /// The least height of a row in points.
  public var defaultMinListRowHeight: Double {
    get { rowHeight ?? EnvironmentValues().defaultMinListRowHeight }
    set { rowHeight = newValue }
  }

  /// The least height of a heading in points.
  public var defaultMinListHeaderHeight: Double?
}
