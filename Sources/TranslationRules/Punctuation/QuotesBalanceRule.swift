import AuditModel
import Localization
import LanguageData
import MessageSyntax
import TextAnalysis

/// Each quotation that a string opens has an end.
package struct QuotesBalanceRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "quotes-balance", title: "Unbalanced quotation marks",
    rationale: "People neither see nor hear where the quotation ends.",
    howToFix: """
      Open and close each quotation with the pair of the language, such as „…“ in German or «…» \
      in Russian.
      """,
    falseAlarm: """
      A lone mark that means itself or a unit, next to a letter such as in `x"`, is reported. \
      Marks after digits, between spaces or brackets, at both edges, and strings with a backslash \
      pass; where the source is unbalanced too, it alone is reported.
      """,
    severity: .warning,
    standards: [.unicode("CLDR, Delimiters")])

  package static let isSilentFor: GettextFlags = .isPreformatted

  package static let kinds = [89]

  package static let examples: [TranslationExample] = [
    .passes("both marks", "Delete “%@”?", "„%@“ löschen?", in: "de"),
    .passes("corners", "Delete “all”?", "「すべて」を削除", in: "ja"),
    .passes("the same mark twice", "Delete “all”?", "Radera ”alla”?", in: "sv"),
    .passes("no quotation marks", "Delete “all”?", "Poista kaikki?", in: "fi"),
    .passes("apostrophes", "Don't “stop”", "L'arrêt n'est pas «\u{A0}tout\u{A0}»", in: "fr"),
    .passes("inches", "A 5\" screen", "Ekran 5\"", in: "pl"),
    .passes("an ending after the mark", "Set “all”", "“Tümü”nü ayarla", in: "tr"),
    .passes("an ending after a straight mark", "Set \"all\"", "\"모두\"를 설정", in: "ko"),
    .passes("inches in words", "A 5-inch screen", "Ekran 5\"", in: "pl"),
    .passes("halves of inches", "A 5½\" screen", "Ekran 5½\" — “nowy”", in: "pl"),
    .passes("per inch", "Pixels per inch", "Piksler/\"", in: "nb"),
    .passes("a backslash in quotation marks", "Take '\\' out", "Ta bort \"\\\"", in: "sv"),
    .passes("an arrow of menus", "Choose File > Open", "Datei » Öffnen wählen", in: "de"),
    .passes("the source has the character", "Type \" here", "Zadejte „\"“ nebo “ sem", in: "cs"),
    .finds(
      "a wrong encoding", "All “new”", "â€œNeuâ€ „alle", in: "de"),
    .passes("a word with gershayim", "Report", "דו\"ח", in: "he"),
    .texts(
      "unbalanced in the source, too, reported once",
      [("a", ["en": "Say “hello", "de": "Sagen Sie „hallo"])], finds: ["a"]),
    .finds("in the source", source: "Delete “all now?"),
    .passes("half of a pair that the app joins", source: "The file \""),
    .passes("inches in the source", source: "A 5\" screen"),
    .passes("nothing but the mark", "'", "»", in: "ru"),
    .passes("the character in brackets", "with quotes", "mit Anführungszeichen (\")", in: "de"),
    .passes("… in full-width brackets", "with quotes", "引用符（\"）付き", in: "ja"),
    .passes(
      "a unit symbol in a list", "inch,inches,in", "polegada,polegadas,in,\"", in: "pt-BR"),
    .passes("nested quotations", "“A ‘b’ c”", "«А „б“ в»", in: "ru"),
    .passes("the character", "Type a quote", "Напишите \" здесь", in: "ru"),
    .finds("the end is missing", "Delete “%@”?", "„%@ löschen?", in: "de"),
    .finds("the beginning is missing", "Delete “all”?", "Usunąć wszystko”?", in: "pl"),
    .finds("a straight one is missing", "Delete \"all\"?", "Smazat \"vše?", in: "cs"),
    .finds("a corner is missing", "Delete “all”?", "「すべてを削除", in: "ja"),
    .finds("a guillemet is missing", "Delete “all”?", "Видалити «усе?", in: "uk"),
    .finds(
      "a mark for an apostrophe", "For the user", "Per l”utente", in: "it", fixed: "Per l’utente"),
    .finds(
      "opened twice", "Delete “%@”?", "Eliminare “%@“?", in: "it", fixed: "Eliminare “%@”?"),
    .passes("closed as German does", "Delete “all”?", "„alle“ löschen?", in: "de"),
    .finds("a straight one closes", "Delete “all”?", "„Alle\" löschen?", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    // Behind a backslash a mark is an escape, or a backslash is all that is quoted.
    guard pair.target.marks.contains(.letter), !pair.target.has(.backslash),
      !pair.target.marks.isDisjoint(with: [.straightQuote, .typographicQuote])
    else { return [] }
    let target = QuoteCount(pair.target.scalars)
    if let unclosed = opensTwice(target, in: pair) { return [unclosed] }
    if target.isBalanced && !target.isMixed { return [] }
    let source = QuoteCount(pair.source.scalars)
    if source.isDoubtful { return [] }
    if !target.isBalanced, source.isBalanced {
      if let apostrophe = target.apostrophe {
        let edit = ProseEdit(range: apostrophe..<apostrophe + 1, replacement: ["’"])
        return [
          TextViolation(
            "\(target.first?.spoken ?? "a quotation mark") is between two letters of a word",
            suggestion: "write the apostrophe “’” (U+2019)",
            fix: .proposed(pair.target.text(with: [edit])))
        ]
      }
      return [
        TextViolation(
          "\(target.first?.spoken ?? "a quotation mark") has no other half",
          suggestion: "open and close each quotation")
      ]
    }
    guard target.isMixed, !source.isMixed else { return [] }
    return [
      TextViolation(
        "\(target.first?.spoken ?? "a quotation mark") and “\"” (U+0022) do not match",
        suggestion: "close the quotation with \(pair.language.quotationMarks.closing.spoken)",
        severity: .note)
    ]
  }
}

