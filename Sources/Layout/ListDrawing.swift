import AuditModel
import ViewTree

/// The cell of a row of a list, and the lines at it.
package struct ListCell: Sendable {
  /// A line between two rows, or around a section.
  package struct Line: Sendable {
    /// A pixel high.
    package let frame: Rect
    package let color: Color
  }

  /// The node of the cell.
  package let node: NodeID
  /// Whether it has a ground of its own, and not that of its card.
  package let hasGround: Bool
  /// The radius of its upper corners.
  package let topRadius: Double
  /// The radius of its lower corners.
  package let bottomRadius: Double
  package let lines: [Line]
}

/// A card of a list: all rows of a section, or one of rows that are apart.
package struct ListCard: Sendable {
  package let frame: Rect
  package let radius: Double
  /// A cell with the ground of the card.
  package let cell: NodeID
}

extension LaidOutTree {
  /// The cells of the rows of a list, in their order.
  package func cells(of list: NodeID) -> [ListCell] {
    guard let plan = lists[list] else { return [] }
    return zip(children(of: list), plan.rows).compactMap { child, row in
      guard row.part == .row else { return nil }
      return ListCell(
        node: child, hasGround: row.hasGround, topRadius: row.beginsCard ? plan.radius : 0,
        bottomRadius: row.endsCard ? plan.radius : 0,
        lines: [
          row.lineAbove.map { line(at: nodes[child].frame.y, $0, child, row, plan) },
          row.lineBelow.map { line(at: nodes[child].frame.maxY, $0, child, row, plan) },
        ].compactMap(\.self))
    }
  }

  /// The cards of a list that are seen: those with a row without a ground of its own.
  package func cards(of list: NodeID) -> [ListCard] {
    guard let plan = lists[list] else { return [] }
    var cards: [ListCard] = []
    var top = Rect.zero
    var plainCell: NodeID?
    for (child, row) in zip(children(of: list), plan.rows) {
      if row.beginsCard { (top, plainCell) = (nodes[child].frame, nil) }
      if row.part == .row, !row.hasGround { plainCell = plainCell ?? child }
      guard row.endsCard, let cell = plainCell else { continue }
      let height = nodes[child].frame.maxY - top.y
      cards.append(
        ListCard(
          frame: Rect(x: top.x, y: top.y, width: top.width, height: height), radius: plan.radius,
          cell: cell))
    }
    return cards
  }

  /// A line over `y`, from the leading edge of the row's first text on.
  private func line(
    at y: Double, _ line: ListPlan.Line, _ cell: NodeID, _ row: ListPlan.Row, _ plan: ListPlan
  ) -> ListCell.Line {
    let frame = nodes[cell].frame
    let isMirrored = environment.layoutDirection == .rightToLeft
    var begin = line.isWhole ? 0 : row.insets.left
    if !line.isWhole, let text = firstText(in: cell) {
      begin = isMirrored ? frame.maxX - text.maxX : text.x - frame.x
    }
    let end = line.isWhole ? 0 : plan.lineEnd
    let pixel = 1 / environment.displayScale
    return ListCell.Line(
      frame: Rect(
        x: frame.x + (isMirrored ? end : begin), y: y - pixel,
        width: max(0, frame.width - begin - end), height: pixel),
      color: line.color)
  }

  /// Where the text begins that a line begins at: the first one of a row.
  private func firstText(in cell: NodeID) -> Rect? {
    let text = descendants(of: cell).first { self[$0].text != nil && self[$0].isSeen }
    // A line under a control of iOS, such as one of segments, begins where the control does.
    guard let text, !lineage(of: text).contains(where: { self[$0].isSystemSized }) else {
      return nil
    }
    return self[text].content
  }
}
