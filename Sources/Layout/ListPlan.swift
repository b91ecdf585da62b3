import AuditModel
import ViewTree

/// How the rows of a list follow each other, decided once when its tree is written.
struct ListPlan {
  /// A row, a heading or a note.
  struct Row {
    let part: ListRow.Part
    /// The distance to the one before, or to the top.
    let gap: Double
    let insets: EdgeInsets
    let leastHeight: Double
    let beginsCard: Bool
    let endsCard: Bool
    /// Whether it has a ground of its own, and not that of its card.
    let hasGround: Bool
    let lineAbove: Line?
    let lineBelow: Line?
  }

  /// A line over or under a row.
  struct Line {
    let color: Color
    /// Whether it goes from edge to edge, and does not begin where the text of the row does.
    var isWhole = false
  }

  /// The distances of cards to the leading and the trailing edge.
  let leadingInset: Double
  let trailingInset: Double
  /// The radius of the corners of cards.
  let radius: Double
  /// The distance of lines from the trailing edge of a row.
  let lineEnd: Double
  /// The rows, headings and notes.
  let rows: [Row]
  /// The distance from the last one to the end.
  let bottom: Double

  init(_ layout: ListLayout, rows views: [ViewNode], in paint: InheritedPaint) {
    let isInset = layout.shownStyle == .insetGrouped || layout.shownStyle == .sidebar
    let sideInset = isInset ? ListMetrics.sideInset : 0
    leadingInset = (layout.contentMargins?.leading).length ?? sideInset
    trailingInset = (layout.contentMargins?.trailing).length ?? sideInset
    radius = isInset ? ListMetrics.cardRadius : 0
    lineEnd = layout.hasCards ? ListMetrics.lineEnd.inCards : ListMetrics.lineEnd.plain
    let positions = RowPosition.all(views.map(\.listRow), in: layout)
    rows = zip(views, positions).map { Row($0, $1, layout, paint) }
    bottom = positions.last.map { $0.endGap(in: layout) } ?? 0
  }
}

extension ListPlan.Row {
  fileprivate init(
    _ view: ViewNode, _ position: RowPosition, _ layout: ListLayout, _ paint: InheritedPaint
  ) {
    let row = position.row
    part = row.part
    gap = position.gap(in: layout)
    beginsCard = position.beginsCard
    endsCard = position.endsCard
    hasGround = row.background != nil
    switch part {
    case .row:
      insets = row.insets ?? ListMetrics.rowInsets.less(view.ownInset)
      leastHeight = layout.minRowHeight.length ?? ListMetrics.rowHeight
    case .header:
      insets = row.insets ?? ListMetrics.headerInsets
      leastHeight = layout.minHeaderHeight.length ?? 0
    case .footer:
      insets = row.insets ?? ListMetrics.footerInsets
      leastHeight = 0
    }
    lineAbove = position.lineAbove(in: layout, paint)
    lineBelow = position.lineBelow(in: layout, paint)
  }
}

/// A row with its neighbours in its section.
private struct RowPosition {
  let row: ListRow
  /// The part before and after it in its section, if any.
  let before: ListRow?
  let after: ListRow?
  /// The last part of the section before, where it is the first of its own.
  let sectionBefore: ListRow?
  let beginsCard: Bool
  let endsCard: Bool

  static func all(_ rows: [ListRow], in layout: ListLayout) -> [RowPosition] {
    let begins = rows.indices.map { index in
      index == 0 || rows[index].begins(after: rows[index - 1])
    }
    let isApart = layout.rowSpacing.length != nil
    return rows.indices.map { index in
      let before = begins[index] ? nil : rows[index - 1]
      let next = index + 1
      let after = next < rows.count && !begins[next] ? rows[next] : nil
      return RowPosition(
        row: rows[index], before: before, after: after,
        sectionBefore: begins[index] && index > 0 ? rows[index - 1] : nil,
        beginsCard: rows[index].part == .row && (before?.part != .row || isApart),
        endsCard: rows[index].part == .row && (after?.part != .row || isApart))
    }
  }

  /// The distance to the one before, or to the top of the list.
  func gap(in layout: ListLayout) -> Double {
    if let before {
      return before.part == .row && row.part == .row ? layout.rowSpacing.length ?? 0 : 0
    }
    if sectionBefore == nil, let margin = (layout.contentMargins?.top).length { return margin }
    let spacing = (row.sectionSpacing ?? layout.sectionSpacing).length
    if let spacing, sectionBefore != nil { return spacing }
    guard layout.hasCards else { return 0 }
    let half = ListMetrics.sectionSpacing / 2
    let missingFooter = sectionBefore.map { $0.part != .footer } ?? false
    return (missingFooter ? half : 0) + (row.part == .header ? 0 : half)
  }

  /// The distance to the end of the list, where it is the last one.
  func endGap(in layout: ListLayout) -> Double {
    if let margin = (layout.contentMargins?.bottom).length { return margin }
    return layout.hasCards && row.part != .footer ? ListMetrics.sectionSpacing / 2 : 0
  }

  func lineAbove(in layout: ListLayout, _ paint: InheritedPaint) -> ListPlan.Line? {
    guard beginsCard, row.hidesLineAbove != true, layout.hasSectionLines(row) else { return nil }
    return layout.sectionLine(row, paint)
  }

  func lineBelow(in layout: ListLayout, _ paint: InheritedPaint) -> ListPlan.Line? {
    guard row.part == .row, row.hidesLineBelow != true else { return nil }
    if endsCard { return layout.hasSectionLines(row) ? layout.sectionLine(row, paint) : nil }
    guard after?.hidesLineAbove != true else { return nil }
    return ListPlan.Line(
      color: paint.shown(row.lineColor ?? after?.lineColor ?? Color(uiColor: .separator)))
  }
}

extension ListRow {
  /// Whether a section begins with it when it follows another one.
  func begins(after before: ListRow) -> Bool {
    beginsSection || before.endsSection || (part == .header && before.part != .header)
      || (part != .footer && before.part == .footer)
  }
}

extension ListLayout {
  /// Whether iOS draws lines around a section.
  fileprivate func hasSectionLines(_ row: ListRow) -> Bool {
    guard row.hidesSectionLines != true else { return false }
    return switch shownStyle {
    case .plain, .grouped: true
    case .insetGrouped, .inset, .sidebar: false
    }
  }

  fileprivate func sectionLine(_ row: ListRow, _ paint: InheritedPaint) -> ListPlan.Line {
    ListPlan.Line(
      color: paint.shown(row.sectionLineColor ?? Color(uiColor: .separator)), isWhole: hasCards)
  }
}

extension ViewNode {
  /// The insets that a field without a ground has outside of lists only: in a row its text begins where
  /// other texts do.
  fileprivate var ownInset: EdgeInsets {
    let view = plainContent
    guard case .textField(let state) = view.kind, view.style.background == nil,
      view.style.borderColor == nil
    else { return .zero }
    return state.inset
  }

  /// The view that wrappers without a padding or a frame are around.
  private var plainContent: ViewNode {
    guard case .wrapper = kind, children.count == 1, layout.padding == .zero, layout.frame == nil
    else { return self }
    return children[0].plainContent
  }
}

extension EdgeInsets {
  fileprivate func less(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
      right: right - other.right)
  }
}

extension Double? {
  /// The length, where it is one.
  fileprivate var length: Double? { flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
}
