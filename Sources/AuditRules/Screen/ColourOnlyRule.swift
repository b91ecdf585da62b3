import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// A text, a symbol or a shape says the same as a colour in a row.
package struct ColourOnlyRule: ScreenRule {
  package static let description = RuleDescription(
    id: "colour-only", title: "Information by colour alone",
    rationale: """
      People who cannot distinguish the colours, one in twelve men among them, do not know which row is \
      late, full or failed; neither do VoiceOver users.
      """,
    howToFix: """
      Say the state in a text of the row (“Delayed”), or use a symbol or shape of its own for each state.
      """,
    falseAlarm: """
      Three or more rows of the same structure are compared, in which a small shape or the same symbol has \
      different colours, some of them in several rows. Exempt are colours with a contrast of 3:1 to each \
      other (Understanding SC 1.4.1), and those that a text, a symbol or the size of the shape distinguishes \
      in the same way; with two rows, or a colour of its own for each row, any text does so. Colours that \
      only decorate, such as those of bullets, are reported, as are states that are named in different words \
      from row to row. A spoken label is no exemption: it does not help people who see. Controls beside each other, \
      such as seats, are compared by their backgrounds, where their spoken values differ as these do, and neither their symbols nor the forms of these, such as filled ones. \
      Amounts without \
      a sign or a word are compared where some are red and others green, a text speaks of their colour (“Values in red”), \
      or amounts of money are red or green several times and in another colour several times, in turns; a word or a symbol \
      that only rows of one colour have says the same, and so does a short text in the colour of each amount beside a name \
      that has the same colour in all rows; a colour that follows the \
      amount is exempt. Four or more equal shapes of 10 to 60 points in a row, a column or a grid are reported where some \
      are red and others green, and one colour is there twice, unless texts lie on them or are as many beside them, or \
      the two have a contrast of 3:1. \
      Bars of any length are compared, unless their length shows the same, or one alone has its colour, as that of today.
      """,
    severity: .warning, standards: [.wcag("1.4.1"), .en301549("11.1.4.1")])

  package static let examples: [ScreenExample] = [
    .finds("tile-3", because: "only the ground of a tile shows that a device is on") {
      devices { _ in "fill" }
    },
    .passes("the symbols of devices that are on are filled") {
      devices { $0 ? "fill" : "" }
    },
    .passes("each state is a text, too") {
      trains(["On time", "Delayed by 5 min", "On time"], colors: [good, bad, good])
    },
    .passes("each state has a symbol of its own") {
      trains(["08:00", "09:00", "09:30"], symbols: ["checkmark", "clock", "checkmark"])
    },
    .passes("each row has a colour of its own, as boards do") {
      trains(["Ideas", "Trips", "Books"], colors: [good, bad, Color(RGBColor(90, 90, 200))])
    },
    .passes("the colours of amounts") {
      trains(["−5 €", "12 €", "30 €"], colors: [bad, good, good])
    },
    .passes("light and dark dots, which differ without their hue") {
      trains(
        ["To Turku", "To Oulu", "To Vaasa"],
        colors: [
          Color(RGBColor(0, 60, 0), dark: RGBColor(0, 60, 0)),
          Color(RGBColor(255, 200, 200)), Color(RGBColor(0, 60, 0), dark: RGBColor(0, 60, 0)),
        ])
    },
    .finds("week-1", because: "large discs are red or green") {
      VStack {
        for (number, color) in [bad, good, good, bad, good].enumerated() {
          HStack {
            Circle().fill(color).frame(width: 56, height: 56).id("week-\(number + 1)")
            Text(.verbatim(["Mon", "Tue", "Wed", "Thu", "Fri"][number]))
          }
        }
      }
    },
    .passes("two rows, which any text distinguishes") {
      trains(["To Turku", "To Oulu"], colors: [good, bad])
    },
    .passes("seats with a symbol of their own for each state") {
      seats(["Free", "Taken", "Free", "Taken"], symbols: ["square", "xmark", "square", "xmark"])
    },
    .passes("seats that say in a text that they are occupied") {
      seats(["Free", "Taken", "Free", "Free"], texts: ["Free", "Taken", "Free", "Free"])
    },
    .passes("answers of which each has a value of its own") {
      seats(["8 votes", "12 votes", "8 votes", "12 votes"], texts: ["8", "12", "8", "12"])
    },
    .finds("seat-2", because: "only its background says that a seat is occupied") {
      seats(["Free", "Taken", "Free", "Free"])
    },
    .passes("each state is a label of its sign and a text, too") {
      labelledTrains(["On time", "Late", "Full"], texts: ["On time", "Late by 5", "Full"])
    },
    .finds("dot-1", because: "three states are labels for VoiceOver alone") {
      labelledTrains(["On time", "Late", "Full"], texts: ["08:00", "09:00", "09:30"])
    },
    .finds("bar-1", because: "two colours of bars say who counted the steps") {
      steps([82, 88, 50, 60], colors: [good, bad, good, bad])
    },
    .passes("the long bars have one colour, and the short ones another") {
      steps([82, 51, 90, 40], colors: [good, bad, good, bad])
    },
    .passes("the bar of today has a colour of its own") {
      steps([82, 51, 90, 60], colors: [good, good, good, bad])
    },
    .finds("dot-2", because: "only the red dot says that a train is late") {
      trains(["To Turku", "To Oulu", "To Vaasa"], colors: [good, bad, good])
    },
    .finds("star-3", because: "the same star is yellow or grey") {
      VStack {
        for number in 1...3 {
          HStack {
            Text(.verbatim("Board \(number)"))
            Image(symbol: "star.fill", size: 16).id("star-\(number)")
              .foregroundColor(Color(number == 3 ? RGBColor(200, 150, 0) : RGBColor(130, 130, 130)))
          }
        }
      }
    },
    .finds("amount1", because: "only the colour says which share has fallen") {
      shares(["1.24%", "1.87%", "2.10%", "0.35%"])
    },
    .passes("a sign says which share has fallen") {
      shares(["+1.24%", "−0.87%", "+2.10%", "−0.35%"])
    },
    .passes("a word in the colour of each share says how it did") {
      shares(["1.24%", "1.87%", "2.10%"], words: ["Good", "Weak", "Great"])
    },
    .finds("amount2", because: "the same word is beside both colours") {
      shares(["1.24%", "1.87%", "2.10%"], words: ["Share", "Share", "Bond"])
    },
    .finds("amount2", because: "changes may be sorted by their amounts") {
      shares(["1.8%", "2.4%", "0.3%"])
    },
    .finds("amount1", because: "only green says that money came in") {
      shares(["€ 12.40", "€ 80.00", "€ 35.00", "€ 26.50"], colors: [nil, received])
    },
    .passes("a sign says that money came in") {
      shares(["−€ 12.40", "+€ 80.00", "−€ 35.00", "+€ 26.50"], colors: [nil, received])
    },
    .passes("one amount in a colour of its own") {
      shares(["€ 12.40", "€ 80.00", "€ 35.00"], colors: [nil, received])
    },
    .finds("amount3", because: "the note speaks of the colour alone") {
      VStack {
        shares(["4.6 T", "5.2 T", "2.2 T", "1.3 T"], colors: [nil, nil, loss, nil])
        Text(.verbatim("Values in red are outside the usual range."))
      }
    },
    .passes("red values without a word about their colour") {
      shares(["4.6 T", "5.2 T", "2.2 T", "1.3 T"], colors: [nil, nil, loss, nil])
    },
    .passes("a word says which values are too high or too low") {
      VStack {
        for (number, word) in ["High", "Normal", "Low", "Normal"].enumerated() {
          HStack {
            Text(.verbatim(["Iron", "Urea", "Sodium", "Zinc"][number]))
            Text(.verbatim(word))
            Text(.verbatim(["4.6 T", "5.2 T", "2.2 T", "4.9 T"][number]))
              .foregroundColor(word == "Normal" ? .label : loss)
          }
        }
        Text(.verbatim("Values in red are outside the usual range."))
      }
    },
    .finds("amount1", because: "the note speaks of the colour of a unit per litre") {
      VStack {
        shares(
          ["4.1 µmol/l", "310 pmol/l", "5.0 mmol/l", "62 µmol/l"], colors: [loss, nil, nil, nil])
        Text(.verbatim("Values in red are outside the usual range."))
      }
    },
    .passes("amounts of money in two sections") {
      shares(["€ 80.00", "€ 26.50", "€ 35.00", "€ 12.40"], colors: [received, received, nil, nil])
    },
    .finds("match-2", because: "only its colour says that a match was lost") { matches() },
    .passes("a letter says how each match ended") { matches(["W", "L", "W", "W", "L"]) },
    .passes("a palette has each colour once") {
      HStack {
        for color in [good, bad, Color(RGBColor(90, 90, 200)), Color(RGBColor(200, 200, 90))] {
          Rectangle(fill: color).frame(width: 24, height: 24)
        }
      }
    },
    .passes("the colour follows the amount") { shares(["80%", "12%", "95%", "7%"]) },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    let tree = screen.tree
    let colors = marks(of: tree, ofAnySize: true).compactMap {
      tree.markColor(of: $0, ofAnySize: true)
    }
    return colors.count >= Self.leastRows && Set(colors).count > 1
      || valuedControls(on: screen).count >= Self.leastControls || ColouredShapes.mayBe(in: tree)
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    marks(in: screen.tree) + controls(on: screen) + ColouredShapes(screen).violations
  }

  /// The symbols, shapes and amounts that may be signs; amounts only where one of them is red or green.
  private func marks(of tree: LaidOutTree, ofAnySize: Bool = false) -> [NodeID] {
    let marks = tree.nodes.positions.filter { tree.markColor(of: $0, ofAnySize: ofAnySize) != nil }
    let isSignal = marks.contains { mark in
      guard tree.text(of: mark) != nil, let color = tree.markColor(of: mark) else { return false }
      return color.light.isRed || color.light.isGreen
    }
    return isSignal ? marks : marks.filter { tree.text(of: $0) == nil }
  }

  private func valuedControls(on screen: AccessibleScreen) -> [AccessibilityElement] {
    screen.elements.filter {
      !$0.value.isSilent && $0.isInteractive && $0.state == nil
        && $0.traits.isDisjoint(with: [.textEntry, .adjustable])
    }
  }

  private func marks(in tree: LaidOutTree) -> [Violation] {
    let marks = marks(of: tree)
    guard marks.count >= Self.leastRows, Set(marks.map { tree.markColor(of: $0) }).count > 1 else {
      return []
    }
    return SiblingRows.all(with: marks, in: tree).compactMap { check($0, in: tree) }
  }

  /// The colours that the texts of a screen speak of.
  private func huesSpokenOf(in tree: LaidOutTree) -> Set<ColourPhrases.Hue> {
    let phrases = ColourPhrases(tree.catalog.locale)
    return Set(
      tree.texts.filter { tree[$0.node].isSeen }.flatMap {
        phrases.hues(in: tree.catalog[$0.text].string)
      })
  }

  /// Whether the colours of amounts mean something: red and green do, one of them that a text speaks of, and one of them
  /// beside amounts of money in another colour, several of each.
  private func meanSomething(
    _ kinds: [Color], _ keys: [Int], _ texts: [String], in tree: LaidOutTree
  ) -> Bool {
    let (areRed, areGreen) = (kinds.map(\.light.isRed), kinds.map(\.light.isGreen))
    guard areRed.contains(true) || areGreen.contains(true) else { return false }
    if areRed.contains(true), areGreen.contains(true) { return true }
    let hues = huesSpokenOf(in: tree)
    if hues.contains(areRed.contains(true) ? .red : .green) { return true }
    // In sections, each has the amounts of one colour.
    let changes = zip(keys, keys.dropFirst()).count { $0 != $1 }
    return kinds.count == 2 && changes > 1 && texts.allSatisfy(\.isMoney)
      && kinds.indices.allSatisfy { count(of: $0, in: keys) > 1 }
  }

  /// Controls whose values differ as their backgrounds do, and nothing else that is seen.
  private func controls(on screen: AccessibleScreen) -> [Violation] {
    let controls = valuedControls(on: screen)
    guard controls.count >= Self.leastControls else { return [] }
    return ChoiceGroup.all(of: controls, in: screen.tree).compactMap { group in
      let values = group.choices.map { $0.element.value.string(in: screen.catalog) }
      let fills = group.choices.map(\.fills)
      let (kinds, keys) = Self.kinds(of: fills)
      guard group.choices.count >= Self.leastControls, (2..<keys.count).contains(kinds.count),
        RowDistinction.isEquivalent(values, keys), group.differsInFillsAlone,
        !isWritten(values, keys, group.choices), !group.showsInSymbols(keys),
        areNear(kinds)
      else { return nil }
      let rarest = kinds.indices.min { count(of: $0, in: keys) < count(of: $1, in: keys) } ?? 0
      guard let odd = keys.firstIndex(of: rarest) else { return nil }
      return Violation(
        node: group.choices[odd].element.node, weight: Double(keys.count),
        .isSpokenOnly(values[odd], among: keys.count),
        evidence: [
          "controls": .number(Double(keys.count), unit: ""),
          "colors": .number(Double(kinds.count), unit: ""),
        ],
        suggestion: "show a symbol or a text for the state, too")
    }
  }

  /// Whether a text of the controls differs as their backgrounds do, or is what VoiceOver says as the value.
  private func isWritten(_ values: [String], _ keys: [Int], _ choices: [ChoiceGroup.Choice]) -> Bool
  {
    let areValues = zip(values, choices).allSatisfy { value, choice in choice.texts.contains(value)
    }
    let count = choices.map(\.texts.count).min() ?? 0
    return areValues
      || (0..<count).contains { position in
        RowDistinction.isMade(by: choices.map { $0.texts[position] }, of: keys)
      }
  }

  /// The different values in the order in which they come first, and the place of each one among them.
  private static func kinds<Value: Hashable>(of values: [Value]) -> (kinds: [Value], keys: [Int]) {
    var numbers: [Value: Int] = [:]
    var kinds: [Value] = []
    let keys = values.map { value in
      if let known = numbers[value] { return known }
      numbers[value] = kinds.count
      kinds.append(value)
      return kinds.count - 1
    }
    return (kinds, keys)
  }

  /// Two or three controls with backgrounds are actions of which one is prominent.
  private static let leastControls = 4

  /// Whether two of several fills differ by little more than their hue.
  private func areNear(_ kinds: [[Color]]) -> Bool {
    kinds.indices.contains { one in
      kinds.indices.contains { other in
        one < other && kinds[one].count == kinds[other].count
          && zip(kinds[one], kinds[other]).allSatisfy { $0.isNear($1) }
      }
    }
  }

  /// Fewer rows than these are distinguished by any text.
  private static let leastRows = 3

  private func check(
    _ rows: SiblingRows, in tree: LaidOutTree
  ) -> Violation? {
    guard rows.rows.count >= Self.leastRows else { return nil }
    let parts = rows.parts
    let colors = parts.compactMap { tree.markColor(of: $0) }
    let (kinds, keys) = Self.kinds(of: colors)
    if case .text = tree[parts[0]].kind {
      let texts = parts.compactMap { tree.textID(of: $0) }.map { tree.catalog[$0].string }
      guard meanSomething(kinds, keys, texts, in: tree) else { return nil }
    }
    let labels = parts.compactMap { tree.accessibility(of: $0)?.label }
    let isSpoken =
      labels.count == parts.count
      && RowDistinction.isEquivalent(labels.map { tree.catalog[$0].wordsID }, keys)
    // A colour of its own for each row means something where VoiceOver says what.
    guard keys.count == parts.count, kinds.count > 1, isSpoken || kinds.count < parts.count,
      !isInLengths(parts, keys, in: tree), areAlike(parts, keys, kinds, in: tree),
      !(isSpoken ? areShown(labels, rows, keys, in: tree) : isSaid(rows, keys, in: tree))
    else { return nil }
    let rarest = kinds.indices.min { count(of: $0, in: keys) < count(of: $1, in: keys) } ?? 0
    guard let odd = keys.firstIndex(of: rarest) else { return nil }
    return Violation(
      node: parts[odd], weight: Double(parts.count), .differ(parts.count),
      evidence: [
        "rows": .number(Double(parts.count), unit: ""),
        "colors": .number(Double(kinds.count), unit: ""),
      ],
      suggestion: "say in a text of the row what the colour means")
  }

  private func count(of key: Int, in keys: [Int]) -> Int { keys.count { $0 == key } }

  /// Whether bars of one colour are all longer than those of another one, so that their lengths show the same, or a bar
  /// has a colour by itself, such as that of today.
  private func isInLengths(_ parts: [NodeID], _ keys: [Int], in tree: LaidOutTree) -> Bool {
    guard parts.contains(where: tree.isBar) else { return false }
    let lengths = parts.map { max(tree[$0].frame.width, tree[$0].frame.height).rounded() }
    guard Set(lengths).count > 1 else { return false }
    if Set(keys).contains(where: { count(of: $0, in: keys) == 1 }) || isOfWeekend(keys) {
      return true
    }
    let bars = zip(keys, parts).map { ($0, tree[$1].frame.width, tree[$1].frame.height) }
    let isVertical = Set(bars.map(\.1)).count == 1
    let ordered = bars.sorted { isVertical ? $0.2 < $1.2 : $0.1 < $1.1 }.map(\.0)
    let changes = zip(ordered, ordered.dropFirst()).count { $0 != $1 }
    return changes < Set(keys).count
  }

  /// Whether two neighbours of seven have a colour of their own, as the days of a weekend.
  private func isOfWeekend(_ keys: [Int]) -> Bool {
    guard keys.count == 7, Set(keys).count == 2 else { return false }
    let rare = keys.indices.filter { count(of: keys[$0], in: keys) == 2 }
    return rare.count == 2 && rare[1] == rare[0] + 1
  }

  /// Whether there are two marks of one shape whose colours differ by little more than their hue.
  private func areAlike(
    _ parts: [NodeID], _ keys: [Int], _ colors: [Color], in tree: LaidOutTree
  ) -> Bool {
    let shapes = parts.map { tree.markShape(of: $0) }
    return parts.indices.contains { one in
      parts.indices.contains { other in
        one < other && keys[one] != keys[other] && shapes[one] == shapes[other]
          && colors[keys[one]].isNear(colors[keys[other]])
      }
    }
  }

  /// Whether a text or a symbol of the rows differs as the colours do; a text in a mark is its content.
  private func isSaid(_ rows: SiblingRows, _ keys: [Int], in tree: LaidOutTree) -> Bool {
    let texts = rows.rows.map { tree.rowTexts(of: $0) }
    guard let positions = texts.first?.keys, !positions.isEmpty else { return true }
    let isAmount = if case .text = tree[rows.parts[0]].kind { true } else { false }
    for position in positions.sorted() {
      let column = texts.compactMap { $0[position] }
      guard column.count == rows.rows.count else { continue }
      let isInside =
        position != rows.offset
        && zip(rows.rows, rows.parts).allSatisfy { row, part in
          tree[row.advanced(by: position)].frame.intersects(tree[part].frame)
        }
      // The colour of an amount may follow that amount, as that of a charge, and no other one; a change in per cent with
      // a fraction rises or falls.
      let isOther = isAmount && (position != rows.offset || column.allSatisfy(\.isChange))
      if isInside
        || (isOther
          ? RowDistinction.isWritten(in: column, keys)
            || position != rows.offset && RowDistinction.isApart(in: column, keys)
          : RowDistinction.isMade(by: column, of: keys))
      {
        return true
      }
    }
    return isShown(rows, keys, in: tree)
      || isAmount && isNamed(rows, texts, in: tree)
  }

  /// Whether a short text beside each amount has its colour, such as “High”, and no word has two, while another text of
  /// each row, its name, has the colour of all others.
  private func isNamed(
    _ rows: SiblingRows, _ texts: [[Int: String]], in tree: LaidOutTree
  ) -> Bool {
    // A text with a number, such as a date, is neither.
    let columns = texts[0].keys.filter { column in
      column != rows.offset && texts.allSatisfy { $0[column].map { !$0.hasNumber } ?? false }
    }
    func colors(_ column: Int) -> [Color] {
      rows.rows.map { tree.foreground(of: $0.advanced(by: column)) }
    }
    let marks = colors(rows.offset)
    guard columns.contains(where: { Set(colors($0)).count == 1 }) else { return false }
    return columns.contains { column in
      let words = texts.compactMap { $0[column] }
      let meanings = Dictionary(grouping: zip(words, marks), by: \.0)
      return colors(column) == marks
        && words.allSatisfy { $0.count(where: \.isWhitespace) < 2 }
        && meanings.values.allSatisfy { Set($0.map(\.1)).count == 1 }
    }
  }

  /// Whether a text of each row has the words of the label of its sign, or another symbol differs as the colours do.
  private func areShown(
    _ labels: [TextID], _ rows: SiblingRows, _ keys: [Int], in tree: LaidOutTree
  ) -> Bool {
    let areTexts = zip(rows.rows, labels).allSatisfy { row, label in
      (row..<tree[row].end).contains { node in
        tree[node].isSeen
          && (tree.textID(of: node).map { tree.catalog.holds($0, wordsOf: label) } ?? false)
      }
    }
    return areTexts || isShown(rows, keys, in: tree)
  }

  /// Whether another symbol of the rows differs as the colours do.
  private func isShown(_ rows: SiblingRows, _ keys: [Int], in tree: LaidOutTree) -> Bool {
    let first = rows.rows[0]
    return (first..<tree[first].end).contains { node in
      let offset = node.index - first.index
      guard offset != rows.offset, tree[node].isSymbol else { return false }
      let names = rows.rows.map { tree.imageName(of: $0.advanced(by: offset)) ?? "" }
      return RowDistinction.isEquivalent(names, keys) || RowDistinction.isApart(names, keys)
    }
  }
}

