import Accessibility
import AuditModel
import Layout
import ViewTree

/// Symbols and boundaries that are needed to recognize a control have a contrast of 3 to 1 with their ground.
package struct NonTextContrastRule: ScreenRule {
  package static let description = RuleDescription(
    id: "non-text-contrast", title: "Insufficient non-text contrast",
    rationale: """
      People with low vision do not see the symbol of a button that has no text, the symbol that says \
      something by itself, or where an empty field or a box to tick is.
      """,
    howToFix: """
      Choose a darker or lighter colour for the symbol, for the border of the field or for the background.
      """,
    falseAlarm: """
      Symbols on controls that also show text are exempt, as are decorative ones and those of disabled \
      controls. A logo is reported, although WCAG exempts it. Symbols over pictures and gradients, and \
      images in several colours, are not measured. The boundary of a field is measured only where it has \
      neither text nor a placeholder, since visible text identifies the field (Understanding SC 1.4.11, \
      Boundaries); iOS's own border is exempt, as is a field in a list's row. A box to tick is a square of 14 to 30 \
      points in a button, before its text and filled like its ground, or the symbol `square` or `circle` there.
      """,
    severity: .error, standards: [.wcag("1.4.11"), .en301549("11.1.4.11")],
    options: [minimum])

  /// The least contrast (WCAG 2.2, 1.4.11).
  private static let minimum = RuleOption.number(
    "minimum", of: "non-text-contrast", "the least contrast of a symbol or border", standard: 3,
    in: 1...21, unit: "to 1")

  package static let examples: [ScreenExample] = [
    .passes("a dark symbol on white") {
      Button { Image(symbol: "trash", size: 24).foregroundColor(Color(.black, dark: .white)) }
        .accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a light symbol beside the text of its button") {
      Button {
        HStack {
          Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200)))
          Text(.verbatim("Delete")).foregroundColor(.label)
        }
      }
    },
    .passes("a disabled control") {
      Button(isEnabled: false) {
        Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200)))
      }
      .accessibilityLabel(.verbatim("Delete"))
    },
    .passes("a light border around a placeholder, which identifies the field") {
      TextField(.verbatim("Amount"), text: .constant("")).padding(12)
        .border(Color(RGBColor(217, 217, 217)))
    },
    .passes("iOS's own border") {
      TextField(.verbatim(""), text: .constant("")).textFieldStyle(.roundedBorder)
    },
    .passes("a dark border around a light fill") {
      TextField(.verbatim(""), text: .constant("")).padding(12)
        .background(Color(RGBColor(250, 250, 250), dark: RGBColor(20, 20, 20)))
        .border(Color(RGBColor(118, 118, 118)))
    },
    .passes("a box with a dark border") { checkbox(RGBColor(100, 100, 100)) },
    .passes("a round picture without a photo") {
      checkbox(RGBColor(227, 227, 227), radius: 12, beside: "Anna")
    },
    .passes("colours to choose from, of which one is white") {
      VStack {
        for color in [RGBColor.white, RGBColor(0, 0, 120), RGBColor(80, 100, 0)] {
          checkbox(RGBColor(227, 227, 227), fill: Color(color))
        }
      }
    },
    .passes("a box that is filled, whose border is pale") {
      checkbox(RGBColor(227, 227, 227), fill: Color(.black))
    },
    .finds("box", because: "the border of the box can hardly be seen") {
      checkbox(RGBColor(227, 227, 227))
    },
    .finds("circle", because: "the symbol of an empty box can hardly be seen") {
      choice("circle", RGBColor(217, 217, 222))
    },
    .passes("the dark symbol of an empty box") { choice("square", RGBColor(107, 107, 112)) },
    .passes("a pale symbol beside a text that says the same") {
      choice("person", RGBColor(217, 217, 222))
    },
    .finds("amount", because: "the light border is all that shows where the field is") {
      TextField(.verbatim(""), text: .constant("")).id("amount").padding(12)
        .border(Color(RGBColor(217, 217, 217)))
    },
    .finds("code", because: "the line under the field is light grey") {
      VStack {
        TextField(.verbatim(""), text: .constant("")).id("code")
        Rectangle(fill: Color(RGBColor(217, 217, 217))).frame(height: 1)
      }
    },
    .finds("delete", because: "light grey on white is 1.7 to 1") {
      Button {
        Image(symbol: "trash", size: 24).foregroundColor(Color(RGBColor(200, 200, 200))).id("bin")
      }
      .id("delete").accessibilityLabel(.verbatim("Delete"))
    },
  ]

  /// Rounding of eight-bit channels, as other tools allow it.
  private static let slack = 0.01

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    signs(on: screen) + boxes(on: screen)
  }

  /// The empty boxes beside the texts of controls, by which people see that something can be ticked.
  private func boxes(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let required = screen.options[Self.minimum]
    let boxes = screen.elements.compactMap {
      element -> (element: AccessibilityElement, box: NodeID)? in
      guard case .button = tree[element.node].kind, element.isEnabled,
        !element.visibleTexts.isSilent,
        element.traits.isDisjoint(with: [.link, .tab])
      else { return nil }
      return tree.onlyBox(in: element.node).map { (element, $0) }
    }
    // Squares that are filled in several colours are samples of these.
    guard Set(boxes.map { tree.style(of: $0.box).background }).count <= 2 else { return [] }
    return boxes.compactMap { element, box in
      guard let color = tree.outline(of: box), isEmpty(box, on: screen),
        let worst = worst(
          on: tree[box].isSymbol ? screen.grounds.behind(box) : screen.grounds.around(box),
          { ground, appearance in
            ground.color(in: appearance, under: color).contrast(with: ground.color(in: appearance))
          }), worst.ratio < required - Self.slack
      else { return nil }
      return Violation(
        node: box, text: element.label.first, weight: required / worst.ratio,
        .isPale(worst.ratio, required, in: worst.appearance),
        evidence: [
          "ratio": .ratio(worst.ratio), "required": .ratio(required),
          "appearance": .text(worst.appearance.name),
        ],
        suggestion: "choose a darker or lighter colour for the outline")
    }
  }

  /// Whether a box is filled like its ground or not at all; others are seen by their fills.
  private func isEmpty(_ box: NodeID, on screen: AccessibleScreen) -> Bool {
    guard let fill = screen.tree.style(of: box).background else { return true }
    guard case .color(let color) = fill, case .color(let ground) = screen.grounds.around(box) else {
      return false
    }
    return Appearance.all.allSatisfy { appearance in
      ground.color(in: appearance, under: color).contrast(with: ground.color(in: appearance)) < 1.2
    }
  }

  private func signs(on screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    let required = screen.options[Self.minimum]
    for element in screen.elements
    where element.visibleTexts.isBlank(in: screen.catalog) && element.isEnabled {
      guard let sign = sign(of: element, in: screen.tree) else { continue }
      guard let worst = worst(sign, screen.grounds, in: screen.tree),
        worst.ratio < required - Self.slack
      else { continue }
      result.append(
        Violation(
          node: element.node, text: element.label.first, weight: required / worst.ratio,
          .tooWeak(sign, worst.ratio, required, in: worst.appearance),
          evidence: [
            "ratio": .ratio(worst.ratio), "required": .ratio(required),
            "appearance": .text(worst.appearance.name),
          ],
          suggestion: .darken(sign)))
    }
    return result
  }

  /// All by which an element is seen.
  fileprivate enum Sign {
    case symbol(NodeID)
    case boundary(FieldBoundary)
  }

  private func sign(of element: AccessibilityElement, in tree: LaidOutTree) -> Sign? {
    if let symbol = symbol(of: element, in: tree) { return .symbol(symbol) }
    return FieldBoundary(of: element.node, in: tree).map { .boundary($0) }
  }

  /// The only symbol that is seen on an element.
  private func symbol(of element: AccessibilityElement, in tree: LaidOutTree) -> NodeID? {
    let symbols = (element.node..<tree[element.node].end).filter {
      tree[$0].isSymbol && tree[$0].isSeen && !tree[$0].content.isEmpty
    }
    guard symbols.count == 1, !tree.foreground(of: tree[symbols[0]]).isPattern else { return nil }
    return symbols[0]
  }

  /// The least contrast of a sign in any appearance, where it can be measured.
  private func worst(
    _ sign: Sign, _ grounds: Grounds, in tree: LaidOutTree
  ) -> (ratio: Double, appearance: Appearance)? {
    switch sign {
    case .symbol(let node):
      let color = tree.foreground(of: node)
      return worst(on: grounds.behind(node)) { ground, appearance in
        ground.color(in: appearance, under: color).contrast(with: ground.color(in: appearance))
      }
    case .boundary(let boundary):
      return worst(on: grounds.around(boundary.outline)) { boundary.contrast(on: $0, in: $1) }
    }
  }

  private func worst(
    on ground: Grounds.Behind, _ contrast: (Ground, Appearance) -> Double
  ) -> (ratio: Double, appearance: Appearance)? {
    guard case .color(let ground) = ground else { return nil }
    let ratios = Appearance.all.map { (ratio: contrast(ground, $0), appearance: $0) }
    return ratios.min { $0.ratio < $1.ratio }
  }
}

