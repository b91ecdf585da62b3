/// The looks of a list that SwiftUI's environment carries: the values that the nearest view names, none
/// for iOS's own.
public struct ListLayout: Hashable, Sendable {
  /// How a list groups its rows.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Sections are cards with round corners, apart from the edges.
    case insetGrouped
    /// Sections are cards from edge to edge.
    case grouped
    /// Rows from edge to edge without cards.
    case plain
    /// Rows without cards, and without lines around sections.
    case inset
    /// As in a sidebar, with large headings: cards on a screen as narrow as a phone's.
    case sidebar
  }

  /// How it groups its rows; by default iOS groups them in cards with round corners.
  public var style: Style?
  /// Whether the ground of the list is left out, but not that of its cards.
  public var hidesBackground: Bool?
  /// The distance between two rows in points, which makes each a card of its own.
  public var rowSpacing: Double?
  /// The distance between two sections in points.
  public var sectionSpacing: Double?
  /// The least height of a row in points.
  public var minRowHeight: Double?
  /// The least height of a heading in points.
  public var minHeaderHeight: Double?
  /// Whether headings are large.
  public var isHeaderProminent: Bool?
  /// The distance from the rows to the edges of the list, where it is not iOS's.
  public var contentMargins: Margins?

  /// Distances in points in the place of iOS's; none where iOS's stay.
  public struct Margins: Hashable, Sendable {
    /// The distance over the first row.
    public var top: Double?
    /// The distance before the rows.
    public var leading: Double?
    /// The distance under the last row.
    public var bottom: Double?
    /// The distance after the rows.
    public var trailing: Double?

    /// Those of iOS.
    public init() {}
  }

  /// A list as iOS shows it.
  public init() {}
}

extension ListLayout {
  /// The style that is shown.
  package var shownStyle: Style { style ?? .insetGrouped }

  /// Whether sections are cards.
  package var hasCards: Bool {
    switch shownStyle {
    case .insetGrouped, .grouped, .sidebar: true
    case .plain, .inset: false
    }
  }

  /// The ground of the list, which covers one that a view names for it; none where it is left out.
  package var background: Color? {
    if hidesBackground == true { return nil }
    return Color(uiColor: hasCards ? .systemGroupedBackground : .systemBackground)
  }

  /// The ground of rows that name none; none where the list's own is seen.
  var cellBackground: Color? {
    hasCards ? Color(uiColor: .secondarySystemGroupedBackground) : nil
  }
}
