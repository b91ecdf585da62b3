import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// Words are separate from the arguments among them.
package struct ArgumentSpacingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "argument-spacing", title: "Missing space beside argument",
    rationale: """
      People read, and VoiceOver speaks, the inserted value and the word beside it as one word.
      """,
    howToFix: "Add the space that the source has before or after the specifier.",
    falseAlarm: """
      A prefix or a longer ending that the language attaches to the value is reported, unless \
      the rule lists the language (such as Arabic and Hebrew for prefixes; Finnish, Hungarian \
      and Turkish for endings). Apostrophes, hyphens and units of up to three letters pass.
      """,
    severity: .warning,
    standards: [.formatSpecifiers])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = [.percent, .brace]

  package static let examples: [TranslationExample] = [
    .passes("spaces on both sides", "Sent to %@ now", "An %@ gesendet", in: "de"),
    .finds(
      "no space behind arguments that bring theirs", "%@%@ version %@", "%@%@versión %@", in: "es"),
    .passes(
      "arguments that bring their spaces", "Could not delete %@%@%@",
      "„%@“ wurde nicht gelöscht%@%@",
      in: "de"),
    .passes("an elided article", "The name of %@ is new", "Le nom d’%@ est nouveau", in: "fr"),
    .passes("an ending", "In %@ now", "%@ssa nyt", in: "fi"),
    .passes("an ending in another language", "The file %@ is new", "%@dosyası yeni", in: "tr"),
    .passes("a prefix", "Sent to %@ now", "נשלח ל%@ עכשיו", in: "he"),
    .passes("no spaces at all", "%d of %d cards", "共%d张卡片中的%d张", in: "zh-Hans"),
    .passes("“times” in Czech", "%d times", "%dkrát", in: "cs"),
    .passes("a list without spaces", "Through (%@,%@)", "Door (%@,%@)", in: "nl"),
    .passes("a Cyrillic unit", "%d MB of it", "%dМБ", in: "uk"),
    .passes("a unit, too", "%d hours left", "Noch %dh", in: "de"),
    .passes("a shortened word", "Version %@ is new", "v%@ è nuova", in: "it"),
    .passes("a bracket", "All (%@)", "Wszystkie(%@)", in: "pl"),
    .passes("the source has none either", "Card%d is new", "Karte%d ist neu", in: "de"),
    .passes("a compound", "The %@ folder", "Der %@-Ordner", in: "de"),
    .passes("tags around words", "Press <b>%@</b> now", "Druk<b> %@</b>", in: "nl"),
    .finds("after a word", "Sent to %@", "Envoyé à%@", in: "fr"),
    .finds("before a word", "%d files", "%dDateien", in: "de"),
    .finds("after a comma", "Hello, %@!", "¡Hola,%@!", in: "es"),
    .finds(
      "before a function word", "%1$@ of %2$@", "%1$@из %2$@", in: "ru", fixed: "%1$@ из %2$@"),
    .finds(
      "two of them", "in %1$@ and in %2$@", "en%1$@ y en%2$@", in: "es",
      fixed: "en %1$@ y en %2$@"),
    .finds(
      "a short word beside a longer one", "{a} of {b} peers", "{a}de {b}participantes", in: "es",
      fixed: "{a} de {b} participantes"),
    .finds("a name in braces", "Sent to {name} now", "Wysłano do{name}", in: "pl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.separatesWords else { return [] }
    var found = touches(in: pair)
    // Beside a word that touches its argument, a shorter one is no unit either.
    if found.contains(where: { !$0.isBefore }) { found = touches(in: pair, least: 2) }
    guard let first = found.first,
      touches(in: pair.source, where: { $0.isWord || $0.mark == "," && $0.isBefore }).isEmpty
    else { return [] }
    let isAlike = found.allSatisfy { $0.isBefore == first.isBefore }
    let position = isAlike ? first.isBefore ? "before" : "after" : "beside"
    let shown = list(found) { pair.target.prose(from: pair.target.stretch(around: $0.index)) }
    let right = list(found) { touch in
      touch.isBefore
        ? "\(pair.target.prose(from: touch.word)) \(pair.target.argument(at: touch.index))"
        : "\(pair.target.argument(at: touch.index)) \(pair.target.prose(from: touch.word))"
    }
    let edits = found.map { touch in
      let index = touch.isBefore ? touch.index : touch.index + 1
      return ProseEdit(range: index..<index, replacement: [" "])
    }
    return [
      TextViolation(
        "\(shown) \(found.count > 1 ? "have" : "has") no space \(position) the argument",
        suggestion: "write \(right)", fix: .proposed(pair.target.text(with: edits)))
    ]
  }

  /// The clauses about each place, in quotation marks.
  private func list(_ touches: [Touch], _ text: (Touch) -> String) -> String {
    var all: [String] = []
    for text in touches.map(text) where !all.contains(text) { all.append(text) }
    return all.prefix(3).map { "“\($0)”" }.joined(separator: " and ")
  }

  /// The places of a translation where a space of its source is missing.
  private func touches(in pair: TextPair, least: Int? = nil) -> [Touch] {
    let language = pair.language.locale.language
    let adjacent = pair.source.adjacentArguments
    return touches(in: pair.target) { touch in
      if touch.isBefore, !adjacent.isEmpty, adjacent.contains(pair.target.argument(at: touch.index))
      {
        return false
      }
      if touch.isBefore {
        return pair.source.hasSpace(before: true)
          && (touch.mark == "," || touch.isWord && !Self.prefixing.contains(language))
      }
      return pair.source.hasSpace(before: false) && touch.isWord
        && touch.letters >= least ?? touch.least
        && !Self.suffixing.contains(language)
    }
  }

  /// The characters right beside an argument.
  private struct Touch {
    let index: Int
    let isBefore: Bool
    let mark: Unicode.Scalar
    /// How many letters are there in a row.
    let letters: Int
    /// The comma or the word there, by positions in the scalars of the words.
    let word: Range<Int>

    /// Whether it is a word, and no letter that stands for one, such as “v” or “x”.
    var isWord: Bool { letters > 1 || letters == 1 && isBefore && mark.value >= 0x80 }

    /// So many letters are no unit, such as “МБ”; small letters of Cyrillic are a word sooner.
    var least: Int { mark.value >= 0x400 && mark.isSmall ? 2 : 4 }
  }

  /// The places where something is right beside an argument, in order.
  private func touches(in text: AuditedText, where isWanted: (Touch) -> Bool) -> [Touch] {
    let scalars = text.scalars
    var found: [Touch] = []
    for index in scalars.indices
    where scalars[index] == .placeholder && !text.invisiblePlaceholders.contains(index) {
      for isBefore in [true, false] {
        guard let mark = scalars[at: isBefore ? index - 1 : index + 1],
          mark.isLetter || mark == ","
        else { continue }
        let before = scalars[..<index].reversed()
        let letters =
          isBefore
          ? before.prefix(while: \.isLetter).count
          : scalars[(index + 1)...].prefix(while: \.isLetter).count
        let length =
          isBefore ? before.prefix { !$0.isBlank && $0 != .placeholder }.count : letters
        let touch = Touch(
          index: index, isBefore: isBefore, mark: mark, letters: letters,
          word: isBefore ? index - length..<index : index + 1..<index + 1 + length)
        if isWanted(touch) { found.append(touch) }
      }
    }
    return found
  }

  /// Languages that write articles and prepositions together with the word behind them.
  private static let prefixing: Set = [
    "he", "ar", "fa", "ur", "ps", "sd", "ug", "yi", "mt", "sw", "zu", "xh", "rw", "ny",
  ]

  /// Languages that write endings together with the word before them.
  private static let suffixing: Set = [
    "tr", "az", "kk", "uz", "ky", "tk", "tt", "ug", "fi", "et", "hu", "ko", "mn", "eu", "ka", "hy",
    "ar", "he", "fa", "sw", "ta", "te", "kn", "ml", "mr", "id", "ms", "lv", "lt", "cs", "sk",
  ]
}