extension LaidOutTree {
  /// The only shape or symbol in a control, if it is an empty box before all texts.
  fileprivate func onlyBox(in control: NodeID) -> NodeID? {
    let inside = (control.next..<self[control].end).filter { self[$0].isSeen }
    let signs = inside.filter { node in
      switch self[node].kind {
      case .rectangle, .image, .symbol: true
      default: self[node].hasBorder
      }
    }
    guard signs.count == 1, let box = signs.first, isBox(box),
      inside.allSatisfy({
        text(of: $0) == nil || $0 > box && !self[$0].frame.intersects(self[box].frame)
      })
    else { return nil }
    return box
  }

  /// Whether it is a small square with a border, or the symbol of an empty box.
  private func isBox(_ node: NodeID) -> Bool {
    if self[node].isSymbol { return ["square", "circle"].contains(imageName(of: node)) }
    guard case .rectangle = self[node].kind, self[node].hasBorder else { return false }
    let size = self[node].content.size
    let isRound = style(of: node).cornerRadius > size.width / 2 - 2
    return size.width == size.height && (14...30).contains(size.width) && !isRound
  }

  /// The colour by which a box is seen.
  fileprivate func outline(of box: NodeID) -> Color? {
    self[box].isSymbol ? foreground(of: box) : style(of: box).borderColor
  }
}

