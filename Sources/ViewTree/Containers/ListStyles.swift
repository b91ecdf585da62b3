import AuditModel

/// How lists are shown.
public protocol ListStyle: Sendable {}
/// As iOS shows them: in groups with round corners.
public struct DefaultListStyle: ListStyle {
  /// As iOS shows them.
  public init() {}
}
/// Without groups.
public struct PlainListStyle: ListStyle {
  /// Without groups.
  public init() {}
}
/// Without groups, and without lines around sections.
public struct InsetListStyle: ListStyle {
  /// Without groups.
  public init() {}
}
/// In groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// In groups with round corners.
  public init() {}
}
/// In groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// In groups.
  public init() {}
}
/// At the side of a screen.
public struct SidebarListStyle: ListStyle {
  /// At the side of a screen.
  public init() {}
}
extension ListStyle where Self == DefaultListStyle {
  /// As the views around show it.
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
  /// Without groups.
  public static var plain: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  /// Without groups, and without lines around sections.
  public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with round corners.
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  /// In groups from edge to edge.
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  /// At the side of a screen.
  public static var sidebar: Self { Self() }
}

/// How headings are shown.
public enum Prominence: Sendable { case standard, increased }

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
  /// The distance in points; none for iOS's.
  let points: Double?

  /// As iOS shows it.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half of iOS's: how much less it is on iOS is not published.
  public static let compact = ListSectionSpacing(points: 17.5)
  /// So many points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}
