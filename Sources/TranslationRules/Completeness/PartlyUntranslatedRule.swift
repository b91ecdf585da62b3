import AuditModel
import Localization
import LanguageData
import TextAnalysis

/// No stretch of the source is left among the words of a translation.
package struct PartlyUntranslatedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "partly-untranslated", title: "Partly untranslated string",
    rationale: """
      Readers get a sentence that switches language midway, and VoiceOver reads half of it with \
      the wrong pronunciation.
      """,
    howToFix: """
      Translate the rest of the string. Put words that stay in the source language in quotation \
      marks.
      """,
    falseAlarm: """
      A title, a command or a licence name of five or more mostly lower-case words that is kept \
      without quotation marks is reported, as is a kept string of three words with a function \
      word. Closely related languages such as Norwegian and Danish, copyright notices and copies \
      of the whole string are exempt.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2")])

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .passes(
      "all of it", "The board is full. Remove some of the cards first.",
      "Die Tafel ist voll. Entferne erst einige der Karten.", in: "de"),
    .passes(
      "words in quotation marks", "Choose “Show all of the cards here” to see them.",
      "Wähle „Show all of the cards here“, um sie zu sehen.", in: "de"),
    .passes(
      "values that are listed", "One of: left, right, top, bottom, center, none",
      "Yksi näistä: left, right, top, bottom, center, none", in: "fi"),
    .passes(
      "a name", "See the Handbook of the Friends of the Old Board",
      "Zie het Handbook of the Friends of the Old Board", in: "nl"),
    .passes(
      "a copyright notice", "Copyright 2026, all of the rights are reserved here",
      "Copyright 2026, all of the rights are reserved here. Kaikki oikeudet", in: "fi"),
    .finds(
      "the second sentence", "The board is full. Remove some of the cards first.",
      "Die Tafel ist voll. Remove some of the cards first.", in: "de"),
    .finds(
      "the end of a sentence", "Opens the board away from the list of cards",
      "Открывает доску away from the list of cards", in: "ru"),
    .finds(
      "a short sentence", "Failed to load. Tap to retry", "Laden fehlgeschlagen. Tap to retry",
      in: "de"),
    .finds(
      "words of an earlier source", "all that were in the last 7 days", "all in the last 7 days",
      in: "fr"),
    .passes("a name of several words", "Back to the Future 2", "The Future, Back", in: "fr"),
    .passes("a word of several", "Up to Date", "Up-to-date", in: "nl"),
    .passes(
      "a word that both languages have", "Bitrate in kbps. This is for experts.",
      "Bitrate in kbps. Dit is voor experts.", in: "nl"),
    .passes(
      "a command that is explained", "| loop [on|off] . . . toggle the loop",
      "| loop [on|off] . . . växla slingan", in: "sv"),
    .passes("a name with a number", "Game of Thrones, season 1", "Game of Thrones 1", in: "it"),
    .passes(
      "the words of the source in brackets", "Set the size of the first card here",
      "Stel hier de grootte in (size of the first card here)", in: "nl"),
    .passes(
      "a name with a word before and after", "Saves items via Cloud Keychain if on",
      "Bewaart items via Cloud Keychain indien aan", in: "nl"),
    .finds(
      "with another first letter", "Invalid entry in the list of cards",
      "Ugyldig: Entry in the list of cards", in: "nb"),
    .finds(
      "after an argument", "%@ is full, so that you don’t see the new cards",
      "%@ 已满 so that you don’t see the new cards", in: "zh-Hans"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if let left = leftWords(pair) { return [left] }
    let (source, target) = (pair.source.scalars, pair.target.scalars)
    guard source.count >= Self.least, target.count >= Self.least, source.count <= Self.most,
      target.count <= Self.most, source != target, !pair.key.tables.isSameLanguage,
      let stretch = stretch(of: pair.source, in: target),
      !pair.sourceLanguage.sharesPhrases(with: pair.language)
    else { return [] }
    if pair.source.text.namesRights { return [] }
    guard pair.target.text.withoutQuotations.contains(Array(stretch).text) else { return [] }
    return [violation(stretch)]
  }

  private func leftWords(_ pair: TextPair) -> TextViolation? {
    guard !pair.key.tables.isSameLanguage, !pair.isCopy, let left = LeftWords(pair).found,
      !pair.sourceLanguage.sharesPhrases(with: pair.language), !pair.source.text.namesRights
    else { return nil }
    return violation(left)
  }

  private func violation(_ words: ArraySlice<Unicode.Scalar>) -> TextViolation {
    let shown = words.prefix(60).map { $0 == .placeholder ? "…" : $0 }.text
    return TextViolation(
      "“\(shown)\(words.count > 60 ? "…" : "")” is left as in the source",
      suggestion: "translate it too")
  }

  private func stretch(
    of source: AuditedText, in target: [Unicode.Scalar]
  ) -> ArraySlice<Unicode.Scalar>? {
    var shared = SharedStretch(of: source.scalars, in: target)
    return shared.found(among: source.words)
  }

  /// So many scalars have five words at least.
  private static let least = 20
  /// Longer strings are not compared, for each word is looked for in the whole translation.
  private static let most = 2000
}

/// Five or more words of a text that are in another one as they are.
private struct SharedStretch {
  private let source: [Unicode.Scalar]
  private let target: [Unicode.Scalar]
  /// How many places are still looked at, so that strings of one word over and over take no time.
  private var tries = 64

  init(of source: [Unicode.Scalar], in target: [Unicode.Scalar]) {
    self.source = source
    self.target = target
  }

  /// The first such stretch; none when its words are mostly names, or are quoted.
  mutating func found(among words: [Range<Int>]) -> ArraySlice<Unicode.Scalar>? {
    // Of five words in a row one is looked for.
    for index in stride(from: 4, to: words.count, by: 5) {
      if let found = stretch(around: words[index]) { return found }
    }
    return nil
  }

  private mutating func stretch(around word: Range<Int>) -> ArraySlice<Unicode.Scalar>? {
    let first = source[word.lowerBound]
    var index = 0
    while index + word.count <= target.count, tries > 0 {
      if target[index] == first, index == 0 || target[index - 1] == " ",
        zip(target[index...], source[word]).allSatisfy({ $0 == $1 })
      {
        tries -= 1
        let stretch = stretch(from: word.lowerBound, at: index)
        let position = word.lowerBound - index + stretch.lowerBound
        if isUntranslated(stretch), !isGloss(stretch, of: position) { return target[stretch] }
      }
      index += 1
    }
    return nil
  }

  /// As far as both strings are the same words before and behind two places.
  private func stretch(from position: Int, at index: Int) -> Range<Int> {
    var start = 0
    while let one = target[at: index - start - 1], let other = source[at: position - start - 1],
      one.folded == other.folded, isOfWords(one, beside: target[at: index - start])
    {
      start += 1
    }
    var end = 0
    while let one = target[at: index + end], let other = source[at: position + end],
      one.folded == other.folded, isOfWords(one, beside: target[at: index + end + 1])
    {
      end += 1
    }
    // Words that only one of them has in this form stay outside.
    while start > 0,
      target[index - start] == " " || source[at: position - start - 1]?.isLetter == true
        || target[at: index - start - 1]?.isLetter == true
    {
      start -= 1
    }
    while end > 0,
      target[index + end - 1] == " " || source[at: position + end]?.isLetter == true
        || target[at: index + end]?.isLetter == true
    {
      end -= 1
    }
    return index - start..<index + end
  }

  /// Whether the translation has it in brackets, behind its own words, and the source has not.
  private func isGloss(_ range: Range<Int>, of position: Int) -> Bool {
    target[at: range.lowerBound - 1]?.isBracket == true
      && source[at: position - 1]?.isBracket != true
  }

  private func isOfWords(_ scalar: Unicode.Scalar, beside next: Unicode.Scalar?) -> Bool {
    scalar.isLetter || scalar == " " && next != " " || scalar == "’" || scalar == "'"
  }

  /// Whether five words in a row are there, three of which have no capital and are no short ones,
  /// and which are not quoted.
  private func isUntranslated(_ range: Range<Int>) -> Bool {
    var (words, small) = (0, 0)
    ProseWords(Array(target[range])).forEach { word in
      words += 1
      let first = target[range.lowerBound + word.lowerBound]
      if word.count >= 3, first.isSmall { small += 1 }
      return false
    }
    guard words >= 5, small >= 3, small * 2 >= words else { return false }
    let edges = [range.lowerBound - 1, range.upperBound].map { target[at: $0] ?? " " }
    return !edges.contains { $0.isQuotationMark }
      && ![target[range.lowerBound], target[range.upperBound - 1]].contains { $0.isQuotationMark }
  }
}

extension Language {
  /// Whether two languages are so near that several words in a row may be the same in both.
  fileprivate func sharesPhrases(with other: Language) -> Bool {
    let (one, two) = (locale.language, other.locale.language)
    return Self.near.contains { $0.contains(one) && $0.contains(two) }
  }

  private static let near: [[String]] = [
    ["nb", "nn", "no", "da", "sv"], ["cs", "sk"], ["es", "pt", "gl", "ca", "ast"],
    ["hr", "sr", "bs", "sl", "mk"], ["ru", "uk", "be", "bg"], ["id", "ms"], ["nl", "af"],
  ]
}

extension String {
  /// Whether it says whose rights something is.
  fileprivate var namesRights: Bool { contains("©") || contains("Copyright") }
}