extension Message {
  fileprivate static func isPale(
    _ ratio: Double, _ minimum: Double, in appearance: Appearance
  ) -> Message {
    """
    only its outline shows that there is a box to tick, and its contrast is \(ratio: ratio) to 1 in \
    \(appearance.name); the minimum is \(minimum) to 1
    """
  }

  fileprivate static func tooWeak(
    _ sign: NonTextContrastRule.Sign, _ ratio: Double, _ minimum: Double, in appearance: Appearance
  ) -> Message {
    switch sign {
    case .symbol:
      "the contrast of the symbol is \(ratio: ratio) to 1 in \(appearance.name); the minimum is \(minimum) to 1"
    case .boundary:
      """
      only a border or a fill shows where the field is, and its contrast is \(ratio: ratio) to 1 in \
      \(appearance.name); the minimum is \(minimum) to 1
      """
    }
  }

  fileprivate static func darken(_ sign: NonTextContrastRule.Sign) -> Message {
    switch sign {
    case .symbol: "choose a darker or lighter colour for the symbol or its background"
    case .boundary: "choose a darker or lighter colour for the border"
    }
  }
}

/// A symbol before the text of a button.
private func choice(_ symbol: String, _ color: RGBColor) -> ViewNode {
  Button {
    HStack {
      Image(symbol: symbol, size: 24).foregroundColor(Color(color)).id(symbol)
      Text(.verbatim("I agree")).foregroundColor(Color(.black))
    }
  }
  .background(Color(.white))
}

/// A box of one's own beside a text.
private func checkbox(
  _ border: RGBColor, fill: Color = Color(.white), radius: Double = 4,
  beside text: String = "I agree"
) -> ViewNode {
  Button {
    HStack {
      Rectangle(fill: fill).border(Color(border), width: 2).cornerRadius(radius)
        .frame(width: 24, height: 24)
        .id("box")
      Text(.verbatim(text))
    }
  }
  .background(Color(.white)).foregroundColor(Color(.black))
}
