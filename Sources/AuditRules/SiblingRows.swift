import Layout
import ViewTree

/// Siblings with the same structure, such as the rows of a list, and one part of each at the same position.
struct SiblingRows {
  let rows: [NodeID]
  /// How many nodes before it in its row each part is.
  let offset: Int

  /// The part of each row.
  var parts: [NodeID] { rows.map { $0.advanced(by: offset) } }

  /// All siblings that have one of these parts at the same position in them.
  static func all(with parts: [NodeID], in tree: LaidOutTree) -> [SiblingRows] {
    var rows: [Position: [NodeID]] = [:]
    for part in parts {
      for row in tree.lineage(of: part) where row != part {
        guard let parent = tree[row].parent else { break }
        rows[Position(parent: parent, offset: part.index - row.index), default: []].append(row)
      }
    }
    // A column of many parts is a row for each of them.
    let structures = RowStructures(tree)
    return rows.filter { $0.value.count > 1 }
      .sorted { ($0.key.parent, $0.key.offset) < ($1.key.parent, $1.key.offset) }
      .flatMap { position, rows in
        Dictionary(grouping: rows) { structures.number(of: $0) }.values
          .sorted { $0[0] < $1[0] }.map { SiblingRows(rows: $0, offset: position.offset) }
      }
  }

  private struct Position: Hashable {
    let parent: NodeID
    let offset: Int
  }
}

/// The kinds of the nodes of a row, and how they lie in each other.
struct RowStructure: Hashable {
  private let parts: [Part]

  private struct Part: Hashable {
    let kind: String
    let isSymbol: Bool
    let depth: Int
  }

  /// Takes a row, perhaps without some nodes in it and all that lies in those.
  init(of row: NodeID, in tree: LaidOutTree, without isLeft: (NodeID) -> Bool = { _ in false }) {
    var parts: [Part] = []
    var depths: [NodeID: Int] = [:]
    var node = row
    while node < tree[row].end {
      if isLeft(node) || !tree[node].isSeen || tree.isClearShape(node) {
        node = tree[node].end
        continue
      }
      let depth = tree[node].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node] = depth
      parts.append(Part(kind: tree[node].kind.name, isSymbol: tree[node].isSymbol, depth: depth))
      node = node.next
    }
    self.parts = parts
  }
}

extension LaidOutTree {
  /// Whether it is a shape that nothing is drawn for, as one that is filled with `.clear` in some rows.
  func isClearShape(_ node: NodeID) -> Bool {
    guard case .rectangle = self[node].kind, !self[node].hasBorder else { return false }
    switch style(of: node).background {
    case nil: return true
    case .color(let color)?: return color.light.alpha == 0 && color.dark.alpha == 0
    default: return false
    }
  }

  /// The texts that are seen in a row, each with its position in the row.
  func rowTexts(of row: NodeID) -> [Int: String] {
    var texts: [Int: String] = [:]
    for node in row..<self[row].end where self[node].isSeen && !isRedacted(node) {
      guard let text = text(of: node), !catalog[text.text].isBlank else { continue }
      texts[node.index - row.index] = catalog[text.text].string
    }
    return texts
  }
}
