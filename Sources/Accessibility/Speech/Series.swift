import Layout

/// The position of an element among those of its series.
struct SeriesPosition {
  /// From 1 on.
  let number: Int
  let count: Int
  /// Whether it is one of the tabs of a bar.
  let isTab: Bool
}

/// The series of a screen whose positions VoiceOver speaks: tabs and segments.
struct Series {
  private var positions: [NodeID: SeriesPosition] = [:]

  init(_ screen: AccessibleScreen) {
    let tree = screen.tree
    var members: [NodeID: [NodeID]] = [:]
    for element in screen.elements where element.isInteractive {
      let series = tree.lineage(of: element.node).first { Self.isSeries($0, in: tree) }
      if let series { members[series, default: []].append(element.node) }
    }
    for (series, members) in members {
      let isTab = if case .tabBar = tree[series].kind { true } else { false }
      for (index, node) in members.enumerated() {
        positions[node] = SeriesPosition(number: index + 1, count: members.count, isTab: isTab)
      }
    }
  }

  /// The position of an element; none where it is in no series.
  func position(of node: NodeID) -> SeriesPosition? { positions[node] }

  private static func isSeries(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    if case .tabBar = tree[node].kind { return true }
    return tree.accessibility(of: node)?.attributes.isSeries ?? false
  }
}
