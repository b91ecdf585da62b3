import Accessibility
import AuditModel
import Layout
import ViewTree

/// A sign that only some of several rows have is spoken.
package struct InformativeImageSilentRule: ScreenRule {
  package static let description = RuleDescription(
    id: "informative-image-silent", title: "Sign hidden from VoiceOver",
    rationale: """
      VoiceOver users do not learn that a card has expired or a task is done, which others see at a glance.
      """,
    howToFix: """
      Give the symbol or the shape an accessibility label (“Payment failed”) instead of hiding it, or add the \
      state to the row with `.accessibilityValue(_:)`.
      """,
    falseAlarm: """
      A symbol for a state, such as a warning, a check mark, a lock or a filled circle, that is marked as decorative or \
      hidden, or a disc of up to 16 points, such as that of an unread message, in a row whose sibling has \
      the same structure without it, or with an empty circle or square. A row whose text already says the state is reported, unless that \
      text has the colour of the symbol, or all rows with the symbol have the same text and no other row \
      has it. Rows with a label, a value or the selected trait of their own, and \
      disabled rows, are exempt, as are two rows with other grounds or text styles and a legend of three rows or more, each with a symbol of its own. Groups of decorative symbols alone in three rows \
      or more, of other numbers and kinds, are reported as well, unless a row has a label or a value, and so are a decorative symbol that a legend of two rows or more explains, unless each control has one of them and VoiceOver says all states but the most common one, and one beside a number alone that has a label elsewhere on the screen. A picture of 60 points or more that is marked as decorative or hidden is reported \
      where its asset is named after a chart, a diagram or a code, unless it is in an element or beside a text that \
      says more than a name. Symbols that are not marked as decorative are left to `name-missing`.
      """,
    severity: .warning, standards: [.wcag("1.1.1"), .en301549("11.1.1.1.1")])

  package static let examples: [ScreenExample] = [
    .finds("nuts", because: "only people who see the symbol and its legend learn of the nuts") {
      menu { Image(systemName: warning).id("nuts").accessibilityHidden(true) }
    },
    .passes("the symbol has the label that the legend gives it") {
      menu { Image(systemName: warning).accessibilityLabel(.verbatim("With nuts")) }
    },
    .passes("seats whose states VoiceOver says but for those that are free") {
      seats(saysChoice: true)
    },
    .finds("seat-2", because: "a chosen seat sounds like a free one") { seats(saysChoice: false) },
    .finds("now", because: "the same symbol has a label in another place") {
      weather { $0.id("now").accessibilityHidden(true) }
    },
    .passes("the symbol has its label in both places") {
      weather { $0.accessibilityLabel(.verbatim("Drizzle")) }
    },
    .finds("tuesday-bins", because: "only the symbols say what is collected") { bins { $0 } },
    .passes("the label of each row says what its symbols show") {
      bins { $0.accessibilityLabel(.verbatim("Tuesday: paper and organic waste")) }
    },
    .passes("a warning over a card with another ground") {
      VStack {
        for (title, text) in [("A bit high", "Rest and measure again."), ("Details", "Left arm")] {
          VStack {
            if text != "Left arm" {
              Image(systemName: warning).accessibilityHidden(true)
            }
            Text(.verbatim(title)).accessibilityAddTraits(.header)
            Text(.verbatim(text))
          }
          .background(Color(text == "Left arm" ? .white : RGBColor(255, 240, 224)))
        }
      }
    },
    .passes("an icon in each row beside the name of what it shows") {
      VStack {
        for (name, symbol) in [("Paper", "newspaper"), ("Organic", "leaf"), ("Rest", "trash")] {
          HStack {
            HStack { Image(systemName: symbol).accessibilityHidden(true) }
            Text(.verbatim(name))
          }
        }
      }
    },
    .passes("the symbol has a label") {
      card("Visa") {
        Image(symbol: warning, size: 20).accessibilityLabel(.verbatim("Payment failed"))
      }
      card("Mastercard") {}
    },
    .passes("the row says it as its value") {
      card("Visa") { Image(symbol: warning, size: 20).accessibilityHidden() }
        .accessibilityElement(children: .combine)
        .accessibilityValue(.verbatim("Payment failed"))
      card("Mastercard") {}
    },
    .passes("each row has the same symbol") {
      card("Visa") { Image(symbol: warning, size: 20).accessibilityHidden() }
      card("Mastercard") { Image(symbol: warning, size: 20).accessibilityHidden() }
    },
    .passes("a symbol beside its text, which the other row lacks") {
      card("Visa") {
        Image(symbol: warning, size: 20).accessibilityHidden()
        Text(.verbatim("Payment failed"))
      }
      card("Mastercard") {}
    },
    .passes("a legend, in which each row has a symbol of its own") {
      VStack {
        for (symbol, name) in [("square", "Free"), ("checkmark", "Yours"), ("xmark", "Sold")] {
          HStack {
            Image(symbol: symbol, size: 16).accessibilityHidden()
            Text(.verbatim(name))
          }
        }
      }
    },
    .passes("a symbol that is no sign of a state") {
      card("Visa") { Image(symbol: "creditcard", size: 20).accessibilityHidden() }
      card("Mastercard") {}
    },
    .passes("the disc has a label") {
      card("Anna") {
        dot(.label).accessibilityElement().accessibilityLabel(.verbatim("Unread"))
      }
      card("Ben") {}
    },
    .passes("each row has a disc") {
      card("Anna") { dot(.label) }
      card("Ben") { dot(.label) }
    },
    .passes("a line between rows is no sign") {
      card("Anna") { Divider() }
      card("Ben") {}
    },
    .passes("a decorative picture") {
      Image(decorative: "wave_background", width: 280, height: 160)
    },
    .passes("a chart in an element with a label") {
      VStack { Image(decorative: "chart_week", width: 280, height: 160) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("You walked most on Friday"))
    },
    .passes("a chart whose values are under it") {
      VStack {
        Image(decorative: "chart_week", width: 280, height: 160)
        Text(.verbatim("8,200 steps a day"))
      }
    },
    .passes("a picture of a chart where there are no values") {
      Image(decorative: "empty_chart_illustration", width: 280, height: 160)
    },
    .finds("chart", because: "the chart is marked as decoration") {
      Image(decorative: "chart_week", width: 280, height: 160).id("chart")
    },
    .finds("unread", because: "only a disc says that a message is unread") {
      card("Anna") { dot(.label).id("unread") }
      card("Ben") {}
      card("Eve") { dot(.clear) }
    },
    .finds("warning", because: "pictures of their own before the titles are no legend of it") {
      VStack {
        for (symbol, name) in [("wifi", "Wi-Fi"), ("bell", "Sounds"), ("gear", "General")] {
          HStack {
            Image(symbol: symbol, size: 16).accessibilityHidden()
            Text(.verbatim(name))
            if name == "Sounds" {
              Image(symbol: warning, size: 16).accessibilityHidden().id("warning")
            }
          }
        }
      }
    },
    .finds("dot", because: "only a symbol of a disc says that a message is unread") {
      List {
        for name in ["Anna", "Ben", "Eva"] {
          HStack {
            Image(symbol: "circle.fill", size: 12).accessibilityHidden().id(
              name == "Ben" ? "dot" : name
            )
            .opacity(name == "Ben" ? 1 : 0)
            Text(.verbatim(name))
          }
        }
      }
    },
    .finds("sign", because: "only the symbol says that a payment failed") {
      card("Visa") { Image(symbol: warning, size: 20).id("sign").accessibilityHidden() }
      card("Mastercard") {}
    },
    .finds("done", because: "the others have an empty circle") {
      card("Milk") { Image(symbol: "circle", size: 20).accessibilityHidden() }
      card("Bread") {
        Image(symbol: "checkmark.circle.fill", size: 20).id("done").accessibilityHidden()
      }
      card("Eggs") { Image(symbol: "circle", size: 20).accessibilityHidden() }
    },
    .finds("check", because: "one of three tasks is done") {
      card("Milk") {}
      card("Bread") {
        Image(decorative: "checkmark", width: 20, height: 20, scales: true).id("check")
      }
      card("Eggs") {}
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let structures = RowStructures(screen.tree)
    let symbols = symbols(on: screen, structures)
    let known = Set(symbols.map(\.subject))
    return symbols
      + explained(on: screen).filter { !known.contains($0.subject) }
      + discs(on: screen, structures)
      + SilentSymbolRows.all(on: screen).map { rows in
        Violation(
          node: rows.first, weight: Double(rows.count), .areSilent(rows.names, rows.count),
          evidence: [
            "symbols": .text(rows.names.joined(separator: ", ")),
            "rows": .number(Double(rows.count), unit: ""),
          ],
          suggestion: "give each symbol an accessibility label")
      } + charts(on: screen)
  }

  /// Symbols that a legend explains, or that have a label in another place.
  private func explained(on screen: AccessibleScreen) -> [Violation] {
    func violation(of silent: LegendSymbols.Silent, _ message: Message) -> Violation {
      Violation(
        node: silent.symbol, message,
        evidence: ["symbol": .text(silent.name), "meaning": .text(silent.meaning)],
        suggestion: "give the symbol an accessibility label")
    }
    return LegendSymbols(screen).silent.map { violation(of: $0, .isExplained($0.name, $0.meaning)) }
      + LabelledSymbols(screen).silent.map {
        violation(of: $0, .isLabelledElsewhere($0.name, $0.meaning))
      }
  }

  /// Large pictures that VoiceOver skips, whose assets are named after a chart or a code.
  private func charts(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let charts = tree.nodes.positions.filter { node in
      guard case .image = tree[node].kind, !tree[node].isSymbol, tree[node].isSeen else {
        return false
      }
      return min(tree[node].content.width, tree[node].content.height) >= 60 && tree.isSilenced(node)
        && screen.isReachable(node) && tree.imageName(of: node)?.isNamedAfterChart == true
    }
    guard !charts.isEmpty else { return [] }
    let index = ElementIndex(screen)
    return charts.compactMap { node in
      guard let name = tree.imageName(of: node), index.elements(around: node).isEmpty,
        !tree.isDescribedBeside(node)
      else { return nil }
      return Violation(
        node: node, .isSilentChart(name), evidence: ["asset": .text(name)],
        suggestion: "give it an accessibility label that says what it shows")
    }
  }

  private func discs(
    on screen: AccessibleScreen, _ structures: RowStructures
  ) -> [Violation] {
    screen.tree.nodes.positions.compactMap { node in
      guard screen.tree.isDisc(node), screen.isReachable(node),
        let rows = RowsWithSign(node, in: structures), !rows.isSaid
      else { return nil }
      return Violation(
        node: node, weight: Double(rows.others.count), .isSilentDisc(rows.others.count),
        evidence: ["others": .number(Double(rows.others.count), unit: "")],
        suggestion: "add what it says to the value of the row, or give it an accessibility label")
    }
  }

  private func symbols(
    on screen: AccessibleScreen, _ structures: RowStructures
  ) -> [Violation] {
    let tree = screen.tree
    return tree.nodes.positions.compactMap { node in
      guard tree[node].isSymbol, tree[node].isSeen, tree.isSilenced(node),
        let name = tree.imageName(of: node),
        StateSymbols.contain(name) || name == "circle.fill", screen.isReachable(node),
        let rows = RowsWithSign(node, in: structures), !rows.isSaid, !rows.isLegend
      else { return nil }
      return Violation(
        node: node, weight: Double(rows.others.count), .isSilent(name, rows.others.count),
        evidence: [
          "symbol": .text(name), "others": .number(Double(rows.others.count), unit: ""),
        ],
        suggestion: "give the symbol an accessibility label")
    }
  }
}

extension LaidOutTree {
  /// Whether a symbol is marked as decorative, or hidden by itself.
  func isSilenced(_ node: NodeID) -> Bool {
    guard case .image(_, _, _, let isDecorative) = self[node].kind else { return false }
    let said = accessibility(of: node)
    return said?.attributes.isHidden == true || (isDecorative && said?.label == nil)
  }

  /// Whether it is a filled disc as small as a mark, from 4 to 16 points, at the first text size that is
  /// looked at: hardly any of them grow.
  fileprivate func isDisc(_ node: NodeID) -> Bool {
    let laidOut = self[node]
    guard case .rectangle = laidOut.kind, laidOut.isSeen else { return false }
    let (width, height) = (laidOut.content.width, laidOut.content.height)
    let style = style(of: laidOut)
    guard width == height, (4...16).contains(width), style.cornerRadius >= width / 2,
      case .color(let color)? = style.background
    else { return false }
    return color.light.alpha > 0 || color.dark.alpha > 0
  }
}

extension String {
  /// Whether an asset is named after a picture that says something.
  fileprivate var isNamedAfterChart: Bool {
    let words = Set(lowercased().split { !$0.isLetter })
    let isDecoration = !words.isDisjoint(with: [
      "background", "bg", "illustration", "empty", "icon", "paper", "placeholder", "decoration",
    ])
    return !isDecoration
      && !words.isDisjoint(with: [
        "chart", "graph", "diagram", "histogram", "barchart", "piechart", "linechart",
        "infographic", "floorplan",
        "qrcode", "barcode",
      ])
  }
}

extension LaidOutTree {
  /// Whether a text right before or after a picture has a digit or as many words as a description.
  fileprivate func isDescribedBeside(_ picture: NodeID) -> Bool {
    neighbours(of: picture).contains {
      rowTexts(of: $0).values.contains(where: \.saysMoreThanAName)
    }
  }
}

extension Message {
  fileprivate static func isLabelledElsewhere(_ symbol: String, _ label: String) -> Message {
    "VoiceOver skips the symbol “\(symbol)” beside a number, which has the label “\(label)” in another place"
  }

  fileprivate static func isSilentChart(_ name: String) -> Message {
    "VoiceOver skips this picture, whose asset is called “\(name)”, and people do not learn what it shows"
  }

  fileprivate static func isSilent(_ symbol: String, _ others: Int) -> Message {
    """
    VoiceOver skips the symbol “\(symbol)”, and nothing else says what distinguishes this row from \
    \(others == 1 ? "another one" : "\(others) others")
    """
  }

  fileprivate static func isExplained(_ symbol: String, _ meaning: String) -> Message {
    "VoiceOver skips the symbol “\(symbol)”, which means “\(meaning)” by the legend"
  }

  fileprivate static func areSilent(_ names: [String], _ count: Int) -> Message {
    let symbols = names.map { "“\($0)”" }.joined(separator: " and ")
    return """
      VoiceOver skips \(symbols), and nothing else says which of such symbols this row has and which the \
      \(count - 1) others have
      """
  }

  fileprivate static func isSilentDisc(_ others: Int) -> Message {
    """
    VoiceOver does not speak this dot, and nothing else says what distinguishes this row from \
    \(others == 1 ? "another one" : "\(others) others")
    """
  }
}

/// A row of seats, one of them chosen and one sold, with a legend.
private func seats(saysChoice: Bool) -> ViewNode {
  VStack {
    for (number, symbol) in ["circle", "checkmark", "xmark", "circle"].enumerated() {
      let isChosen = symbol == "checkmark" && saysChoice
      Button {
        Text(.verbatim("Seat \(number + 1)"))
        VStack { Image(systemName: symbol).accessibilityHidden(true).id("seat-\(number + 1)") }
      }
      .disabled(symbol == "xmark").accessibilityAddTraits(isChosen ? .isSelected : [])
    }
    for (symbol, text) in [("circle", "Free"), ("checkmark", "Yours"), ("xmark", "Taken")] {
      HStack {
        Image(systemName: symbol).accessibilityHidden(true)
        Text(.verbatim(text))
      }
    }
  }
  .node
}

/// The weather now, with a symbol, and that of two hours.
private func weather(_ symbol: (ViewNode) -> ViewNode) -> ViewNode {
  VStack {
    HStack {
      symbol(Image(systemName: "cloud.drizzle").node)
      Text(.verbatim("9°"))
    }
    .accessibilityElement(children: .combine)
    for (sky, label) in [("cloud.drizzle", "Drizzle"), ("cloud", "Cloudy")] {
      HStack {
        Image(systemName: sky).accessibilityLabel(.verbatim(label))
        Text(.verbatim("8°"))
      }
      .accessibilityElement(children: .combine)
    }
  }
  .node
}

/// A dish with a symbol, and a legend.
private func menu(@ViewBuilder _ sign: () -> [ViewNode]) -> ViewNode {
  VStack {
    Button {
      VStack {
        Text(.verbatim("Red curry"))
        HStack {
          Image(systemName: "leaf.fill").accessibilityLabel(.verbatim("Vegan"))
          sign()
        }
      }
    }
    Button { VStack { Text(.verbatim("Pasta bake")) } }
    for (symbol, text) in [("leaf.fill", "Vegan"), (warning, "With nuts")] {
      HStack {
        Image(systemName: symbol).accessibilityHidden(true)
        Text(.verbatim(text))
      }
    }
  }
  .node
}

/// Days with the symbols of what is collected.
private func bins(_ first: (ViewNode) -> ViewNode) -> ViewNode {
  func day(_ name: String, _ symbols: [String]) -> ViewNode {
    HStack {
      Text(.verbatim(name.capitalized))
      HStack { symbols.map { Image(systemName: $0).accessibilityHidden(true) } }.id("\(name)-bins")
    }
    .accessibilityElement(children: .combine)
  }
  return VStack {
    first(day("tuesday", ["newspaper.fill", "leaf.fill"]))
    day("friday", ["trash.fill"])
    day("sunday", ["leaf.fill"])
  }
  .node
}

private let warning = "exclamationmark.triangle.fill"

/// The disc of an unread message.
private func dot(_ color: Color) -> ViewNode {
  Circle().fill(color).frame(width: 10, height: 10)
}

/// A row with a name and perhaps a sign after it.
private func card(_ name: String, @ViewBuilder _ sign: () -> [ViewNode]) -> ViewNode {
  HStack {
    Text(.verbatim(name))
    sign()
  }
  .node
}
