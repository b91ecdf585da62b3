extension ViewNode {
  /// The rows that it is in a list: an open disclosure group and an inline picker are several.
  ///
  /// As in SwiftUI, each of them has the modifiers of the whole; its identity is that of the first one.
  var listRows: [ViewNode] {
    guard let parts = splitViews else { return [self] }
    var rows = parts.flatMap(\.listRows).map(modified)
    if rows.first?.id == nil, !rows.isEmpty { rows[0].id = id }
    for index in rows.indices { rows[index].number(slot) }
    if let row = layout.listRow, let last = rows.indices.last {
      for index in rows.indices {
        let own = rows[index].layout.listRow
        rows[index].changeListRow {
          $0 = own ?? row
          $0.beginsSection = row.beginsSection && index == 0
          $0.endsSection = row.endsSection && index == last
        }
      }
    }
    return rows
  }

  /// The views of which a list makes rows; none where it is one row.
  private var splitViews: [ViewNode]? {
    if let rows = preferences?.listRows { return rows }
    if preferences?.isSplitInList == true { return children }
    guard case .wrapper = kind, children.count == 1, children[0].splitViews != nil else {
      return nil
    }
    return children
  }

  /// One of its rows with the modifiers of the whole.
  private func modified(_ row: ViewNode) -> ViewNode {
    var around = self
    around.kind = .wrapper
    around.children = []
    around.preferences = nil
    around.id = nil
    around.layout.listRow = nil
    var bare = ViewNode(.wrapper, children: [], origin: origin)
    bare.slot = slot
    guard around != bare else { return row }
    around.children = [row]
    return around
  }
}
