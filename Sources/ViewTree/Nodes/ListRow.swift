import AuditModel

/// The part of a view in a section of a list, and its values for its row; none of it counts outside of
/// lists.
public struct ListRow: Hashable, Sendable {
  /// The part of a section.
  public enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    /// A row.
    case row
    /// The heading.
    case header
    /// The note under the rows.
    case footer
  }

  /// The part of a section.
  public var part = Part.row
  /// Whether a section begins with it.
  public var beginsSection = false
  /// Whether a section ends with it.
  public var endsSection = false
  /// The distance from the content to the edges of the row; none for iOS's.
  public var insets: EdgeInsets?
  /// The ground of the row; none for iOS's.
  public var background: Fill?
  /// Whether there is no line over the row.
  public var hidesLineAbove: Bool?
  /// Whether there is no line under the row.
  public var hidesLineBelow: Bool?
  /// The colour of the lines beside the row.
  public var lineColor: Color?
  /// Whether there are no lines around its section.
  public var hidesSectionLines: Bool?
  /// The colour of the lines around its section.
  public var sectionLineColor: Color?
  /// The distance from the section before to its own in points; none for that of the list.
  public var sectionSpacing: Double?
  /// Whether it is large, where it is a heading; none for as the list says.
  public var isProminent: Bool?

  /// A row as iOS shows it.
  public init() {}
}

extension ListRow {
  /// The same with the values of a view around it where it has none: the nearest one counts.
  fileprivate func inside(_ outer: ListRow) -> ListRow {
    var row = self
    if part == .row { row.part = outer.part }
    row.beginsSection = beginsSection || outer.beginsSection
    row.endsSection = endsSection || outer.endsSection
    row.insets = insets ?? outer.insets
    row.background = background ?? outer.background
    row.hidesLineAbove = hidesLineAbove ?? outer.hidesLineAbove
    row.hidesLineBelow = hidesLineBelow ?? outer.hidesLineBelow
    row.lineColor = lineColor ?? outer.lineColor
    row.hidesSectionLines = hidesSectionLines ?? outer.hidesSectionLines
    row.sectionLineColor = sectionLineColor ?? outer.sectionLineColor
    row.sectionSpacing = sectionSpacing ?? outer.sectionSpacing
    row.isProminent = isProminent ?? outer.isProminent
    return row
  }
}

extension ViewNode {
  /// Its values for its row, with those of the views inside that it is only around.
  package var listRow: ListRow {
    let own = layout.listRow
    guard let inner = base?.listRow else { return own ?? ListRow() }
    return own.map { inner.inside($0) } ?? inner
  }

  /// The view that modifiers made it of.
  var base: ViewNode? {
    switch kind {
    case .wrapper where children.count == 1, .overlay: children.first
    case .background: children.last
    default: nil
    }
  }

  /// Changes its values for its row.
  mutating func changeListRow(_ change: (inout ListRow) -> Void) {
    var row = layout.listRow ?? ListRow()
    change(&row)
    layout.listRow = row
  }

  /// Changes the outermost lists from here down.
  mutating func changeLists(_ change: (inout ListLayout) -> Void) {
    guard case .list(var layout) = kind else { return changeInside { $0.changeLists(change) } }
    change(&layout)
    kind = .list(layout)
  }

  /// Whether it is a list, or one lies in it.
  var holdsList: Bool {
    if case .list = kind { true } else { children.contains(where: \.holdsList) }
  }
}