extension AuditedText {
  /// The arguments that follow each other at once: such arguments bring their spaces with them.
  fileprivate var adjacentArguments: Set<String> {
    let found = scalars.indices.dropLast().filter {
      scalars[$0] == .placeholder && scalars[$0 + 1] == .placeholder
    }
    return Set(found.flatMap { [argument(at: $0), argument(at: $0 + 1)] })
  }

  /// The argument whose placeholder is at an index of its scalars, as it is written.
  fileprivate func argument(at index: Int) -> String {
    let number = scalars[..<index].count { $0 == .placeholder }
    let arguments = pieces.filter { $0.kind != .prose }
    guard arguments.indices.contains(number) else { return "…" }
    return String(decoding: Array(text.utf8)[arguments[number].range], as: UTF8.self)
  }

  /// The text of a range of its scalars, with its arguments.
  fileprivate func prose(from range: Range<Int>) -> String {
    range.map { scalars[$0] == .placeholder ? argument(at: $0) : String(scalars[$0]) }.joined()
  }

  /// The range between the spaces around an index of its scalars.
  fileprivate func stretch(around index: Int) -> Range<Int> {
    let start = scalars[..<index].lastIndex(where: \.isBlank).map { $0 + 1 } ?? 0
    return start..<(scalars[index...].firstIndex(where: \.isBlank) ?? scalars.count)
  }

  /// Whether a letter or a comma, and a space are before an argument, or behind one.
  fileprivate func hasSpace(before isBefore: Bool) -> Bool {
    scalars.indices.contains { index in
      guard scalars[index] == .placeholder, !invisiblePlaceholders.contains(index) else {
        return false
      }
      let step = isBefore ? -1 : 1
      guard scalars[at: index + step]?.isSpace == true,
        let beyond = scalars[at: index + 2 * step]
      else { return false }
      return beyond.isLetter || isBefore && beyond == ","
    }
  }
}
