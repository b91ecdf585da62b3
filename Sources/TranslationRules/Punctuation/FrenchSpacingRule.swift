import AuditModel
import LanguageData
import TextAnalysis

/// French marks of two parts are apart from their words, by a space that does not break.
package struct FrenchSpacingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "french-spacing", title: "Missing French no-break space",
    rationale: """
      French has a space before `; : ! ?` and inside « ». With a plain space a line may begin \
      with the mark alone, more often at larger text sizes.
      """,
    howToFix: """
      Write U+202F before `; ! ?`, and U+00A0 before `:` and inside « ». Any no-break space is \
      accepted.
      """,
    falseAlarm: """
      A colon or question mark of code or syntax that ends a word, as in `nom: valeur`, is \
      reported. Times, URLs, emoticons and lists of words ending with semicolons pass; in \
      Canadian and Swiss French only the colon and guillemets count.
      """,
    severity: .note,
    standards: [.unicode("CLDR, French punctuation"), .unicode("UAX 14, GL")])

  package static let kinds = [84]

  package static let examples: [TranslationExample] = [
    .passes("narrow no-break spaces", "Delete?", "Supprimer\u{202F}?", in: "fr"),
    .passes("no-break spaces", "Name: %@", "Nom\u{A0}: %@", in: "fr"),
    .passes("inside guillemets", "“All”", "«\u{A0}Tout\u{A0}»", in: "fr"),
    .passes("words to search for", "bluetooth;files;", "bluetooth;fichiers;", in: "fr"),
    .passes("a time", "At 10:30", "À 10:30", in: "fr"),
    .passes("a URL", "https://example.org/?a=b", "https://example.org/?a=b", in: "fr"),
    .passes("an emoticon", "Fine :)", "Bien :)", in: "fr"),
    .passes("two marks", "Really?!", "Vraiment\u{202F}?!", in: "fr"),
    .passes("Canada has none before these", "Delete?", "Supprimer?", in: "fr-CA"),
    .passes("Switzerland too", "Delete?", "Supprimer?", in: "fr-CH"),
    .passes("an untranslated copy", "Sure?", "Sure?", in: "fr"),
    .passes("a mark in brackets", "Sure (?)", "Certain (?)", in: "fr"),
    .passes("another language", "Delete?", "Löschen?", in: "de"),
    .passes("an entity", "Delete?", "Supprimer&nbsp;?", in: "fr"),
    .finds("no space", "Delete?", "Supprimer?", in: "fr"),
    .finds("a plain space", "Delete?", "Supprimer ?", in: "fr"),
    .finds("after an argument", "Delete %@?", "Supprimer %@ ?", in: "fr"),
    .finds("before a colon in Canada", "Name:", "Nom:", in: "fr-CA"),
    .finds("inside guillemets", "“All”", "« Tout »", in: "fr"),
    .finds("inside tight guillemets", "“All”", "«Tout»", in: "fr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let spacing = pair.language.habits.markSpacing
    guard spacing != .none,
      !pair.target.marks.isDisjoint(with: [.asciiMark, .typographicQuote])
    else { return [] }
    // An untranslated string has the spaces of its language.
    if pair.isCopy { return [] }
    // Lists for search engines of apps end each word with a semicolon.
    if pair.target.scalars.last == ";", pair.source.scalars.last == ";" { return [] }
    let edits = FrenchSpacing(pair.target, all: spacing == .allHighMarks).edits
    guard let first = edits.first else { return [] }
    let scalars = pair.target.scalars
    let isPlain = !first.range.isEmpty
    let opens = scalars[at: first.range.lowerBound - 1] == "«"
    let mark = scalars[opens ? first.range.lowerBound - 1 : first.range.upperBound]
    let position = opens ? "after" : "before"
    return [
      TextViolation(
        isPlain
          ? "a plain space \(position) \(mark.spoken)"
          : "no space \(position) \(mark.spoken)",
        suggestion: "write \(first.replacement.first?.spoken ?? "") there",
        fix: .proposed(pair.target.text(with: edits)))
    ]
  }
}

/// The places where a French text lacks a no-break space.
private struct FrenchSpacing {
  private(set) var edits: [ProseEdit] = []
  private let text: AuditedText
  private let scalars: [Unicode.Scalar]

  init(_ text: AuditedText, all: Bool) {
    self.text = text
    scalars = text.scalars
    for index in scalars.indices {
      switch scalars[index] {
      case ":":
        if isMark(at: index, mayStandBeforeBracket: false) { check(before: index, "\u{A0}") }
      case ";" where all:
        if isMark(at: index, mayStandBeforeBracket: false) { check(before: index, "\u{202F}") }
      case "!" where all, "?" where all:
        if isMark(at: index, mayStandBeforeBracket: true) { check(before: index, "\u{202F}") }
      case "»": check(before: index, "\u{A0}")
      case "«": check(behind: index)
      default: break
      }
    }
  }

  /// Whether what looks like a mark ends a word and is no part of a time or a face.
  private func isMark(at index: Int, mayStandBeforeBracket: Bool) -> Bool {
    guard let next = scalars[at: index + 1] else { return true }
    if next == .placeholder { return text.invisiblePlaceholders.contains(index + 1) }
    if next.isBlank || next.isQuotationMark { return true }
    return mayStandBeforeBracket && (next.isBracket == false || next.isQuestioning || next == "…")
  }

  private mutating func check(before index: Int, _ space: Unicode.Scalar) {
    guard let previous = scalars[at: index - 1] else { return }
    if previous == " " {
      if let word = scalars[at: index - 2], endsWord(word, at: index - 2) {
        edits.append(ProseEdit(range: index - 1..<index, replacement: [space]))
      }
    } else if endsWord(previous, at: index - 1) {
      edits.append(ProseEdit(range: index..<index, replacement: [space]))
    }
  }

  private mutating func check(behind index: Int) {
    guard let next = scalars[at: index + 1] else { return }
    if next == " " {
      edits.append(ProseEdit(range: index + 1..<index + 2, replacement: ["\u{A0}"]))
    } else if next.isLetter || next == .placeholder {
      edits.append(ProseEdit(range: index + 1..<index + 1, replacement: ["\u{A0}"]))
    }
  }

  private func endsWord(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    if scalar == .placeholder { return !text.invisiblePlaceholders.contains(index) }
    return scalar.isLetter || scalar.decimalDigit != nil || scalar.isBracket == false
      || scalar.isPercentSign || scalar == "»" || scalar == "”" || scalar == "…"
  }
}