extension LaidOutTree {
  /// The colour of a node that may be the sign of a state: a symbol, or a shape up to 24 points thick, since
  /// larger ones are pictures or areas.
  fileprivate func markColor(of node: NodeID, ofAnySize: Bool = false) -> Color? {
    let laidOut = self[node]
    guard laidOut.isSeen, !laidOut.isDisabled, !isRedacted(node) else { return nil }
    if case .text = laidOut.kind { return amountColor(of: node) }
    if laidOut.isSymbol {
      let color = foreground(of: laidOut)
      return color.isPattern ? nil : color
    }
    guard case .rectangle = laidOut.kind, ofAnySize || isThin(laidOut.frame) || isSignal(laidOut),
      case .color(let color) = style(of: laidOut).background
    else { return nil }
    return color
  }

  /// Whether it is a red or green disc of up to 60 points; pictures of people have other colours and letters on them.
  private func isSignal(_ node: LaidOutNode) -> Bool {
    let (size, style) = (node.frame.size, style(of: node))
    guard case .color(let color)? = style.background, size.width <= 60,
      abs(size.width - size.height) <= 1, style.cornerRadius >= size.width / 2 - 1
    else { return false }
    return color.light.isRed || color.light.isGreen
  }

  private func isThin(_ frame: Rect) -> Bool {
    !frame.isEmpty && min(frame.width, frame.height) <= 24
  }

