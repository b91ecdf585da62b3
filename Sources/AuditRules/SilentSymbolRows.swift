import Accessibility
import Layout
import ViewTree

/// Rows that have a group of symbols each, of other numbers and kinds, none of which VoiceOver speaks: what is collected on
/// a day, or what a room has.
struct SilentSymbolRows {
  /// The first group of several symbols.
  let first: NodeID
  /// The symbols in it.
  let names: [String]
  /// How many rows there are.
  let count: Int

  /// All on a screen.
  static func all(on screen: AccessibleScreen) -> [Self] {
    let tree = screen.tree
    let groups = tree.nodes.positions.filter { group in
      // Icons before texts are one for each row.
      tree[group].isSeen && tree.silentSymbols(in: group).count > 1 && screen.isReachable(group)
    }
    guard !groups.isEmpty else { return [] }
    var known: Set<NodeID> = []
    return groups.compactMap { group in
      guard let rows = rows(around: group, in: tree, besides: &known) else { return nil }
      let symbols = rows.map(\.symbols)
      guard Set(symbols.map(\.count)).count > 1,
        Set(symbols.flatMap(\.self)).count > 1, !areStars(symbols),
        !rows.contains(where: { tree.names($0.symbols, in: $0.row) }),
        !rows.contains(where: { tree.speaks($0.row) })
      else { return nil }
      return Self(first: group, names: tree.silentSymbols(in: group), count: rows.count)
    }
  }

  /// The innermost row with a text around a group that has enough siblings with a group and as many texts, and those.
  private static func rows(
    around group: NodeID, in tree: LaidOutTree, besides known: inout Set<NodeID>
  ) -> [(row: NodeID, symbols: [String])]? {
    for row in tree.lineage(of: group) where !tree.rowTexts(of: row).isEmpty {
      // Each view is gone through once, since a list has thousands of rows.
      guard let parent = tree[row].parent, known.insert(parent).inserted else { return nil }
      let rows = rows(like: row, in: parent, of: tree)
      if rows.count >= fewestRows { return rows }
    }
    return nil
  }

  private static func rows(
    like row: NodeID, in parent: NodeID, of tree: LaidOutTree
  ) -> [(row: NodeID, symbols: [String])] {
    let texts = tree.rowTexts(of: row).count
    let kind = tree[row].kind.name
    return tree.children(of: parent).compactMap { row in
      guard tree[row].isSeen, tree[row].kind.name == kind,
        let group = (row..<tree[row].end).first(where: {
          tree[$0].isSeen && !tree.silentSymbols(in: $0).isEmpty
        }),
        tree.rowTexts(of: row).count == texts
      else { return nil }
      return (row, tree.silentSymbols(in: group))
    }
  }

  /// Whether all symbols are stars, whose number another rule compares with the texts.
  private static func areStars(_ symbols: [[String]]) -> Bool {
    symbols.allSatisfy { $0.allSatisfy { $0.hasPrefix("star") } }
  }

  private static let fewestRows = 3
}

extension LaidOutTree {
  /// The symbols of a stack that has nothing else, if VoiceOver skips all of them.
  fileprivate func silentSymbols(in group: NodeID) -> [String] {
    guard case .stack = self[group].kind else { return [] }
    var names: [String] = []
    var child = group.next
    while child < self[group].end {
      if self[child].isSeen {
        guard self[child].isSymbol, isSilenced(child), let name = imageName(of: child)
        else { return [] }
        names.append(name)
      }
      child = self[child].end
    }
    return names
  }

  /// Whether a text of a row has a word of the names of its symbols, such as “bus”.
  fileprivate func names(_ symbols: [String], in row: NodeID) -> Bool {
    let parts = Set(symbols.flatMap { $0.split(separator: ".") }.filter { $0.count > 2 })
    return rowTexts(of: row).values.contains { text in
      text.lowercased().split { !$0.isLetter }.contains(where: parts.contains)
    }
  }

  /// Whether a label or a value is given in a row, which may say what its symbols show.
  fileprivate func speaks(_ row: NodeID) -> Bool {
    (row..<self[row].end).contains { node in
      accessibility(of: node).map { $0.label != nil || $0.value != nil } ?? false
    }
  }
}
