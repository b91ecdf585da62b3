import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// A translation has the placeholders in braces that its source has.
package struct BracePlaceholderRule: TextPairRule {
  package static let description = RuleDescription(
    id: "brace-placeholder", title: "Mismatched placeholder",
    rationale: """
      The app looks up each placeholder by its exact name. People see `{nombre}` on the screen \
      when a localizer translates the name, and lose the value when the placeholder is missing.
      """,
    howToFix: """
      Copy the placeholder as the source string has it, with the same braces and letter case: \
      `{name}`, `${name}`, `%{name}`. Move it to where the sentence needs it, but do not \
      translate the name.
      """,
    falseAlarm: """
      A decorative word in braces among others, such as `{Loading}` translated as `{Lädt}`, looks \
      like a renamed placeholder; a string that is nothing but such a word with a capital passes. A lowercase word between double underscores may be bold Markdown, \
      so that finding is a warning. `%0` and `%1` count if five strings of the table have such \
      placeholders.
      """,
    severity: .error,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [19]

  package static let looksFor: TextFeatures = [.brace, .emphasis, .parenthesis, .percent]

  package static let examples: [TranslationExample] = [
    .passes("the same names", "{name}, {0} of {{n}}", "{{n}} 中の {0}、{name}", in: "ja"),
    .passes("with spaces", "Hi { name }", "Hei {name}", in: "fi"),
    .passes("words of a link", "Use {tip:save} here", "Hier {tip:sichern} tippen", in: "de"),
    .passes("twice on purpose", "Delete {name}?", "{name} löschen? {name} ist dann weg.", in: "de"),
    .passes("braces without a placeholder", "{ a, b }", "{ a und b }", in: "de"),
    .passes("a price", "$5 (USD)", "5 $ (USD)", in: "fr"),
    .passes(
      "a plural form for one number", [.one: "{n} card", .other: "{n} cards"],
      [.one: "Eine Karte", .other: "{n} Karten"], in: "de"),
    .passes(
      "plural categories of ICU", "{n, plural, one {# card} other {{n} cards}}",
      "{n, plural, other {{n}장}}", in: "ko"),
    .passes(
      "the name of the app", "$(PRODUCT_NAME) needs it", "Foto 需要它", in: "zh-Hans",
      table: "InfoPlist"),
    .passes("braces as characters", "No ( ) { } or %", "Ni () {} ni %", in: "es"),
    .passes("a word that fills a storyboard's label", "{Subtitle}", "{Untertitel}", in: "de"),
    .passes("… of two words", "{Error_Message}", "{Fehlermeldung}", in: "de"),
    .finds("a placeholder that is the whole string", "{name}", "{nombre}", in: "es"),
    .passes("words in braces", "{Broken image}", "{壊れた画像}", in: "ja"),
    .passes("words that merge", "Named {card number}.png", "Als {Kartennummer}.png", in: "de"),
    .finds("the name was translated", "Hi {name}", "Hola {nombre}", in: "es"),
    .finds("an Arabic percent sign in it", "On %{day}, %{time}", "٪{day}، %{time}", in: "ar"),
    .finds("another letter case", "Hi ${name}", "Cześć ${Name}", in: "pl", fixed: "Cześć ${name}"),
    .passes("a word between braces", "{ or }", "{ ou }", in: "fr"),
    .passes("an ellipsis in braces", "{...}", "{…}", in: "fr"),
    .passes("a percent sign before a placeholder", "%{0} of {1}", "{0} % / {1}", in: "fr"),
    .passes("… and after it", "{n}% done", "%{n} bitti", in: "tr"),
    .passes("… of which one is left out", "{a}% of {b}% ready", "{a} / %{b} hazır", in: "tr"),
    .passes(
      "another conversion of the same argument", "Move {dir!r}?", "»{dir}« bewegen?", in: "de"),
    .passes("another format of the same argument", "{count} cards", "{count:L} cartes", in: "fr"),
    .finds(
      "a form for 0 and 1 says what the source says of one",
      [.one: "Download {name} to", .other: "Download {total} files to"],
      [.one: "Télécharger {name} vers", .other: "Télécharger {total} fichiers vers"], in: "fr"),
    .passes("a full-width percent sign", "%{0}", "％{0}", in: "ja"),
    .finds("a name between underscores", "__count__ items", "__nombre__ éléments", in: "fr"),
    .passes("the same name between underscores", "__count__ items", "__count__ Karten", in: "de"),
    .passes("bold words in Markdown", "__Note:__ done", "__Hinweis:__ fertig", in: "de"),
    numbered("a number without its percent sign", "0% de disco", finds: ["text"]),
    numbered("the same placeholder", "%0% de disco"),
    numbered("it ends a sentence", "El disco es %0.", of: "The disk is %0."),
    numbered("a percentage", "Gris %5, %0", of: "5% grey, %0"),
    numbered("a sentence without it", "El disco.", of: "The disk is %0.", finds: ["text"]),
    .passes("a percentage where the app has no such placeholders", "Use %0", "Usar 0%", in: "es"),
    .passes("Python's numbers", "Layer '{}' of {}", "„{1}” / „{0}” réteg", in: "hu"),
    .finds("behind an at sign", "Ask @{name}", "Pergunte a @{nome}", in: "pt"),
    .finds("it is lost", "%{count} of {total}", "{total}", in: "uk"),
    .finds("a brace is lost", "Hi {name}!", "Hej {name!", in: "sv"),
    .finds(
      "another kind of braces", "Hi {{name}}", "Ciao {name}", in: "it", fixed: "Ciao {{name}}"),
    .finds("one that the source does not have", "All cards", "{n} Karten", in: "de"),
    .finds("in the style of Python", "%(count)s cards", "%(anzahl)s Karten", in: "de"),
    .finds("in the style of a shell", "Hi $(name)", "Xin chào", in: "vi"),
  ]

  /// An app with placeholders such as `%0`.
  private static func numbered(
    _ title: String, _ translation: String, of source: String = "%0% of disk",
    finds findings: [String] = []
  ) -> TranslationExample {
    .texts(
      title,
      [("text", ["en": .text(source), "es": .text(translation)])]
        + (1...5).map { ("key\($0)", ["en": "%0 and %1 threads", "es": "%0 y %1 hilos"]) },
      finds: findings)
  }

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if let numbered = numbered(pair) { return [numbered] }
    guard pair.source.mayHavePlaceholder || pair.target.mayHavePlaceholder,
      !pair.source.pieces.contains(where: { $0.kind == .choice })
    else { return [] }
    // Most translations have the very same ones in the same order.
    if pair.source.texts(of: .placeholder) == pair.target.texts(of: .placeholder) { return [] }
    let isInGettext = pair.targetLocation.isInGettext
    let source = pair.source.placeholders(ofGettext: isInGettext)
    let target = pair.target.placeholders(ofGettext: isInGettext)
    var missing = source.filter { one in !target.contains { $0.argument == one.argument } }
    var extra = target.filter { one in !source.contains { $0.argument == one.argument } }
    let appName = takeAppName(from: &missing, &extra, in: pair)
    if !missing.isEmpty || !extra.isEmpty {
      missing.removeAll { $0.occurs(in: pair.target.text, insteadOf: extra, of: pair) }
      extra.removeAll { one in
        one.occurs(in: pair.source.text, insteadOf: source, of: pair)
      }
    }
    if missing.isEmpty, !extra.isEmpty,
      pair.source.text.countOfASCII("{") == pair.target.text.countOfASCII("{")
    {
      // Words in braces are prose; in a language without spaces they look like a name.
      extra = Array(extra.dropFirst(pair.source.bracedWords))
    }
    if pair.source.text.isFillerWord, pair.target.text.isFillerWord { return [] }
    if missing.areNumbered(by: extra) { return [] }
    if pair.servesOneNumber || pair.key.tables.role == .infoPlist { missing = [] }
    if var found = violation(missing: missing, extra: extra, in: pair) {
      // Help of commands in C has words in braces, and nothing that would replace them.
      if missing.isEmpty, source.isEmpty, isInGettext {
        found.severity = .note
      }
      if pair.hasPlaceholders(target, ofItsOwnForm: isInGettext) {
        found.severity = isInGettext || found.severity == .note ? .note : .warning
      }
      return [found]
    }
    return appName.flatMap { violation(missing: [$0], extra: [], in: pair) }
      .map { [$0.marked(.appName)] } ?? []
  }

  /// Reports other placeholders `%0`, `%1` … than in the source, in an app that has them.
  private func numbered(_ pair: TextPair) -> TextViolation? {
    guard pair.source.has([.percent, .digit]) || pair.target.has([.percent, .digit]),
      pair.key.tables.hasNumberedPlaceholders, !pair.servesOneNumber
    else { return nil }
    let source = NumberedPlaceholders(pair.source.text).digits
    let target = NumberedPlaceholders(pair.target.text).digits
    if let lost = source.subtracting(target).min() {
      let name = "%\(Unicode.Scalar(lost))"
      return TextViolation("“\(name)” of the source is missing", suggestion: "add “\(name)”")
    }
    // “5%” is “%5” in Turkish.
    guard
      let strange = target.subtracting(source).filter({
        !pair.source.text.contains("\(Unicode.Scalar($0))%")
      }).min()
    else { return nil }
    return TextViolation(
      "the source does not have “%\(Unicode.Scalar(strange))”", suggestion: "remove it")
  }

  /// Takes the placeholder of the app's name from what a phrase for Siri lacks, and what is in its
  /// place.
  private func takeAppName(
    from missing: inout [Placeholder], _ extra: inout [Placeholder], in pair: TextPair
  ) -> Placeholder? {
    guard pair.key.tables.role == .appShortcuts,
      let index = missing.firstIndex(where: { $0.name == AppNameToken.text })
    else { return nil }
    extra = Array(extra.dropFirst())
    return missing.remove(at: index)
  }

  /// The specifiers of the source to write instead of placeholders that it does not have.
  private func advice(against extra: [Placeholder], in pair: TextPair) -> String {
    let lost = pair.lostSpecifiers
    if lost.isEmpty { return "remove it" }
    if extra.count == 1, lost.count == 1 { return "write “\(lost[0].text)” as the source does" }
    // `{0}` is the first argument, unless the numbers begin with 1.
    let first = extra.contains { $0.number == 0 } ? 0 : 1
    let pairs = extra.compactMap { placeholder in
      lost.first { $0.position - 1 + first == placeholder.number }.map {
        "“\($0.withPosition)” for “\(placeholder.name)”"
      }
    }
    guard pairs.count == extra.count else { return "write the specifier of the source" }
    return "write " + pairs.joined(separator: ", ")
  }

  private func violation(
    missing: [Placeholder], extra: [Placeholder], in pair: TextPair
  ) -> TextViolation? {
    switch (missing.first, extra.first) {
    case (nil, nil): return nil
    case (let lost?, nil):
      return TextViolation(
        "“\(lost.name)” of the source is missing", suggestion: "add “\(lost.name)”",
        severity: lost.severity)
    case (nil, let strange?):
      return TextViolation(
        "the source does not have “\(strange.name)”",
        suggestion: pair.source.has(.percent) ? advice(against: extra, in: pair) : "remove it",
        severity: strange.severity
      ).marked(pair.source.has(.percent) ? .foreignPlaceholder : nil)
    case (let lost?, let strange?):
      // A translated name may be in a sentence that explains names.
      let isCertain = missing.count == 1 && extra.count == 1 && lost.word == strange.word
      return TextViolation(
        "“\(strange.name)” replaces “\(lost.name)” of the source",
        suggestion: "write “\(lost.name)”", severity: lost.severity,
        fix: isCertain ? .safe(pair.target.text.replacing(strange.range, with: lost.name)) : nil)
    }
  }
}

