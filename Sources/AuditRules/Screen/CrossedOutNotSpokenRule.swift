import Accessibility
import AuditModel
import Layout
import ViewTree

/// That an amount or a choice is crossed out is spoken.
package struct CrossedOutNotSpokenRule: ScreenRule {
  package static let description = RuleDescription(
    id: "crossed-out-not-spoken", title: "Crossed-out text spoken like others",
    rationale: """
      VoiceOver does not say that a text is crossed out: people hear two prices and do not learn which one they pay, or \
      choose a day that is full.
      """,
    howToFix: """
      Say in words which amount counts, with `.accessibilityLabel(_:)`: “Was 89 euros, now 59 euros”.
      """,
    falseAlarm: """
      Texts of amounts are checked that have no word but the names of currencies, unless VoiceOver skips them or their \
      element has a label, a value or a hint. A word for the old price in another text is not recognized. Controls with a \
      day, a time or a number are reported beside two others whose labels say no more.
      """,
    severity: .warning, standards: [.wcag("1.3.1"), .en301549("11.1.3.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("the label says which price counts") {
      price().accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Was 89 euros, now 59 euros"))
    },
    .passes("the text in a row has a label of its own") {
      HStack {
        Text(.verbatim("Airport"))
        Text("~~14:32~~ 14:40")
          .accessibilityLabel(.verbatim("Now 14:40 instead of 14:32"))
      }
      .accessibilityElement(children: .combine)
    },
    .passes("the old price has a word") {
      HStack {
        Text(.verbatim("Was 89 €")).strikethrough()
        Text(.verbatim("59 €"))
      }
    },
    .passes("the text around the old price has words") { Text("Was ~~89 €~~, now 59 €") },
    .passes("VoiceOver skips the old price") {
      HStack {
        Text(.verbatim("89 €")).strikethrough().accessibilityHidden()
        Text(.verbatim("59 €"))
      }
    },
    .passes("a task that is done") { Text(.verbatim("Milk")).strikethrough() },
    .passes("days that are full and disabled") { days(isEnabled: false) },
    .passes("days whose labels say that they are full") {
      days(isEnabled: true) { "May \($0), \($0 == 3 ? "full" : "free")" }
    },
    .finds("day-3", because: "a full day is spoken like the others") { days(isEnabled: true) },
    .finds("old", because: "the old price is spoken like the new one") { price() },
    .finds("both", because: "a part of the text is crossed out") {
      Text("~~89 €~~ 59 €").id("both")
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let struckThrough = tree.texts.filter { text in
      tree[text.node].isSeen && screen.isReachable(text.node)
        && screen.catalog[text.text].runs.contains { $0.attributes.isStruckThrough == true }
    }
    guard !struckThrough.isEmpty else { return [] }
    let index = ElementIndex(screen)
    return amounts(struckThrough, index, on: screen) + controls(struckThrough, index, on: screen)
  }

  /// Controls that can be used and whose text is crossed out, with labels that say no more than those of others.
  private func controls(
    _ texts: [LaidOutText], _ index: ElementIndex, on screen: AccessibleScreen
  ) -> [Violation] {
    // The rest of a label says what is special about a control.
    func rest(_ element: AccessibilityElement) -> String {
      let shown = element.visibleTexts.all.map { screen.catalog[$0].string.lowercased() }
      return shown.reduce(element.label.string(in: screen.catalog).lowercased()) {
        $0.replacing($1, with: " ")
      }
      .filter(\.isLetter)
    }
    func isPlain(_ element: AccessibilityElement) -> Bool {
      element.isInteractive && element.isEnabled && element.hasGivenLabel && element.value.isSilent
        && element.hint == nil && element.state == nil
    }
    let short = texts.filter { screen.catalog[$0.text].string.isChoice }
    let controls = short.compactMap { index.elements(around: $0.node).first }.filter(isPlain)
    guard !controls.isEmpty else { return [] }
    let nodes = Set(controls.map(\.node))
    let others = Dictionary(
      grouping: screen.elements.filter { isPlain($0) && !nodes.contains($0.node) }, by: rest)
    return controls.compactMap { control in
      guard let alike = others[rest(control)], alike.count > 1 else { return nil }
      let label = control.label.string(in: screen.catalog)
      return Violation(
        node: control.node, text: control.label.first, .isSpokenLikeOthers(label),
        evidence: ["label": .text(label)],
        suggestion: "disable it, or say in its value that it cannot be chosen")
    }
  }

  private func amounts(
    _ texts: [LaidOutText], _ index: ElementIndex, on screen: AccessibleScreen
  ) -> [Violation] {
    let tree = screen.tree
    return texts.compactMap { text in
      let amount = screen.catalog.crossedOut(text.text)
      // The rest of the text may say “Was” and “now”.
      guard screen.catalog[text.text].string.isAmounts, amount.hasDigit,
        let element = index.elements(around: text.node).first, !element.hasGivenLabel,
        tree.accessibility(of: text.node)?.label == nil,
        element.value.isSilent || element.traits.contains(.textEntry), element.hint == nil,
        !tree.lineage(of: text.node).contains(where: {
          tree.accessibility(of: $0)?.attributes.isHidden == true
        })
      else { return nil }
      return Violation(
        node: text.node, text: text.text, .isSpoken(amount),
        evidence: ["crossedOut": .text(amount)],
        suggestion: "say in the accessibility label which amount counts")
    }
  }
}

extension TextCatalog {
  /// The parts of a text that are crossed out.
  fileprivate func crossedOut(_ text: TextID) -> String {
    self[text].runs.filter { $0.attributes.isStruckThrough == true }.map(\.string).joined()
  }
}

extension String {
  /// Whether it is the day, the time or the number of something that is chosen, and no amount of money.
  fileprivate var isChoice: Bool {
    count <= 6 && hasDigit
      && !unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
  }

  /// Whether it has amounts and no word but the names of currencies.
  fileprivate var isAmounts: Bool {
    let words = split { !$0.isLetter }
    return hasDigit && words.allSatisfy { currencies.contains($0.lowercased()) }
  }
}

/// Names of currencies as prices have them (Unicode CLDR, narrow symbols and codes of the languages that Legible knows).
private let currencies: Set<String> = [
  "eur", "usd", "gbp", "chf", "sek", "nok", "dkk", "pln", "czk", "huf", "ron", "try", "jpy", "cny",
  "krw", "inr",
  "brl", "cad", "aud", "nzd", "mxn", "uah", "rub", "thb", "vnd", "kr", "zł", "kč", "ft", "lei",
  "tl", "r", "us", "ca", "a",
  "rs", "fr", "грн", "руб", "р", "đ", "円", "元", "บาท",
]

extension Message {
  fileprivate static func isSpokenLikeOthers(_ label: String) -> Message {
    "its text is crossed out, and VoiceOver says “\(label)” as of those that can be chosen"
  }

  fileprivate static func isSpoken(_ amount: String) -> Message {
    "“\(amount)” is crossed out, which VoiceOver does not say"
  }
}

/// An old price before a new one.
private func price() -> ViewNode {
  HStack {
    Text(.verbatim("89 €")).strikethrough().id("old")
    Text(.verbatim("59 €"))
  }
  .node
}

/// Days, of which the third is crossed out.
private func days(
  isEnabled: Bool, _ label: (Int) -> String = { "May \($0)" }
) -> ViewNode {
  HStack {
    for day in 1...4 {
      Button(action: {}) {
        if day == 3 { Text(.verbatim("\(day)")).strikethrough() } else { Text(.verbatim("\(day)")) }
      }
      .id("day-\(day)").accessibilityLabel(.verbatim(label(day)))
      .disabled(day == 3 && !isEnabled)
    }
  }
  .node
}
