import AuditModel
import Localization
import Terminology
import TextAnalysis
import TextShaping

/// All strings of a language address people in one way.
package struct FormOfAddressRule: ProjectRule {
  package static let description = RuleDescription(
    id: "form-of-address", title: "Inconsistent form of address",
    rationale: """
      People notice when an app that is formal in one sentence is familiar in the next; it reads \
      as if two authors wrote it.
      """,
    howToFix: """
      Use the form that the other strings use, and record it in the style guide for the \
      language.
      """,
    falseAlarm: """
      The rule also reports strings for another audience, such as children, direct speech without \
      quotation marks, and pronouns with a second meaning. It applies where at least eight \
      strings have the usual form and at most 12 % the other.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts("the usual form", usually("de", "Wählen Sie %d") + [last("de", "Ist das Ihre Karte?")]),
    .texts(
      "German “Sie” (they) at the start of a sentence",
      usually("de", "Wähle deine Karte") + [last("de", "Karten gelöscht. Sie sind weg.")]),
    .texts(
      "no usual form: half formal, half informal",
      usually("de", "Wählen Sie %d") + usually("de", "Wähle deine Karte", key: "other")),
    .texts(
      "formal German and informal Dutch",
      usually("de", "Wählen Sie %d") + usually("nl", "Kies je kaart", key: "other")),
    .texts(
      "French “ton” (a tone)",
      usually("fr", "Choisissez votre carte") + [last("fr", "Un ton de sonnerie")]),
    .texts(
      "French “TU” (universal time)",
      usually("fr", "Choisissez votre carte") + [last("fr", "Heure TU")]),
    .texts(
      "“vous” in “rendez-vous”", usually("fr", "Choisis ta carte") + [last("fr", "Le rendez-vous")]),
    .texts(
      "“te” within “Tou(te)s”",
      usually("fr", "Choisissez votre carte") + [last("fr", "Tou(te)s les cartes")]),
    .texts(
      "a letter after an & for the keyboard",
      usually("uk", "Ваша картка") + [last("uk", "Зроби&ти знімок")]),
    .texts(
      "Dutch “u” for “uur” (hour)",
      usually("nl", "Kies je kaart") + [last("nl", "Na 2 u of nog later")]),
    .texts("Czech “ty” (those)", usually("cs", "Vaše karta") + [last("cs", "Vyberte ty karty")]),
    .texts(
      "a word that the source has",
      usually("de", "Wählen Sie %d") + [last("de", "Der Befehl du", en: "The command du")]),
    .texts(
      "a message from one person to another",
      usually("ru", "Ваша карта")
        + [last("ru", "Это тебе от меня", en: "I shared this with you")]),
    .texts(
      "in quotation marks",
      usually("de", "Wählen Sie %d") + [last("de", "Zum Beispiel „Kannst du das?“")]),
    .texts(
      "both forms in one string",
      usually("de", "Wählen Sie %d") + [last("de", "Bitte wählen Sie deine Karte")]
    ),
    .texts(
      "too few strings to compare",
      usually("de", "Wählen Sie %d").suffix(7) + [last("de", "Ist das deine Karte?")]),
    .texts(
      "informal", usually("de", "Wählen Sie %d") + [last("de", "Ist das deine Karte?")],
      finds: ["last"]),
    .texts(
      "formal", usually("de", "Wähle deine Karte") + [last("de", "Wählen Sie eine Karte")],
      finds: ["last"]),
    .texts(
      "informal among “u”", usually("nl", "Kiest u een kaart") + [last("nl", "Is dit jouw kaart?")],
      finds: ["last"]),
    .texts(
      "formal among “je”", usually("nl", "Kies je kaart") + [last("nl", "Weet u het zeker?")],
      finds: ["last"]),
    .texts(
      "an elided pronoun",
      usually("fr", "Choisissez votre carte") + [last("fr", "Ceci t’aide à choisir")],
      finds: ["last"]),
    .texts(
      "formal in Spanish", usually("es", "Elige tu carta") + [last("es", "¿Está usted seguro?")],
      finds: ["last"]),
    .texts(
      "formal in Italian", usually("it", "Scegli la tua carta") + [last("it", "Questa è la Sua")],
      finds: ["last"]),
    .texts(
      "informal in Polish",
      usually("pl", "Czy wybiera Pan kartę?") + [last("pl", "Czy to twoja karta?")],
      finds: ["last"]),
    .texts(
      "informal in Ukrainian", usually("uk", "Ваша картка") + [last("uk", "Це твоя картка?")],
      finds: ["last"]),
    .texts(
      "a plural variation",
      usually("ru", "Ваша карта") + [
        (
          "last",
          [
            "en": [.one: "%d card of yours", .other: "%d cards of yours"],
            "ru": [.one: "%d твоя карта", .few: "%d твои карты", .many: "%d твоих карт"],
          ]
        )
      ], finds: ["last"]),
  ]

  private static func usually(
    _ locale: LocaleIdentifier, _ text: String, key: String = "usual"
  ) -> [(key: String, texts: [LocaleIdentifier: ExampleText])] {
    (1...12).map { ("\(key)\($0)", ["en": "Choose your card %d", locale: .text(text)]) }
  }

  private static func last(
    _ locale: LocaleIdentifier, _ text: String, en: String = "Is this one yours?"
  ) -> (key: String, texts: [LocaleIdentifier: ExampleText]) {
    ("last", ["en": .text(en), locale: .text(text)])
  }

  /// The part of the strings that address anybody, in percent, above which there is no usual way.
  private static let mostUnusual = 12
  /// So many strings have to address people in the usual way.
  private static let leastUsual = 8
  /// The most strings, in all languages, that are read in passing.
  private static let mostTexts = 120_000
  /// The words of a person who speaks for themselves, maybe to other people.
  private static let speakers = Set(["i", "me", "my"].map(\.wordHash))

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard project.tables.reduce(0, { $0 + $1.entries.count }) <= Self.mostTexts else { return [] }
    return project.locales.flatMap { locale -> [ProjectViolation] in
      guard locale.language != project.sourceLocale.language,
        let words = AddressWords.of(locale.language)
      else { return [] }
      return check(words, of: locale, in: project)
    }
  }

  private func check(
    _ words: AddressWords, of locale: LocaleIdentifier, in project: LocalizationProject
  ) -> [ProjectViolation] {
    let all = locations(of: words, in: project.tables.filter { $0.locale == locale })
    let informal = all.filter { $0.form == .informal }
    let isFormal = informal.count * 2 < all.count
    let few = isFormal ? informal : all.filter { $0.form == .formal }
    guard few.count * 100 <= Self.mostUnusual * all.count,
      all.count - few.count >= Self.leastUsual
    else { return [] }
    let (unusual, usual) =
      isFormal ? (words.informal, words.formal) : (words.formal, words.informal)
    return few.filter { words.isMeant(by: $0) && !isSaidOtherwise($0, in: project) }.map {
      location in
      ProjectViolation(
        table: location.table, key: location.key, locale: locale, path: location.leaf.path,
        at: location.leaf.location,
        TextViolation(
          "“\(location.leaf.text.word(location.word))” addresses people as “\(unusual)”; "
            + "\(all.count - few.count) of \(all.count) strings use “\(usual)”",
          suggestion: "use “\(usual)”, as the other strings do"))
    }
  }

  /// The strings that address people in one way.
  private func locations(of words: AddressWords, in tables: [StringTable]) -> [AddressWords
    .Location]
  {
    // App Shortcuts phrases are what people say to Siri.
    tables.filter { TableRole(tableName: $0.name) != .appShortcuts }.flatMap { table in
      table.entries.compactMap { entry in
        guard entry.isTranslatable, let (form, leaf, word) = words.find(in: entry) else {
          return nil
        }
        return AddressWords.Location(
          table: table, key: entry.key, form: form, leaf: leaf, word: word)
      }
    }
  }

  /// Whether the source addresses other people, or has the word too, so that it is a name or a
  /// letter.
  private func isSaidOtherwise(
    _ location: AddressWords.Location, in project: LocalizationProject
  ) -> Bool {
    let source = project.table(location.table.name, locale: project.sourceLocale)?[location.key]
    guard let source else { return false }
    var reasons = project.sourceLocale.language == "en" ? Self.speakers : []
    reasons.insert(location.leaf.text.word(location.word).wordHash)
    return source.leaves.contains { leaf in
      var isThere = false
      WordScanner.forEachWord(in: leaf.text) { isThere = isThere || reasons.contains($0.hash) }
      return isThere
    }
  }
}

extension AddressWords {
  /// A text that addresses people.
  fileprivate struct Location {
    let table: StringTable
    let key: String
    let form: Form
    let leaf: TableEntry.Leaf
    let word: Range<Int>
  }

  /// The only way in which all strings of a key address people, and the first word that does.
  fileprivate func find(
    in entry: TableEntry
  ) -> (form: Form, leaf: TableEntry.Leaf, word: Range<Int>)? {
    var first: (form: Form, leaf: TableEntry.Leaf, word: Range<Int>)?
    for leaf in entry.leaves where entry.states.isEmpty || entry.states[leaf.path] != .new {
      let found = find(in: leaf.text)
      guard let (form, word) = found.only else {
        if found.isMixed { return nil }
        continue
      }
      if let first, first.form != form { return nil }
      first = first ?? (form, leaf, word)
    }
    return first
  }

  /// Whether a text addresses people outside of what it quotes.
  fileprivate func isMeant(by location: Location) -> Bool {
    find(in: location.leaf.text.withoutQuotations).only?.form == location.form
  }
}

extension String {
  /// The word that takes up some bytes of it.
  fileprivate func word(_ bytes: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
  }
}
