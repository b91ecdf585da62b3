import AuditModel
import Localization
import Terminology

/// No word is one slip of the fingers away from the word that other translations of the same thing have.
///
/// No dictionary is needed: a word that one text has, where several have nearly the same one for the same
/// word of the source, is hardly another word.
package struct MisspelledWordRule: ProjectRule {
  package static let description = RuleDescription(
    id: "misspelled-word", title: "Probable misspelling",
    rationale: "A typo makes the app look careless, and VoiceOver reads exactly what is written.",
    howToFix: """
      Compare the word with the one in the other strings, and correct it if that one was meant.
      """,
    falseAlarm: """
      Another word or a name that differs by one consonant, by two swapped letters or by an \
      accent is reported. The word has at least seven letters and occurs in one string, the \
      other one in three or more with related source strings, or with any where the word has eight \
      letters and two inside it are in the wrong order, a doubled one is single, or a vowel of a Romance \
      language is missing or too many. Where only an accent is missing, six \
      letters are enough, and the word may occur in half as many strings as the other one.
      """,
    severity: .note,
    standards: [.hig("Writing")], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "misspelled-word", "words that are spelled as they should be")

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts("the same word", backups + [last("Резервная копия готова", in: "ru")]),
    .texts("with another ending", backups + [last("Готово с резервной", in: "ru")]),
    .texts(
      "a word of another meaning",
      contracts + [("last", ["en": "Contact us", "fr": "Contractez-nous", "ru": "Контракт"])]),
    .texts(
      "a word that the source has",
      backups + [("last", ["en": "Backup Rezervnaya", "ru": "Rezervnaya"])]),
    .texts(
      "a letter is missing", backups + [last("Без резерной копии", in: "ru")], finds: ["last"]),
    .texts(
      "a letter too many",
      coolers + [("last", ["en": "Turn the cooler off", "pt-BR": "Desligar o ventinlador"])],
      finds: ["last"]),
    .texts(
      "a letter too many in a long word, of another source",
      coolers + [("last", ["en": "Off", "pt-BR": "Desligar ventilaodor"])], finds: ["last"]),
    .texts(
      "the opposite prefix",
      [
        ("a", ["en": "Sign-in of it", "de": "Anmeldung daran"]),
        ("b", ["en": "New sign-in", "de": "Neue Anmeldung"]),
        ("c", ["en": "All sign-in", "de": "Jede Anmeldung"]),
        ("d", ["en": "Sign-in, and out", "de": "Die Abmeldung"]),
      ]),
    .texts(
      "letters that changed places",
      coolers + [("last", ["en": "The new cooler", "pt-BR": "Todo o ventialdor"])], finds: ["last"]),
    .texts(
      "a missing accent",
      [
        ("a", ["en": "Memory used", "fr": "Mémoire utilisée"]),
        ("b", ["en": "Free memory", "fr": "Mémoire libre"]),
        ("c", ["en": "Show memory", "fr": "Afficher la mémoire"]),
        ("last", ["en": "Memory pressure", "fr": "Pression memoire"]),
      ], finds: ["last"]),
    .texts(
      "accents that two of six strings lack",
      [
        ("a", ["en": "All vehicles", "es": "Todos los vehículos"]),
        ("b", ["en": "Old vehicles", "es": "Los vehículos viejos"]),
        ("c", ["en": "Show vehicles", "es": "Mostrar vehículos"]),
        ("d", ["en": "New vehicles", "es": "Los vehículos nuevos"]),
        ("e", ["en": "No vehicles", "es": "No hay vehiculos"]),
        ("f", ["en": "My vehicles", "es": "Mis vehiculos"]),
      ], finds: ["e", "f"]),
    .texts(
      "a verb for another word of the source",
      [
        ("a", ["en": "Public list", "es": "Lista pública"]),
        ("b", ["en": "Public name", "es": "Cuenta pública"]),
        ("c", ["en": "A public place", "es": "Vía pública"]),
        ("d", ["en": "It posts photos", "es": "Publica fotos"]),
      ]),
  ]

  private static let backups: [(key: String, texts: [LocaleIdentifier: ExampleText])] = [
    ("a", ["en": "Make a backup", "ru": "Создать резервную копию"]),
    ("b", ["en": "No backup", "ru": "Нет резервной копии"]),
    ("c", ["en": "Delete the backup", "ru": "Удалить резервную копию"]),
    ("d", ["en": "Last backup of it", "ru": "Дата резервной копии"]),
    ("e", ["en": "Backup settings", "ru": "Настройки резервной копии"]),
    ("f", ["en": "The backup is new", "ru": "С новой резервной копией"]),
  ]

  private static let contracts: [(key: String, texts: [LocaleIdentifier: ExampleText])] = [
    ("a", ["en": "Our contacts", "ru": "Наши контакты"]),
    ("b", ["en": "All contacts", "ru": "Все контакты"]),
    ("c", ["en": "No contacts", "ru": "Нет контакты"]),
    ("d", ["en": "The signed paper", "ru": "Эти контракты"]),
  ]

  private static let coolers: [(key: String, texts: [LocaleIdentifier: ExampleText])] = [
    ("a", ["en": "Cooler speed", "pt-BR": "Velocidade do ventilador"]),
    ("b", ["en": "Show the cooler", "pt-BR": "Mostrar o ventilador"]),
    ("c", ["en": "Left cooler", "pt-BR": "Ventilador esquerdo"]),
  ]

  private static func last(
    _ text: String, in locale: LocaleIdentifier
  ) -> (key: String, texts: [LocaleIdentifier: ExampleText]) {
    ("last", ["en": "Without a backup", locale: .text(text)])
  }

  package init() {}

  /// So many strings have a word that is right.
  private static let leastTexts = 3
  /// The most strings, in all languages, the words of which are compared.
  private static let mostTexts = 120_000

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard project.tables.reduce(0, { $0 + $1.entries.count }) <= Self.mostTexts else { return [] }
    return project.locales.flatMap { locale in
      let language = locale.language
      guard language != project.sourceLocale.language, Self.languages.contains(language) else {
        return [ProjectViolation]()
      }
      return slips(
        in: WordUses(in: project, locale: locale),
        keepsAccents: Self.accented.contains(language), locale, knowledge)
    }
  }

  private func slips(
    in uses: WordUses, keepsAccents: Bool, _ locale: LocaleIdentifier,
    _ knowledge: ProjectKnowledge
  ) -> [ProjectViolation] {
    var near = NearWords(keepsAccents: keepsAccents)
    var known: [(word: WordUses.Word, text: String)] = []
    for word in uses.words where word.texts >= Self.leastTexts {
      guard let spelling = uses.spelling(of: word), near.add(spelling.letters) != nil else {
        continue
      }
      known.append((word, spelling.text))
    }
    guard !known.isEmpty else { return [] }
    return uses.words.filter { $0.texts == 1 || keepsAccents }.flatMap { word in
      guard let spelling = uses.spelling(of: word),
        let number = near.word(meantBy: spelling.letters),
        word.texts == 1
          || word.texts * 2 <= known[number].word.texts
            && near.lacksAccent(spelling.letters, of: number)
      else { return [ProjectViolation]() }
      return word.positions.compactMap { position in
        guard
          word.texts == 1 && near.isInnerSlip(spelling.letters, of: number)
            || isForTheSame(position, known[number].word, in: uses),
          !uses.sourceWords(ofText: position).contains(word.hash)
        else { return nil }
        let text = uses.texts[position]
        let options = knowledge.facts.options.values(in: text.entry.valueLocation.file, locale)
        if options.allows(spelling.text, by: Self.allowed) { return nil }
        let right = known[number].text.lowercased()
        return ProjectViolation(
          table: text.table, key: text.entry.key, locale: locale, at: text.entry.valueLocation,
          TextViolation(
            .misspelled(spelling.text, in: word.texts, right, in: known[number].word.texts),
            suggestion: "check whether “\(right)” was meant"))
      }
    }
  }

  /// Whether the source of a text shares a longer word with those of most strings that have another
  /// word.
  private func isForTheSame(_ text: Int, _ other: WordUses.Word, in uses: WordUses) -> Bool {
    let words = uses.sourceWords(ofText: text)
    let positions = other.positions
    return positions.count { !uses.sourceWords(ofText: $0).isDisjoint(with: words) } * 2
      >= positions.count
  }

  /// Languages whose words keep their consonants when they are inflected.
  private static let languages: Set = [
    "de", "nl", "sv", "da", "nb", "nn", "no", "en", "es", "pt", "fr", "it", "ca", "gl", "ro", "pl",
    "cs", "sk", "sl", "hr", "sr", "bg", "mk", "ru", "uk", "be",
  ]

  /// Languages in which an accent inside a word seldom distinguishes two words.
  private static let accented: Set = ["es", "pt", "fr", "it", "ca", "gl"]
}

extension String {
  /// The two spellings of a word, with the number of strings that have each.
  fileprivate static func misspelled(
    _ word: String, in wrong: Int, _ right: String, in others: Int
  ) -> String {
    let count = wrong - 1
    let more =
      count > 0 ? " and in \(count) other string\(count == 1 ? "" : "s")" : ""
    return "“\(word)” here\(more), “\(right)” in \(others)\(count > 0 ? "" : " other strings")"
  }
}
