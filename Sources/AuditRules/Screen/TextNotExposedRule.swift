import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text that people see is spoken, too.
package struct TextNotExposedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-not-exposed", title: "Visible text hidden from VoiceOver",
    rationale: "VoiceOver and braille display users do not get information that all others read.",
    howToFix: """
      Remove `.accessibilityHidden(true)` from the text, or add its words to the label, value or hint of the \
      element that it belongs to.
      """,
    falseAlarm: """
      A hidden text whose meaning an element has in other words, and a text that is only decoration, are \
      reported. Exempt are texts in an element with a label of its own, in controls, under a layer, a sheet \
      or an alert, and those whose words are in a label, value, hint or announcement. A label in place of several \
      texts has to have a number of each that is a number of two digits or more or an amount of money: numbers \
      that it has in words alone are reported.
      """,
    severity: .warning,
    standards: [
      .wcag("1.1.1"), .wcag("1.3.1"), .en301549("11.1.1.1.1"), .en301549("11.5.2.10"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("the label of the field has its words") {
      VStack {
        Text(.verbatim("Name")).accessibilityHidden()
        TextField(.verbatim("Anna"), text: .constant("")).accessibilityLabel(.verbatim("Your name"))
      }
    },
    .passes("the card has a label of its own") {
      VStack {
        Text(.verbatim("7 Mar")).accessibilityHidden()
        Text(.verbatim("Concert"))
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(.verbatim("Concert on the seventh of March"))
    },
    .passes("it is announced", announcing: [.verbatim("Saved")]) {
      Text(.verbatim("Saved")).accessibilityHidden()
      Button(.verbatim("Close"))
    },
    .passes("all under an alert is silent") {
      ZStack {
        Text(.verbatim("Boards")).accessibilityHidden()
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Yes")) }
      }
    },
    .passes("a time that the slider says in words") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("17 minutes 3 seconds"))
        Text(.verbatim("17:03")).accessibilityHidden()
      }
    },
    .passes("the label has the date in words and the day as a number") {
      Button {
        Text(.verbatim("Concert"))
        Text(.verbatim("24/12"))
      }
      .accessibilityLabel(.verbatim("Concert, 24 December"))
    },
    .passes("the label has the digits without the mark between them") {
      Button {
        Text(.verbatim("Followers"))
        Text(.verbatim("1,234"))
      }
      .accessibilityLabel(.verbatim("Followers, 1234"))
    },
    .passes("the label has the amount without its cents") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("$1,299.00"))
      }
      .accessibilityLabel(.verbatim("Tent, 1299 dollars"))
    },
    .passes("the label has the time in 12 hours") {
      Button {
        Text(.verbatim("Concert"))
        Text(.verbatim("18:00"))
      }
      .accessibilityLabel(.verbatim("Concert, 6 PM"))
    },
    .passes("the label sums up a chart") {
      VStack {
        Text(.verbatim("10,000"))
        Text(.verbatim("5,000"))
        Text(.verbatim("0"))
      }
      .accessibilityElement(children: .ignore).accessibilityAddTraits(.isImage)
      .accessibilityLabel(.verbatim("Steps this week, most on Friday with 9,412"))
    },
    .passes("the label has the amount") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("€199.00"))
      }
      .accessibilityLabel(.verbatim("Tent, 199.00 euros"))
    },
    .finds("price", because: "the label leaves out the price") {
      Button {
        Text(.verbatim("Tent"))
        Text(.verbatim("€199.00")).id("price")
      }
      .accessibilityLabel(.verbatim("Tent"))
    },
    .finds("pressure", because: "the label of the card leaves out the measure") {
      VStack {
        Text(.verbatim("Blood pressure"))
        Text(.verbatim("182/121")).id("pressure")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Blood pressure"))
    },
    .finds("time", because: "the slider says another time") {
      VStack {
        Slider(value: 0.4).accessibilityLabel(.verbatim("Position"))
          .accessibilityValue(.verbatim("17 minutes 4 seconds"))
        Text(.verbatim("17:03")).accessibilityHidden().id("time")
      }
    },
    .finds("price", because: "the price is hidden") {
      VStack {
        Text(.verbatim("Tent for two"))
        Text(.verbatim("199 dollars")).id("price").accessibilityHidden()
      }
    },
    .finds("amount", because: "a label with other numbers does not say a price") {
      VStack {
        Text(.verbatim("4 tents, 50 pegs"))
        Text(.verbatim("€4.50")).id("amount").accessibilityHidden()
      }
    },
    .finds("note", because: "an explicit order leaves it out") {
      VStack {
        Text(.verbatim("Total")).id("total")
        Text(.verbatim("without tax")).id("note")
      }
      .accessibilityElements(["total"])
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    hidden(on: screen) + LostNumbers(screen).violations
  }

  /// The texts that are hidden, or left out of a list of elements.
  private func hidden(on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    guard
      tree.accessibility.contains(where: {
        $0.attributes.isHidden || $0.attributes.elementOrder != nil
      })
    else { return [] }
    var elements = [AccessibilityElement?](repeating: nil, count: tree.nodes.count)
    for element in screen.elements.reversed() { elements[element.node.index] = element }
    let silent = tree.texts.filter { text in
      isMeantToBeRead(text, on: screen) && !isExposed(text.node, in: tree, elements)
    }
    guard !silent.isEmpty else { return [] }
    let speech = ScreenSpeech(screen)
    let front = screen.frontOfBackground
    return silent.filter { text in
      front.map { tree[text.node].end > $0 } ?? true && !speech.says(text.text)
    }.map { text in
      Violation(
        node: text.node, text: text.text,
        "people read this text, but VoiceOver skips it, and no element says the same",
        suggestion: isLeftOut(text.node, of: tree)
          ? "add it to the list of elements around it, or its words to one of them"
          : "remove `accessibilityHidden`, or add the words to an element")
    }
  }

  private func isMeantToBeRead(_ text: LaidOutText, on screen: AccessibleScreen) -> Bool {
    guard case .text = screen.tree[text.node].kind else { return false }
    return screen.tree[text.node].isSeen && !screen.tree[text.node].isOutOfSight
      && !screen.tree.isPutAway(text.node)
      && screen.isReachable(text.node)
      && !screen.catalog.phrase(of: text.text).isEmpty
  }

  /// Whether a list of elements around a text does not name it, and nothing hides it.
  private func isLeftOut(_ text: NodeID, of tree: LaidOutTree) -> Bool {
    let around = tree.lineage(of: text).compactMap { tree.accessibility(of: $0)?.attributes }
    return around.contains { $0.elementOrder != nil } && !around.contains(where: \.isHidden)
  }

  /// Whether an element reads a text, has a label in its place, or is a control, which has a rule of its own.
  private func isExposed(
    _ text: NodeID, in tree: LaidOutTree, _ elements: [AccessibilityElement?]
  ) -> Bool {
    var isHidden = false
    for node in tree.lineage(of: text) {
      if tree[node].kind.isControl { return true }
      if tree.accessibility(of: node)?.attributes.isHidden == true { isHidden = true }
      if let element = elements[node.index] { return !isHidden || element.hasGivenLabel }
    }
    return false
  }
}

