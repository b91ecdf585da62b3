import AuditModel
import Localization
import TextAnalysis

/// Each bracket that a string opens has an end.
package struct BracketsBalanceRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "brackets-balance", title: "Unbalanced brackets",
    rationale: "People neither see nor hear where the aside ends.",
    howToFix: "Write both halves of each pair, in one width.",
    falseAlarm: """
      A lone bracket that the string explains without quotation marks, or a list marker of more \
      than three characters. Emoticons, markers such as “a)”, and half-open intervals `[0, 1)` \
      pass; where the source is unbalanced too, it alone is reported.
      """,
    severity: .warning,
    standards: [.unicode("UAX 44, Bidi_Paired_Bracket")])

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds = [92]

  package static let examples: [TranslationExample] = [
    .passes("both halves", "All (new)", "Alle (neu)", in: "de"),
    .passes("full-width ones", "All (new)", "全部（新）", in: "zh-Hans"),
    .finds("a full-width and an ASCII bracket", "All (new)", "すべて（新)", in: "ja"),
    .finds("an ASCII and a full-width bracket", "All (new)", "全部 (新）", in: "zh-Hant"),
    .passes("none", "All (new)", "Все новые", in: "ru"),
    .passes("an emoticon", "Fine", "Gut :)", in: "de"),
    .passes("an emoticon with a nose", "Sorry", "Pardon :-(", in: "fr"),
    .passes("a colon in brackets", "No slice", "Kein Abschnitt [:] hier", in: "de"),
    .passes("a list", "a) One\nb) Two", "a) Eins\nb) Zwei", in: "de"),
    .passes("another list marker than in the source", "1. One", "1) Jeden", in: "cs"),
    .passes("a half-open range", "In [0, 1)", "W [0, 1)", in: "pl"),
    .texts(
      "unbalanced in the source, too, reported once",
      [("a", ["en": "All (new", "sv": "Alla (nya"])], finds: ["a"]),
    .finds("in the source", source: "All (new"),
    .passes("half of a pair that the app joins", source: "("),
    .passes("a fragment that ends in a bracket", source: "%d items ("),
    .passes("a fragment that follows another one", source: " left)"),
    .passes("a bracket as a character", "Type a bracket", "Escribe “(” aquí", in: "es"),
    .passes("a quotation in brackets after another", "\"X\" (\"Y\")", "\"엑스\"(\"그룹\")", in: "ko"),
    .passes("brackets in brackets", "1 is on (0 is off)", "(1 – да (всегда), 0 – нет)", in: "ru"),
    .passes("a Markdown link", "[a](b)", "[ein](b)", in: "de"),
    .passes("a list in a line", "One of: 1. a, 2. b", "Jedno z: 1) a, 2) b", in: "cs"),
    .finds("a short word in brackets", "A list (ics) file", "Lista ics) fájl", in: "hu"),
    .finds("a number in brackets", "Default (0) is it", "Implicitně 0) je to", in: "cs"),
    .passes(
      "Swift code", "Start with ${applicationName}", "用 \\(.applicationName) 开始", in: "zh-Hans"),
    .finds("the end is missing", "All (new)", "Alle (neu", in: "de"),
    .finds("a curly bracket closes", "All (new)", "Todos (novos}", in: "pt-BR"),
    .finds("a round bracket closes", "Address [required]", "Adresse [obligatoire)", in: "fr"),
    .finds("a bracket after a quotation", "\"X\" (\"Y\")", "\"엑스\"(\"그룹\"", in: "ko"),
    .finds("an added bracket", "All (new)", "Minden (új))", in: "hu"),
    .finds("a full-width one is missing", "All (new)", "全部（新", in: "zh-Hant"),
    .finds("a lenticular one is missing", "[All]", "【すべて", in: "ja"),
    .finds("one of two is missing", "A (b) (c)", "ก (ข (ค)", in: "th"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.bracket) else { return [] }
    var target = BracketCount(pair.target.scalars)
    if let (opening, closing) = target.mixedPair, pair.language.habits.hasWideMarks {
      return [
        TextViolation(
          "“\(opening)” and “\(closing)” are one pair in two widths",
          suggestion: "write both in one width")
      ]
    }
    if target.isBalanced {
      guard target.listMarks == 1, pair.source.marks.contains(.bracket),
        BracketCount(pair.source.scalars).listMarks == 0
      else { return [] }
      target = BracketCount(pair.target.scalars, hasLists: false)
    }
    guard !target.isBalanced, BracketCount(pair.source.scalars).isBalanced else { return [] }
    return violations(target)
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    // A space at an edge separates a string from others, which may have the other half.
    guard text.text.marks.isSuperset(of: [.bracket, .letter]), !text.text.has(.edgeSpace) else {
      return []
    }
    let count = BracketCount(text.text.scalars)
    // A bracket at an edge may be the half of a pair that the app joins.
    let scalars = text.text.scalars
    let edges = [scalars.first { !$0.isBlank }, scalars.last { !$0.isBlank }]
    if count.isBalanced || edges[0]?.isBracket == false || edges[1]?.isBracket == true { return [] }
    // Programs in C write much of brackets themselves: half-open intervals, wildcards, escapes.
    return violations(count, severity: text.isSource && text.location.isInGettext ? .note : nil)
  }

  private func violations(_ count: BracketCount, severity: Severity? = nil) -> [TextViolation] {
    guard
      let (bracket, surplus) = count.surplus.filter({ $0.value != 0 }).min(by: { $0.key < $1.key })
    else { return [] }
    return [
      TextViolation(
        surplus > 0
          ? "\(bracket.spoken) is not closed"
          : "a closing bracket has no opening \(bracket.spoken)",
        suggestion: surplus > 0 ? "close or remove it" : "remove it, or write its opening half",
        severity: severity)
    ]
  }
}
