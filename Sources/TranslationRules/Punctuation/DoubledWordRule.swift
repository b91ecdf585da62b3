import AuditModel
import Localization
import LanguageData
import MessageSyntax
import TextAnalysis

/// No word appears twice in a row.
package struct DoubledWordRule: TextPairRule {
  package static let description = RuleDescription(
    id: "doubled-word", title: "Repeated word or phrase",
    rationale: "Sighted readers skip the repetition, but VoiceOver users hear it.",
    howToFix: "Delete one of the two. If the whole string appears twice, keep one copy.",
    falseAlarm: """
      Two equal words may belong to different parts of a sentence, so words of up to three \
      letters, pairs of words and Chinese characters are notes; of single Chinese characters only \
      a few particles are looked at. Languages that double words \
      (such as Indonesian, Turkish and Vietnamese), a list of usual pairs such as French “vous \
      vous”, and repetitions in the source pass.
      """,
    severity: .note,
    standards: [.hig("Writing")], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "doubled-word", "words or phrases that may follow themselves")

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds = [102]

  package static let examples: [TranslationExample] = [
    .passes("each word once", "Save all cards", "Alle Karten sichern", in: "de"),
    .passes("the source has it", "Bye bye", "Hei hei", in: "nb"),
    .finds(
      "a word at the end of a sentence that is not the last", "In each city. The count grows.",
      "In elke stad stad. Het aantal groeit.", in: "nl"),
    .passes("French pronouns", "You move", "Vous vous déplacez", in: "fr"),
    .passes("German pronouns", "If you want them", "Wenn Sie sie wollen", in: "de"),
    .passes(
      "a German clause after a comma", "The files that the app has opened",
      "Die Dateien, die die App geöffnet hat", in: "de"),
    .passes(
      "a German clause after a comma and a word", "The picture that the letter stands for",
      "Das Bild, für das das Zeichen steht", in: "de"),
    .finds("a German article", "The goal", "Das das Tor", in: "de"),
    .finds("an article in a sentence", "Open the door.", "Öffne die die Tür.", in: "de"),
    .passes("a Dutch particle before a preposition", "Sign in", "Log in in de app", in: "nl"),
    .passes("a mark between them", "No, not now", "No, no ahora", in: "es"),
    .passes("Turkish pairs", "One by one", "Tek tek", in: "tr"),
    .passes("Indonesian pairs", "Cards", "Kartu-kartu", in: "id"),
    .passes("Vietnamese pairs", "Always", "Luôn luôn", in: "vi"),
    .passes("Hindi pairs", "Slowly", "धीरे धीरे", in: "hi"),
    .passes("numbers", "10 of 10", "10 10", in: "sv"),
    .passes("a noun and a verb", "In parts", "Den Titel in Teile teilen", in: "de"),
    .passes("… that look the same", "Split it", "In eine Anzahl von Teilen teilen", in: "de"),
    .passes("a word and its argument name", "a file name", "nome file FILE", in: "it"),
    .passes("a repetition in the source", "Dash, dot, dot", "Linea punto punto", in: "it"),
    .passes("a name like its noun", "Bolivian boliviano", "Boliviano boliviano", in: "pt-BR"),
    .finds(
      "two words of different phrases, which is a note", "Add to it",
      "Ska läggas till till den", in: "sv"),
    .passes("one by one in Chinese", "One by one", "一个一个", in: "zh-Hans"),
    .passes("pairs with a slash", "A/B, A/B", "A/B, A/B", in: "pl"),
    .passes("forms with a vertical bar", "one card|many cards", "un élément|un élément", in: "fr"),
    .finds(
      "all of it", "Add the note to the list", "Lisää merkintä luetteloonLisää merkintä luetteloon",
      in: "fi"),
    .finds("all of it, with a space", "Add the note", "添加此笔记到列表 添加此笔记到列表", in: "zh-Hans"),
    .passes(
      "… with a word between", "Find and Find-Replace", "Suchen und Suchen und Ersetzen", in: "de"
    ),
    .finds("two words, which is a note", "In the search", "In der bei der bei der Suche", in: "de"),
    .finds("three words", "In the search", "Bei der Suche bei der Suche", in: "de"),
    .finds("a conjunction", "Save and close", "Spara och och stäng", in: "sv"),
    .finds("a Chinese word, which is a note", "Show it", "是否显示显示消息", in: "zh-Hans"),
    .finds("a Chinese particle, which is a note", "The card is locked", "該卡片被被鎖定", in: "zh-Hant"),
    .finds("another one", "My board", "我的的看板", in: "zh-Hans"),
    .passes("a noun that ends with a particle", "The goal of the board", "看板的目的的说明", in: "zh-Hans"),
    .passes("a verb that begins with a particle", "To learn more", "为了了解更多信息", in: "zh-Hans"),
    .passes("verbs that are said twice", "Have a look", "请看看常常用的看板", in: "zh-Hans"),
    .finds("an article", "Save the card", "Eine eine Karte sichern", in: "de"),
    .finds("a noun", "Save the card", "Guardar la tarjeta tarjeta", in: "es"),
    .finds("across a line break", "Save the card", "Сохранить карту\nкарту", in: "ru"),
    .finds("in another letter case", "Is it done?", "Czy czy gotowe?", in: "pl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.scalars.count > 3 else { return [] }
    let scalars = pair.target.scalars
    if let half = RepeatedStretch.wholeText(scalars),
      RepeatedStretch.wholeText(pair.source.scalars) == nil
    {
      return [
        TextViolation(
          "the whole string appears twice: “\(beginning(of: half))”",
          suggestion: "write it once", severity: .warning)
      ]
    }
    let habits = pair.language.habits.script
    if habits == .chinese || habits == .japanese { return ideographs(pair) }
    guard habits.hasNoPairs, !Self.pairing.contains(pair.language.locale.language),
      scalars.count > 4
    else { return [] }
    if let range = doubledWord(pair.target, isGerman: pair.language.locale.language == "de") {
      let word = Array(scalars[range].map(\.folded)).text
      guard !isUsual(word, at: range, in: pair), !hasLikeWords(pair.source.scalars)
      else { return [] }
      // Short words may belong to two parts of a sentence.
      let mayBelongApart =
        (word.unicodeScalars.count <= 3 || word == "till")
        && !Self.neverDoubled(pair.language.locale.language).contains(word)
      return twice(word, severity: mayBelongApart ? nil : .warning, in: pair)
    }
    guard let words = RepeatedStretch.words(pair.target), !hasLikeWords(pair.source.scalars),
      !RepeatedStretch.hasNearWords(pair.source)
    else { return [] }
    // Two words may belong to two parts of a sentence: “make of the photo the photo of the day”.
    let isCertain = words.count { $0.isBlank } > 1
    return twice(Array(words).text, severity: isCertain ? .warning : .note, in: pair)
  }

  private func beginning(of words: ArraySlice<Unicode.Scalar>) -> String {
    words.prefix(40).map { $0 == .placeholder ? "…" : $0 }.text + (words.count > 40 ? "…" : "")
  }

  /// Reports Han characters that appear twice; a verb may be followed by a noun that begins so.
  private func ideographs(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.nonASCII), !hasLikeWords(pair.source.scalars) else { return [] }
    let scalars = pair.target.scalars
    let isChinese = pair.language.habits.script == .chinese
    guard
      let found = RepeatedStretch.ideographs(scalars)
        ?? (isChinese ? RepeatedStretch.doubledParticle(scalars) : nil)
    else { return [] }
    return twice(Array(found).text, severity: .note, in: pair)
  }

  private func twice(
    _ words: String, severity: Severity?, in pair: TextPair
  ) -> [TextViolation] {
    if pair.options.allows(words, by: Self.allowed) { return [] }
    return [
      TextViolation(
        "“\(words)” appears twice in a row", suggestion: "write it once", severity: severity)
    ]
  }

  /// Whether two words that follow each other in one sentence are alike.
  private func hasLikeWords(_ scalars: [Unicode.Scalar]) -> Bool {
    var previous = 0..<0
    var found = false
    ProseWords(scalars).forEach { range in
      let gap = scalars[previous.upperBound..<range.lowerBound]
      let length = range.count == previous.count ? range.count : 5
      found =
        gap.count <= 3 && !gap.contains { $0 == .placeholder || $0 == "." || $0.isQuestioning }
        && min(range.count, previous.count) >= length
        && zip(previous.prefix(length), range.prefix(length)).allSatisfy {
          scalars[$0].folded == scalars[$1].folded
        }
      previous = range
      return found
    }
    return found
  }

  private func isUsual(_ word: String, at range: Range<Int>, in pair: TextPair) -> Bool {
    let language = pair.language.locale.language
    guard language == "de", word != "sie" else { return Self.usual(language).contains(word) }
    // “…, die die Karte hat”: an article behind a pronoun, which a comma brings in.
    let before = pair.target.scalars[..<range.lowerBound]
    let start = before.lastIndex { $0 == "." || $0 == "!" || $0 == "?" || $0 == ":" } ?? 0
    return Self.usual(language).contains(word) && before[start...].contains(",")
  }

  /// The second of the first two words that are the same.
  private func doubledWord(_ text: AuditedText, isGerman: Bool) -> Range<Int>? {
    let (scalars, words) = (text.scalars, text.words)
    for (previous, range) in zip(words, words.dropFirst()) {
      guard range.count > 1, range.lowerBound - previous.upperBound == 1,
        scalars[previous.upperBound].isBlank,
        RepeatedStretch.isSame(previous, range, in: scalars)
      else { continue }
      // “LIST list of …” explains a word.
      let isExplained =
        (scalars[previous].allSatisfy(\.isCapital) || scalars[range].allSatisfy(\.isCapital))
        && !scalars[previous].elementsEqual(scalars[range])
      if !isExplained, !(isGerman && areOtherWords(previous, range, in: scalars)),
        standsAlone(previous.lowerBound..<range.upperBound, in: scalars)
      {
        return range
      }
    }
    return nil
  }

  /// Whether one is a noun and the other a verb, which German distinguishes by the first letter.
  private func areOtherWords(
    _ first: Range<Int>, _ second: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Bool {
    if scalars[first.lowerBound].isCapital == scalars[second.lowerBound].isCapital { return false }
    guard scalars[first.lowerBound].isCapital else { return true }
    // The first word of a sentence has a capital all the same.
    let before = scalars[..<first.lowerBound].last { !$0.isBlank && $0 != .placeholder }
    return before.map { $0.isLetter || $0 == "," } ?? false
  }

  /// Whether no hyphen binds one of the two words to a third.
  private func standsAlone(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    [scalars[at: range.lowerBound - 1], scalars[at: range.upperBound]].allSatisfy { scalar in
      guard let scalar else { return true }
      return scalar != "-" && scalar != "_" && scalar != "." && scalar != "/"
        && scalar != "\u{2011}" && scalar != .placeholder && scalar.decimalDigit == nil
        || scalar == "." && scalars[at: range.upperBound + 1]?.isBlank ?? true
    }
  }

  /// Languages that say words twice as a matter of grammar.
  private static let pairing: Set = ["id", "ms", "tr", "az", "vi", "fil", "jv", "mi", "sw", "tk"]

  /// Short words that no sentence has twice in a row: conjunctions and prepositions that are no particles of
  /// verbs.
  private static func neverDoubled(_ language: String) -> Set<String> {
    switch language {
    case "de": ["und", "von", "für", "zum", "zur"]
    case "fr": ["et", "de", "du", "des", "le", "les", "un", "une"]
    case "es": ["y", "de", "del", "el", "los", "un", "una", "con", "por", "en"]
    case "it": ["di", "il", "per", "con", "del", "un", "una"]
    case "pt": ["de", "do", "da", "e", "para", "com", "um", "uma", "em"]
    case "nl": ["en", "van", "een"]
    case "sv": ["och", "en"]
    case "nb", "no", "nn", "da": ["og", "en"]
    case "pl": ["do", "na", "dla", "lub", "nie"]
    case "cs", "sk": ["do", "na", "pro", "pre", "nebo"]
    case "ru": ["на", "для", "из", "или", "не"]
    case "uk": ["на", "для", "або", "не"]
    case "fi": ["ja", "tai"]
    case "en": ["the", "and", "of", "for", "with"]
    default: []
    }
  }

  /// Words that a language may say twice without stress.
  private static func usual(_ language: String) -> Set<String> {
    switch language {
    case "fr": ["vous", "nous"]
    case "de": ["sie", "die", "der", "das", "den"]
    // “Log in in de app”: the particle of a verb before a preposition.
    case "nl": ["je", "u", "dat", "zijn", "die", "had", "in", "op", "aan", "uit", "door"]
    case "en": ["that", "had"]
    case "es": ["nos"]
    case "cs", "sk": ["se", "si"]
    case "sv": ["att", "är", "om", "för"]
    case "nb", "no", "nn", "da": ["er", "det", "at", "for", "der"]
    case "it": ["si", "piano", "man", "via"]
    case "hu": ["az", "egy", "hogy"]
    case "ru", "uk", "be": ["чуть", "еле", "что"]
    default: []
    }
  }
}

extension WritingHabits.Script {
  /// Whether words are not said twice as a matter of grammar, and are apart.
  fileprivate var hasNoPairs: Bool {
    switch self {
    case .alphabetic, .greek, .hebrew, .arabic, .armenian: true
    case .chinese, .japanese, .korean, .southEastAsian, .indic, .ethiopic: false
    }
  }
}
