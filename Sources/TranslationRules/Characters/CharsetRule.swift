import AuditModel
import LanguageData
import MessageSyntax
import Synchronization

/// The letters of a translation are letters of its language.
package struct CharsetRule: TextPairRule {
  package static let description = RuleDescription(
    id: "charset", title: "Letter foreign to the language",
    rationale: """
      People stumble over a letter that their alphabet lacks; often a neighbouring key was \
      pressed or another language was copied.
      """,
    howToFix: """
      Check the spelling, and replace the letter with the one of the language. Leave foreign \
      names as they are.
      """,
    falseAlarm: """
      Names and loanwords whose letters are missing from the language's exemplar set in CLDR are \
      reported unless the source string contains the letter; the rule is off for that reason.
      """,
    severity: .note,
    standards: [.unicode("UTS 35, Character Elements")])

  package static let kinds = [128]

  package static let looksFor: TextFeatures = .nonASCII
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("letters of the language", "Heights", "Größen, Höhen", in: "de"),
    .passes("capitals too", "Settings", "ÖINEN ÄÄNI", in: "fi"),
    .passes("names of the source", "From São Paulo", "Z: São Paulo", in: "pl"),
    .passes("marks and emoji", "Done", "✓ Fertig 🎉", in: "de"),
    .passes("an unknown language", "Save", "ж", in: "qaa"),
    .finds("a letter of another language", "Save", "Zapisać ђ", in: "pl"),
    .finds("a letter of Czech in German", "Straße", "Řidič", in: "de"),
  ]

  private let known = KnownCharacters()

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.nonASCII) else { return [] }
    let characters = known.characters(of: pair.language.locale)
    guard !characters.isEmpty,
      let foreign = pair.target.prose.unicodeScalars.first(where: {
        $0.value >= 0x80 && $0.properties.isAlphabetic && !characters.contains($0)
          && !pair.source.text.has($0)
      })
    else { return [] }
    return [
      TextViolation(
        "“\(foreign)” \(foreign.codePointName) is no letter of this language",
        suggestion: "check whether another letter was meant")
    ]
  }
}

/// The characters of the languages that were asked for.
private final class KnownCharacters: Sendable {
  private let known = Mutex<[LocaleIdentifier: ExemplarCharacters]>([:])

  func characters(of locale: LocaleIdentifier) -> ExemplarCharacters {
    known.withLock { known in
      if let found = known[locale] { return found }
      let read = ExemplarCharacters(locale)
      known[locale] = read
      return read
    }
  }
}
