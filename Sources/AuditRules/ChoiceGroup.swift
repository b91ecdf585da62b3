import Accessibility
import AuditModel
import Layout
import ViewTree

/// Controls beside each other that are alike but for their borders and backgrounds, and a line under one.
struct ChoiceGroup {
  let choices: [Choice]
  private let isRowOfChoices: Bool
  private let isInRow: Bool
  private let isAtLowerEdge: Bool

  struct Choice {
    let element: AccessibilityElement
    let frames: [FramePaint]
    /// The borders and backgrounds of all but narrow bars, and the colours of those.
    let broadFrames: [FramePaint]
    let bars: [Color]
    let symbols: [String]
    /// The colours and fonts of the texts.
    let inks: [Ink]
    /// The colours of the symbols.
    let tints: [Color]
    let texts: [String]
    let isUnderlined: Bool
    fileprivate let catalog: TextCatalog

    struct Ink: Hashable {
      let color: Color
      let font: Font
      let weight: FontWeight
    }
  }

  private typealias Siblings = [(element: AccessibilityElement, unit: NodeID)]

  private static func siblings(
    among controls: [AccessibilityElement], in tree: LaidOutTree
  ) -> [NodeID: Siblings] {
    let nodes = controls.map(\.node).sorted()
    var siblings: [NodeID: Siblings] = [:]
    for element in controls {
      let unit = tree.unit(of: element.node, among: nodes)
      if let parent = tree[unit].parent {
        siblings[parent, default: []].append((element, unit))
      }
    }
    return siblings
  }

  /// Whether siblings differ in their borders and backgrounds at all, as hardly any do.
  private static func differ(_ siblings: Siblings, in tree: LaidOutTree) -> Bool {
    siblings.count > 1 && Set(siblings.map { tree.hashOfPaint(in: $0.unit) }).count > 1
  }

  /// Whether there may be such groups, wherever the controls are.
  static func mayBe(among controls: [AccessibilityElement], in tree: LaidOutTree) -> Bool {
    siblings(among: controls, in: tree).contains { parent, siblings in
      siblings.count > 2 && tree.isRow(parent)
        && siblings.contains { tree.hasFilledSymbol(in: $0.unit) } || differ(siblings, in: tree)
    }
  }

  /// All such groups on a screen.
  static func all(of controls: [AccessibilityElement], in tree: LaidOutTree) -> [ChoiceGroup] {
    siblings(among: controls, in: tree).sorted { $0.key < $1.key }.flatMap {
      parent, siblings -> [ChoiceGroup] in
      guard
        siblings.count > 2 && tree.isRow(parent) && tree.isAtLowerEdge(parent)
          || differ(siblings, in: tree)
      else { return [] }
      let choices = Dictionary(grouping: siblings) {
        RowStructure(of: $0.unit, in: tree) { tree.isUnderline($0) || tree[$0].isSymbol }
      }
      return choices.values.filter { $0.count > 1 }.sorted { $0[0].unit < $1[0].unit }.map {
        ChoiceGroup(
          choices: $0.map { Choice(element: $0.element, unit: $0.unit, in: tree) },
          isRowOfChoices: tree.isRowOfChoices(parent), isInRow: tree.isRow(parent),
          isAtLowerEdge: tree.isAtLowerEdge(parent))
      }
    }
  }

  /// Whether VoiceOver says something of a choice that it does not say of all.
  var isDistinguished: Bool {
    choices.contains(where: \.element.saysState)
  }

  /// The only choice with the trait, where it is another one than the choice that looks selected, and looks like the
  /// others.
  func selectedBesides(_ odd: AccessibilityElement) -> AccessibilityElement? {
    let selected = choices.filter { $0.element.traits.contains(.selected) }
    let others = choices.filter { $0.element !== odd }
    guard selected.count == 1, choices.count > 2, selected[0].element !== odd,
      others.allSatisfy({ $0.symbols == others[0].symbols && $0.inks == others[0].inks })
    else { return nil }
    return selected[0].element
  }

  /// Several numbers that are filled among more that are not, with another colour of the text: those that were picked.
  var picked: [AccessibilityElement] {
    let choices = choices.filter(\.element.isEnabled)
    guard choices.count >= Self.fewestOfMany,
      choices.allSatisfy({ $0.texts.count == 1 && $0.inks.count == 1 && $0.symbols.isEmpty }),
      choices.allSatisfy({ $0.texts[0].isShortNumber })
    else { return [] }
    let looks = Dictionary(grouping: choices) { $0.frames }.values.sorted { $0.count < $1.count }
    guard looks.count == 2, looks[0].count > 1, looks[0].count < looks[1].count,
      looks[0][0].isFilled, looks[1][0].hasNeutralFill, looks[1][0].fill != looks[0][0].fill,
      Set(looks[0].map(\.inks[0].color)).isDisjoint(with: looks[1].map(\.inks[0].color)),
      choices.allSatisfy({ $0.addedWords == 0 })
    else { return [] }
    return looks[0].map(\.element)
  }

