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
      guard structures.count(in: parent) > 1, !tree.rowTexts(of: row).isEmpty else { continue }
      let without = structures.number(of: RowStructure(of: row, in: tree) { $0 == own })
      let others =
        structures.rows(in: parent, of: without).filter { $0 != row }
        + structures.rowsWithEmptyShape(sign.index - row.index, like: row, in: parent)
      guard !others.isEmpty else { continue }
      self.row = row
      self.others = others
      return
    }
    return nil
  }

  /// Whether each of a few rows, three or more, has another symbol at the position of this one, as in a legend.
  var isLegend: Bool {
    guard let parent = tree[row].parent else { return false }
    let rows = tree.children(of: parent)
    guard rows.count <= Self.mostRowsOfALegend else { return false }
    // A small picture of a control, as of a seat, has its symbol in a shape.
    if rows.count > 2, tree.isInSample(sign) { return true }
    let names = rows.compactMap { other -> String? in
      let node = other.advanced(by: sign.index - row.index)
      guard node < tree[other].end, tree[node].isSymbol, tree[node].isSeen else { return nil }
      return tree.imageName(of: node)
    }
    return names.count > 2 && Set(names).count == names.count
  }

  private static let mostRowsOfALegend = 12

  /// Whether the row says by other means what the symbol says.
  var isSaid: Bool {
    (row..<tree[row].end).contains { tree[$0].isDisabled || speaks($0) } || isTextInItsColor
      || isTextOfItsOwn || isOfAnotherKind
  }

  /// Whether the only other row is a card with another ground, or has texts in other text styles: then the two are about
  /// other things.
  private var isOfAnotherKind: Bool {
    others.count == 1
      && (tree.style(of: row).background != tree.style(of: others[0]).background
        || !tree.hasStyles(of: row, others[0]))
  }

  private func speaks(_ node: NodeID) -> Bool {
    guard let said = tree.accessibility(of: node) else { return false }
    return said.label != nil || said.value != nil
      || said.attributes.addedTraits.contains(.selected)
  }

  /// Whether a text of the row has the colour of the symbol, which is not the usual one.
  private var isTextInItsColor: Bool {
    let color = tree.foreground(of: sign)
    func hasText(_ row: NodeID) -> Bool {
      (row..<tree[row].end).contains {
        tree.text(of: $0) != nil && tree.foreground(of: $0) == color
      }
    }
    let isSeen = (row..<tree[row].end).contains {
      tree.text(of: $0) != nil && tree[$0].isSeen && tree.foreground(of: $0) == color
    }
    return isSeen && !others.contains(where: hasText)
  }

  /// Whether all rows with the symbol have a text in common that no other row has; of two rows the texts
  /// always differ.
  private var isTextOfItsOwn: Bool {
    guard let parent = tree[row].parent else { return false }
    let like = structures.rows(with: sign, like: row, in: parent)
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
  /// Whether a symbol lies over a small shape that VoiceOver skips with it.
  fileprivate func isInSample(_ sign: NodeID) -> Bool {
    guard let stack = self[sign].parent, case .stack(let layout) = self[stack].kind,
      layout.axis == .layered, self[stack].frame.width <= 32,
      accessibility(of: stack)?.attributes.isHidden == true
    else { return false }
    return (stack..<self[stack].end).contains { node in
      if case .rectangle = self[node].kind { self[node].isSeen } else { false }
    }
  }

  /// Whether the texts of two rows have the same text styles, one after the other.
  fileprivate func hasStyles(of row: NodeID, _ other: NodeID) -> Bool {
    func styles(_ row: NodeID) -> [TextStyle] { seenTexts(in: row).map(\.font.style) }
    return styles(row) == styles(other)
  }

  /// Whether a view around another one shows nothing else.
  fileprivate func isOnlyContent(_ node: NodeID, of around: NodeID) -> Bool {
    children(of: around).filter { self[$0].isSeen } == [node]
  }
}

/// The structures of rows, each of which is determined once and compared by its number, and the rows of each: a list
/// of thousands of rows has a sign in each.
final class RowStructures {
  let tree: LaidOutTree
  private var numbers: [RowStructure: Int] = [:]
  private var known: [NodeID: Int] = [:]
  private var rows: [NodeID: [Int: [NodeID]]] = [:]
  private var images: [Position: [String: [NodeID]]] = [:]
  private var emptyShapes: [Position: [NodeID]] = [:]

  /// The position of a part in the rows of one structure.
  private struct Position: Hashable {
    let parent: NodeID
    let structure: Int
    let offset: Int
  }

  init(_ tree: LaidOutTree) { self.tree = tree }

  /// The number of a structure, which no other one has.
  func number(of structure: RowStructure) -> Int {
    if let number = numbers[structure] { return number }
    numbers[structure] = numbers.count
    return numbers.count - 1
  }

  /// The number of the structure of a row.
  func number(of row: NodeID) -> Int {
    if let number = known[row] { return number }
    let number = number(of: RowStructure(of: row, in: tree))
    known[row] = number
    return number
  }

  /// The rows of a structure, in order.
  func rows(in parent: NodeID, of structure: Int) -> [NodeID] { all(in: parent)[structure] ?? [] }

  /// How many rows there are in all.
  func count(in parent: NodeID) -> Int { all(in: parent).values.reduce(0) { $0 + $1.count } }

  private func all(in parent: NodeID) -> [Int: [NodeID]] {
    if let all = rows[parent] { return all }
    let all = Dictionary(grouping: tree.children(of: parent).filter { tree[$0].isSeen }) {
      number(of: $0)
    }
    rows[parent] = all
    return all
  }

  /// The rows of the same structure as a row with the same symbol at the same position.
  func rows(with sign: NodeID, like row: NodeID, in parent: NodeID) -> [NodeID] {
    guard let name = tree.imageName(of: sign),
      let position = position(sign.index - row.index, of: row, in: parent)
    else { return [] }
    return images(at: position)[name] ?? []
  }

  /// The rows of the same structure as a row with an empty shape at a position, of which VoiceOver says nothing.
  func rowsWithEmptyShape(_ offset: Int, like row: NodeID, in parent: NodeID) -> [NodeID] {
    guard let position = position(offset, of: row, in: parent) else { return [] }
    if let rows = emptyShapes[position] { return rows }
    let rows = images(at: position).filter { StateSymbols.isEmptyShape($0.key) }.flatMap(\.value)
      .filter { tree.accessibility(of: $0.advanced(by: offset))?.label == nil }.sorted()
    emptyShapes[position] = rows
    return rows
  }

  private func position(_ offset: Int, of row: NodeID, in parent: NodeID) -> Position? {
    _ = all(in: parent)
    return known[row].map { Position(parent: parent, structure: $0, offset: offset) }
  }

  /// The rows of a structure by the names of the images at a position.
  private func images(at position: Position) -> [String: [NodeID]] {
    if let images = images[position] { return images }
    var found: [String: [NodeID]] = [:]
    for row in rows(in: position.parent, of: position.structure) {
      // Nodes that are not seen count here, and not for the structure.
      let node = row.advanced(by: position.offset)
      guard node < tree[row].end, let name = tree.imageName(of: node) else { continue }
      found[name, default: []].append(row)
    }
    images[position] = found
    return found
  }
}
