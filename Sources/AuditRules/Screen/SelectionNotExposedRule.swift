import Accessibility
import AuditModel
import Layout
import ViewTree

/// The choice that looks selected among others says so.
package struct SelectionNotExposedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "selection-not-exposed", title: "Selection shown by look alone",
    rationale: """
      VoiceOver and Voice Control users hear the same of every choice, and do not learn which plan, day or \
      filter is selected.
      """,
    howToFix: """
      Add `.accessibilityAddTraits(.isSelected)` to the selected choice, or a value that says the state.
      """,
    falseAlarm: """
      Cards with two or more texts each are compared, and buttons in a row that scrolls or that has a \
      background of its own; one of them has a border or a background that no other has. A card that is \
      emphasised for another reason, without a word about it, is reported. Groups in which a trait, a value or \
      a state distinguishes any choice are exempt, as are two cards that differ in their background alone.
      """,
    severity: .warning,
    standards: [.wcag("4.1.2"), .wcag("1.3.1"), .en301549("11.4.1.2.1"), .en301549("11.5.2.5")])

  package static let examples: [ScreenExample] = [
    .passes("the selected plan has the trait") { plans { $0.accessibilityAddTraits(.isSelected) } },
    .passes("the value says it") { plans { $0.accessibilityValue(.verbatim("Current plan")) } },
    .passes("no plan is selected") { VStack { [plan("Monthly", 1), plan("Yearly", 1)] } },
    .passes("a prominent button beside others") {
      VStack {
        Button(.verbatim("Buy")).background(Color(.black))
        Button(.verbatim("Restore"))
        Button(.verbatim("Not now"))
      }
    },
    .passes("each album has a colour of its own") {
      HStack {
        plan("Photos", 0).background(Color(RGBColor(200, 230, 255)))
        plan("Music", 0).background(Color(RGBColor(255, 220, 220)))
      }
    },
    .passes("the selected tab has the trait") { tabBar { $0.accessibilityAddTraits(.isSelected) } },
    .finds("home", because: "no tab says that it is selected") { tabBar { $0 } },
    .finds("Yearly", because: "only the border says which plan is selected") { plans { $0 } },
    .finds("vegan", because: "only the background says which filter is on") {
      ScrollView(.horizontal) {
        HStack {
          Button(.verbatim("All")).id("all")
          Button(.verbatim("Vegan")).id("vegan").background(Color(.black))
          Button(.verbatim("Spicy")).id("spicy")
        }
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let controls = screen.elements.filter { element in
      element.isInteractive && !screen.tree[element.node].isInBar
        && element.traits.isDisjoint(with: [.adjustable, .textEntry, .link, .tab])
    }
    return choices(among: controls, on: screen) + tabs(on: screen)
  }

  /// Tab bars of which no tab says that it is selected.
  private func tabs(on screen: AccessibleScreen) -> [Violation] {
    let tabs = screen.elements.filter { $0.traits.contains(.tab) }
    let nodes = tabs.map(\.node).sorted()
    let bars = Dictionary(grouping: tabs) { screen.tree.tabBar(around: $0.node, among: nodes) }
    return bars.values.filter { bar in
      bar.count > 1
        && bar.allSatisfy { $0.traits.isDisjoint(with: .selected) && $0.value.isSilent }
    }.sorted { $0[0].node < $1[0].node }.map { bar in
      Violation(
        node: bar[0].node, text: bar[0].label.first, .saysNoSelection(among: bar.count),
        evidence: ["choices": .number(Double(bar.count), unit: "")],
        suggestion: "add the trait `isSelected` to the tab whose screen is shown")
    }
  }

  private func choices(
    among controls: [AccessibilityElement], on screen: AccessibleScreen
  ) -> [Violation] {
    guard controls.count > 1 else { return [] }
    return ChoiceGroup.all(of: controls, in: screen.tree).compactMap { group in
      guard !group.isDistinguished, let odd = group.odd else { return nil }
      return Violation(
        node: odd.node, text: odd.label.first, .looksSelected(among: group.choices.count),
        evidence: ["choices": .number(Double(group.choices.count), unit: "")],
        suggestion: "add the trait `isSelected`, or a value that says the state")
    }
  }
}

/// Controls beside each other that are alike but for their borders and backgrounds.
private struct ChoiceGroup {
  let choices: [Choice]
  private let canHaveOneText: Bool

  struct Choice {
    let element: AccessibilityElement
    let frames: [FramePaint]
    let textCount: Int
  }

  /// All such groups on a screen.
  static func all(of controls: [AccessibilityElement], in tree: LaidOutTree) -> [ChoiceGroup] {
    let nodes = controls.map(\.node).sorted()
    var groups: [NodeID: [RowStructure: [Choice]]] = [:]
    for element in controls {
      let unit = tree.unit(of: element.node, among: nodes)
      guard let parent = tree[unit].parent else { continue }
      let texts = (unit..<tree[unit].end).count { tree.text(of: $0) != nil && tree[$0].isSeen }
      let frames = (unit..<tree[unit].end).filter { tree[$0].isSeen }.map {
        tree.framePaint(of: $0)
      }
      groups[parent, default: [:]][RowStructure(of: unit, in: tree), default: []].append(
        Choice(element: element, frames: frames, textCount: texts))
    }
    return groups.sorted { $0.key < $1.key }.flatMap { parent, groups in
      groups.values.filter { $0.count > 1 }.sorted { $0[0].element.node < $1[0].element.node }.map {
        ChoiceGroup(choices: $0, canHaveOneText: tree.isRowOfChoices(parent))
      }
    }
  }

  /// Whether VoiceOver says something of a choice that it does not say of all.
  var isDistinguished: Bool {
    choices.contains { choice in
      let element = choice.element
      return element.traits.contains(.selected) || !element.isEnabled || element.state != nil
        || !element.value.isSilent || !element.customContent.isEmpty
        || !element.traits.isDisjoint(with: [.isExpanded, .isCollapsed])
    }
  }

  /// The choice whose border or background no other one has, where all others look the same.
  var odd: AccessibilityElement? {
    guard choices.allSatisfy({ $0.textCount > 1 || canHaveOneText && $0.textCount == 1 }),
      choices.count > 2 || choices.allSatisfy({ $0.textCount > 1 }),
      Set(choices.map(\.frames.count)).count == 1
    else { return nil }
    let looks = Dictionary(grouping: choices) { $0.frames }.values.sorted { $0.count < $1.count }
    guard looks.count == 2, looks[0].count == 1 else { return nil }
    if choices.count > 2 { return looks[0][0].element }
    // Of two cards the one with the thicker border is selected.
    let borders = choices.map { $0.frames.map(\.borderWidth).max() ?? 0 }
    guard borders[0] != borders[1] else { return nil }
    return choices[borders[0] > borders[1] ? 0 : 1].element
  }
}

/// The border and the background of a node.
private struct FramePaint: Hashable {
  let background: Fill?
  let borderColor: Color?
  let borderWidth: Double
}

extension LaidOutTree {
  /// The bar that a tab is in, or else the innermost node around it with another tab.
  fileprivate func tabBar(around tab: NodeID, among tabs: [NodeID]) -> NodeID? {
    lineage(of: tab).first { self[$0].kind == .tabBar } ?? self[unit(of: tab, among: tabs)].parent
  }

  /// The largest node around a control in which no other control is.
  fileprivate func unit(of control: NodeID, among controls: [NodeID]) -> NodeID {
    var unit = control
    while let parent = self[unit].parent {
      let end = self[parent].end
      let first = controls.firstPosition { $0 >= parent }
      guard controls.firstPosition(where: { $0 >= end }) - first == 1 else { break }
      unit = parent
    }
    return unit
  }

  fileprivate func framePaint(of node: NodeID) -> FramePaint {
    let style = style(of: self[node])
    return FramePaint(
      background: style.background, borderColor: style.borderWidth > 0 ? style.borderColor : nil,
      borderWidth: style.borderColor == nil ? 0 : style.borderWidth)
  }

  /// Whether controls with one text are choices there: in a row that scrolls, or on a background of its own.
  fileprivate func isRowOfChoices(_ parent: NodeID) -> Bool {
    guard case .stack(let layout) = self[parent].kind, layout.axis == .horizontal else {
      return false
    }
    if self[parent].hasBackground { return true }
    return lineage(of: parent).contains { node in
      if case .scroll(let layout) = self[node].kind { layout.horizontal } else { false }
    }
  }
}

extension Message {
  fileprivate static func saysNoSelection(among count: Int) -> Message {
    "none of the \(count) tabs says that it is selected"
  }

  fileprivate static func looksSelected(among count: Int) -> Message {
    """
    among \(count) choices that are alike only this one has such a border or background, and VoiceOver says \
    nothing of it
    """
  }
}

private func plans(_ selected: (ViewNode) -> ViewNode) -> ViewNode {
  VStack { [plan("Monthly", 1), selected(plan("Yearly", 3))] }.node
}

/// A card with two texts and a border, as a plan that can be chosen.
private func plan(_ name: String, _ border: Double) -> ViewNode {
  let card = Button {
    VStack {
      Text(.verbatim(name))
      Text(.verbatim("Cancel any time"))
    }
  }
  .id(name)
  return border > 0 ? card.border(.label, width: border) : card
}

/// Two tabs, of which the first one is shown.
private func tabBar(_ shown: (ViewNode) -> ViewNode) -> ViewNode {
  HStack {
    shown(Button(.verbatim("Home")).accessibilityAddTraits(.tab).id("home"))
    Button(.verbatim("Search")).accessibilityAddTraits(.tab)
  }
  .node
}