  /// The colour of an amount that has neither a sign nor a word.
  private func amountColor(of node: NodeID) -> Color? {
    let color = foreground(of: self[node])
    guard !color.isPattern, let text = text(of: node),
      catalog[text.text].string.isUnsignedAmount
    else { return nil }
    return color
  }

  /// Whether a shape is a bar, whose length says how much something is.
  fileprivate func isBar(_ node: NodeID) -> Bool {
    guard case .rectangle = self[node].kind else { return false }
    let size = self[node].frame.size
    return max(size.width, size.height) >= 3 * min(size.width, size.height)
  }

  /// The symbol or the size by which a mark is distinguished apart from its colour.
  fileprivate func markShape(of node: NodeID) -> String {
    let laidOut = self[node]
    if case .text = laidOut.kind { return "amount" }
    if laidOut.isSymbol { return imageName(of: node) ?? "" }
    let size = laidOut.frame.size
    // The length of a bar is its value.
    if isBar(node) {
      return "bar \(min(size.width, size.height).rounded()) \(style(of: laidOut).cornerRadius)"
    }
    return "\(size.width.rounded()) \(size.height.rounded()) \(style(of: laidOut).cornerRadius)"
  }
}

extension String {
  /// Whether it is a percentage with a fraction.
  fileprivate var isChange: Bool {
    contains { "%٪".contains($0) } && contains { ".,٫".contains($0) }
  }

