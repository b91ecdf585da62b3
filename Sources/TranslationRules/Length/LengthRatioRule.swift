import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// A translation is about as long as its source.
package struct LengthRatioRule: TextPairRule {
  package static let description = RuleDescription(
    id: "length-ratio", title: "Suspicious translation length",
    rationale: """
      People miss information that a translation omits, or read sentences that belong elsewhere.
      """,
    howToFix: "Compare the two strings sentence by sentence, and add or delete what differs.",
    falseAlarm: """
      Short terms may need a long explanation. The rule reports more than 4 times or less than a \
      fifth of a phrase of up to 20 letters, more than 3 times or less than a third of a longer \
      one, or twice and 45 % if sentences are missing or added; Chinese characters count as \
      three letters, and single words only from 40 letters and 8 times.
      """,
    severity: .note,
    standards: [])

  package static let kinds = [134]

  package static let examples: [TranslationExample] = [
    .passes("one word for two", "City / Town", "By", in: "da"),
    .passes("about as long", "Save all changes", "Alle Änderungen sichern", in: "de"),
    .passes("a single word", "Off", "Ausgeschaltet", in: "de"),
    .passes("Chinese is short", "Save all changes to the document", "保存对文稿的所有更改", in: "zh-Hans"),
    .passes("Japanese is short", "Your photos will be removed soon", "写真はまもなく削除されます", in: "ja"),
    .passes("Thai is short", "The file was deleted.", "ลบไฟล์แล้ว", in: "th"),
    .passes("only a space, reported by another rule", "Cancel this", " ", in: "de"),
    .finds(
      "a label that has to be short", "Open it",
      "Öffnen Sie das bitte sehr gleich hier", in: "de", comment: "keep short"),
    .passes("a word that needs a phrase", "Undo", "Zuletzt Getanes rückgängig machen", in: "de"),
    .passes("arguments do not count", "%1$@ of %2$@", "%1$@/%2$@", in: "fi"),
    .passes("an empty translation, reported by another rule", "Save all changes", "", in: "de"),
    .passes(
      "the same in fewer words", "The file that you have opened is not there any more.",
      "Plik nie istnieje.", in: "pl"),
    .finds(
      "a sentence is missing", "Your photos will be removed. This cannot be undone.",
      "Fotos werden gelöscht", in: "de"),
    .finds(
      "an added sentence", "Your photos will be removed.",
      "Vos photos seront supprimées. Cette action ne peut pas être annulée, réfléchissez donc.",
      in: "fr"),
    .finds(
      "a word that became a sentence", "OK",
      "Bitte bestätigen Sie hier, dass Sie alles gelesen haben", in: "de"),
    .finds(
      "a sentence in Thai for a word", "Save", "กรุณาตรวจสอบข้อมูลทั้งหมดอีกครั้งก่อนที่จะดำเนินการต่อไป",
      in: "th"),
    .finds(
      "a short one", "Sign in now", "Войдите сейчас в учётную запись, чтобы продолжить", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let mayBePhrase = pair.source.text.hasASCII(" ")
    guard mayBePhrase || pair.source.isShort(beside: pair.target), !pair.target.text.isBlank,
      Self.isStrange(
        source: pair.source.measure, target: pair.target.measure, isPhrase: mayBePhrase)
    else { return [] }
    let source = pair.source.prose
    let target = pair.target.prose
    guard !pair.target.pieces.contains(where: { $0.kind == .choice }),
      Self.isStrange(
        source: source.measure, target: target.measure, isPhrase: source.hasWords),
      isExtreme(source: source, target: target, of: pair)
    else { return [] }
    let isLonger = target.measure > source.measure
    // One word may be both of two.
    if !isLonger, source.contains("/"), !target.contains("/"),
      source.split(separator: " ").count <= 4
    {
      return []
    }
    return [
      TextViolation(
        "the translation is much \(isLonger ? "longer" : "shorter") than the source",
        suggestion: isLonger
          ? "check whether it says more than the source" : "check whether it omits something"
      ).marked(isLonger ? .longer : nil)
    ]
  }

  /// Whether the lengths differ more than those of nearly all translations do; a word may take a
  /// whole phrase in some languages.
  private static func isStrange(source: Int, target: Int, isPhrase: Bool) -> Bool {
    guard source > 0, target > 0 else { return false }
    if !isPhrase || source < 6 * unit { return target >= 40 * unit && target >= source * 8 }
    return source <= 20 * unit
      ? target > source * 4 || target * 10 < source * 2
      : target > source * 2 || target * 100 < source * 45
  }

  /// Whether sentences are missing or too many, or the lengths differ beyond what words explain.
  private func isExtreme(source: String, target: String, of pair: TextPair) -> Bool {
    let (from, to) = (source.measure, target.measure)
    if from <= 20 * Self.unit || to > from * 3 || to * 3 < from { return true }
    // Where spaces end sentences they cannot be counted.
    if pair.language.habits.script == .southEastAsian { return false }
    let (before, after) = (source.stops, target.stops)
    return to > from ? after > before : after < before
  }

  /// The width of a letter of an alphabet.
  private static let unit = 2
}

extension AuditedText {
  /// The width of its letters, those of specifiers and the like among them.
  fileprivate var measure: Int { has(.nonASCII) ? text.measure : text.utf8.count * 2 }

  /// Whether it is a word, and the translation far longer.
  fileprivate func isShort(beside target: AuditedText) -> Bool {
    text.utf8.count < 20 && target.text.utf8.count >= 40
  }
}

extension String {
  /// About how many halves of letters of an alphabet it is worth: Han and the syllabaries say more
  /// with less, and so do scripts that write vowels as marks.
  fileprivate var measure: Int {
    var count = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xAD: continue
      case 0..<0x300: count += 2
      case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFFFC: continue
      case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: continue
      case 0xE01...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: count += 3
      case 0x4E00...0x9FFF: count += 6
      case 0x3040...0x30FF, 0xAC00...0xD7A3: count += 4
      default: count += 2
      }
    }
    return count
  }

  /// How many marks it has that end sentences.
  fileprivate var stops: Int {
    unicodeScalars.count { ".!?。！？।؟".unicodeScalars.contains($0) }
  }

  /// Whether there are at least two words in it.
  fileprivate var hasWords: Bool {
    var words = 0
    var isInWord = false
    for scalar in unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter && !isInWord { words += 1 }
      isInWord = isLetter
    }
    return words > 1
  }
}
