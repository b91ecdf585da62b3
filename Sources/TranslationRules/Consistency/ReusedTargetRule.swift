import AuditModel
import Localization

/// Different strings on one screen stay different in a translation.
package struct ReusedTargetRule: TableRule {
  package static let description = RuleDescription(
    id: "reused-target", title: "Same translation for different strings",
    rationale: """
      VoiceOver and Voice Control users cannot distinguish two controls of one screen that have \
      the same words.
      """,
    howToFix: """
      Use different translations if both strings appear on one screen, such as “Löschen” and \
      “Entfernen”.
      """,
    falseAlarm: """
      Many languages have one word for two of the source, such as Delete and Remove, and the \
      screen is only guessed from the beginning of the key; such findings are notes. Opposites \
      such as “Show” and “Hide” with one translation are a warning wherever they are in a table, \
      and so are longer strings that differ in nothing else.
      """,
    severity: .note,
    standards: [.wcag("2.4.6")])

  package static let kinds = [119]

  package static let examples: [TranslationExample] = [
    .texts(
      "on different screens",
      [
        ("list.delete", ["en": "Delete", "de": "Löschen"]),
        ("people.remove", ["en": "Remove", "de": "Löschen"]),
      ]),
    .texts(
      "a plural that the language does not have",
      [
        ("list.card", ["en": "Card", "ja": "カード"]), ("list.cards", ["en": "Cards", "ja": "カード"]),
      ]),
    .texts(
      "only capitals and punctuation differ",
      [
        ("list.save", ["en": "Save", "fi": "Tallenna"]),
        ("list.saving", ["en": "save…", "fi": "Tallenna"]),
      ]),
    .texts(
      "two properties of one object of Interface Builder",
      [
        ("Pes-KN-KzU.normalTitle", ["en": "Pr Scr", "de": "Drucken"]),
        ("Pes-KN-KzU.accessibilityLabel", ["en": "Print Screen", "de": "Drucken"]),
      ]),
    .texts(
      "two segments of one object of Interface Builder",
      [
        ("Pes-KN-KzU.segmentTitles[0]", ["en": "Delete", "de": "Löschen"]),
        ("Pes-KN-KzU.segmentTitles[1]", ["en": "Remove", "de": "Löschen"]),
      ], finds: ["Pes-KN-KzU.segmentTitles[1]"]),
    .texts(
      "opposites, which is a warning",
      [
        ("Hide details", ["en": "Hide details", "de": "Details einblenden"]),
        ("Show details", ["en": "Show details", "de": "Details einblenden"]),
      ], finds: ["Show details"]),
    .texts(
      "opposites of different things",
      [
        ("Hide all", ["en": "Hide all", "de": "Weg damit"]),
        ("Show one", ["en": "Show one", "de": "Weg damit"]),
      ]),
    .texts(
      "on one screen",
      [
        ("list.delete", ["en": "Delete", "de": "Löschen"]),
        ("list.remove", ["en": "Remove", "de": "Löschen"]),
      ], finds: ["list.remove"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard !tables.isSameLanguage else { return [] }
    let isEnglish = tables.source.locale.language == "en"
    return SharedTargets(of: tables).groups.flatMap { strings in
      onOneScreen(strings) + (isEnglish ? opposites(strings) : [])
    }
  }

  /// Pairs of opposites, each at its second string.
  private func opposites(_ strings: [SharedTargets.Member]) -> [KeyViolation] {
    let finished = strings.filter {
      $0.target.states[.text] != .new && !$0.text.isExactly($0.original)
        && Opposites.haveOpposite(Opposites.words(of: $0.original))
    }
    guard let first = finished.first, case let words = Opposites.words(of: first.original) else {
      return []
    }
    return finished.dropFirst().filter {
      Opposites.areOpposite(Opposites.words(of: $0.original), words)
    }.map { string in
      KeyViolation(
        string.source.key, at: string.target.valueLocation,
        "its opposite “\(first.original)” at “\(first.source.key)” has the same translation, "
          + "“\(string.text)”",
        suggestion: "correct the wrong one of the two", severity: .warning)
    }
  }

  private func onOneScreen(_ strings: [SharedTargets.Member]) -> [KeyViolation] {
    guard strings[0].text.contains(where: \.isLetter) else { return [] }
    var first: [Substring: SharedTargets.Member] = [:]
    var found: [KeyViolation] = []
    for string in strings {
      guard let screen = string.source.key.screenName else { continue }
      guard let other = first[screen] else {
        first[screen] = string
        continue
      }
      guard !string.original.isLike(other.original),
        !Opposites.areOpposite(
          Opposites.words(of: string.original), Opposites.words(of: other.original)),
        !string.source.isOfOneObject(with: other.source)
      else { continue }
      found.append(
        KeyViolation(
          string.source.key, at: string.target.valueLocation,
          "“\(other.original)” at “\(other.source.key)” has the same translation, “\(string.text)”",
          suggestion: "use different translations if both appear on one screen"))
    }
    return found
  }
}

/// The strings of a table that have one translation, where there are several of them.
private struct SharedTargets {
  /// One of them.
  struct Member {
    let source: TableEntry
    let target: TableEntry
    let original: String
    let text: String
  }

  /// The strings in the order of the table.
  private(set) var groups: [[Member]] = []

  init(of tables: TablePair) {
    var first: [ExactText: Member] = [:]
    var numbers: [ExactText: Int] = [:]
    first.reserveCapacity(tables.source.entries.count)
    tables.forEachTranslation { source, target in
      guard case .text(let text) = target.value, case .text(let original) = source.value else {
        return
      }
      let member = Member(source: source, target: target, original: original, text: text)
      let translation = ExactText(text)
      if let number = numbers[translation] {
        groups[number].append(member)
      } else if let earlier = first[translation] {
        numbers[translation] = groups.count
        groups.append([earlier, member])
      } else {
        first[translation] = member
      }
    }
  }
}

extension TableEntry {
  /// Whether two keys are those of different properties of one object of Interface Builder, such as the
  /// title of a button and its accessibility label; its segments have one property.
  fileprivate func isOfOneObject(with other: TableEntry) -> Bool {
    guard isOfInterface, other.isOfInterface else { return false }
    let (parts, others) = (key.split(separator: "."), other.key.split(separator: "."))
    guard parts.count == 2, others.count == 2, parts[0] == others[0] else { return false }
    return parts[1].prefix { $0 != "[" } != others[1].prefix { $0 != "[" }
  }
}

extension String {
  /// The prefix before the last part of a key, as the name of its screen; none without parts.
  fileprivate var screenName: Substring? {
    guard !contains(" ") else { return nil }
    return lastIndex { $0 == "." || $0 == "_" || $0 == "/" }.map { self[..<$0] }
  }

  /// Whether two strings differ in capitals, punctuation or a plural only.
  fileprivate func isLike(_ other: String) -> Bool {
    let one = lowercased().filter(\.isLetter)
    let two = other.lowercased().filter(\.isLetter)
    let (short, long) = one.count < two.count ? (one, two) : (two, one)
    return long.hasPrefix(short) && long.count - short.count <= 2
      || (short.hasSuffix("y") && long == short.dropLast() + "ies")
  }
}