/// A placeholder in a text.
private struct Placeholder {
  /// How it is written, without the spaces in it.
  var name: String
  var range: Range<Int>

  /// The number that is all of its name, as in `{0}`.
  var number: Int? { Int(name.filter { !"{}%$".contains($0) }) }

  /// The name without a conversion and a format, as in `{name!r}`, `{count:L}` and `{size:.1f}`.
  var argument: String {
    guard name.hasPrefix("{"), !name.hasPrefix("{{"),
      let end = name.firstIndex(where: { $0 == ":" || $0 == "!" })
    else { return name }
    let format = name[end...].dropFirst().dropLast()
    guard format.utf8.count <= 10, format.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    return name[..<end] + "}"
  }

  /// Its letters and digits in lower case.
  var word: String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Its severity when it differs: names between lines may be bold words of Markdown.
  var severity: Severity? { name.hasPrefix("_") ? .warning : nil }

  /// Whether a text has it all the same: with spaces in it, or with the percent sign, which some
  /// languages write on the other side, beside it.
  func occurs(in text: String, insteadOf others: [Placeholder], of pair: TextPair) -> Bool {
    if name.hasPrefix("{"), !name.hasPrefix("{{"),
      text.contains("{ \(name.dropFirst().dropLast()) }")
    {
      return true
    }
    if name == "{}" { return text.contains("{ }") }
    let bare = name.hasPrefix("%{") ? String(name.dropFirst()) : name
    // The percent sign of a percentage is before it in Turkish, even where another one is left out.
    if pair.source.text.contains("\(bare)%"), pair.target.text.contains("%\(bare)") { return true }
    let other = others.first { $0.name == bare || $0.name == "%\(bare)" }
    guard let other, pair.source.text.percentCount == pair.target.text.percentCount else {
      return false
    }
    // Where the source has “%{name}” the percent sign belongs to it, unless it is a number.
    let original = pair.source.text.contains(name) ? name : other.name
    return !original.hasPrefix("%") || bare.dropFirst().first?.isNumber == true
  }
}