  /// Whether it is an amount of money with cents.
  fileprivate var isMoney: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
      && firstMatch(of: /[.,][0-9]{2}(?![0-9])/) != nil
  }

  /// Whether it is a number with a unit at most, and nothing says whether it is more or less.
  fileprivate var isUnsignedAmount: Bool {
    guard hasNumber, count(where: \.isLetter) <= 3 || hasUnitPerUnit else { return false }
    return !contains { "+-−–▲▼△▽↑↓↗↘()".contains($0) }
  }

  /// Whether any of its characters is a number: asked of all texts, of which few have one.
  fileprivate var hasNumber: Bool {
    unicodeScalars.contains {
      $0.isASCII ? ("0"..."9").contains($0) : $0.properties.numericType != nil
    }
  }

  /// Whether it is one number with a unit for another one, such as “310 pmol/l”.
  private var hasUnitPerUnit: Bool {
    let parts = split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts[0].contains(where: \.isNumber),
      !parts[0].contains(where: \.isLetter)
    else { return false }
    let units = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    return units.count > 1 && units.allSatisfy { (1...4).contains($0.count) && !$0.isName }
  }
}

extension Substring {
  /// Whether it begins with a capital and goes on with small letters, as the names of days do.
  fileprivate var isName: Bool {
    first?.isUppercase == true && count > 2 && dropFirst().allSatisfy(\.isLowercase)
  }
}

