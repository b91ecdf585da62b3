import Accessibility
import AuditModel
import Layout
import ViewTree

/// Controls beside each other of which some show a check mark, and all are called alike with it and without it.
struct TickedChoices {
  /// The controls with a check mark.
  let ticked: [AccessibilityElement]
  /// How many there are in all.
  let count: Int

  /// Whether any control shows a check mark.
  static func mayBe(
    among controls: [AccessibilityElement], on screen: AccessibleScreen
  ) -> Bool {
    controls.contains { screen.tree.hasTick($0.node) }
  }

  /// All such groups, in the order in which they are on the screen.
  static func all(among controls: [AccessibilityElement], on screen: AccessibleScreen) -> [Self] {
    let tree = screen.tree
    guard mayBe(among: controls, on: screen) else { return [] }
    let nodes = controls.map(\.node).sorted()
    var siblings: [NodeID: [Choice]] = [:]
    // A choice that cannot be made looks otherwise, and says so.
    for element in controls where element.isEnabled {
      let unit = tree.unit(of: element.node, among: nodes)
      if let parent = tree[unit].parent {
        siblings[parent, default: []].append(Choice(element, unit: unit, in: tree))
      }
    }
    return siblings.sorted { $0.key < $1.key }.compactMap { group($0.value, on: screen) }
  }

  private static func group(_ choices: [Choice], on screen: AccessibleScreen) -> Self? {
    let ticked = choices.filter(\.hasTick)
    let others = choices.filter { !$0.hasTick }
    guard let first = ticked.first, let other = others.first,
      !choices.contains(where: \.element.saysState),
      choices.allSatisfy({ $0.otherSymbols == first.otherSymbols && $0.texts == first.texts }),
      !ticked.contains(where: { $0.isSaid(besides: others, in: screen.catalog) })
    else { return nil }
    // Of two buttons the one with the check mark may be that which confirms something.
    let areChoices =
      others.contains(where: \.hasEmptyShape)
      || choices.count > 2 && (first.tickIsLast || first.paint != other.paint)
        && !ticked.contains { $0.isAction(in: screen.catalog) }
    return areChoices ? Self(ticked: ticked.map(\.element), count: choices.count) : nil
  }

  /// One of the controls.
  private struct Choice {
    let element: AccessibilityElement
    let hasTick: Bool
    /// Whether the check mark comes after all texts, as in the rows of a list.
    let tickIsLast: Bool
    let hasEmptyShape: Bool
    /// The symbols that are no check marks.
    let otherSymbols: [String]
    /// How many texts it shows.
    let texts: Int
    let paint: [FramePaint]
    /// The words of its label besides its texts.
    let addedWords: [Substring]

    init(_ element: AccessibilityElement, unit: NodeID, in tree: LaidOutTree) {
      self.element = element
      let nodes = (unit..<tree[unit].end).filter { tree[$0].isSeen }
      // A symbol that is not marked as decorative is spoken, unless there is a label in its place.
      let symbols = nodes.filter {
        tree[$0].isSymbol && (element.hasGivenLabel || tree.isSilenced($0))
      }.map { tree.imageName(of: $0) ?? "" }
      let shown = nodes.filter { tree.text(of: $0) != nil }
      hasTick = symbols.contains(where: \.isTick)
      hasEmptyShape = symbols.contains(where: StateSymbols.isEmptyShape)
      otherSymbols = symbols.filter { !$0.isTick && !StateSymbols.isEmptyShape($0) }
      tickIsLast =
        nodes.last { tree[$0].isSymbol && tree.imageName(of: $0)?.isTick == true }
        .map { tick in !shown.isEmpty && shown.allSatisfy { $0 < tick } } ?? false
      texts = shown.count
      paint = nodes.filter { tree[$0].hasBackground || tree[$0].hasBorder }.map {
        tree.framePaint(of: $0)
      }
      addedWords =
        element.hasGivenLabel
        ? element.words(
          besides: shown.compactMap { tree.textID(of: $0) }.map { tree.catalog[$0].string },
          in: tree.catalog) : []
    }

    /// Whether its label or its hint has words that those of the others have not.
    func isSaid(besides others: [Choice], in catalog: TextCatalog) -> Bool {
      if others.contains(where: { $0.element.hint != element.hint }) { return true }
      // Labels without texts are the names of colours and the like: a longer one says more.
      guard texts > 0 else {
        return others.allSatisfy { $0.addedWords.count < addedWords.count }
      }
      return others.allSatisfy { $0.addedWords != addedWords }
    }

    /// Whether its words begin with what a button with a check mark does, in English.
    func isAction(in catalog: TextCatalog) -> Bool {
      let first = element.label.string(in: catalog).split { !$0.isLetter }.first
      return first.map { Self.actions.contains($0.lowercased()) } ?? false
    }

    /// Verbs of buttons whose symbol is a check mark.
    private static let actions: Set = [
      "accept", "agree", "apply", "approve", "attend", "check", "complete", "confirm", "done",
      "finish",
      "mark", "ok", "save", "select", "send", "submit", "taken", "verify", "yes",
    ]
  }
}

extension AccessibilityElement {
  /// Whether VoiceOver says a state, a value or more of it.
  var saysState: Bool {
    traits.contains(.selected) || state != nil || !value.isSilent || !customContent.isEmpty
      || !traits.isDisjoint(with: [.isExpanded, .isCollapsed])
  }
}

extension AccessibilityElement {
  /// The words of its label besides some texts.
  func words(besides texts: [String], in catalog: TextCatalog) -> [Substring] {
    texts.reduce(label.string(in: catalog)) { $0.replacing($1, with: " ") }
      .split { !$0.isLetter }
  }
}

extension LaidOutTree {
  /// Whether a check mark is seen in a control.
  fileprivate func hasTick(_ control: NodeID) -> Bool {
    (control..<self[control].end).contains { node in
      self[node].isSymbol && self[node].isSeen && imageName(of: node)?.isTick == true
    }
  }
}

extension String {
  /// Whether a symbol of this name says that something is chosen.
  fileprivate var isTick: Bool { Self.ticks.contains(self) }

  private static let ticks: Set = [
    "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.square",
    "checkmark.square.fill", "largecircle.fill.circle", "smallcircle.filled.circle",
    "inset.filled.circle",
  ]
}
