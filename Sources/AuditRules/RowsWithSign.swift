import Layout
import ViewTree

/// The row of a symbol, and its siblings that have the same structure without the symbol, or an empty shape in its
/// place.
struct RowsWithSign {
  private let sign: NodeID
  private let row: NodeID
  /// The siblings without the symbol.
  let others: [NodeID]
  private let tree: LaidOutTree

  /// The innermost row with a text and such siblings, if there is one.
  init?(_ sign: NodeID, in tree: LaidOutTree) {
    self.sign = sign
    self.tree = tree
    var own = sign
    while let around = tree[own].parent, tree.isOnlyContent(own, of: around) { own = around }
    for row in tree.lineage(of: own) where row != own {
      guard let parent = tree[row].parent else { return nil }
      let siblings = tree.children(of: parent).filter { $0 != row && tree[$0].isSeen }
      guard !siblings.isEmpty, !tree.rowTexts(of: row).isEmpty else { continue }
      let structure = RowStructure(of: row, without: own, in: tree)
      let whole = RowStructure(of: row, in: tree)
      let others = siblings.filter { other in
        let found = RowStructure(of: other, in: tree)
        return found == structure
          || found == whole && tree.hasEmptyShape(sign.index - row.index, in: other)
      }
      guard !others.isEmpty else { continue }
      self.row = row
      self.others = others
      return
    }
    return nil
  }

  /// Whether the row says by other means what the symbol says.
  var isSaid: Bool {
    (row..<tree[row].end).contains { tree[$0].isDisabled || speaks($0) } || isTextInItsColor
      || isTextOfItsOwn
  }

  private func speaks(_ node: NodeID) -> Bool {
    guard let said = tree.accessibility(of: node) else { return false }
    return said.label != nil || said.value != nil
      || said.attributes.addedTraits.contains(.selected)
  }

  /// Whether a text of the row has the colour of the symbol, which is not the usual one.
  private var isTextInItsColor: Bool {
    let color = tree.foreground(of: tree[sign])
    let isUsual = others.contains { other in
      (other..<tree[other].end).contains {
        tree.text(of: $0) != nil && tree.foreground(of: tree[$0]) == color
      }
    }
    return !isUsual
      && (row..<tree[row].end).contains {
        tree.text(of: $0) != nil && tree[$0].isSeen && tree.foreground(of: tree[$0]) == color
      }
  }

  /// Whether all rows with the symbol have a text in common that no other row has; of two rows the texts
  /// always differ.
  private var isTextOfItsOwn: Bool {
    guard let parent = tree[row].parent else { return false }
    let name = tree.imageName(of: sign)
    let structure = RowStructure(of: row, in: tree)
    let like = tree.children(of: parent).filter { other in
      RowStructure(of: other, in: tree) == structure
        && tree.node(sign.index - row.index, in: other).flatMap(tree.imageName) == name
    }
    guard like.count > 1 else { return false }
    let common = like.map { Set(tree.rowTexts(of: $0).values) }
      .reduce(Set(tree.rowTexts(of: row).values)) { $0.intersection($1) }
    return !common.isSubset(of: Set(others.flatMap { tree.rowTexts(of: $0).values }))
  }
}

extension LaidOutTree {
  /// Whether the node behind so many others of a row is a symbol that is an empty shape, of which VoiceOver says
  /// nothing.
  fileprivate func hasEmptyShape(_ offset: Int, in row: NodeID) -> Bool {
    // Nodes that are not seen count here, and not for the structure.
    guard let node = self.node(offset, in: row), self[node].isSymbol,
      accessibility(of: node)?.label == nil
    else { return false }
    return imageName(of: node).map(StateSymbols.isEmptyShape) ?? false
  }

  /// The node behind so many others of a row, if it has as many.
  fileprivate func node(_ offset: Int, in row: NodeID) -> NodeID? {
    let node = row.advanced(by: offset)
    return node < self[row].end ? node : nil
  }

  /// Whether a view around another one shows nothing else.
  fileprivate func isOnlyContent(_ node: NodeID, of around: NodeID) -> Bool {
    children(of: around).filter { self[$0].isSeen } == [node]
  }
}
