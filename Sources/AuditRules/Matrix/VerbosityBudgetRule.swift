import AuditModel
import ViewTree

/// A screen takes about as long to listen to in each language.
package struct VerbosityBudgetRule: MatrixRule {
  package static let description = RuleDescription(
    id: "verbosity-budget", title: "Much more to listen to than in the source language",
    rationale: """
      VoiceOver users of one language listen to a screen for far longer than those of another, mostly \
      because a translation explains what the source only names.
      """,
    howToFix: """
      Shorten the label, value or hint that has grown most: name the element in a few words, and leave \
      explanations to a hint.
      """,
    falseAlarm: """
      Languages need different numbers of characters: an ideograph counts as three of them, and a syllable \
      of Kana or Hangul as two, which are estimates. Screens with fewer than 120 spoken characters are \
      not compared, nor are words of VoiceOver itself, such as “button”.
      """,
    severity: .note, standards: [.hig("VoiceOver, Descriptions")])

  package static let examples: [MatrixExample] = [
    .passes(
      "a translation that is a third longer",
      .shown { longTexts(of: "Name your board first, then add cards.") },
      .shown(in: "de") {
        longTexts(of: "Gib der Pinnwand erst einen Namen, dann füge Karten hinzu.")
      }),
    .passes(
      "a short screen",
      .shown { Button(.verbatim("Save")) },
      .shown(in: "de") { Button(.verbatim("Alle Änderungen an dieser Pinnwand sichern")) }),
    .passes(
      "a source language that needs fewer characters",
      .shown(in: "ja") { longTexts(of: "まず掲示板に名前を付けて、カードを追加する。") },
      .shown(in: "en") { longTexts(of: "Name your board first, then add some cards.") }),
    .finds(
      "save", because: "the translation of a label explains itself",
      .shown {
        VStack {
          longTexts(of: "Name your board first, then add cards.")
          Button(.verbatim("Save")).id("save")
        }
      },
      .shown(in: "de") {
        VStack {
          longTexts(of: "Erst Namen vergeben, dann Karten anlegen.")
          Button(.verbatim("Sichern")).id("save")
            .accessibilityLabel(.verbatim("Sichert alle Änderungen, die du vorgenommen hast"))
            .accessibilityHint(
              .verbatim("Danach sehen alle Mitglieder der Pinnwand sofort, was neu ist"))
        }
      }),
  ]

  /// The factor of a screen's characters, and the fewest that count: `accessibility.md` §1b, `verbosity-budget`.
  private static let factor = 1.6
  private static let fewest = 120.0

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { screen in
      screen.pairs(along: .language).compactMap { violation(on: screen, in: $0) }
    }
  }

  private func violation(
    on screen: OutlinedScreen, in pair: OutlinedScreen.Pair
  ) -> MatrixViolation? {
    let (before, now) = (pair.reference.spokenLength, pair.other.spokenLength)
    guard before >= Self.fewest, now > Self.factor * before,
      let longest = mostGrown(pair)
    else { return nil }
    return MatrixViolation(
      on: screen, in: pair.other, longest, .grows(by: now / before),
      evidence: [
        "characters": .number(now, unit: ""), "sourceCharacters": .number(before, unit: ""),
      ], suggestion: "shorten what VoiceOver says of the element")
  }

  /// The element that has grown most beside the same one in the source language.
  private func mostGrown(_ pair: OutlinedScreen.Pair) -> ElementOutline? {
    let before = Dictionary(
      pair.reference.elements.map { ($0.path, $0.spokenLength) }, uniquingKeysWith: { $1 })
    func growth(_ element: ElementOutline) -> Double {
      element.spokenLength - (before[element.path] ?? 0)
    }
    return pair.other.elements.max { growth($0) < growth($1) }
  }
}

extension ScreenOutline {
  /// About how many letters of an alphabet VoiceOver speaks in all.
  fileprivate var spokenLength: Double { elements.reduce(0) { $0 + $1.spokenLength } }
}

extension ElementOutline {
  fileprivate var spokenLength: Double {
    label.spokenLength + value.spokenLength + hint.spokenLength
  }
}

extension String {
  fileprivate var spokenLength: Double { unicodeScalars.reduce(0) { $0 + $1.spokenLength } }
}

extension Unicode.Scalar {
  /// An estimate of how many letters of an alphabet take as long to say.
  fileprivate var spokenLength: Double {
    switch value {
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: 3
    case 0x3041...0x30FF, 0xAC00...0xD7A3: 2
    default: 1
    }
  }
}

extension Message {
  fileprivate static func grows(by factor: Double) -> Message {
    "\(factor) times as much to listen to on this screen as in the source language; this has grown most"
  }
}

/// Paragraphs with some words, as many as a screen with something to read has.
private func longTexts(of words: String) -> ViewNode {
  VStack { for _ in 0..<4 { Text(.verbatim(words)) } }.node
}