extension TextPair {
  /// Whether the placeholders are those of the source's form of the same name, which the forms of other
  /// numbers have not: the `one` of French is for 0 too, of which the app may never speak.
  fileprivate func hasPlaceholders(
    _ placeholders: [Placeholder], ofItsOwnForm isInGettext: Bool
  ) -> Bool {
    guard path.category != nil,
      let form = key.source.leaves.first(where: { $0.path == path })?.text,
      !form.isExactly(source.text)
    else { return false }
    let own = AuditedText(form).placeholders(ofGettext: isInGettext)
    return Set(own.map(\.argument)) == Set(placeholders.map(\.argument))
  }
}

extension [Placeholder] {
  /// Whether these are `{}`, and others number the same arguments from 0 on, as Python's formats may.
  fileprivate func areNumbered(by others: [Placeholder]) -> Bool {
    guard !isEmpty, allSatisfy({ $0.name == "{}" }) else { return false }
    return Set(others.compactMap(\.number)) == Set(0..<others.count) && !others.isEmpty
  }
}

extension AuditedText {
  fileprivate var mayHavePlaceholder: Bool {
    has(.brace) || has(.emphasis) && text.hasTwoLines
      || has(.parenthesis) && hasAny(of: [.dollar, .percent])
  }

  /// How many braces open something that is no placeholder.
  fileprivate var bracedWords: Int {
    let bytes = Array(text.utf8)
    return pieces.reduce(text.countOfASCII("{")) { rest, piece in
      piece.kind == .placeholder
        ? rest - bytes[piece.range].count { $0 == UInt8(ascii: "{") } : rest
    }
  }