extension Color {
  /// Whether its contrast with another colour is below 3 to 1, the least at which lightness distinguishes two
  /// colours without their hue, in the light or the dark appearance (Understanding SC 1.4.1, note 1).
  fileprivate func isNear(_ other: Color) -> Bool {
    light.contrast(with: other.light) < 3 || dark.contrast(with: other.dark) < 3
  }
}

extension ChoiceGroup {
  /// Whether the symbols of the choices, or their forms, such as a filled one, differ as their backgrounds do.
  fileprivate func showsInSymbols(_ keys: [Int]) -> Bool {
    let forms = choices.map { choice in
      choice.symbols.map { symbol in
        [".fill", ".slash", "checkmark", "xmark", "plus", "minus"].map { part in
          symbol.contains(part)
        }
      }
    }
    return RowDistinction.isEquivalent(choices.map(\.symbols), keys)
      || RowDistinction.isEquivalent(forms, keys)
  }

  /// Whether all choices have the same borders, fonts, lines and as many symbols, and only their backgrounds differ.
  fileprivate var differsInFillsAlone: Bool {
    let first = choices[0]
    return choices.allSatisfy { choice in
      choice.symbols.count == first.symbols.count && choice.isUnderlined == first.isUnderlined
        && choice.inks.map(\.font) == first.inks.map(\.font)
        && choice.inks.map(\.weight) == first.inks.map(\.weight)
        && choice.frames.map(\.borderWidth) == first.frames.map(\.borderWidth)
        && choice.frames.map { $0.background == nil } == first.frames.map { $0.background == nil }
    }
  }
}

