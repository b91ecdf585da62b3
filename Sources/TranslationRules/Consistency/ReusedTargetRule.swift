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
    return onOneScreen(tables) + opposites(tables)
  }

  /// Pairs of opposites, each at its second string.
  private func opposites(_ tables: TablePair) -> [KeyViolation] {
    guard tables.source.locale.language == "en" else { return [] }
    var first: [ExactText: TableEntry] = [:]
    var found: [KeyViolation] = []
    tables.forEachTranslation { source, target in
      guard case .text(let text) = target.value, case .text(let original) = source.value,
        target.states[.text] != .new, !text.isExactly(original),
        case let words = Opposites.words(of: original), Opposites.haveOpposite(words)
      else { return }
      let translation = ExactText(text)
      guard let other = first[translation] else {
        first[translation] = source
        return
      }
      guard Opposites.areOpposite(words, Opposites.words(of: other.value.format)) else { return }
      found.append(
        KeyViolation(
          source.key, at: target.valueLocation,
          "its opposite “\(other.value.format)” at “\(other.key)” has the same translation, “\(text)”",
          suggestion: "correct the wrong one of the two", severity: .warning))
    }
    return found
  }

  private func onOneScreen(_ tables: TablePair) -> [KeyViolation] {
    var first: [Position: TableEntry] = [:]
    var found: [KeyViolation] = []
    tables.forEachTranslation { source, target in
      guard case .text(let text) = target.value, case .text(let original) = source.value,
        let screen = source.key.screenName, text.contains(where: \.isLetter)
      else { return }
      let position = Position(screen: screen, text: ExactText(text))
      guard let other = first[position] else {
        first[position] = source
        return
      }
      guard !original.isLike(other.value.format),
        !Opposites.areOpposite(
          Opposites.words(of: original), Opposites.words(of: other.value.format))
      else { return }
      found.append(
        KeyViolation(
          source.key, at: target.valueLocation,
          "“\(other.value.format)” at “\(other.key)” has the same translation, “\(text)”",
          suggestion: "use different translations if both appear on one screen"))
    }
    return found
  }

  private struct Position: Hashable {
    let screen: Substring
    let text: ExactText
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
