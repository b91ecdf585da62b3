import Accessibility
import AuditModel
import Layout
import ViewTree

/// The numbers that a label in place of several texts leaves out.
struct LostNumbers {
  private let screen: AccessibleScreen

  init(_ screen: AccessibleScreen) { self.screen = screen }

  var violations: [Violation] {
    screen.elements.filter(isNamedAnew).flatMap { element in
      let said = said(of: element)
      return lost(from: said, in: element).map { text in
        Violation(
          node: text.node, text: text.text,
          .leavesOut(screen.catalog[text.text].string, label: said.first ?? ""),
          evidence: ["label": .text(said.first ?? "")],
          suggestion: "add it to the label or the value")
      }
    } + screen.elements.compactMap { contradiction(of: $0) ?? otherNumber(of: $0) }
  }

  /// A text of an element that VoiceOver says with another number.
  private func otherNumber(of element: AccessibilityElement) -> Violation? {
    guard element.hasGivenLabel, !element.traits.contains(.textEntry) else { return nil }
    let texts = texts(in: element.node)
    guard texts.count > 1 else { return nil }
    let strings = texts.map { screen.catalog[$0.text].string }
    let parts = said(of: element).flatMap { $0.split(separator: ", ").map(String.init) }
    for (text, string) in zip(texts, strings) {
      guard let shape = string.shapeOfPhrase,
        strings.count(where: { $0.shapeOfPhrase == shape }) == 1,
        case let others = parts.filter({ $0.shapeOfPhrase == shape }), let other = others.first,
        others.allSatisfy({ $0.numbers != string.numbers })
      else { continue }
      return Violation(
        node: text.node, text: text.text, .isContradicted(string, value: other),
        evidence: ["value": .text(other)], suggestion: "let VoiceOver say what is shown")
    }
    return nil
  }

  /// The texts whose numbers are left out; those of a chart have one cause.
  private func lost(from said: [String], in element: AccessibilityElement) -> [LaidOutText] {
    let lost = texts(in: element.node).filter { isLost($0, from: said) }
    guard isChart(element) else { return lost }
    // The names of roads on a map have numbers.
    let numbers = lost.filter { !screen.catalog[$0.text].string.contains(where: \.isLetter) }
    return numbers.count < Self.numbersOfChart ? [] : Array(numbers.prefix(1))
  }

  /// A value that says another number than the only text on its element.
  private func contradiction(of element: AccessibilityElement) -> Violation? {
    guard element.hasGivenLabel, !element.traits.contains(.textEntry),
      element.visibleTexts.all.count == 1, let text = texts(in: element.node).first
    else { return nil }
    let value = element.value.string(in: screen.catalog)
    let shown = screen.catalog[text.text].string
    // Other units and times in words have other numbers.
    guard shown.isWholeNumber, value.numbers.count == 1,
      !value.contains(where: { ".,:".contains($0) }),
      !said(of: element).contains(where: { $0.hasAnyNumber(of: shown) })
    else { return nil }
    return Violation(
      node: text.node, text: text.text, .isContradicted(shown, value: value),
      evidence: ["value": .text(value)], suggestion: "let the value say what is shown")
  }

  private func isLost(_ text: LaidOutText, from said: [String]) -> Bool {
    // An old price that is crossed out may be left out.
    guard !screen.catalog[text.text].runs.contains(where: { $0.attributes.isStruckThrough == true })
    else {
      return false
    }
    let words = screen.catalog[text.text].string
    return words.amount.map { amount in !said.contains { $0.hasAnyNumber(of: amount) } } ?? false
  }

  /// Whether a label was given in place of several texts.
  private func isNamedAnew(_ element: AccessibilityElement) -> Bool {
    element.hasGivenLabel && !element.traits.contains(.textEntry)
      && (element.visibleTexts.all.count > 1 || isNumberAlone(element))
      && !element.label.isBlank(in: screen.catalog)
      && !(isChart(element) && isSummedUp(element))
  }

  /// Whether a label without a number is in the place of a number alone, as of the text in a ring.
  private func isNumberAlone(_ element: AccessibilityElement) -> Bool {
    guard !element.isInteractive, element.visibleTexts.all.count == 1,
      element.value.isBlank(in: screen.catalog),
      let text = texts(in: element.node).first.map({ screen.catalog[$0.text].string })
    else { return false }
    return text.allSatisfy { $0.isNumber || $0.isWhitespace || ".,%٪".contains($0) }
      && !said(of: element).contains { $0.contains(where: \.isNumber) }
  }

  /// Fewer numbers are those of a map.
  private static let numbersOfChart = 3

  private func isChart(_ element: AccessibilityElement) -> Bool {
    element.traits.contains(.image) && element.visibleTexts.all.count > 2
  }

  /// Whether the label of a chart sums up the numbers at its axes: it has a number or more words than a name.
  private func isSummedUp(_ element: AccessibilityElement) -> Bool {
    !element.value.isBlank(in: screen.catalog) || element.hint != nil
      || said(of: element).contains(where: \.saysMoreThanAName)
  }

  private func said(of element: AccessibilityElement) -> [String] {
    let hint = element.hint.map { [$0] } ?? []
    let more = element.customContent.flatMap { [$0.label, $0.value] }
    return (element.label.all + element.value.all + hint + more).map { screen.catalog[$0].string }
  }

  private func texts(in node: NodeID) -> [LaidOutText] { screen.tree.seenTexts(in: node) }
}

extension LaidOutTree {
  /// The texts that are seen in a view, without those of controls.
  func seenTexts(in view: NodeID) -> [LaidOutText] {
    (view..<self[view].end).compactMap { node in
      guard case .text = self[node].kind, self[node].isSeen else { return nil }
      return text(of: node)
    }
  }
}

extension String {
  /// Its numbers, without the zeros that they begin with.
  var numbers: [Int] {
    split { $0.wholeNumberValue == nil }.map { digits in
      digits.reduce(0) { ($0 &* 10) &+ ($1.wholeNumberValue ?? 0) }
    }
  }

  /// All of it where it is a number of two digits or more with hardly anything else, or else an amount of money in it.
  fileprivate var amount: String? {
    let digits = count(where: \.isNumber)
    guard digits > 0 else { return nil }
    let hasCurrency = unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    if digits > 1 || hasCurrency, count(where: \.isLetter) <= 3 { return self }
    guard hasCurrency else { return nil }
    return firstMatch(of: /\p{Sc}\s?[0-9][0-9.,]*|[0-9][0-9.,]*\s?\p{Sc}/).map { String($0.output) }
  }

  /// The text with a zero for its number, where it is one number with a word, such as “12 counted”.
  fileprivate var shapeOfPhrase: String? {
    guard numbers.count == 1, count(where: \.isLetter) > 3,
      !contains(where: { ".,:/".contains($0) })
    else { return nil }
    return replacing(/[0-9]+/, with: "0").lowercased()
  }

  /// Whether it is one whole number, with a sign at most: “1.2K”, “99+” and “5:30” are none.
  fileprivate var isWholeNumber: Bool {
    numbers.count == 1 && !contains { $0.isLetter || ".,:+/".contains($0) }
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
}

extension Message {
  fileprivate static func leavesOut(_ text: String, label: String) -> Message {
    "people read “\(text)”, but the label “\(label)” of the element around it leaves the number out"
  }

  fileprivate static func isContradicted(_ text: String, value: String) -> Message {
    "people read “\(text)”, but VoiceOver says “\(value)”"
  }
}
