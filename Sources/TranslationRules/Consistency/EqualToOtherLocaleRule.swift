import AuditModel
import Localization
import MessageSyntax
import Terminology
import TextAnalysis
import TextShaping

/// A translation is not that of another language.
package struct EqualToOtherLocaleRule: ProjectRule {
  package static let description = RuleDescription(
    id: "equal-to-other-locale", title: "Translation of another language",
    rationale: """
      A translation was put into the wrong file: people read a language that is not theirs, and \
      VoiceOver reads it with the wrong pronunciation.
      """,
    howToFix: """
      Replace the string with a translation into the language of the table, and check the \
      neighbouring strings and the import that wrote them.
      """,
    falseAlarm: """
      A title, a geographic name or a term that two languages share letter by letter may be \
      reported. The strings have to be identical, of at least 8 bytes, and their words or \
      letters have to point to the other language.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "each has its own",
      [
        (
          "a",
          [
            "en": "Add a card to the board", "de": "Eine Karte auf die Tafel legen",
            "fr": "Ajouter une carte au tableau",
          ]
        )
      ]),
    .texts(
      "near languages say the same",
      [
        (
          "a",
          [
            "en": "Show all in the list", "nb": "Vis alle i listen", "da": "Vis alle i listen",
          ]
        )
      ]),
    .texts(
      "a word that both have", [("a", ["en": "Settings", "de": "Optionen", "nl": "Optionen"])]),
    .texts(
      "a name that both keep",
      [
        (
          "a",
          [
            "en": "by the Les Amis de la Carte", "de": "Les Amis de la Carte",
            "fr": "Les Amis de la Carte",
          ]
        )
      ]),
    .texts(
      "a short string in two related languages",
      [("a", ["en": "Choose the color", "es": "Elige il color", "it": "Elige il color"])]),
    .texts(
      "the name of a language in itself",
      [("a", ["en": "Portuguese", "es": "Português do Brasil", "pt-BR": "Português do Brasil"])]),
    .texts(
      "Ukrainian has the Russian translation",
      [
        (
          "a",
          [
            "en": "There were no cards on the board.", "uk": "На доске не было карточек.",
            "ru": "На доске не было карточек.",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "German has the French translation",
      [
        (
          "a",
          [
            "en": "Add a card to the board of the team",
            "de": "Ajouter une carte dans le tableau pour votre groupe",
            "fr": "Ajouter une carte dans le tableau pour votre groupe",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "Finnish has the Swedish translation",
      [
        (
          "a",
          [
            "en": "There are no cards in this list", "fi": "Det finns inga kort i den här listan",
            "sv": "Det finns inga kort i den här listan",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "Polish has the plural forms of French",
      [
        (
          "a",
          [
            "en": [.one: "%lld Core", .other: "%lld Cores"],
            "pl": [.one: "%lld Cœur", .other: "%lld Cœurs"],
            "fr": [.one: "%lld Cœur", .other: "%lld Cœurs"],
          ]
        ), ("b", ["en": "CPU cores", "pl": "Rdzenie CPU", "fr": "Cœurs de CPU"]),
        ("c", ["en": "Default cores", "pl": "Domyślne rdzenie", "fr": "Cœurs par défaut"]),
      ], finds: ["a"]),
    .texts(
      "a plural form that two related languages have",
      [
        (
          "a",
          [
            "en": [.one: "%lld minute", .other: "%lld minutes"],
            "nb": [.one: "%lld minutt", .other: "%lld minutter"],
            "da": [.one: "%lld minut", .other: "%lld minutter"],
          ]
        )
      ]),
    small("two words, one of which French cannot write", "Delete account", "Konto löschen"),
    small("three words, one of them a function word", "Share with friends", "Mit Freunden teilen"),
    small("five words", "Your password is too short", "Dein Passwort ist zu kurz"),
    .texts(
      "Russian where Ukrainian is near",
      [("a", ["en": "You and me", "uk": "вы и мы", "ru": "вы и мы", "de": "ihr und wir"])],
      finds: ["a"]),
    .texts(
      "a place name with a function word",
      [
        (
          "a",
          [
            "en": "America/Port-au-Prince", "uk": "Америка/Порт-о-Пренс",
            "bg": "Америка/Порт-о-Пренс",
          ]
        )
      ]),
    .texts(
      "a term of two languages of one family",
      [
        (
          "a",
          [
            "en": "Ones’ Complement", "es": "Complemento a uno", "it": "Complemento a uno",
            "de": "Einerkomplement",
          ]
        )
      ]),
    .texts(
      "Arabic has two words of Estonian",
      [
        (
          "a",
          [
            "en": "Corkboard Setup", "ar": "Corkboard seadistamine", "et": "Corkboard seadistamine",
            "de": "Corkboard einrichten",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "a term of the source in one word",
      [
        (
          "a",
          [
            "en": "The RAM disk of Linux", "ru": "Linux Ramdisk", "de": "Linux Ramdisk",
            "fr": "Le disque de Linux",
          ]
        )
      ]),
    .texts(
      "a name that four languages keep",
      [
        (
          "a",
          [
            "en": "Old songs", "de": "Lieder aus der Höhle", "fr": "Lieder aus der Höhle",
            "es": "Lieder aus der Höhle", "fi": "Lieder aus der Höhle",
          ]
        )
      ]),
  ]

  /// A small app in which French has a text of German.
  private static func small(
    _ title: String, _ source: String, _ german: String
  ) -> TranslationExample {
    .texts(
      title,
      [
        ("a", ["en": .text(source), "de": .text(german), "fr": .text(german)]),
        ("b", ["en": "Cancel", "de": "Abbrechen", "fr": "Annuler"]),
      ], finds: ["a"])
  }

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    guard project.locales.count > 2 else { return [] }
    let judges = Dictionary(
      uniqueKeysWithValues: project.locales.map { locale in
        (
          locale,
          LanguageJudge(knowledge.languageModels, locale: locale, source: project.sourceLocale)
        )
      })
    let words = ProjectWords(of: project)
    return project.tables.filter { $0.locale == project.sourceLocale }.flatMap { source in
      let others = project.locales.filter { $0 != source.locale }
        .compactMap { project.table(source.name, locale: $0) }
      return (source.entries + keysInWords(of: others, without: source)).flatMap { entry in
        violations(at: entry, among: others, judges, words) {
          knowledge.language($0).scripts.all
        }
      }
    }
  }

  /// The keys in words that tables have and the source language lacks, as its strings.
  private func keysInWords(of tables: [StringTable], without source: StringTable) -> [TableEntry] {
    var seen: Set<String> = []
    return tables.flatMap { table in
      table.entries.filter {
        $0.key.hasASCII(" ") && source[$0.key] == nil && seen.insert($0.key).inserted
      }.map {
        TableEntry(
          key: $0.key, value: .text($0.key), keyLocation: $0.keyLocation,
          valueLocation: $0.keyLocation)
      }
    }
  }

  private func violations(
    at source: TableEntry, among tables: [StringTable],
    _ judges: [LocaleIdentifier: LanguageJudge], _ words: ProjectWords,
    scripts: (LocaleIdentifier) -> Set<Script>
  ) -> [ProjectViolation] {
    guard source.isTranslatable, let texts = DuplicateTexts(of: source, in: tables) else {
      return []
    }
    return texts.groups.flatMap { duplicates in
      (strangers(among: duplicates, source: texts.original, judges, words)
        + foreignLetters(
          among: duplicates, source: [texts.original, source.key], scripts: scripts)).map {
          duplicate, other in
          ProjectViolation(
            table: duplicate.table, key: source.key, locale: duplicate.table.locale,
            path: duplicate.leaf.path,
            at: duplicate.leaf.location,
            TextViolation(
              "the translation equals that of “\(other.table.locale)”",
              suggestion: "replace it with a translation into “\(duplicate.table.locale)”"))
        }
    }
  }

  /// The one of two strings that is in Latin letters where its language has others, beside a language
  /// that is written in them, with a long word that neither the source nor the key has.
  private func foreignLetters(
    among duplicates: [DuplicateTexts.Duplicate], source: [String],
    scripts: (LocaleIdentifier) -> Set<Script>
  ) -> [(DuplicateTexts.Duplicate, DuplicateTexts.Duplicate)] {
    guard duplicates.count == 2, let text = duplicates.first?.leaf.text, text.isInLatinLetters,
      let latin = duplicates.first(where: { scripts($0.table.locale).contains(.latin) }),
      let other = duplicates.first(where: {
        let own = scripts($0.table.locale)
        return !own.isEmpty && !own.contains(.latin)
      })
    else { return [] }
    return text.hasASCII(" ") && hasForeignWord(text, translating: source) ? [(other, latin)] : []
  }

  /// Whether a text has a long word whose letters are neither in the source nor in the key:
  /// “Ramdisk” is “RAM Disk”.
  private func hasForeignWord(_ text: String, translating source: [String]) -> Bool {
    let known = source.map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter(\.properties.isAlphabetic)))
        .lowercased()
    }
    var isFound = false
    WordScanner.forEachWord(in: text) { word in
      guard !isFound, word.letters.count > 6, !word.hasInnerCapital else { return }
      let letters = String(
        String.UnicodeScalarView(word.letters.compactMap { Unicode.Scalar($0) }))
      isFound = !known.contains { $0.contains(letters) }
    }
    return isFound
  }

  /// Those of strings that are the same that are not in their own language, each with one that is.
  private func strangers(
    among duplicates: [DuplicateTexts.Duplicate], source: String,
    _ judges: [LocaleIdentifier: LanguageJudge],
    _ words: ProjectWords
  ) -> [(DuplicateTexts.Duplicate, DuplicateTexts.Duplicate)] {
    guard let text = duplicates.first?.leaf.text.withoutQuotations else { return [] }
    let sample = LanguageSample(text, without: source)
    return duplicates.compactMap { duplicate in
      guard let judge = judges[duplicate.table.locale] else { return nil }
      lazy var stranger = judge.stranger(in: text, source: source)
      let other = duplicates.first { other in
        guard let otherJudge = judges[other.table.locale] else { return false }
        if judge.isStranger(sample, equalTo: otherJudge) { return true }
        // A word that many languages share is a name.
        let areTwo = duplicates.allSatisfy { third in
          guard let third = judges[third.table.locale] else { return false }
          return third.isNear(judge) || third.isNear(otherJudge)
        }
        let isPlain =
          areTwo
          && judge.isPlainlyStranger(
            sample, equalTo: otherJudge, hasNames: duplicate.leaf.path.category == nil
          ) {
            words.isDistinct(by: sample.hashes, in: other.table.locale, not: duplicate.table.locale)
          }
        if isPlain { return true }
        return !judge.isNear(otherJudge) && stranger.map(otherJudge.speaks) ?? false
      }
      return other.map { (duplicate, $0) }
    }
  }
}

extension Script {
  fileprivate static let latin = Script(of: "a")
}

extension String {
  /// Whether all of its letters are of the Latin script.
  fileprivate var isInLatinLetters: Bool {
    unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || Script(of: $0) == .latin }
  }
}

/// The strings of a key that are the very same in several languages, and not those of the source.
struct DuplicateTexts {
  /// A text with its table.
  struct Duplicate {
    let table: StringTable
    let leaf: TableEntry.Leaf
  }

  /// The strings that equal each other, in groups of at least two.
  let groups: [[Duplicate]]
  /// The source string that they translate.
  let original: String

  /// Shorter strings are alike too often.
  private static let leastBytes = 8

  /// Finds them; none when there are none.
  init?(of source: TableEntry, in tables: [StringTable]) {
    var counts: [(hash: Int, table: Int)] = []
    for (index, table) in tables.enumerated() {
      guard let text = table[source.key]?.comparedLeaf?.text, text.utf8.count >= Self.leastBytes
      else { continue }
      counts.append((text.hashValue, index))
    }
    counts.sort { $0 < $1 }
    guard zip(counts, counts.dropFirst()).contains(where: { $0.hash == $1.hash }) else {
      return nil
    }
    let original = source.comparedLeaf?.text ?? source.value.format
    self.original = original
    var byText: [ExactText: [Duplicate]] = [:]
    for count in counts {
      guard let leaf = tables[count.table][source.key]?.comparedLeaf,
        !leaf.text.isExactly(original)
      else { continue }
      byText[ExactText(leaf.text), default: []].append(
        Duplicate(table: tables[count.table], leaf: leaf))
    }
    groups = byText.values.filter { $0.count > 1 }.sorted {
      ($0.first?.leaf.location.description ?? "") < ($1.first?.leaf.location.description ?? "")
    }
  }
}

extension TableEntry {
  /// The text to compare with those of other languages: of forms for numbers that for most numbers, since
  /// languages have different ones besides.
  fileprivate var comparedLeaf: Leaf? {
    if case .text(let text) = value {
      return Leaf(path: .text, text: text, location: valueLocation)
    }
    return leaves.last { $0.path.category == .other } ?? leaves.first
  }
}
