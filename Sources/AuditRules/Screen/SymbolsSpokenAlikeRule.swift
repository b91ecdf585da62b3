import Accessibility
import AuditModel
import Layout
import ViewTree

/// Symbols that differ are spoken in different words.
package struct SymbolsSpokenAlikeRule: ScreenRule {
  package static let description = RuleDescription(
    id: "symbols-spoken-alike", title: "Different symbols spoken alike",
    rationale: """
      VoiceOver users hear the same of a filled and of an empty star, of a free and of a occupied seat, and do not learn \
      what others see.
      """,
    howToFix: """
      Say the state in the accessibility value or label of each. Make a rating one element that says “4 out of 5 \
      stars”.
      """,
    falseAlarm: """
      Three or more symbols or small pictures beside each other with the same label are compared, and four or more controls whose \
      labels differ in numbers and single letters alone, and two or more with a mark, such as a heart, that is filled for \
      some of them, whose labels begin with the same word. A symbol that means nothing is reported. Controls with a \
      value, a state, a hint or the selected trait are left out, and so are those that are disabled.
      """,
    severity: .warning,
    standards: [.wcag("1.1.1"), .wcag("4.1.2"), .en301549("11.1.1.1.1"), .en301549("11.4.1.2.1")])

  package static let examples: [ScreenExample] = [
    .passes("a rating that is one element") {
      stars(["star.fill", "star.fill", "star"]).accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("2 out of 3 stars"))
    },
    .passes("signs of the same symbol") { stars(["star", "star", "star"]) },
    .passes("occupied seats that are disabled") { seats(isEnabled: false) },
    .passes("photos of one subject") {
      HStack {
        for name in ["kitchen-1", "kitchen-2", "kitchen-3", "kitchen-1"] {
          Image(name, width: 80, height: 60).accessibilityLabel(.verbatim("Photo of the kitchen"))
        }
      }
    },
    .finds("save-2", because: "only the fill of the heart says that a flat is saved") {
      flats { "Favourite, flat \($0)" }
    },
    .passes("the labels of hearts say what they do") {
      flats { $0 == 2 ? "Remove flat 2 from favourites" : "Add flat \($0) to favourites" }
    },
    .finds("stars", because: "the empty star is spoken like the filled ones") {
      stars(["star.fill", "star.fill", "star"])
    },
    .finds("seat-3", because: "the occupied seat is spoken like the free ones") {
      seats(isEnabled: true)
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    namedPictures(on: screen).count >= Self.fewestPictures || !controls(on: screen).isEmpty
      || !FilledMarks(screen).odd.isEmpty
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let controls = controls(on: screen)
    let known = Set(controls.map(\.subject))
    let marks = FilledMarks(screen).odd.filter { !known.contains(.node($0.element.node)) }
    return pictures(on: screen) + controls
      + marks.map { mark in
        violation(
          of: mark.element, saying: mark.element.label.string(in: screen.catalog),
          among: mark.count)
      }
  }

  private func namedPictures(on screen: AccessibleScreen) -> [AccessibilityElement] {
    screen.elements.filter {
      $0.traits.contains(.image) && !$0.isInteractive && $0.hasGivenLabel && $0.value.isSilent
    }
  }

  /// Pictures beside each other with one label.
  private func pictures(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    // Photos may have one subject.
    let named = namedPictures(on: screen).filter {
      tree[$0.node].isSymbol || $0.frame.width <= 40
    }
    guard named.count >= Self.fewestPictures else { return [] }
    let groups = Dictionary(grouping: named) { element in
      Group(
        parent: tree.innermostGroup(of: element.node),
        words: element.label.string(in: screen.catalog))
    }
    return groups.sorted { $0.value[0].node < $1.value[0].node }.compactMap { group, elements in
      guard elements.count >= Self.fewestPictures, let parent = group.parent,
        let odd = rarest(elements.map { (element: $0, look: tree.imageName(of: $0.node) ?? "") })
      else { return nil }
      return Violation(
        node: parent, text: odd.label.first, weight: Double(elements.count),
        .hasPicturesSpokenAlike(elements.count, group.words),
        evidence: ["pictures": .number(Double(elements.count), unit: "")],
        suggestion: "make one element of them that says what they show together")
    }
  }

  /// Controls at one depth, as in rows of seats, whose labels differ in numbers and letters.
  private func controls(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    // Others differ in words, or are called alike, which is another defect.
    let controls = screen.elements.filter { element in
      element.hasGivenLabel && element.isInteractive
        && element.label.all.contains { screen.catalog[$0].string.hasNumberOrLetter }
    }
    guard controls.count >= Self.fewestControls,
      controls.contains(where: { tree.showsSymbol(in: $0.node) })
    else { return [] }
    let groups = Dictionary(grouping: controls) { element in
      ControlGroup(
        depth: tree.lineage(of: element.node).reduce(0) { count, _ in count + 1 },
        words: element.label.all.map {
          screen.catalog.foldID(.withoutNumbersAndLetters, of: $0, \.withoutNumbersAndLetters)
        })
    }
    return groups.values.sorted { $0[0].node < $1[0].node }.compactMap { elements in
      // Those that say more are distinguished by it.
      let plain = elements.filter(\.saysNoState)
      guard plain.count >= Self.fewestControls,
        !plain[0].label.string(in: screen.catalog).withoutNumbersAndLetters.isEmpty,
        let odd = rarest(plain.map { (element: $0, look: tree.symbols(in: $0.node)) })
      else { return nil }
      return violation(
        of: odd, saying: odd.label.string(in: screen.catalog), among: plain.count)
    }
  }

  /// Pictures in one group with the same words.
  private struct Group: Hashable {
    let parent: NodeID?
    let words: String
  }

  /// Controls at one depth, with the words that they have in common.
  private struct ControlGroup: Hashable {
    let depth: Int
    let words: [FoldID]
  }

  private static let fewestPictures = 3
  private static let fewestControls = 4

  /// The first of those with the rarest look; nil where all look alike, or each looks otherwise.
  private func rarest(
    _ elements: [(element: AccessibilityElement, look: String)]
  ) -> AccessibilityElement? {
    let looks = Dictionary(grouping: elements, by: \.look)
    guard (2..<elements.count).contains(looks.count) else { return nil }
    return looks.values.min {
      ($0.count, $0[0].element.node) < ($1.count, $1[0].element.node)
    }?[0].element
  }

  private func violation(
    of element: AccessibilityElement, saying words: String, among count: Int
  ) -> Violation {
    Violation(
      node: element.node, text: element.label.first, weight: Double(count),
      .isSpokenAlike(words, among: count),
      evidence: ["others": .number(Double(count - 1), unit: "")],
      suggestion: "say in its label or value what its symbol shows")
  }
}

