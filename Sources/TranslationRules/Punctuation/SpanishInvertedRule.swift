import AuditModel
import TextAnalysis

/// Spanish opens each question and each exclamation, and ends what it opens.
package struct SpanishInvertedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "spanish-inverted", title: "Unpaired ¿ or ¡",
    rationale: """
      In Spanish only the opening mark shows where a question begins. Without it people, and \
      VoiceOver, read the sentence as a statement.
      """,
    howToFix: """
      Write ¿ or ¡ where the question or exclamation begins, even in mid-sentence, and ? or ! at \
      its end.
      """,
    falseAlarm: """
      A name with a final mark that the source spells differently, or an informal style that \
      omits the opening mark. Names such as “Yahoo!” that the source also has pass; a source \
      that begins with a lowercase letter makes it a note.
      """,
    severity: .warning,
    standards: [.unicode("CLDR, Spanish punctuation")])

  package static let kinds = [85]

  package static let examples: [TranslationExample] = [
    .passes("both are there", "Delete it?", "¿Eliminar?", in: "es"),
    .passes("in the middle of a sentence", "If so, sure?", "Si es así, ¿seguro?", in: "es"),
    .passes("several sentences", "Sure? Done!", "¿Seguro? ¡Hecho!", in: "es"),
    .passes("an exclaimed question", "What!", "¿Qué!", in: "es"),
    .passes("both marks", "What?!", "¡¿Qué?!", in: "es"),
    .passes("several marks", "Great!!!", "¡¡¡Genial!!!", in: "es"),
    .passes("a name with a mark", "Sign in to Yahoo!", "Entra en Yahoo!", in: "es"),
    .passes("a doubt in brackets", "1492 (?)", "1492 (?)", in: "es"),
    .passes("usage of a command", "Usage: list [group?]", "Uso: list [group?]", in: "es"),
    .passes("a mark alone", "?", "?", in: "es"),
    .passes("a mark as a character", "Type ? or !", "Escribe «?» o \"!\"", in: "es"),
    .passes("a URL", "See https://a.example/?q", "Mira https://a.example/?q", in: "es"),
    .passes("Catalan opens none", "Delete it?", "Suprimir?", in: "ca"),
    .passes("Galician need not", "Delete it?", "Eliminar?", in: "gl"),
    .passes("Basque opens none", "Delete it?", "Ezabatu?", in: "eu"),
    .passes(
      "the end of a sentence begun elsewhere", "... that it works?", "... que funciona?", in: "es"
    ),
    .passes("… after a tag", "<p>…that it works?", "<p>… que funciona?", in: "es"),
    .finds(
      "a part of a sentence, which is a note", "at the end of the name?", "al final del nombre?",
      in: "es"),
    .passes("a single letter", "T?", "I?", in: "es"),
    .passes("the name of something", "WarpSpeed!", "VelocidadLuz!", in: "es"),
    .passes(
      "a mark in command usage", "Usage: [page]? name?", "Uso: [page]? name?", in: "es"),
    .passes("Latin America", "Delete it?", "¿Eliminar?", in: "es-MX"),
    .passes(
      "an untranslated copy, which another rule reports", "Delete it?", "Delete it?", in: "es"),
    .finds("a question without it", "Delete it?", "Eliminar?", in: "es", fixed: "¿Eliminar?"),
    .finds("an exclamation without it", "Done!", "Hecho!", in: "es-MX"),
    .passes("a mark between tags", "Type\n<b>?</b>", "Escribe\n<b>?</b>", in: "es"),
    .finds(
      "after a tag", "<p>Delete <b>it</b>?</p>", "<p>Eliminar <b>todo</b>?</p>", in: "es",
      fixed: "<p>¿Eliminar <b>todo</b>?</p>"),
    .passes(
      "a sentence that another text ends", "Do you want the file", "¿Quiere el archivo", in: "es"),
    .passes("a pattern of names", "For example file??.png", "Por ejemplo, archivo??.png", in: "es"),
    .passes("a conversion in a placeholder", "Move {dir!r}?", "¿Mover {dir!r}?", in: "es"),
    .finds("never closed", "Delete it?", "¿Eliminar", in: "es"),
    .finds(
      "the second lacks it", "Sure? All?", "¿Seguro? Todo?", in: "es", fixed: "¿Seguro? ¿Todo?"),
    .finds("somewhere in a sentence", "If so, sure?", "Si es así, seguro?", in: "es"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.habits.opensQuestions, pair.target.marks.contains(.letter),
      !pair.target.marks.isDisjoint(with: [.question, .invertedMark]), !pair.isCopy
    else { return [] }
    let scalars = pair.target.scalars
    var isOpen: Unicode.Scalar?
    var names = 0
    for index in scalars.indices {
      switch scalars[index] {
      case "¿", "¡": isOpen = scalars[index]
      case "?", "!":
        if isOpen == nil, endsSentence(index, in: pair.target) {
          if names < Self.nameLimit, isName(upTo: index, in: pair, isUsage: names > 0) {
            names += 1
            continue
          }
          if continuesSentence(upTo: index, in: pair.target) { continue }
          return [missing(at: index, in: pair)]
        }
        if scalars[at: index + 1]?.isQuestioning != true { isOpen = nil }
      default: break
      }
    }
    // Another text goes on with a sentence that the source does not end either.
    guard let isOpen, !pair.source.marks.isDisjoint(with: [.question]) else { return [] }
    let closing: Unicode.Scalar = isOpen == "¿" ? "?" : "!"
    return [
      TextViolation(
        "\(isOpen.spoken) is never closed", suggestion: "end the sentence with “\(closing)”")
    ]
  }

  /// Each name is looked for in the whole source.
  private static let nameLimit = 20

  private func missing(at index: Int, in pair: TextPair) -> TextViolation {
    let mark = pair.target.scalars[index]
    let opening: Unicode.Scalar = mark == "?" ? "¿" : "¡"
    // A text that begins in the middle of a sentence may follow another one that opens it.
    let first = pair.source.scalars.first { !$0.isBlank && $0 != .placeholder }
    return TextViolation(
      "\(opening.spoken) is missing before the sentence that ends with “\(mark)”",
      suggestion: "write “\(opening)” where the \(mark == "?" ? "question" : "exclamation") begins",
      severity: first?.isSmall == true ? .note : nil, fix: fix(opening, before: index, in: pair))
  }

  /// The text with the mark where its sentence begins; none where a comma or a colon leaves that
  /// open.
  private func fix(
    _ opening: Unicode.Scalar, before end: Int, in pair: TextPair
  ) -> TextFix? {
    let scalars = pair.target.scalars
    var start = end
    while start > 0 {
      let before = scalars[start - 1]
      if before.isLineBreak { break }
      if ".?!…".unicodeScalars.contains(before), scalars[start].isBlank { break }
      if ",:;—–(«“\"".unicodeScalars.contains(before) { return nil }
      start -= 1
    }
    while start < end,
      scalars[start].isBlank || pair.target.invisiblePlaceholders.contains(start)
    {
      start += 1
    }
    guard start < end, scalars[start].isCapital else { return nil }
    let edit = ProseEdit(range: start..<start, replacement: [opening])
    return .proposed(pair.target.text(with: [edit]))
  }

  /// Whether a mark is behind a word, and before a space, a tag or the end.
  private func endsSentence(_ index: Int, in text: AuditedText) -> Bool {
    let scalars = text.scalars
    guard let before = scalars[at: index - 1],
      before.isLetter || before.decimalDigit != nil || before.isQuotationMark
        || before.isBracket == false || before == .placeholder || before.isPercentSign
    else { return false }
    // “file??.png” is a pattern.
    let next = scalars[index...].drop(while: \.isQuestioning)
    if let dot = next.first, dot == ".", next.dropFirst().first?.isLetter == true { return false }
    guard let after = scalars[at: index + 1] else { return true }
    if before == .placeholder {
      // A mark that is all between two tags is spoken of.
      var start = index - 1
      while start >= 0, text.invisiblePlaceholders.contains(start) { start -= 1 }
      guard let word = scalars[at: start], !word.isBlank else { return false }
    }
    // A mark between quotation marks is spoken of.
    if before.isQuotationMark, after.isQuotationMark { return false }
    return after.isBlank || after.isQuotationMark || after.isQuestioning || after == "…"
      || after.isBracket == false
      || after == .placeholder && text.invisiblePlaceholders.contains(index + 1)
  }

  /// Whether the sentence before a mark begins with an ellipsis, so that another text opens it.
  private func continuesSentence(upTo index: Int, in text: AuditedText) -> Bool {
    let scalars = text.scalars
    var start = index
    while start > 0, scalars[start - 1] != "…" {
      let isStop = scalars[start - 1] == "." && scalars[start].isBlank
      if isStop || scalars[start - 1].isQuestioning {
        guard scalars[at: start - 2] == "." else { return false }
        break
      }
      start -= 1
    }
    while start > 0, scalars[start - 1] == "." || scalars[start - 1] == "…" { start -= 1 }
    guard let first = scalars[at: start], first == "." || first == "…" else { return false }
    return scalars[..<start].allSatisfy { $0.isBlank || $0 == .placeholder }
  }

  /// Whether the word with its mark is in the source too, with a capital, as names do.
  private func isName(upTo index: Int, in pair: TextPair, isUsage: Bool) -> Bool {
    let scalars = pair.target.scalars
    var start = index
    while start > 0, scalars[start - 1].isLetter { start -= 1 }
    guard start < index else {
      return scalars[at: index - 1] == "]" && pair.source.marks.contains(.bracket)
    }
    if isOneSign(start..<index, in: pair) { return true }
    let isUsage =
      pair.source.marks.contains(.bracket) && (isUsage || scalars[at: index + 1] != nil)
    guard scalars[start].properties.isUppercase || isUsage else { return false }
    let word = scalars[start...index]
    let source = pair.source.scalars
    guard let first = word.first, source.count >= word.count else { return false }
    return source.indices.contains { position in
      source[position] == first && source[position...].starts(with: word)
        && (start > 0 || source.count == scalars.count)
    }
  }

  /// Whether a text is nothing but one letter, or one name in capitals and small letters.
  private func isOneSign(_ word: Range<Int>, in pair: TextPair) -> Bool {
    let scalars = pair.target.scalars
    guard word.lowerBound == 0, word.upperBound + 1 == scalars.count else { return false }
    return word.count == 1
      || word.dropFirst().contains { scalars[$0].isCapital && scalars[$0 - 1].isSmall }
  }
}
