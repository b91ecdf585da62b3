import AuditModel
import ViewTree

/// A control whose colours show a state says it, too.
package struct StateNotExposedRule: MatrixRule {
  package static let description = RuleDescription(
    id: "state-not-exposed", title: "State shown by colour alone",
    rationale: """
      People who cannot see the colours, or not distinguish them, do not learn that something is chosen or \
      wrong, or why.
      """,
    howToFix: """
      Add the trait or the value that says the state, such as `.accessibilityAddTraits(.isSelected)`, and a \
      symbol or words beside the colour. Describe an error in words, at the field and in its hint.
      """,
    falseAlarm: """
      States are compared in the order in which they are declared: a change of colours that means nothing \
      is reported. Exempt are changes of all controls at once, unless they exchange their colours, fields with \
      a new text, and controls whose label a new text or an announcement has.
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
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .state).flatMap { pair in
        Self.changed(in: pair).map { element in
          MatrixViolation(
            on: screen, in: pair.other, element,
            "has other colours than in the state before, and VoiceOver says the same of it",
            suggestion: "say the state in a trait, a value or a text")
        }
      }
    }
  }

  /// The controls that look different and say the same; none where all of them change, but for those that exchange
  /// their looks.
  private static func changed(in pair: OutlinedScreen.Pair) -> [ElementOutline] {
    let before = Dictionary(pair.reference.elements.map { ($0.path, $0) }) { first, _ in first }
    let controls = pair.other.elements.filter(\.isInteractive)
    let news = News(pair)
    let changed = controls.filter { after in
      before[after.path].map { after.looksDifferent(from: $0) && after.saysNothingNew(since: $0) }
        ?? false
    }
    let isExchange =
      changed.count > 1
      && Set(changed.map(\.look)) == Set(changed.compactMap { before[$0.path]?.look })
    guard changed.count < max(controls.count, 2) || isExchange else { return [] }
    return changed.filter { !news.explain($0) }
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

  /// Whether they say what the look of a control means: a message is at its field, and what is selected is named.
  func explain(_ control: ElementOutline) -> Bool {
    if control.traits.contains(.textEntry) { return !announcements.isEmpty || !texts.isEmpty }
    guard !control.label.isEmpty else { return false }
    return (texts.map(\.label) + announcements).contains { $0.contains(control.label) }
  }
}

extension ElementOutline {
  fileprivate func looksDifferent(from before: ElementOutline) -> Bool {
    look.isOfSameParts(as: before.look) && look != before.look
  }

  /// Whether nothing but what was typed distinguishes what is said, unless the field is marked red.
  fileprivate func saysNothingNew(since before: ElementOutline) -> Bool {
    guard label == before.label, hint == before.hint, traits == before.traits,
      state == before.state
    else { return false }
    return value == before.value || look.turnsRed(from: before.look)
  }
}
