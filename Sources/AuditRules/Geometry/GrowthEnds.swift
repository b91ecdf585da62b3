import AuditModel
import Layout
import ViewTree

/// The views whose texts all end their growth at the same text size.
struct GrowthEnds {
  private let tree: LaidOutTree
  /// By node, the number of texts before it; of all texts at the end.
  private let textsBefore: [Int]
  /// By text, the number of the row of neighbours that end at the same text size.
  private let rows: [Int]

  init(of tree: LaidOutTree) {
    self.tree = tree
    var counts = Array(repeating: 0, count: tree.nodes.count + 1)
    for text in tree.texts { counts[text.node.index + 1] += 1 }
    for node in counts.indices.dropFirst() { counts[node] += counts[node - 1] }
    textsBefore = counts
    let texts = tree.texts.sorted { $0.node < $1.node }
    rows = zip(texts, texts.dropFirst()).reduce(into: [0]) { rows, pair in
      rows.append(rows[rows.count - 1] + (pair.0.sizes == pair.1.sizes ? 0 : 1))
    }
  }

  /// The view that ends the growth of a text: the smallest one around all neighbours with the same end; the text
  /// itself where its font has a maximum.
  func view(of text: LaidOutText) -> NodeID {
    guard text.sizes != nil else { return text.node }
    var (result, most) = (text.node, 0)
    for view in tree.lineage(of: text.node) {
      let texts = textsBefore[view.index]..<textsBefore[tree[view].end.index]
      guard rows[texts.lowerBound] == rows[texts.upperBound - 1] else { break }
      if texts.count > most { (result, most) = (view, texts.count) }
    }
    return result
  }
}
