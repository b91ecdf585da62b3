import Accessibility
import Layout

/// Symbols that VoiceOver skips beside a number, and that have a label in another place on the screen.
struct LabelledSymbols {
  private let screen: AccessibleScreen
  private var tree: LaidOutTree { screen.tree }

  init(_ screen: AccessibleScreen) { self.screen = screen }

  var silent: [LegendSymbols.Silent] {
    let symbols = tree.nodes.positions.filter { tree[$0].isSymbol && tree[$0].isSeen }
    let skipped = symbols.filter { tree.isSilenced($0) }
    guard !skipped.isEmpty, skipped.count < symbols.count else { return [] }
    let index = ElementIndex(screen)
    let labels = labels(of: symbols, index)
    guard !labels.isEmpty else { return [] }
    return skipped.compactMap { symbol in
      guard let name = tree.imageName(of: symbol), let label = labels[name],
        screen.isReachable(symbol), isBesideNumber(symbol),
        let element = index.elements(around: symbol).first, !element.isInteractive,
        !element.hasGivenLabel,
        !(element.label.all + element.value.all).contains(where: {
          screen.catalog.holds($0, wordsOf: label)
        })
      else { return nil }
      return LegendSymbols.Silent(
        symbol: symbol, name: name, meaning: screen.catalog[label].string)
    }
  }

  /// The label of each symbol outside of controls, where it has the same one everywhere.
  private func labels(of symbols: [NodeID], _ index: ElementIndex) -> [String: TextID] {
    let labelled = symbols.compactMap { symbol -> (name: String, label: TextID)? in
      guard let name = tree.imageName(of: symbol),
        let label = tree.accessibility(of: symbol)?.label,
        index.elements(around: symbol).first.map({ !$0.isInteractive }) ?? true
      else { return nil }
      return (name, label)
    }
    return Dictionary(grouping: labelled, by: \.name).compactMapValues { uses in
      Set(uses.map(\.label)).count == 1 ? uses[0].label : nil
    }
  }

  /// Whether the texts beside a symbol have a digit and no word, which may say the same in other words.
  private func isBesideNumber(_ symbol: NodeID) -> Bool {
    guard let group = tree[symbol].parent else { return false }
    let texts = tree.seenTexts(in: group).map { screen.catalog[$0.text].string }
    return texts.contains(where: \.hasDigit) && texts.allSatisfy { $0.count(where: \.isLetter) < 3 }
  }
}