extension ChoiceGroup.Choice {
  /// The colours of its backgrounds.
  fileprivate var fills: [Color] {
    frames.compactMap { frame in
      if case .color(let color)? = frame.background { color } else { nil }
    }
  }
}

extension Message {
  fileprivate static func isSpokenOnly(_ value: String, among count: Int) -> Message {
    "only the background of this one of \(count) controls shows what VoiceOver says: “\(value)”"
  }

  fileprivate static func differ(_ count: Int) -> Message {
    "only the colour of this sign differs among \(count) rows; no text, symbol or size differs with it"
  }
}

/// Four devices, of which the third one is on, each with a symbol of its own.
private func devices(_ form: (_ isOn: Bool) -> String) -> ViewNode {
  VStack {
    for (index, symbol) in ["lamp.desk", "tv", "fan", "powerplug"].enumerated() {
      let isOn = index == 2
      let name = [symbol, form(isOn)].filter { !$0.isEmpty }.joined(separator: ".")
      Button { Image(systemName: name) }
        .background(Color(isOn ? RGBColor(205, 235, 208) : RGBColor(224, 226, 230)))
        .accessibilityLabel(.verbatim("Device \(index + 1)"))
        .accessibilityValue(.verbatim(isOn ? "On" : "Off")).id("tile-\(index + 1)")
    }
  }
  .node
}

