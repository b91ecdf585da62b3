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
      Cards with two or more texts each are compared, buttons in a row that scrolls or that has a background \
      of its own, buttons of which one is underlined, tabs at the lower edge of which one is filled and has another \
      colour, and four or more that show a day, a time or another number; one of them has a border, a background or a line that no other has. \
      Of three or more choices some have a check mark, at the end or with another background, or others have an empty \
      circle in its place; of six or more numbers several are filled. A card that is emphasised for \
      another reason, without a word about it, is reported. Groups in which a trait, a value or a state \
      distinguishes any choice are exempt, as are two cards that differ in their background alone, and narrow bars in \
      strong colours of several hues, as those of calendars.
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
    .passes("each event has a bar in the colour of its calendar") {
      events([good, bad, good])
    },
    .finds("event-2", because: "only one event has a bar in a colour") {
      events([plain, bad, plain])
    },
    .passes("the selected tab has the trait") { tabBar { $0.accessibilityAddTraits(.isSelected) } },
    .passes("actions at the lower edge, of which one has a colour of its own") {
      colouredTabs("phone.fill") { $0 }
    },
    .passes("actions at the lower edge, of which one deletes something") {
      colouredTabs("minus.circle.fill", RGBColor(200, 0, 20)) { $0 }
    },
    .finds("home", because: "no tab says that it is selected") { tabBar { $0 } },
    .passes("the tab in another colour has the trait") {
      colouredTabs { $0.accessibilityAddTraits(.isSelected) }
    },
    .finds("home", because: "only the colour says which tab is selected") { colouredTabs { $0 } },
    .finds("Yearly", because: "only the border says which plan is selected") { plans { $0 } },
    .finds("vegan", because: "the trait stayed on the filter that was on before") {
      filters {
        chip("all").accessibilityAddTraits(.isSelected)
        chip("vegan", checkmark: true).background(Color(.black))
        chip("spicy")
      }
    },
    .passes("a recommended filter beside the one with a check mark, which is selected") {
      filters {
        chip("all", checkmark: true).accessibilityAddTraits(.isSelected)
        chip("vegan").background(Color(.black))
        chip("spicy")
      }
    },
    .passes("the selected segment has the trait") {
      segments { $0.accessibilityAddTraits(.isSelected) }
    },
    .finds("past", because: "the trait is on the segment without the line") {
      HStack {
        Button { VStack { Text(.verbatim("Coming up")) } }
          .accessibilityAddTraits([.tab, .selected])
        Button {
          VStack {
            Text(.verbatim("Past"))
            Rectangle().fill(Color(.black)).frame(height: 2)
          }
        }
        .id("past").accessibilityAddTraits(.tab)
        Button { VStack { Text(.verbatim("Drafts")) } }.accessibilityAddTraits(.tab)
      }
    },
    .finds("past", because: "only a line says which segment is selected") { segments { $0 } },
    .finds("Yearly", because: "labels say what is read, and no more") {
      VStack {
        ["Monthly", "Yearly", "Once"].map { name in
          plan(name, name == "Yearly" ? 3 : 1)
            .accessibilityLabel(.verbatim("\(name), cancel any time you want"))
        }
      }
    },
    .passes("the label says that the day is that of today") {
      HStack {
        ["23", "24", "25", "26"].map { day in
          let button = Button(.verbatim(day)).id(day).node
          return day == "24"
            ? button.background(Color(.black)).accessibilityLabel(.verbatim("24, today")) : button
        }
      }
    },
    .finds("blue", because: "only a check mark says which colour is chosen") { swatches { $0 } },
    .passes("the colour with the check mark has the trait") {
      swatches { $0.accessibilityAddTraits(.isSelected) }
    },
    .passes("a button that marks something as done beside others") {
      HStack {
        Button {
          HStack {
            Image(systemName: "checkmark")
            Text(.verbatim("Mark as done"))
          }
        }
        .background(Color(.black))
        Button { HStack { Text(.verbatim("Remind me later")) } }
        Button { HStack { Text(.verbatim("Skip")) } }
      }
    },
    .passes("a button that confirms beside one that does not") {
      HStack {
        Button {
          HStack {
            Text(.verbatim("Use this one"))
            Image(systemName: "checkmark")
          }
        }
        Button { HStack { Text(.verbatim("Cancel")) } }
      }
    },
    .passes("the check mark is that of an appointment, whose label says it") {
      HStack {
        ["Mon", "Tue", "Wed"].map { day in
          let button = Button {
            HStack {
              Text(.verbatim(day))
              if day == "Tue" { Image(systemName: "checkmark") }
            }
          }
          return day == "Tue" ? button.accessibilityLabel(.verbatim("Tue, chosen")) : button.node
        }
      }
    },
    .finds("number-2", because: "only the fill says which numbers are picked") { numbers { $0 } },
    .passes("the numbers that are picked have the trait") {
      numbers { $0.accessibilityAddTraits(.isSelected) }
    },
    .finds("24", because: "only the background says which day is selected") {
      HStack {
        Button(.verbatim("22"), isEnabled: false).background(Color(RGBColor(230, 230, 230)))
        ["23", "24", "25", "26"].map { day in
          let button = Button(.verbatim(day)).id(day).node
          return day == "24" ? button.background(Color(.black)) : button
        }
      }
    },
    .passes("keys of a calculator, of which one has no number") {
      HStack {
        ["7", "8", "9"].map { Button(.verbatim($0)).node }
        Button(.verbatim("÷")).background(Color(.black))
      }
    },
    .finds("vegan", because: "only the background says which filter is on") {
      filters {
        chip("all")
        chip("vegan").background(Color(.black))
        chip("spicy")
      }
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    let controls = controls(on: screen)
    return screen.elements.contains { $0.traits.contains(.tab) }
      || TickedChoices.mayBe(among: controls, on: screen)
      || ChoiceGroup.mayBe(among: controls, in: screen.tree)
  }

  private func controls(on screen: AccessibleScreen) -> [AccessibilityElement] {
    screen.elements.filter { element in
      element.isInteractive && !screen.tree[element.node].isInBar
        && element.traits.isDisjoint(with: [.adjustable, .textEntry, .link, .tab])
    }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let controls = controls(on: screen)
    let ticked = ticked(among: controls, on: screen)
    let known = Set(ticked.map(\.subject))
    return ticked
      + (choices(among: controls, on: screen) + tabs(on: screen) + otherTabs(on: screen)).filter {
        !known.contains($0.subject)
      }
  }

  /// The first choice with a check mark of each group in which only that says what is chosen.
  private func ticked(
    among controls: [AccessibilityElement], on screen: AccessibleScreen
  ) -> [Violation] {
    TickedChoices.all(among: controls, on: screen).compactMap { group in
      group.ticked.first.map {
        Violation(
          node: $0.node, text: $0.label.first, .hasTick(group.ticked.count, of: group.count),
          evidence: ["choices": .number(Double(group.count), unit: "")],
          suggestion: Self.suggestion)
      }
    }
  }

  /// Tabs of which one looks selected and another one says that it is.
  private func otherTabs(on screen: AccessibleScreen) -> [Violation] {
    let tabs = screen.elements.filter { $0.traits.contains(.tab) }
    guard tabs.count > 1 else { return [] }
    return ChoiceGroup.all(of: tabs, in: screen.tree).compactMap { mismatch(in: $0, on: screen) }
  }

  /// The choice that looks selected, where another one says that it is.
  private func mismatch(in group: ChoiceGroup, on screen: AccessibleScreen) -> Violation? {
    guard let odd = group.odd ?? group.oddTab, let selected = group.selectedBesides(odd) else {
      return nil
    }
    let name = screen.quoted(selected.node, selected.label.first)
    return Violation(
      node: odd.node, text: odd.label.first, .saysAnother(name, among: group.choices.count),
      evidence: ["choices": .number(Double(group.choices.count), unit: "")],
      suggestion: "move the trait `isSelected` to the choice that looks selected")
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
      guard let odd = group.odd ?? group.oddTab else { return picked(in: group) }
      if let mismatch = mismatch(in: group, on: screen) { return mismatch }
      guard !group.isDistinguished else { return nil }
      return Violation(
        node: odd.node, text: odd.label.first,
        .looksSelected(among: group.choices.count, byColor: group.odd == nil),
        evidence: ["choices": .number(Double(group.choices.count), unit: "")],
        suggestion: Self.suggestion)
    }
  }

  /// The first of several numbers that look picked.
  private func picked(in group: ChoiceGroup) -> Violation? {
    guard !group.isDistinguished, let first = group.picked.first else { return nil }
    return Violation(
      node: first.node, text: first.label.first,
      .looksPicked(group.picked.count, of: group.choices.count),
      evidence: ["choices": .number(Double(group.choices.count), unit: "")],
      suggestion: Self.suggestion)
  }

  private static let suggestion: Message =
    "add the trait `isSelected`, or a value that says the state"
}

