import Accessibility
import AuditModel
import Foundation
import Layout
import ViewTree

/// A control whose value goes up and down, or that is on or off, has a value.
package struct ValueMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "value-missing", title: "Accessibility value missing or wrong",
    rationale: """
      VoiceOver users swipe up and down to change the value and hear neither the old nor the new one, or do not \
      learn whether a switch is on.
      """,
    howToFix: """
      Name the value in words with `.accessibilityValue(_:)`, such as “3 of 5 stars”, and change it in \
      `.accessibilityAdjustableAction(_:)`. A switch of your own has the words for on and off as its value.
      """,
    falseAlarm: """
      A control that announces each change itself and has no value in between, such as a button that turns \
      pages, is reported. A slider is reported where a text beside it has the number of its value, and the \
      percentage that iOS speaks is another number.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1"), .en301549("11.5.2.7")])

  package static let examples: [ScreenExample] = [
    .passes("a slider, whose value is its position") {
      ViewNode(.slider(value: 3, minimum: 0, maximum: 5)).accessibilityLabel(.verbatim("Volume"))
    },
    .passes("a rating with its value") {
      HStack { Image(symbol: "star.fill", size: 24) }.accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Rating")).accessibilityValue(.verbatim("1 of 5 stars"))
        .accessibilityAddTraits(.adjustable)
    },
    .passes("a slider that says what is shown") {
      distance(
        ViewNode(.slider(value: 40, minimum: 0, maximum: 200)).accessibilityValue(
          .verbatim("40 km")))
    },
    .passes("a slider whose percentage is shown") {
      distance(ViewNode(.slider(value: 40, minimum: 0, maximum: 100)))
    },
    .passes("a slider beside another number") {
      VStack {
        Text(.verbatim("Question 40"))
        ViewNode(.slider(value: 40, minimum: 0, maximum: 200)).accessibilityLabel(
          .verbatim("Answer"))
      }
    },
    .passes("a slider with numbers at its ticks") {
      VStack {
        ViewNode(.slider(value: 2, minimum: 0, maximum: 5)).accessibilityLabel(.verbatim("Spice"))
        HStack { for tick in 1...4 { Text(.verbatim("\(tick)")) } }
      }
    },
    .finds("gain", because: "VoiceOver says 38 percent, and people read a number below zero") {
      HStack {
        ViewNode(.slider(value: -3, minimum: -12, maximum: 12)).id("gain")
          .accessibilityLabel(.verbatim("Gain"))
        Text(.verbatim("−3 dB"))
      }
    },
    .finds("slider", because: "VoiceOver says 20 percent, and people read 40 km") {
      distance(ViewNode(.slider(value: 40, minimum: 0, maximum: 200)))
    },
    .finds("wifi", because: "VoiceOver does not say whether it is on") {
      Button(.verbatim("Wi-Fi only")).id("wifi").accessibilityAddTraits(.toggleButton)
    },
    .finds("rating", because: "the number of stars is only seen") {
      HStack { Image(symbol: "star.fill", size: 24) }.id("rating")
        .accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Rating"))
        .accessibilityAddTraits(.adjustable)
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    missing(on: screen) + screen.elements.compactMap { otherNumber(of: $0, on: screen) }
  }

  /// A slider that speaks its percentage, beside which a text has the number of its value.
  private func otherNumber(of element: AccessibilityElement, on screen: AccessibleScreen)
    -> Violation?
  {
    guard case .fraction(let fraction)? = element.state, element.value.isBlank(in: screen.catalog),
      let shown = text(showingValueOf: element.node, in: screen.tree)
    else { return nil }
    let percentage = Int((fraction * 100).rounded())
    // A percentage may be rounded otherwise, and the label may have the number.
    guard !shown.contains("%"), !shown.shows(Double(percentage), step: 1),
      !element.label.string(in: screen.catalog).hasDigit
    else { return nil }
    return Violation(
      node: element.node, text: element.label.first, severity: .warning,
      .saysPercentage(percentage, beside: shown), evidence: ["shown": .text(shown)],
      suggestion: "give the slider the text as its value, with `.accessibilityValue(_:)`")
  }

  /// The text that shows the value of a slider, in the nearest view around it that has one with a number; numbers at
  /// its ends are none.
  private func text(showingValueOf slider: NodeID, in tree: LaidOutTree) -> String? {
    guard case .slider(let value, let minimum, let maximum) = tree[slider].kind,
      value > minimum, value < maximum
    else { return nil }
    let step = (maximum - minimum) / Self.steps
    for around in tree.lineage(of: slider).dropFirst().prefix(Self.levels) {
      let texts = tree.rowTexts(of: around).sorted { $0.key < $1.key }.map(\.value).filter { text in
        text.isMeasure && ![minimum, maximum].contains { text.shows($0, step: step) }
      }
      // Several numbers are those at the ticks.
      if !texts.isEmpty {
        return texts.count > 2 ? nil : texts.first { $0.shows(value, step: step) }
      }
    }
    return nil
  }

  /// How far around a slider its text is looked for: the row, the stack, the card.
  private static let levels = 4

  /// In how many steps a slider is at least set.
  private static let steps = 10.0

  private func missing(on screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    for element in screen.elements
    where !element.traits.isDisjoint(with: [.adjustable, .toggleButton]) && element.state == nil
      && element.value.isBlank(in: screen.catalog)
    {
      result.append(
        Violation(
          node: element.node, text: element.label.first,
          element.traits.contains(.adjustable)
            ? "can be adjusted, but has no accessibility value"
            : "is a switch, but has no accessibility value that says whether it is on",
          evidence: ["traits": .text(element.traits.names.joined(separator: ", "))],
          suggestion: "name the value in words"))
    }
    return result
  }
}

extension String {
  /// Whether it is a number before one word or unit at most, such as “40 km”; “Question 3” is none.
  fileprivate var isMeasure: Bool {
    guard let first = firstIndex(where: { $0.wholeNumberValue != nil }) else { return false }
    let words = self[first...].split { !$0.isLetter }
    return !self[..<first].contains(where: \.isLetter) && words.count <= 1
  }

  /// Whether its only number is a value, perhaps rounded to the digits that it has, unless these are coarser than the
  /// steps of the value.
  fileprivate func shows(_ value: Double, step: Double) -> Bool {
    let before = prefix { $0.wholeNumberValue == nil }
    let number = dropFirst(before.count).prefix {
      $0.wholeNumberValue != nil || ".,".contains($0)
    }
    let sign = before.contains { "-−–".contains($0) } ? -1.0 : 1
    guard !number.isEmpty, !self[number.endIndex...].contains(where: \.isNumber) else {
      return false
    }
    let digits = number.compactMap(\.wholeNumberValue).reduce(0.0) { $0 * 10 + Double($1) }
    // “1,250” is a thousand in one language and a little more than one in another one.
    let decimals = number.lastIndex { ".,".contains($0) }.map {
      number.distance(from: $0, to: number.endIndex) - 1
    }
    return [0, decimals].compactMap(\.self).contains { decimalDigits in
      let digit = pow(10, -Double(decimalDigits))
      return abs(sign * digits * digit - value) <= (digit > step ? digit / 1000 : digit / 2)
    }
  }
}

extension Message {
  fileprivate static func saysPercentage(_ percentage: Int, beside shown: String) -> Message {
    "VoiceOver says “\(percentage) %”, while people read “\(shown)”"
  }
}

/// A slider with its value under it.
private func distance(_ slider: ViewNode) -> ViewNode {
  VStack {
    slider.accessibilityLabel(.verbatim("Distance")).id("slider")
    Text(.verbatim("40 km"))
  }
  .node
}