  /// Each placeholder once, where it first appears.
  ///
  /// - Parameter isOfGettext: whether `@{x}` is a mark of documentation, as in the help of programs of gettext.
  fileprivate func placeholders(ofGettext isOfGettext: Bool) -> [Placeholder] {
    guard mayHavePlaceholder else { return [] }
    let bytes = Array(text.utf8)
    var seen: Set<String> = []
    return pieces.filter { piece in
      piece.kind == .placeholder
        && !(isOfGettext && piece.range.lowerBound > 0
          && bytes[piece.range.lowerBound - 1] == UInt8(ascii: "@"))
    }.compactMap { piece in
      let name = bytes[piece.range].filter { $0 != UInt8(ascii: " ") }
      let text = String(decoding: name, as: UTF8.self)
      return seen.insert(text).inserted ? Placeholder(name: text, range: piece.range) : nil
    }
  }
}

extension String {
  /// Whether it is one word in braces with a capital, as a storyboard has where the app puts in the
  /// text of a label.
  fileprivate var isFillerWord: Bool {
    guard first == "{", last == "}", utf8.count > 3 else { return false }
    let word = unicodeScalars.dropFirst().dropLast()
    return word.allSatisfy { $0.isLetter || $0 == "_" }
      && word.first.map { $0.properties.isUppercase || !$0.properties.isCased } == true
  }

  /// Whether `__` is in it.
  fileprivate var hasTwoLines: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "_"), previous == byte { return true }
      previous = byte
    }
    return false
  }

  /// How many percent signs it has, of whatever script.
  fileprivate var percentCount: Int {
    unicodeScalars.count { [0x25, 0xFF05, 0xFE6A, 0x66A].contains($0.value) }
  }

  /// The text with another one in the place of some of its bytes.
  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    let bytes = Array(utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
