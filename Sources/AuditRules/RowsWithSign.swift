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
  private let structures: RowStructures

  /// The innermost row with a text and such siblings, if there is one.
  init?(_ sign: NodeID, in structures: RowStructures) {
    let tree = structures.tree
    self.sign = sign
    self.tree = tree
    self.structures = structures
    var own = sign
    while let around = tree[own].parent, tree.isOnlyContent(own, of: around) { own = around }
    for row in tree.lineage(of: own) where row != own {
      guard let parent = tree[row].parent else { return nil }
      let siblings = tree.children(of: parent).filter { $0 != row && tree[$0].isSeen }
      guard !siblings.isEmpty, !tree.rowTexts(of: row).isEmpty else { continue }
      let structure = structures.number(of: RowStructure(of: row, without: own, in: tree))
      let whole = structures[row]
      let others = siblings.filter { other in
        let found = structures[other]
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
    func hasText(_ row: NodeID) -> Bool {
      (row..<tree[row].end).contains {
        tree.text(of: $0) != nil && tree.foreground(of: tree[$0]) == color
      }
    }
    let isSeen = (row..<tree[row].end).contains {
      tree.text(of: $0) != nil && tree[$0].isSeen && tree.foreground(of: tree[$0]) == color
    }
    return isSeen && !others.contains(where: hasText)
  }

  /// Whether all rows with the symbol have a text in common that no other row has; of two rows the texts
  /// always differ.
  private var isTextOfItsOwn: Bool {
    guard let parent = tree[row].parent else { return false }
    let name = tree.imageName(of: sign)
    let structure = structures[row]
    let like = tree.children(of: parent).filter { other in
      structures[other] == structure
        && tree.node(sign.index - row.index, in: other).flatMap(tree.imageName) == name
    }
    guard like.count > 1 else { return false }
    var common = Set(tree.rowTexts(of: row).values)
    for other in like where other != row {
      common.formIntersection(tree.rowTexts(of: other).values)
      if common.isEmpty { return false }
    }
    for other in others {
      common.subtract(tree.rowTexts(of: other).values)
      if common.isEmpty { return false }
    }
    return true
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

/// The structures of rows, each of which is taken once and compared by its number: a list of thousands of rows has a
/// sign in each.
final class RowStructures {
  let tree: LaidOutTree
  private var numbers: [RowStructure: Int] = [:]
  private var known: [NodeID: Int] = [:]

  init(_ tree: LaidOutTree) { self.tree = tree }

  /// The number of the structure of a row.
  subscript(row: NodeID) -> Int {
    if let number = known[row] { return number }
    let number = number(of: RowStructure(of: row, in: tree))
    known[row] = number
    return number
  }

  /// The number of a structure, which no other one has.
  func number(of structure: RowStructure) -> Int {
    if let number = numbers[structure] { return number }
    numbers[structure] = numbers.count
    return numbers.count - 1
  }
}
