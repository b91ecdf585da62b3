import AuditModel
import ViewTree

/// A control whose colours or symbol show a state says it, too.
package struct StateNotExposedRule: MatrixRule {
  package static let description = RuleDescription(
    id: "state-not-exposed", title: "State that only the look shows",
    rationale: """
      People who cannot see the colours or the symbol, or not distinguish the colours, do not learn that \
      something is chosen, playing or wrong, or why.
      """,
    howToFix: """
      Add the trait or the value that says the state, such as `.accessibilityAddTraits(.isSelected)`, and a \
      symbol or words beside the colour. Describe an error in words, at the field and in its hint.
      """,
    falseAlarm: """
      States are compared in the order in which they are declared: a change of colours or of a symbol that \
      means nothing is reported. Exempt are changes of nearly all controls at once, as by another appearance, \
      unless they exchange their looks, fields with a new text, and controls whose label a new text or an \
      announcement has. A field that turns red needs a text at it, or one with a word of its label, and several a text each; another \
      text makes it a warning.
      """,
    severity: .error,
    standards: [
      .wcag("1.4.1"), .wcag("3.3.1"), .wcag("4.1.2"), .en301549("11.1.4.1"),
      .en301549("11.3.3.1.1"), .en301549("11.4.1.2.1"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "a filter that is selected, too",
      .shown {
        Button(.verbatim("Vegan")).id("vegan")
        Button(.verbatim("Spicy")).id("spicy")
      },
      .shown(state: 1) {
        Button(.verbatim("Vegan")).background(Color(.black)).id("vegan")
          .accessibilityAddTraits(.selected)
        Button(.verbatim("Spicy")).id("spicy")
      }),
    .passes(
      "another appearance, which a switch that says its value turns on",
      .shown {
        Toggle(.verbatim("Dark"), isOn: .constant(false)).id("dark")
        Button(.verbatim("Fonts")).id("fonts")
        Button(.verbatim("Themes")).id("themes")
      },
      .shown(state: 1) {
        Toggle(.verbatim("Dark"), isOn: .constant(true)).background(Color(.black)).id("dark")
        Button(.verbatim("Fonts")).background(Color(.black)).id("fonts")
        Button(.verbatim("Themes")).background(Color(.black)).id("themes")
      }),
    .passes(
      "a text under the only field that turns red",
      .shown { card(isWrong: false) {} },
      .shown(state: 1) { card(isWrong: true) { Text(.verbatim("Six digits, please")) } }),
    .passes(
      "a text that names both fields, in a script without spaces",
      .shown { fields(["邮箱", "密码"], areWrong: false) {} },
      .shown(state: 1) { fields(["邮箱", "密码"], areWrong: true) { Text(.verbatim("邮箱或密码不正确")) } }),
    .finds(
      "code", because: "the text is far from the field that it does not name",
      .shown { card(isWrong: false) {} },
      .shown(state: 1) {
        card(isWrong: true) {
          Rectangle(fill: .label).frame(height: 100)
          Text(.verbatim("Something is wrong"))
        }
      }),
    .finds(
      "play", because: "only the symbol says that it plays",
      .shown { player("play.fill", "Playback") },
      .shown(state: 1) { player("pause.fill", "Playback") }),
    .passes(
      "a button whose label says what it does now",
      .shown { player("play.fill", "Play") },
      .shown(state: 1) { player("pause.fill", "Pause") }),
    .finds(
      "vegan", because: "a check mark that appears says that the filter is on",
      .shown { filters(checkmark: false) },
      .shown(state: 1) { filters(checkmark: true) }),
    .finds(
      "name", because: "the field turns red, which only VoiceOver users learn the reason of",
      .shown {
        TextField(.verbatim("Name"), text: .constant("A")).id("name")
        Button(.verbatim("Save")).id("save")
      },
      .shown(state: 1, announcing: [.verbatim("The name is too short")]) {
        TextField(.verbatim("Name"), text: .constant("A")).border(Color(RGBColor(200, 0, 0))).id(
          "name")
        Button(.verbatim("Save")).id("save")
      }),
    .passes(
      "a text for each field that turns red",
      .shown { fields(areWrong: false) {} },
      .shown(state: 1) {
        fields(areWrong: true) {
          Text(.verbatim("Enter a day"))
          Text(.verbatim("Enter 1 to 8"))
        }
      }),
    .passes(
      "one text that has a word of a label",
      .shown { fields(areWrong: false) {} },
      .shown(state: 1) { fields(areWrong: true) { Text(.verbatim("The day is not free")) } }),
    .finds(
      "day", "guests", because: "one text for two red fields does not name them",
      .shown { fields(areWrong: false) {} },
      .shown(state: 1) { fields(areWrong: true) { Text(.verbatim("Something is wrong")) } }),
    .finds(
      "day", because: "the messages are at the other red field",
      .shown { fields(areWrong: false) {} },
      .shown(state: 1) {
        fields(areWrong: true) {
          Text(.verbatim("Too many")); Text(.verbatim("At most 6"))
        }
      }),
    .finds(
      "vegan", because: "only the background says that the filter is on",
      .shown {
        Button(.verbatim("Vegan")).id("vegan")
        Button(.verbatim("Spicy")).id("spicy")
      },
      .shown(state: 1) {
        Button(.verbatim("Vegan")).background(Color(.black)).id("vegan")
        Button(.verbatim("Spicy")).id("spicy")
      }),
    .finds(
      "policy", because: "only a hint says why the field is red",
      .shown { field(.label, hint: nil) },
      .shown(state: 1) {
        field(Color(RGBColor(179, 21, 26)), hint: "The policy number needs 8 digits.")
      }),
    .finds(
      "play", because: "a trait that is not spoken is the only other difference",
      .shown {
        Button { Image(systemName: "play.fill") }.id("play").accessibilityLabel(.verbatim("Play"))
          .accessibilityAddTraits(.startsMediaSession)
      },
      .shown(state: 1) {
        Button { Image(systemName: "pause.fill") }.id("play").accessibilityLabel(.verbatim("Play"))
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .state).flatMap { pair in
        Self.changed(in: pair).map { before, after in
          MatrixViolation(
            on: screen, in: pair.other, after,
            // A new text may say why in other words.
            severity: after.turnsRed(since: before) && News(pair).hasTexts ? .warning : nil,
            .differs(after, from: before, in: pair),
            suggestion: "say the state in a trait, a value or a text")
        }
      }
    }
  }

  private typealias Change = (before: ElementOutline, after: ElementOutline)

  /// The controls that look different and say the same; none where the appearance of the screen changes, and with it
  /// nearly all of them, but for those that exchange their looks.
  private static func changed(in pair: OutlinedScreen.Pair) -> [Change] {
    let before = Dictionary(pair.reference.elements.map { ($0.path, $0) }) { first, _ in first }
    let controls = pair.other.elements.filter(\.isInteractive)
    let news = News(pair)
    let different = controls.compactMap { after -> Change? in
      guard let before = before[after.path], after.look.differs(from: before.look) else {
        return nil
      }
      return (before, after)
    }
    let changed = different.filter { $0.after.saysNothingNew(since: $0.before) }
    let isExchange =
      changed.count > 1 && Set(changed.map(\.after.look)) == Set(changed.map(\.before.look))
    guard !isExchange else { return changed.filter { !news.explain($0.after) } }
    // Another appearance changes colours alone, and what sets it says so.
    let coloured = different.filter { $0.after.look.symbols == $0.before.look.symbols }
    let isSaid = controls.contains { after in
      before[after.path].map { !after.saysNothingNew(since: $0) } ?? false
    }
    let isAppearance =
      changed.count >= max(controls.count, 2) && coloured.count == different.count
      || isSaid && coloured.count > 2 && coloured.count * 4 >= controls.count * 3
    guard !isAppearance else { return [] }
    let red = changed.filter { $0.after.turnsRed(since: $0.before) }.map(\.after)
    return changed.filter { before, after in
      let isRed = after.turnsRed(since: before)
      return isRed ? !news.explain(after, among: red) : !news.explain(after)
    }
  }
}

/// The texts and announcements that are new in a state.
private struct News {
  private let texts: [ElementOutline]
  private let announcements: [String]

  init(_ pair: OutlinedScreen.Pair) {
    let known = Set(pair.reference.elements.map(\.label))
    texts = pair.other.elements.filter { !$0.isInteractive && !known.contains($0.label) }
    announcements = pair.other.announcements
  }

  var hasTexts: Bool { !texts.isEmpty }

  /// Whether they explain a field that is marked red: with a text for each, one that names any of them, or one at the
  /// field. An announcement explains it to VoiceOver users alone.
  func explain(_ field: ElementOutline, among fields: [ElementOutline]) -> Bool {
    if fields.count > 1, texts.count >= fields.count {
      // Where messages are at fields, one at this field has to say why.
      let areAtFields = fields.contains { hasText(at: $0, among: fields) }
      return !areAtFields || hasText(at: field, among: fields) || names(field)
    }
    return fields.contains(where: names)
      || fields.count == 1 && texts.contains { $0.frame.distance(to: field.frame) <= 44 }
  }

  /// Whether a text is at a field, and at no other one that is nearer.
  private func hasText(at field: ElementOutline, among fields: [ElementOutline]) -> Bool {
    texts.contains { text in
      let distance = text.frame.distance(to: field.frame)
      return distance <= 44 && fields.allSatisfy { text.frame.distance(to: $0.frame) >= distance }
    }
  }

  /// Whether a text has the label of a field, or a word of it.
  private func names(_ field: ElementOutline) -> Bool {
    let label = field.label.lowercased()
    if label.count > 1, texts.contains(where: { $0.label.lowercased().contains(label) }) {
      return true
    }
    let words = texts.flatMap { $0.label.stems }
    return field.label.stems.contains { stem in
      words.contains { $0.hasPrefix(stem) || stem.hasPrefix($0) }
    }
  }

  /// Whether they say what the look of a control means: a message is at its field, and what is selected is named.
  func explain(_ control: ElementOutline) -> Bool {
    if control.traits.contains(.textEntry) {
      return !texts.isEmpty || !announcements.isEmpty
    }
    guard !control.label.isEmpty else { return false }
    return (texts.map(\.label) + announcements).contains { $0.contains(control.label) }
  }
}

extension String {
  /// The beginnings of its words of three letters or more, as they are in all forms of a word.
  fileprivate var stems: [String] {
    lowercased().split { !$0.isLetter }.filter { $0.count > 2 }
      .map { String($0.prefix(max(3, $0.count - 2))) }
  }
}

extension ElementOutline {
  /// Whether it is a field that is marked red now.
  fileprivate func turnsRed(since before: ElementOutline) -> Bool {
    traits.contains(.textEntry) && look.turnsRed(from: before.look)
  }

  /// Whether nothing but what was typed distinguishes what is said, unless the field is marked red.
  fileprivate func saysNothingNew(since before: ElementOutline) -> Bool {
    let silent: AccessibilityTraits = [.startsMediaSession, .playsSound, .updatesFrequently]
    guard label == before.label, state == before.state,
      traits.subtracting(silent) == before.traits.subtracting(silent)
    else { return false }
    // A hint explains an error to VoiceOver users alone.
    return look.turnsRed(from: before.look) || hint == before.hint && value == before.value
  }
}

extension Message {
  fileprivate static func differs(
    _ after: ElementOutline, from before: ElementOutline, in pair: OutlinedScreen.Pair
  ) -> Message {
    if after.turnsRed(since: before) {
      return "turns red, and no new text on the screen says why for this field"
    }
    if after.look.symbols.count != before.look.symbols.count {
      return "gains or loses a symbol since the state before, and VoiceOver says the same of it"
    }
    return after.look.symbols == before.look.symbols
      ? "has other colours than in the state before, and VoiceOver says the same of it"
      : "shows another symbol than in the state before, and VoiceOver says the same of it"
  }
}

/// A button with a symbol, beside one that stays as it is.
@ViewBuilder private func player(_ symbol: String, _ label: String) -> [ViewNode] {
  Button { Image(systemName: symbol) }.accessibilityLabel(.verbatim(label)).id("play")
  Button(.verbatim("Share")).id("share")
}

/// Two filters, of which one may have a check mark.
@ViewBuilder private func filters(checkmark: Bool) -> [ViewNode] {
  Button {
    HStack {
      if checkmark { Image(systemName: "checkmark") }
      Text(.verbatim("Vegan"))
    }
  }.id("vegan")
  Button(.verbatim("Spicy")).id("spicy")
}

/// Two fields, perhaps with red borders, and what else is on the screen.
@ViewBuilder private func fields(
  _ names: [String] = ["day", "guests"], areWrong: Bool,
  @ViewBuilder _ messages: () -> [ViewNode]
) -> [ViewNode] {
  names.map { id in
    TextField(.verbatim(id.capitalized), text: .constant("")).id(id)
      .border(Color(areWrong ? RGBColor(200, 0, 0) : RGBColor(100, 100, 100)))
  }
  messages()
  Button(.verbatim("Book")).id("book")
  Button(.verbatim("Cancel")).id("cancel")
}

/// A field, perhaps with a red border, and what is under it.
@ViewBuilder private func card(
  isWrong: Bool, @ViewBuilder _ messages: () -> [ViewNode]
) -> [ViewNode] {
  TextField(.verbatim("Number"), text: .constant("12")).accessibilityLabel(.verbatim("Number"))
    .id("code").border(Color(isWrong ? RGBColor(200, 0, 0) : RGBColor(100, 100, 100)))
  messages()
  Button(.verbatim("Next")).id("next")
}

/// A field with a border.
private func field(_ border: Color, hint: String?) -> ViewNode {
  TextField(.verbatim("Policy number"), text: .constant("HH-2041")).id("policy").padding(12)
    .border(border).accessibilityLabel(.verbatim("Policy number"))
    .accessibilityHint(.verbatim(hint ?? ""))
}
