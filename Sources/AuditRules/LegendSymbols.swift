import Accessibility
import Layout
import ViewTree

/// Symbols that a legend explains, and that VoiceOver skips where they stand for it.
struct LegendSymbols {
  private let screen: AccessibleScreen
  private var tree: LaidOutTree { screen.tree }

  init(_ screen: AccessibleScreen) { self.screen = screen }

  /// A symbol with its explanation.
  struct Silent {
    let symbol: NodeID
    let name: String
    let meaning: String
  }

  /// The symbols outside of the legend, in rows that do not say what they mean.
  var silent: [Silent] {
    let symbols = tree.nodes.positions.filter {
      tree[$0].isSymbol && tree[$0].isSeen && tree.isSilenced($0)
    }
    guard symbols.count > 2 else { return [] }
    let meanings = meanings(of: symbols)
    guard meanings.count > 1 else { return [] }
    return symbols.compactMap { symbol in
      // An icon beside a text belongs to that text.
      guard let name = tree.imageName(of: symbol), let meaning = meanings[name], let text = meaning,
        let group = tree[symbol].parent, tree.seenTexts(in: group).isEmpty,
        !isSaid(text, of: symbol), screen.isReachable(symbol)
      else { return nil }
      return Silent(symbol: symbol, name: name, meaning: screen.catalog[text].string)
    }
  }

  /// The only text beside each symbol of a legend, which has two rows or more; none for a symbol with several.
  private func meanings(of symbols: [NodeID]) -> [String: TextID?] {
    var legends: [NodeID: [(name: String, text: TextID)]] = [:]
    for symbol in symbols {
      // The rows of a list lie in cells.
      guard let row = tree[symbol].parent,
        let parent = tree.lineage(of: row).dropFirst().first(where: { !tree[$0].kind.isWrapper }),
        let name = tree.imageName(of: symbol),
        case let texts = tree.seenTexts(in: row), texts.count == 1,
        tree.children(of: row).filter({ tree[$0].isSeen }) == [symbol, texts[0].node]
      else { continue }
      legends[parent, default: []].append((name, texts[0].text))
    }
    let rows = legends.values.filter { Set($0.map(\.name)).count == $0.count && $0.count > 1 }
      .flatMap(\.self)
    return Dictionary(grouping: rows, by: \.name).mapValues { rows in
      Set(rows.map(\.text)).count == 1 ? rows[0].text : nil
    }
  }

  /// Whether the innermost row with a text around a symbol has a text or a label with its meaning.
  private func isSaid(_ meaning: TextID, of symbol: NodeID) -> Bool {
    guard
      let row = tree.lineage(of: symbol).first(where: { !tree.seenTexts(in: $0).isEmpty })
    else { return true }
    return (row..<tree[row].end).contains { node in
      let said = tree.accessibility(of: node)
      return [tree.textID(of: node), said?.label, said?.value].compactMap(\.self).contains {
        screen.catalog.holds($0, wordsOf: meaning)
      }
    }
  }
}

extension NodeKind {
  fileprivate var isWrapper: Bool { if case .wrapper = self { true } else { false } }
}