  /// The choice whose border, background or line no other one has, where all others look the same.
  var odd: AccessibilityElement? {
    // A choice that cannot be made looks otherwise, and says so.
    let choices = choices.filter(\.element.isEnabled)
    guard
      choices.allSatisfy({ $0.texts.count > 1 })
        || choices.allSatisfy({ $0.texts.count == 1 }) && areChoicesOfOneText(choices)
    else { return nil }
    // Bars in a colour each say of what kind the choices are, as those of calendars do.
    let hues = choices.flatMap(\.bars).map(\.light.strongHue)
    let areKinds =
      choices.allSatisfy { !$0.bars.isEmpty } && !hues.contains(nil)
      && hues.compactMap(\.self).differ
    let looks = Dictionary(grouping: choices) { areKinds ? $0.broadFrames : $0.frames }.values
      .sorted { ($0.count, $0[0].element.node) < ($1.count, $1[0].element.node) }
    guard looks.count == 2, looks[0].count == 1,
      let odd = odd(looks[0][0], looks[1][0], isPair: looks[1].count == 1, of: choices.count)
    else { return nil }
    // Its label may say it in words, such as “3, today”.
    let others = choices.filter { $0.element !== odd.element }
    return hasNoMoreWords(odd, than: others) ? odd.element : nil
  }

  /// Whether the label of a choice says no more than those of others do.
  private func hasNoMoreWords(_ odd: Choice, than others: [Choice]) -> Bool {
    let words = odd.addedWords
    return words == 0 || others.allSatisfy { $0.addedWords >= words }
  }

  /// The tab at the lower edge of the screen whose symbol is filled, and whose symbol and text have a colour that no
  /// other has.
  var oddTab: AccessibilityElement? {
    let choices = choices.filter(\.element.isEnabled)
    guard isInRow, isAtLowerEdge, choices.count > 2,
      choices.allSatisfy({ $0.symbols.count == 1 && $0.texts.count == 1 && $0.inks.count == 1 })
    else { return nil }
    let looks = Dictionary(grouping: choices) { [$0.inks[0].color] + $0.tints }
    guard looks.count == 2, let odd = looks.values.first(where: { $0.count == 1 })?[0],
      odd.inks[0].color == odd.tints[0], odd.symbols[0].hasSuffix(".fill"),
      choices.count(where: { $0.symbols[0].hasSuffix(".fill") }) == 1,
      !odd.tints[0].light.isRed, !odd.symbols[0].isOfAction
    else { return nil }
    return hasNoMoreWords(odd, than: choices) ? odd.element : nil
  }

  /// The one that looks selected, of the only choice of its look and the first one of the other look.
  ///
  /// - Parameter isPair: whether the other look is that of one choice as well.
  private func odd(_ only: Choice, _ other: Choice, isPair: Bool, of count: Int) -> Choice? {
    if only.isUnderlined != other.isUnderlined {
      // The one without a line is the last of several rows.
      guard isInRow else { return nil }
      return only.isUnderlined ? only : isPair ? other : nil
    }
    if count > 2 { return only }
    // Of two cards the one with the thicker border is selected.
    let borders = [only, other].map { $0.frames.map(\.borderWidth).max() ?? 0 }
    guard borders[0] != borders[1] else { return nil }
    return borders[0] > borders[1] ? only : other
  }

  /// Whether controls with one text are choices: those of a row of them, those of which one is underlined, and days,
  /// times, sizes or seats.
  private func areChoicesOfOneText(_ choices: [Choice]) -> Bool {
    if isInRow, choices.contains(where: \.isUnderlined) { return true }
    guard choices.count > 2 else { return false }
    return isRowOfChoices
      || choices.count >= Self.fewestNumbers && choices.allSatisfy { $0.texts[0].isShortNumber }
  }

  /// Two or three buttons with a number are steps (“1”, “2”) as well.
  private static let fewestNumbers = 4
  /// Fewer may be steps of which some are done.
  private static let fewestOfMany = 6
}

extension ChoiceGroup.Choice {
  /// The background of the control.
  fileprivate var fill: Fill? { frames.lazy.compactMap(\.background).first }
  fileprivate var isFilled: Bool { fill != nil }

  /// Whether there is no fill, or one without a hue: two hues are two kinds.
  fileprivate var hasNeutralFill: Bool {
    guard let fill else { return true }
    return if case .color(let color) = fill { color.light.isGrey } else { false }
  }

  /// How many words a given label has besides its texts.
  fileprivate var addedWords: Int {
    element.hasGivenLabel ? element.words(besides: texts, in: catalog).count : 0
  }