extension QuotesBalanceRule {
  /// Languages that open a quotation with “ and close it with another mark.
  private static let opening: Set = [
    "en", "es", "fr", "it", "nl", "pt", "tr", "zh", "ko", "vi", "id",
  ]

  /// Reports a quotation that ends with the mark that opens one.
  private func opensTwice(_ target: QuoteCount, in pair: TextPair) -> TextViolation? {
    guard Self.opening.contains(pair.language.locale.language), target.isOpenedTwice,
      let last = pair.target.scalars.lastIndex(of: "“")
    else { return nil }
    let edit = ProseEdit(range: last..<last + 1, replacement: ["”"])
    return TextViolation(
      "“ (U+201C) opens the quotation and closes it", suggestion: "close it with ” (U+201D)",
      fix: .proposed(pair.target.text(with: [edit])))
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.marks.contains(.letter), !text.text.has(.backslash),
      !text.text.marks.isDisjoint(with: [.straightQuote, .typographicQuote])
    else { return [] }
    let scalars = text.text.scalars
    let count = QuoteCount(scalars)
    // A mark at an edge may be the half of a pair that the app joins.
    let isHalf = [scalars.first { !$0.isBlank }, scalars.last { !$0.isBlank }]
      .contains { $0?.isQuotationMark == true }
    if count.isBalanced || isHalf { return [] }
    return [
      TextViolation(
        "\(count.first?.spoken ?? "a quotation mark") has no other half",
        suggestion: "open and close each quotation")
    ]
  }
}

/// How many double quotation marks a text has.
private struct QuoteCount {
  private(set) var first: Unicode.Scalar?
  private var straight = 0
  private var curved = 0
  private var guillemets = 0
  private var corners = 0
  /// How many are “.
  private var opening = 0
  /// The last mark between two letters.
  private var inWord: Int?
  /// Those that may stand for inches or for themselves, or belong to a word.
  private var doubtful = 0
  /// Guillemets that are apart like the arrows of a menu.
  private var arrows = 0

  init(_ scalars: [Unicode.Scalar]) {
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\"", "”", "״", "＂":
        if Self.isDoubtful(index, in: scalars) { doubtful += 1 }
        if scalar == "\"" { straight += 1 } else { curved += 1 }
        if scalars[at: index - 1]?.isLetter == true, scalars[at: index + 1]?.isLetter == true {
          inWord = index
        }
      case "“":
        curved += 1
        opening += 1
      case "„", "‟", "〝", "〞", "〟": curved += 1
      case "«": guillemets += 1
      case "»":
        guillemets += 1
        if Self.isApart(index, in: scalars) { arrows += 1 }
      case "「", "『": corners += 1
      case "」", "』": corners -= 1
      default: continue
      }
      if first == nil || first == "\"" { first = scalar }
    }
  }

  var isBalanced: Bool {
    (doubtful > 0 || (straight + curved) % 2 == 0)
      && (guillemets % 2 == 0 || guillemets == arrows) && corners == 0
  }

  /// The only mark, where it is in a word and so stands for an apostrophe.
  var apostrophe: Int? {
    straight + curved == 1 && guillemets == 0 && corners == 0 ? inWord : nil
  }

  /// Whether its only marks are two that open a quotation.
  var isOpenedTwice: Bool {
    opening == 2 && curved == 2 && straight == 0 && guillemets == 0 && corners == 0
  }

  /// Whether a mark may stand for inches or for itself.
  var isDoubtful: Bool { doubtful > 0 }

  /// Whether a straight mark must be the other half of a typographic one.
  var isMixed: Bool { doubtful == 0 && straight % 2 == 1 && curved % 2 == 1 }

  private static func isDoubtful(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[at: index - 1] ?? " "
    let after = scalars[at: index + 1] ?? " "
    if before.isNumeral || before == "/" || before.isQuotationMark && after.isQuotationMark {
      return true
    }
    if scalars[index] != "”", before.isLetter, after.isLetter { return true }
    if before.isBracket == true, after.isBracket == false { return true }
    if before == ",", after.isBlank || after == ",", !scalars[..<index].contains(" ") {
      return true
    }
    return isApart(index, in: scalars)
  }

  private static func isApart(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    (scalars[at: index - 1] ?? " ").isBlank && (scalars[at: index + 1] ?? " ").isBlank
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit or a fraction, behind which a mark may stand for inches.
  fileprivate var isNumeral: Bool {
    decimalDigit != nil || properties.generalCategory == .otherNumber
  }
}
