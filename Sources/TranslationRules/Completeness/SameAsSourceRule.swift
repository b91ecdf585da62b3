import AuditModel
import Localization
import Terminology
import TextAnalysis
import TextShaping

/// A translation differs from its source.
package struct SameAsSourceRule: TableRule {
  package static let description = RuleDescription(
    id: "same-as-source", title: "Translation identical to the source",
    rationale: """
      People meet the source language in the middle of their own, often because a string was \
      copied and then forgotten.
      """,
    howToFix: """
      Translate the string. If the word is the same in both languages, suppress the finding or \
      mark the string with `shouldTranslate: false`.
      """,
    falseAlarm: """
      Words and names that both languages share are reported as notes; sentences, phrases with \
      function words of the source language and tables with ten or more copies that make up 70 % \
      are warnings, and so are phrases that most languages left if they are in small letters, or \
      have a function word and another language translates them, or are in a language of other \
      letters and have a word that is in small letters elsewhere. A phrase with function words that \
      differs in capitals only, or that equals the key, counts as a copy. \
      Placeholders, addresses, abbreviations, names kept by most of three or more \
      languages and the other regions of a language are exempt.
      """,
    severity: .note,
    standards: [.wcag("3.1.2")], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "same-as-source", "source strings that stay as they are in other languages")

  package static let pointsAtSource = false

  package static let kinds = [44]

  package static let examples: [TranslationExample] = [
    .passes("another word", "Save", "Sichern", in: "de"),
    .passes("nothing in it can be translated", "%1$d / %2$d", "%1$d / %2$d", in: "de"),
    .passes("a single letter", "%d m", "%d m", in: "fi"),
    .passes("an address", "https://example.org", "https://example.org", in: "ja"),
    .passes("a mail address", "help@example.org", "help@example.org", in: "sv"),
    .passes("a path", "/etc/hosts", "/etc/hosts", in: "pl"),
    .passes("an abbreviation", "FAQ (PDF)", "FAQ (PDF)", in: "it"),
    .passes("names with capitals inside", "GitHub, iPhone", "GitHub, iPhone", in: "ru"),
    .passes("a word that the world shares", "Bluetooth", "Bluetooth", in: "tr"),
    .passes("a word that both languages have", "%d minutes", "%d minutes", in: "fr"),
    .passes("the name of a language", "Français", "Français", in: "de"),
    .passes("another region of the same language", "Save", "Save", in: "en-GB"),
    .passes("emoji", "👋🏽 👍", "👋🏽 👍", in: "th"),
    .passes("a copyright notice", "© 2026 Some Company", "© 2026 Some Company", in: "nl"),
    .passes("a placeholder", "{firstName}: ${count}", "{firstName}: ${count}", in: "cs"),
    .passes("its state is new", "Save all", .state(.new, "Save all"), in: "vi"),
    .texts(
      "a name that most languages keep",
      [("app", ["en": "Corkboard", "de": "Corkboard", "fi": "Corkboard", "fr": "Corkboard"])]),
    .texts(
      "a word that other translations use",
      [
        ("a", ["en": "Details", "de": "Details"]),
        ("b", ["en": "Show all details", "de": "Alle Details einblenden"]),
      ]),
    .passes("a name for programs", "source_type_name", "source_type_name", in: "de"),
    .texts(
      "a phrase that is no name, which most languages left",
      [
        (
          "a",
          [
            "en": "Show hidden cards", "de": "Show hidden cards", "fi": "Show hidden cards",
            "fr": "Afficher",
          ]
        )
      ], finds: ["a", "a"]),
    .texts(
      "a phrase that most languages left, in one of other letters",
      [
        (
          "a",
          [
            "en": "Server Password", "de": "Server Password", "fr": "Server Password",
            "it": "Server Password", "th": "Server Password", "ru": "Пароль сервера",
            "ko": "서버 암호",
          ]
        ), ("b", ["en": "Enter your password", "th": "ป้อนรหัสผ่าน"]),
      ], finds: ["a"]),
    .texts(
      "a name that languages of other letters keep",
      [
        (
          "a",
          [
            "en": "Card Store", "de": "Card Store", "fr": "Card Store", "th": "Card Store",
            "ru": "Card Store", "ko": "Card Store",
          ]
        ), ("b", ["en": "Open the store", "th": "เปิดร้าน"]),
      ]),
    .finds("a phrase with other capitals", "Move up and down", "Move Up and Down", in: "hu"),
    .texts(
      "two words, one of them a function word, which another language translates",
      [
        (
          "a",
          [
            "en": "%@ and %d more", "de": "%@ and %d more", "fr": "%@ and %d more",
            "it": "%@ and %d more", "pl": "%@ i jeszcze %d",
          ]
        )
      ], finds: ["a", "a", "a"]),
    .texts(
      "a title of four words, which three languages translate",
      [
        (
          "a",
          [
            "en": "Select Last Item on Page", "de": "Select Last Item on Page",
            "fr": "Sélectionner le dernier élément", "it": "Seleziona l’ultimo elemento",
            "es": "Seleccionar el último elemento",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "a word that the other script of the language translates",
      [
        (
          "a",
          [
            "en": "Label", "de": "Label", "fr": "Label", "zh-Hans": "Label", "zh-Hant": "標籤",
            "it": "Label", "fi": "Label", "pl": "Label", "ru": "Метка", "ko": "라벨",
          ]
        )
      ], finds: ["a"]),
    .texts(
      "the name of a key on keyboards, which one script of the language keeps",
      [
        (
          "a",
          [
            "en": "Enter", "de": "Enter", "fr": "Enter", "it": "Enter", "zh-Hant": "Enter",
            "zh-Hans": "回车",
          ]
        )
      ]),
    .texts(
      "the words of the key, where the source has others",
      [
        (
          "The latest version of it installed",
          [
            "en": "The latest version of it is installed",
            "nl": "The latest version of it installed",
          ]
        )
      ], finds: ["The latest version of it installed"]),
    .texts(
      "a sentence of the key, which the source table lacks",
      [
        ("Save", ["en": "Save", "ko": "저장"]),
        (
          "Timed out while waiting for the server.",
          ["ko": "Timed out while waiting for the server."]
        ),
      ], finds: ["Timed out while waiting for the server."]),
    .passes("a name with other capitals", "Corkboard Plus", "Corkboard plus", in: "hu"),
    .finds(
      "the name of an action that is a phrase", "Save to the board", "Save to the board", in: "it",
      table: "InfoPlist"),
    .finds("it was copied", "Save all", "Save all", in: "de"),
    .finds("one word", "Settings", "Settings", in: "hu"),
    .finds(
      "a phrase of words that both have, which is a note", "Radius in pixels", "Radius in pixels",
      in: "nl"),
    .finds("a question", "Are you sure?", "Are you sure?", in: "fr"),
    .finds(
      "a sentence", "Your boards have been saved.", "Your boards have been saved.", in: "nb"),
    .files(
      "forms of a variable, whose format is the same in all languages",
      [
        stringsDict("en", "%d board", "%d boards"), stringsDict("de", "%d Tafel", "%d Tafeln"),
        stringsDict("fr", "%d tableau", "%d tableaux"), stringsDict("nl", "%d board", "%d boards"),
        stringsDict("fi", "%d taulu", "%d taulua"),
      ], finds: ["n"]),
    .finds(
      "one form of a plural", [.one: "%d board", .other: "%d boards"],
      [.one: "%d tabulka", .few: "%d tabulky", .many: "%d tabulky", .other: "%d boards"],
      in: "cs"),
    .texts(
      "nearly all of a table, which is one finding",
      (1...12).map { ("key\($0)", ["en": "Open the board", "pl": "Open the board"]) },
      finds: [""]),
  ]

  private static func stringsDict(
    _ language: String, _ one: String, _ other: String
  ) -> (path: String, content: String) {
    typealias Sample = StructureExamples
    let forms = Sample.pair("one", one) + Sample.pair("other", other)
    let variable = Sample.group("v", Sample.rule, Sample.number, forms)
    let format = Sample.pair("NSStringLocalizedFormatKey", "%#@v@")
    let key = Sample.group("n", format, variable)
    return (
      "\(language).lproj/Localizable.stringsdict",
      "<plist version=\"1.0\"><dict>\(key)</dict></plist>"
    )
  }

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard !tables.isSameLanguage else { return [] }
    var count = 0
    var copies: [SourceCopy] = []
    tables.forEachTranslation { source, target in
      count += 1
      add(source, target, in: tables, to: &copies)
    }
    count += addCopiesOfKeys(in: tables, to: &copies)
    if copies.count >= 10, copies.count * 10 >= count * 7, let first = tables.target.entries.first {
      let location = SourceLocation(file: first.keyLocation.file, line: 1, column: 1)
      return [
        KeyViolation(
          "", at: location,
          "\(copies.count) of \(count) strings equal the source language, so the table is"
            + " not translated",
          suggestion: "have it translated, or remove it", severity: .warning)
      ]
    }
    let shared = sharedWords(of: copies, in: tables)
    let ordinary = OrdinaryWords(tables.source)
    return copies.filter { !($0.words.words.count == 1 && shared.contains($0.words.hash)) }
      .compactMap { violation($0, in: tables, ordinary) }
  }

  /// More strings than are looked through for a word.
  private static let mostTexts = 20_000

  /// Those of the labels of one word that other strings of the translation have too, where they are
  /// not copied: both languages have the word.
  private func sharedWords(of copies: [SourceCopy], in tables: TablePair) -> Set<UInt64> {
    var wanted = Set(copies.filter { $0.words.words.count == 1 }.map(\.words.hash))
    guard !wanted.isEmpty else { return [] }
    var found: Set<UInt64> = []
    for entry in tables.target.entries.prefix(Self.mostTexts) where !wanted.isEmpty {
      guard case .text(let text) = entry.value,
        tables.source[entry.key]?.value.format.isExactly(text) != true
      else { continue }
      WordScanner.forEachWord(in: text) { word in
        guard wanted.remove(word.hash) != nil else { return }
        found.insert(word.hash)
      }
    }
    return found
  }

  private func add(
    _ source: TableEntry, _ target: TableEntry, in tables: TablePair, to copies: inout [SourceCopy]
  ) {
    if case .text(let one) = source.value, case .text(let other) = target.value {
      guard let likeness = SourceCopy.Likeness(of: other, to: one, at: source.key) else { return }
      let leaf = TableEntry.Leaf(path: .text, text: other, location: target.valueLocation)
      return add(leaf, of: target, in: tables, to: &copies, likeness)
    }
    for text in KeyPair(source: source, target: target, in: tables).texts
    where text.source.text.isExactly(text.target.text) {
      let leaf = TableEntry.Leaf(
        path: text.path, text: text.target.text, location: text.targetLocation)
      let before = copies.count
      add(leaf, of: target, in: tables, to: &copies)
      // One form is evidence enough.
      if copies.count > before { return }
    }
  }

  /// Adds the strings that equal a key in words which the source language lacks, and returns how
  /// many strings have such keys.
  private func addCopiesOfKeys(in tables: TablePair, to copies: inout [SourceCopy]) -> Int {
    var count = 0
    for entry in tables.target.entries where entry.key.hasASCII(" ") {
      guard case .text(let text) = entry.value, tables.source[entry.key] == nil else { continue }
      count += 1
      guard text.isExactly(entry.key) else { continue }
      let leaf = TableEntry.Leaf(path: .text, text: text, location: entry.valueLocation)
      add(leaf, of: entry, in: tables, to: &copies, .key)
    }
    return count
  }

  private func add(
    _ leaf: TableEntry.Leaf, of entry: TableEntry, in tables: TablePair,
    to copies: inout [SourceCopy],
    _ likeness: SourceCopy.Likeness = .source
  ) {
    guard entry.isTranslatable, tables.source[entry.key]?.isTranslatable != false,
      entry.states[leaf.path] != .new, !entry.gettextFlags.contains(.isPreformatted),
      !tables.options(in: leaf.location.file).allows(leaf.text, by: Self.allowed)
    else { return }
    // Each word of a title may have a capital.
    let words = TranslatableWords(
      AuditedText(likeness == .recasedSource ? leaf.text.lowercased() : leaf.text))
    let language = tables.targetLanguage.locale.language
    guard words.words.contains(where: { !SharedWords.contains($0, in: language) }),
      !leaf.text.namesRights
    else { return }
    // Names of apps stay, and so do names that a language writes with other capitals.
    let mayBeName =
      switch likeness {
      case .source: tables.role == .infoPlist && !InfoPlistKeys.isReason(entry.key)
      case .recasedSource, .key: true
      }
    let isPhrase =
      switch likeness {
      case .source: words.words.contains { isSmallFunctionWord($0, in: tables) }
      case .recasedSource: false
      case .key: words.isSentence
      }
    guard !mayBeName || isPhrase || hasFunctionWords(words, in: tables) else { return }
    copies.append(SourceCopy(entry: entry, leaf: leaf, words: words, likeness: likeness))
  }

  /// Whether a text is a sentence, or a phrase with function words of its language.
  private func isPlain(_ words: TranslatableWords, in tables: TablePair) -> Bool {
    words.isSentence || hasFunctionWords(words, in: tables)
  }

  private func hasFunctionWords(_ words: TranslatableWords, in tables: TablePair) -> Bool {
    words.isPhrase { tables.judge.isTellingWord($0, letters: $1) }
  }

  private func violation(
    _ copy: SourceCopy, in tables: TablePair, _ ordinary: OrdinaryWords
  ) -> KeyViolation? {
    let isSentence = isPlain(copy.words, in: tables)
    let others = CopyElsewhere(of: copy, in: tables)
    let isKept = !isSentence && others.keep
    let isForgotten = !isSentence && isForgotten(copy, others, in: tables, ordinary)
    if isKept, !copy.words.isOrdinary, !isForgotten { return nil }
    // The name of an app or of one of its actions.
    if tables.role == .infoPlist, !isSentence, !isForgotten,
      !InfoPlistKeys.isReason(copy.entry.key)
    {
      return nil
    }
    var violation = KeyViolation(
      copy.entry.key, at: copy.leaf.location,
      copy.sentence,
      suggestion: isSentence || isForgotten
        ? "translate it" : "translate it, unless the word is the same in both languages",
      severity: isSentence || isKept || isForgotten ? .warning : nil)
    violation.violation.leaf = copy.leaf
    return violation
  }

  /// Whether a phrase is no name, because other languages translate it, and one of its words is a
  /// function word, or an ordinary word that is left in a language of other letters.
  private func isForgotten(
    _ copy: SourceCopy, _ others: CopyElsewhere, in tables: TablePair, _ ordinary: OrdinaryWords
  ) -> Bool {
    let words = copy.words.words
    if words.count > 1, others.translations > 0,
      words.contains(where: { isSmallFunctionWord($0, in: tables) })
    {
      return true
    }
    // Languages share words and names, but no phrases of four words.
    if words.count > 3, others.translations >= 3 { return true }
    // Most languages have not translated it yet, and those that have know it as no name.
    if others.keep, others.isOftenTranslated,
      words.dropFirst().contains(where: { $0.first?.isLowercase == true })
    {
      return true
    }
    let scripts = tables.targetLanguage.scripts.all
    guard !scripts.isEmpty, scripts.isDisjoint(with: tables.sourceLanguage.scripts.all) else {
      return false
    }
    // “Face ID” has one word that is no abbreviation.
    if words.count == 1 {
      return others.translatesSameLanguage && others.foreignTranslations > 2
        && AuditedText(copy.leaf.text).words.count == 1
    }
    return others.foreignTranslations > 0 && others.translations > 1
      && words.contains { $0.count > 3 && ordinary.contains($0.wordHash) }
  }

  private func isSmallFunctionWord(_ word: String, in tables: TablePair) -> Bool {
    word.first?.isLowercase == true
      && tables.judge.isTellingWord(word.wordHash, letters: word.unicodeScalars.count)
  }
}

extension TranslatableWords {
  /// Whether it is an ordinary phrase and no name: two words of four letters or more behind the
  /// first are without a capital.
  fileprivate var isOrdinary: Bool {
    words.dropFirst().count { $0.first?.isLowercase == true && $0.count >= 4 } >= 2
      || words.count == 2 && words[0].first?.isUppercase == true
        && words[1].first?.isLowercase == true && words[1].count >= 5
  }
}

extension String {
  /// Whether it says whose rights something is.
  fileprivate var namesRights: Bool {
    contains("©") || contains("®") || contains("™") || hasPrefix("Copyright ")
  }
}
