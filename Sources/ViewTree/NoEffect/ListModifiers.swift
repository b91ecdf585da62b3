import AuditModel

// How lists and their rows are shown.
extension View {
  /// How lists are shown; all have the same rows.
  public func listStyle(_ style: some ListStyle) -> ViewNode { node }
  /// The room around the content of a row: rows have iOS's.
  public func listRowInsets(_ insets: EdgeInsets?) -> ViewNode { node }
  /// Whether there is a line under a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ViewNode { node }
  /// The colour of the line under a row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ViewNode { node }
  /// The room between sections.
  public func listSectionSpacing(_ spacing: Double) -> ViewNode { node }
  /// The room between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> ViewNode { node }
  /// Whether there is a line around a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ViewNode { node }
  /// The colour of the line around a section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ViewNode { node }
  /// How a row answers to a pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> ViewNode { node }
  /// Whether a row answers to a pointer.
  public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> ViewNode { node }
  /// How headings are shown.
  public func headerProminence(_ prominence: Prominence) -> ViewNode { node }
  /// How forms are shown.
  public func formStyle(_ style: FormStyle) -> ViewNode { node }
  /// Whether the ground of a list is shown.
  public func scrollContentBackground(_ visibility: Visibility) -> ViewNode { node }
}

/// The order of the items of a menu.
public enum MenuOrder: Sendable { case automatic, priority, fixed }

/// How lists are shown.
public protocol ListStyle: Sendable {}
/// Without groups.
public struct PlainListStyle: ListStyle {
  /// Without groups.
  public init() {}
}
/// In groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// In groups with round corners.
  public init() {}
}
/// In groups.
public struct GroupedListStyle: ListStyle {
  /// In groups.
  public init() {}
}
/// At the side of a screen.
public struct SidebarListStyle: ListStyle {
  /// At the side of a screen.
  public init() {}
}
extension ListStyle where Self == PlainListStyle {
  /// Without groups.
  public static var plain: Self { Self() }
  /// Without groups.
  public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with round corners.
  public static var insetGrouped: Self { Self() }
  /// As the views around show it.
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  /// At the side of a screen.
  public static var sidebar: Self { Self() }
}

/// How headings are shown.
public enum Prominence: Sendable { case standard, increased }

/// How forms are shown.
public struct FormStyle: Sendable {
  /// As the views around show it.
  public static let automatic = FormStyle()
  /// In groups.
  public static let grouped = FormStyle()
  /// In columns.
  public static let columns = FormStyle()
}

/// The room between sections.
public struct ListSectionSpacing: Sendable {
  /// As the views around show it.
  public static let `default` = ListSectionSpacing()
  /// Less.
  public static let compact = ListSectionSpacing()
  /// So many points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing() }
}