/// The numbers that a label in place of several texts leaves out.
private struct LostNumbers {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  var violations: [Violation] {
    screen.elements.filter(isNamedAnew).flatMap { element in
      let said = said(of: element)
      return texts(in: element.node).filter { isLost($0, from: said) }.map { text in
        Violation(
          node: text.node, text: text.text,
          "people read this number, but the label of the element around it leaves it out",
          evidence: ["label": .text(said.first ?? "")],
          suggestion: "add it to the label or the value")
      }
    }
  }

  private func isLost(_ text: LaidOutText, from said: [String]) -> Bool {
    let words = screen.catalog[text.text].string
    return words.hasAmount && !said.contains { $0.hasAnyNumber(of: words) }
  }

  /// Whether a label was given in place of several texts.
  private func isNamedAnew(_ element: AccessibilityElement) -> Bool {
    element.hasGivenLabel && !element.traits.contains(.textEntry)
      && element.visibleTexts.all.count > 1
      && !element.label.isBlank(in: screen.catalog)
      // The label of a chart sums up the numbers at its axes.
      && !(element.traits.contains(.image) && element.visibleTexts.all.count > 2)
  }

  private func said(of element: AccessibilityElement) -> [String] {
    let hint = element.hint.map { [$0] } ?? []
    let more = element.customContent.flatMap { [$0.label, $0.value] }
    return (element.label.all + element.value.all + hint + more).map { screen.catalog[$0].string }
  }