extension LaidOutTree {
  /// The bar that a tab is in, or else the innermost node around it with another tab.
  fileprivate func tabBar(around tab: NodeID, among tabs: [NodeID]) -> NodeID? {
    lineage(of: tab).first { self[$0].kind == .tabBar } ?? self[unit(of: tab, among: tabs)].parent
  }
}

extension Message {
  fileprivate static func saysNoSelection(among count: Int) -> Message {
    "none of the \(count) tabs says that it is selected"
  }

  fileprivate static func hasTick(_ ticked: Int, of count: Int) -> Message {
    ticked == 1
      ? "among \(count) choices only this one has a check mark, and VoiceOver says nothing of it"
      : "\(ticked) of \(count) choices have a check mark, and VoiceOver says nothing of it"
  }

  fileprivate static func looksPicked(_ picked: Int, of count: Int) -> Message {
    "\(picked) of \(count) numbers are filled, and VoiceOver says nothing of it"
  }

  fileprivate static func saysAnother(_ name: String, among count: Int) -> Message {
    """
    among \(count) choices that are alike only this one has such a border or background, but VoiceOver says that \
    \(name) is selected
    """
  }

  fileprivate static func looksSelected(among count: Int, byColor: Bool) -> Message {
    """
    among \(count) choices that are alike only this one has such a \(byColor ? "colour" : "border or background"), \
    and VoiceOver says nothing of it
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

/// Filters in a row that scrolls.
private func filters(@ViewBuilder _ chips: () -> [ViewNode]) -> ViewNode {
  ScrollView(.horizontal) { HStack(content: chips) }.node
}

/// A filter, perhaps with a check mark.
private func chip(_ name: String, checkmark: Bool = false) -> ViewNode {
  Button {
    HStack {
      if checkmark { Image(systemName: "checkmark") }
      Text(.verbatim(name.capitalized))
    }
  }
  .id(name)
}

/// Two segments, of which the second one has a line under it.
private func segments(_ selected: (ViewNode) -> ViewNode) -> ViewNode {
  HStack {
    Button { VStack { Text(.verbatim("Coming up")) } }
    selected(
      Button {
        VStack {
          Text(.verbatim("Past"))
          Rectangle().fill(Color(.black)).frame(height: 2)
        }
      }
      .id("past"))
  }
  .node
}

/// Two tabs, of which the first one is shown.
private func tabBar(_ shown: (ViewNode) -> ViewNode) -> ViewNode {
  HStack {
    shown(Button(.verbatim("Home")).accessibilityAddTraits(.tab).id("home"))
    Button(.verbatim("Search")).accessibilityAddTraits(.tab)
  }
  .node
}

/// Three tabs of one's own, of which the first one has another colour.
private func colouredTabs(
  _ symbol: String = "house.fill", _ color: RGBColor = RGBColor(0, 60, 160),
  _ shown: (ViewNode) -> ViewNode
) -> ViewNode {
  func tab(_ name: String, _ symbol: String, _ color: Color) -> ViewNode {
    Button {
      VStack {
        Image(systemName: symbol)
        Text(.verbatim(name))
      }
    }
    .foregroundColor(color).id(name.lowercased())
  }
  let bar = HStack {
    shown(tab("Home", symbol, Color(color)))
    tab("Pay", "creditcard", Color(RGBColor(80, 80, 80)))
    tab("More", "ellipsis", Color(RGBColor(80, 80, 80)))
  }
  return VStack {
    Spacer()
    bar.frame(maxWidth: .infinity)
  }
  .node
}

/// Three colours to choose from, of which the second one has a check mark and a border.
private func swatches(_ chosen: (ViewNode) -> ViewNode) -> ViewNode {
  HStack {
    ["green", "blue", "red"].map { name in
      let isChosen = name == "blue"
      let swatch = Button {
        ZStack {
          Circle().fill(Color(RGBColor(40, 80, 120)))
          if isChosen { Image(systemName: "checkmark").foregroundColor(Color(.white)) }
        }
        .frame(width: 44, height: 44)
      }
      .accessibilityLabel(.verbatim(name.capitalized)).id(name)
      return isChosen ? chosen(swatch.border(.label, width: 3)) : swatch
    }
  }
  .node
}

private let good = Color(RGBColor(20, 108, 46))
private let bad = Color(RGBColor(179, 38, 30))
private let plain = Color(RGBColor(130, 130, 130))

/// Events of two texts with a bar each.
private func events(_ bars: [Color]) -> ViewNode {
  VStack {
    for (number, color) in bars.enumerated() {
      Button {
        HStack {
          Rectangle().fill(color).frame(width: 5, height: 40)
          VStack {
            Text(.verbatim("Event \(number + 1)"))
            Text(.verbatim("9:00"))
          }
        }
      }
      .id("event-\(number + 1)")
    }
  }
  .node
}

/// Eight numbers, of which two are filled.
private func numbers(_ picked: (ViewNode) -> ViewNode) -> ViewNode {
  HStack {
    (1...8).map { number in
      let isPicked = number % 4 == 2
      let button = Button(.verbatim("\(number)")).foregroundColor(Color(isPicked ? .white : .black))
        .id("number-\(number)")
      return isPicked ? picked(button.background(Color(.black))) : button
    }
  }
  .node
}