private let good = Color(RGBColor(27, 127, 59), dark: RGBColor(76, 212, 113))
private let bad = Color(RGBColor(192, 0, 26), dark: RGBColor(255, 105, 97))

/// Rows with a dot or a symbol in a colour before a text.
private func trains(_ texts: [String], colors: [Color]) -> ViewNode {
  VStack {
    for (index, text) in texts.enumerated() {
      HStack {
        Rectangle(fill: colors[index]).id("dot-\(index + 1)").frame(width: 12, height: 12)
        Text(.verbatim(text))
      }
    }
  }
  .node
}

private func trains(_ texts: [String], symbols: [String]) -> ViewNode {
  VStack {
    for (index, text) in texts.enumerated() {
      HStack {
        Image(symbol: symbols[index], size: 12)
          .foregroundColor(symbols[index] == "clock" ? bad : good)
        Text(.verbatim(text))
      }
    }
  }
  .node
}

/// Seats that differ in their backgrounds as in their values.
private func seats(
  _ values: [String], texts: [String] = ["1A", "1B", "1C", "1D"], symbols: [String]? = nil
) -> ViewNode {
  HStack {
    for (index, value) in values.enumerated() {
      Button {
        if let symbols { Image(systemName: symbols[index]) }
        Text(.verbatim(texts[index]))
      }
      .id("seat-\(index + 1)").padding(8).background(value == values[0] ? good : bad)
      .accessibilityValue(.verbatim(value))
    }
  }
  .node
}

