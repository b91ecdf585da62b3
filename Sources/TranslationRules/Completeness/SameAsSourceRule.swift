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
      function words of the source language and tables with ten or more copies that make up 80 % \
      are warnings, and so are phrases in small letters that most languages left. Placeholders, addresses, abbreviations, names kept by most of three or more \
      languages and the other regions of a language are exempt.
      """,
    severity: .note,
    standards: [.wcag("3.1.2")])

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
    .finds("it was copied", "Save all", "Save all", in: "de"),
    .finds("one word", "Settings", "Settings", in: "hu"),
    .finds(
      "a phrase of words that both have, which is a note", "Radius in pixels", "Radius in pixels",
      in: "nl"),
    .finds("a question", "Are you sure?", "Are you sure?", in: "fr"),
    .finds(
      "a sentence", "Your boards have been saved.", "Your boards have been saved.", in: "nb"),
    .finds(
      "one form of a plural", [.one: "%d board", .other: "%d boards"],
      [.one: "%d tabulka", .few: "%d tabulky", .many: "%d tabulky", .other: "%d boards"],
      in: "cs"),
    .texts(
      "nearly all of a table, which is one finding",
      (1...12).map { ("key\($0)", ["en": "Open the board", "pl": "Open the board"]) },
      finds: [""]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard !tables.isSameLanguage else { return [] }
    var count = 0
    var copies: [Copy] = []
    tables.forEachTranslation { source, target in
      count += 1
      add(source, target, in: tables, to: &copies)
    }
    if copies.count >= 10, copies.count * 10 >= count * 8, let first = tables.target.entries.first {
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
    return copies.filter { !($0.words.words.count == 1 && shared.contains($0.words.hash)) }
      .compactMap { violation($0, in: tables) }
  }

  /// More strings than are looked through for a word.
  private static let mostTexts = 20_000

  /// Those of the labels of one word that other strings of the translation have too, where they are
  /// not copied: both languages have the word.
  private func sharedWords(of copies: [Copy], in tables: TablePair) -> Set<UInt64> {
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

  /// A text that is the same in both languages.
  private struct Copy {
    let entry: TableEntry
    let leaf: TableEntry.Leaf
    let words: TranslatableWords
  }

  private func add(
    _ source: TableEntry, _ target: TableEntry, in tables: TablePair, to copies: inout [Copy]
  ) {
    if case .text(let one) = source.value, case .text(let other) = target.value {
      guard one.isExactly(other) else { return }
      let leaf = TableEntry.Leaf(path: .text, text: other, location: target.valueLocation)
      return add(leaf, of: target, in: tables, to: &copies)
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

  private func add(
    _ leaf: TableEntry.Leaf, of entry: TableEntry, in tables: TablePair, to copies: inout [Copy]
  ) {
    guard entry.isTranslatable, tables.source[entry.key]?.isTranslatable == true,
      entry.states[leaf.path] != .new,
      !(tables.role == .infoPlist && !InfoPlistKeys.isReason(entry.key))
    else { return }
    let words = TranslatableWords(AuditedText(leaf.text))
    guard words.words.contains(where: { !SharedWords.contains($0) }), !leaf.text.namesRights else {
      return
    }
    copies.append(Copy(entry: entry, leaf: leaf, words: words))
  }

  private func violation(_ copy: Copy, in tables: TablePair) -> KeyViolation? {
    let isSentence =
      copy.words.isSentence || copy.words.isPhrase { tables.judge.isTellingWord($0, letters: $1) }
    let isKept = !isSentence && isKeptElsewhere(copy, in: tables)
    if isKept, !copy.words.isOrdinary { return nil }
    var violation = KeyViolation(
      copy.entry.key, at: copy.leaf.location,
      "“\(copy.leaf.text)” equals the source string",
      suggestion: isSentence
        ? "translate it" : "translate it, unless the word is the same in both languages",
      severity: isSentence || isKept ? .warning : nil)
    violation.violation.leaf = copy.leaf
    return violation
  }

  /// Whether most of at least three languages keep the text, as they do with names.
  private func isKeptElsewhere(_ copy: Copy, in tables: TablePair) -> Bool {
    let project = tables.knowledge.project
    var kept = 0
    var all = 0
    for locale in project.locales where locale.language != tables.source.locale.language {
      guard let entry = project.table(tables.source.name, locale: locale)?[copy.entry.key],
        entry.states[.text] != .new
      else { continue }
      all += 1
      if entry.value.format.isExactly(copy.entry.value.format) { kept += 1 }
    }
    return all >= 3 && kept * 2 > all
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