  fileprivate init(element: AccessibilityElement, unit: NodeID, in tree: LaidOutTree) {
    let nodes = (unit..<tree[unit].end).filter { tree[$0].isSeen && !tree.isClearShape($0) }
    self.element = element
    let framed = nodes.filter { !tree[$0].isSymbol }
    frames = framed.map { tree.framePaint(of: $0) }
    broadFrames = framed.filter { !tree.isNarrowBar($0) }.map { tree.framePaint(of: $0) }
    bars = framed.filter { tree.isNarrowBar($0) }.compactMap { bar in
      if case .color(let color)? = tree.style(of: bar).background { color } else { nil }
    }
    let pictures = nodes.filter { tree[$0].isSymbol }
    symbols = pictures.compactMap { tree.imageName(of: $0) }
    tints = pictures.map { tree.foreground(of: $0) }
    let shown = nodes.compactMap { tree.text(of: $0) }
    texts = shown.map { tree.catalog[$0.text].string }
    inks = shown.map { Ink(color: tree.foreground(of: $0.node), font: $0.font, weight: $0.weight) }
    catalog = tree.catalog
    isUnderlined = nodes.contains { tree.isUnderline($0) }
  }
}

extension [Double] {
  /// Whether two of these hues are 30 degrees apart or more.
  fileprivate var differ: Bool {
    contains { one in
      contains { other in
        let distance = abs(one - other).truncatingRemainder(dividingBy: 360)
        return Swift.min(distance, 360 - distance) >= 30
      }
    }
  }
}

extension LaidOutTree {
  /// Whether it is an upright bar of at most 8 points.
  fileprivate func isNarrowBar(_ node: NodeID) -> Bool {
    guard case .rectangle = self[node].kind else { return false }
    let size = self[node].frame.size
    return size.width > 0 && size.width <= 8 && size.height >= 3 * size.width
  }
}

extension String {
  /// Whether it is the name of a symbol for something to do rather than a part of an app.
  fileprivate var isOfAction: Bool {
    [
      "trash", "phone", "heart", "star", "bookmark", "plus", "paperplane", "hand", "flag", "pin",
      "play", "pause",
    ]
    .contains { hasPrefix($0) }
  }

  /// Whether it is a number, a date or a time with hardly anything else: “24”, “9:30 AM”, “XL 44”.
  fileprivate var isShortNumber: Bool {
    contains(where: \.isNumber) && count(where: \.isLetter) <= 2
  }
}

/// The border and the background of a node.
struct FramePaint: Hashable {
  let background: Fill?
  let borderColor: Color?
  let borderWidth: Double
}

extension LaidOutTree {
  /// The largest node around a control in which no other control is.
  func unit(of control: NodeID, among controls: [NodeID]) -> NodeID {
    var unit = control
    while let parent = self[unit].parent {
      let end = self[parent].end
      let first = controls.firstPosition { $0 >= parent }
      guard controls.firstPosition(where: { $0 >= end }) - first == 1 else { break }
      unit = parent
    }
    return unit
  }

  /// Whether a symbol with the name of a filled one is in a node, as in the tab that is shown.
  fileprivate func hasFilledSymbol(in unit: NodeID) -> Bool {
    (unit..<self[unit].end).contains { node in
      self[node].isSymbol && imageName(of: node)?.hasSuffix(".fill") ?? false
    }
  }

  /// Equal for units with the same borders, backgrounds and shapes that are seen.
  fileprivate func hashOfPaint(in unit: NodeID) -> Int {
    var hasher = Hasher()
    for node in unit..<self[unit].end
    where (self[node].hasBackground || self[node].hasBorder) && self[node].isSeen {
      hasher.combine(framePaint(of: node))
    }
    return hasher.finalize()
  }

  /// Whether it is a line such as that under the selected one of several segments.
  fileprivate func isUnderline(_ node: NodeID) -> Bool {
    let frame = self[node].frame
    // A link has a line of a point, too.
    guard frame.height > 1.2, frame.height <= 4, frame.width >= 4 * frame.height else {
      return false
    }
    // A modifier may have put the shape into a node of its own.
    return (node..<self[node].end).contains { inner in
      if case .rectangle = self[inner].kind { !isClearShape(inner) } else { false }
    }
  }

  func framePaint(of node: NodeID) -> FramePaint {
    let style = style(of: node)
    return FramePaint(
      background: style.background, borderColor: style.borderWidth > 0 ? style.borderColor : nil,
      borderWidth: style.borderColor == nil ? 0 : style.borderWidth)
  }

  /// Whether a node is as wide as most of the screen and not far from its lower edge, as a tab bar is.
  fileprivate func isAtLowerEdge(_ node: NodeID) -> Bool {
    let (bar, screen) = (self[node].frame, self[.root].frame)
    return bar.width >= screen.width * 0.7 && bar.maxY >= screen.maxY - 60
  }

  fileprivate func isRow(_ parent: NodeID) -> Bool {
    if case .stack(let layout) = self[parent].kind { layout.axis == .horizontal } else { false }
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
