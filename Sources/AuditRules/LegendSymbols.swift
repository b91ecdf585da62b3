import Accessibility
import Layout
import ViewTree

/// Symbols that a legend explains, and that VoiceOver skips where they stand for it.
struct LegendSymbols {
  private let screen: AccessibleScreen
  private let index: ElementIndex
  private var tree: LaidOutTree { screen.tree }

  init(_ screen: AccessibleScreen) {
    self.screen = screen
    index = ElementIndex(screen)
  }

  /// A symbol with its explanation.
  struct Silent {
    let symbol: NodeID
    let name: String
    let meaning: String
  }

  /// The texts of legends that explain states of controls which VoiceOver says.
  var saidTexts: Set<TextID> {
    let meanings = meanings(of: silentSymbols)
    let names = Set(statesOfControls(silentSymbols, meanings).compactMap { tree.imageName(of: $0) })
    return Set(names.compactMap { meanings[$0] ?? nil })
  }

  private var silentSymbols: [NodeID] {
    tree.nodes.positions.filter {
      tree[$0].isSymbol && tree[$0].isSeen && tree.isSilenced($0)
    }
  }

  /// The symbols outside of the legend, in rows that do not say what they mean.
  var silent: [Silent] {
    let symbols = silentSymbols
    guard symbols.count > 2 else { return [] }
    let meanings = meanings(of: symbols)
    guard meanings.count > 1 else { return [] }
    let said = statesOfControls(symbols, meanings)
    return symbols.compactMap { symbol in
      // An icon beside a text belongs to that text.
      guard let name = tree.imageName(of: symbol), let meaning = meanings[name], let text = meaning,
        !said.contains(symbol), let group = tree[symbol].parent, tree.seenTexts(in: group).isEmpty,
        !isSaid(text, of: symbol), screen.isReachable(symbol)
      else { return nil }
      return Silent(symbol: symbol, name: name, meaning: screen.catalog[text].string)
    }
  }

  /// The symbols in controls whose states VoiceOver says, each in a way of its own, and those of the most common state
  /// without one, such as that of free seats.
  private func statesOfControls(
    _ symbols: [NodeID], _ meanings: [String: TextID?]
  ) -> Set<NodeID> {
    guard meanings.count > 1 else { return [] }
    let uses = symbols.compactMap { symbol -> Use? in
      guard let name = tree.imageName(of: symbol), meanings[name] != nil,
        let control = control(around: symbol)
      else {
        return nil
      }
      return Use(symbol: symbol, name: name, control: control.node, state: state(of: control))
    }
    // A control with several symbols has them for its features.
    guard Set(uses.map(\.control)).count == uses.count else { return [] }
    let byName = Dictionary(grouping: uses, by: \.name)
    let states = byName.mapValues { Set($0.map(\.state)) }
    let said = states.filter { name, own in
      // A dish that is sold out is disabled as a seat is, and spicy all the same.
      own.count == 1 && own != [.plain]
        && (own.first?.isEnabled == true || StateSymbols.contain(name))
        && states.allSatisfy { $0 == name || $1.isDisjoint(with: own) }
    }
    guard !said.isEmpty else { return [] }
    let common = states.keys.filter { states[$0] == [.plain] }
      .max { (byName[$0]?.count ?? 0, $1) < (byName[$1]?.count ?? 0, $0) }
    return Set(uses.filter { said[$0.name] != nil || $0.name == common }.map(\.symbol))
  }

  private struct Use {
    let symbol: NodeID
    let name: String
    let control: NodeID
    let state: State
  }

  /// The speech about a control beside its name; a value with a number is no state.
  private struct State: Hashable {
    var isSelected = false
    var isEnabled = true
    var own: SpokenState?
    var value = ""

    static let plain = State()
  }

  private func state(of control: AccessibilityElement) -> State {
    let value = control.value.string(in: screen.catalog)
    return State(
      isSelected: control.traits.contains(.selected), isEnabled: control.isEnabled,
      own: control.state, value: value.hasDigit ? "" : value)
  }

  private func control(around symbol: NodeID) -> AccessibilityElement? {
    index.elements(around: symbol).first.flatMap { $0.isInteractive ? $0 : nil }
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