extension LaidOutTree {
  /// Whether a symbol is seen in a control.
  fileprivate func showsSymbol(in control: NodeID) -> Bool {
    (control..<self[control].end).contains { self[$0].isSymbol && self[$0].isSeen }
  }

  /// The names of the symbols that are seen in a control.
  fileprivate func symbols(in control: NodeID) -> String {
    (control..<self[control].end).filter { self[$0].isSymbol && self[$0].isSeen }
      .compactMap { imageName(of: $0) }.joined(separator: " ")
  }
}

extension String {
  /// Whether it has a digit, or a letter by itself.
  fileprivate var hasNumberOrLetter: Bool {
    var length = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        length += 1
      default:
        if length == 1 { return true }
        length = 0
      }
    }
    return length == 1
  }

  /// Its words without numbers, and Latin letters that are by themselves or beside a number.
  fileprivate var withoutNumbersAndLetters: String {
    split { !($0.isLetter || $0.isNumber) }.map { word in
      word.contains(where: \.isNumber) ? word.filter { $0.isLetter && !$0.isASCII } : String(word)
    }
    .filter { $0.count > 1 }.joined(separator: " ")
  }
}

extension Message {
  fileprivate static func hasPicturesSpokenAlike(_ count: Int, _ words: String) -> Message {
    "VoiceOver says “\(words)” of each of its \(count) pictures, though they differ"
  }

  fileprivate static func isSpokenAlike(_ words: String, among count: Int) -> Message {
    """
    shows another symbol than others of the \(count) controls that are alike, and VoiceOver says “\(words)” of it as \
    of them
    """
  }
}

private func stars(_ names: [String]) -> ViewNode {
  HStack {
    for (index, name) in names.enumerated() {
      Image(systemName: name).id("star-\(index + 1)").accessibilityLabel(.verbatim("Star"))
    }
  }
  .id("stars")
}

/// Flats, of which the second one is saved, with a heart each.
private func flats(_ label: (Int) -> String) -> ViewNode {
  VStack {
    for number in 1...3 {
      VStack {
        Text(.verbatim("Flat \(number)"))
        Button { Image(systemName: number == 2 ? "heart.fill" : "heart") }
          .accessibilityLabel(.verbatim(label(number))).id("save-\(number)")
      }
    }
  }
  .node
}

/// Seats, of which the third has a cross.
private func seats(isEnabled: Bool) -> ViewNode {
  HStack {
    for (index, letter) in ["A", "B", "C", "D"].enumerated() {
      Button(action: {}) {
        if letter == "C" { Image(systemName: "xmark") } else { Text(.verbatim(letter)) }
      }
      .id("seat-\(index + 1)").accessibilityLabel(.verbatim("Seat 11 \(letter)"))
      .disabled(letter == "C" && !isEnabled)
    }
  }
  .node
}