/// Rows with a dot, whose label is a state, before a text.
private func labelledTrains(_ labels: [String], texts: [String]) -> ViewNode {
  let colors = [good, bad, Color(RGBColor(90, 90, 200), dark: RGBColor(150, 150, 255))]
  return VStack {
    for (index, text) in texts.enumerated() {
      HStack {
        Rectangle(fill: colors[index]).id("dot-\(index + 1)").frame(width: 12, height: 12)
          .accessibilityLabel(.verbatim(labels[index]))
        Text(.verbatim(text))
      }
      .accessibilityElement(children: .combine)
    }
  }
  .node
}

private let received = Color(RGBColor(20, 108, 46), dark: RGBColor(99, 208, 138))
private let loss = Color(RGBColor(179, 38, 30), dark: RGBColor(255, 138, 133))

/// How five matches ended, each a disc, perhaps with a letter.
private func matches(_ letters: [String] = []) -> ViewNode {
  HStack {
    for (number, color) in [good, bad, good, good, bad].enumerated() {
      ZStack {
        Circle().fill(color).frame(width: 30, height: 30)
        if number < letters.count { Text(.verbatim(letters[number])) }
      }
      .id("match-\(number + 1)")
    }
  }
  .node
}

/// Rows with a name and an amount, in turns in these colours.
private func shares(
  _ amounts: [String], colors: [Color?] = [received, loss], words: [String] = []
) -> ViewNode {
  List {
    for (number, amount) in amounts.enumerated() {
      HStack {
        Text(.verbatim(["Novex", "Orla", "Terra", "Power"][number]))
        Spacer()
        Text(.verbatim(amount)).id("amount\(number + 1)")
          .foregroundColor(colors[number % colors.count] ?? .label)
        if !words.isEmpty {
          Text(.verbatim(words[number])).foregroundColor(colors[number % colors.count] ?? .label)
        }
      }
    }
  }
  .node
}

/// Days with a bar of so many points each.
private func steps(_ lengths: [Double], colors: [Color]) -> ViewNode {
  VStack(alignment: .leading) {
    for (number, (length, color)) in zip(lengths, colors).enumerated() {
      HStack {
        Text(.verbatim("Day \(number + 1)"))
        Rectangle().fill(color).frame(width: length, height: 12).id("bar-\(number + 1)")
      }
    }
  }
  .node
}