  private func texts(in node: NodeID) -> [LaidOutText] {
    (node..<screen.tree[node].end).compactMap { index in
      guard case .text = screen.tree[index].kind, screen.tree[index].isSeen else { return nil }
      return screen.tree.text(of: index)
    }
  }
}

/// All that VoiceOver says on a screen, apart from its own words.
private struct ScreenSpeech {
  private let texts: [TextID]
  /// The values of sliders and their like.
  private let values: [TextID]
  private let catalog: TextCatalog

  init(_ screen: AccessibleScreen) {
    catalog = screen.catalog
    values = screen.elements.filter { $0.traits.contains(.adjustable) }.flatMap(\.value.all)
    let groups = screen.tree.accessibility.filter { !$0.attributes.isHidden }
      .flatMap { [$0.label, $0.value, $0.hint].compactMap(\.self) }
    texts =
      groups + screen.announcements
      + screen.elements.flatMap { $0.label.all + $0.value.all + ($0.hint.map { [$0] } ?? []) }
  }

  /// Whether a string has the words of a text in it, or the numbers of one that has nothing else: “17:23” is “17
  /// minutes 23 seconds” as the value of a slider.
  func says(_ text: TextID) -> Bool {
    let words = catalog[text].string
    if words.isOfNumbers, values.contains(where: { catalog[$0].string.hasNumbers(of: words) }) {
      return true
    }
    return texts.contains { catalog.holds($0, wordsOf: text) }
  }
}

extension String {
  /// Whether it has a number of two digits or more, or an amount of money, and hardly anything else.
  fileprivate var hasAmount: Bool {
    let digits = count(where: \.isNumber)
    let hasCurrency = unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    return (digits > 1 || digits > 0 && hasCurrency) && count(where: \.isLetter) <= 3
  }

  /// Whether it has one of the numbers of another text, or all of its digits: “24 December” has one of “24/12”, and
  /// “1234” the digits of “1,234”. A zero, as of “7:00”, is none.
  fileprivate func hasAnyNumber(of other: String) -> Bool {
    // A clock may have 12 hours.
    let wanted = Set(other.numbers.flatMap { (13...23).contains($0) ? [$0, $0 - 12] : [$0] })
      .subtracting([0])
    return wanted.isEmpty || !wanted.isDisjoint(with: numbers)
      || digits.contains(other.replacing(/[.,]00(?![0-9])/, with: "").digits)
  }

  private var digits: String { filter(\.isNumber) }

  /// Whether it has several numbers and no letter.
  fileprivate var isOfNumbers: Bool { numbers.count > 1 && !contains(where: \.isLetter) }

  /// Whether it has the numbers of another text, one after the other.
  fileprivate func hasNumbers(of other: String) -> Bool {
    let (own, wanted) = (numbers, other.numbers)
    return own.count >= wanted.count
      && (0...(own.count - wanted.count)).contains {
        Array(own[$0..<$0 + wanted.count]) == wanted
      }
  }

  /// Its numbers, without the zeros that they begin with.
  private var numbers: [Int] {
    split { $0.wholeNumberValue == nil }.map { digits in
      digits.reduce(0) { ($0 &* 10) &+ ($1.wholeNumberValue ?? 0) }
    }
  }
}

extension AccessibleScreen {
  /// The frontmost layer, sheet or alert: all before it is in the background.
  fileprivate var frontOfBackground: NodeID? {
    let presented = tree.nodes.positions.last { node in
      (tree[node].kind == .sheet || tree[node].kind == .alert) && tree[node].isSeen
    }
    let layer = layers.nodes.last { tree[$0].allowsHitTesting }
    return [presented, layer].compactMap(\.self).max()
  }
}
