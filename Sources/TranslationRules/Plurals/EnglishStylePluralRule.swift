import AuditModel
import MessageSyntax

/// A text has plural forms rather than an ending in parentheses.
package struct EnglishStylePluralRule: TextRule {
  package static let description = RuleDescription(
    id: "english-style-plural", title: "Plural in parentheses",
    rationale: """
      VoiceOver users hear “file s” for “file(s)”, and most languages cannot form a plural by \
      adding an ending.
      """,
    howToFix: """
      Write a plural form for each category (`one`, `other` …) in a string catalog or a \
      `.stringsdict` file.
      """,
    falseAlarm: """
      A function such as `sin(x)` or a gender ending such as Swedish `(t)` or `(n)` matches: the \
      rule looks for a word of three or more letters with one of its list of endings in \
      parentheses. `(a)` and, in Romance languages, `(e)` pass.
      """,
    severity: .note,
    standards: [.apple("Localizing strings that contain plurals")])

  package static let kinds = [56]

  package static let looksFor: TextFeatures = .parenthesis

  package static let examples: [TranslationExample] = [
    .passes(
      "plural forms", [.one: "%d file", .other: "%d files"], [.other: "%d个文件"], in: "zh-Hans"),
    .passes("a list", "a) Red b) Green", "a) Rouge b) Vert", in: "fr"),
    .passes("a function", "Call f(x)", "Appelez f(x)", in: "fr"),
    .passes("a note in parentheses", "Size (in pixels)", "Taille (en pixels)", in: "fr"),
    .passes("a unit", "Time (s)", "Zeit (s)", in: "de"),
    .passes("a gender ending", "Welcome", "Bem-vindo(a)", in: "pt-BR"),
    .passes("… in French", "Signed in", "Connecté(e)", in: "fr"),
    .passes("… in Bulgarian", "It was deleted.", "Той е изтрит(а).", in: "bg"),
    .finds("English", source: "%d file(s) copied"),
    .finds("German", "%d files", "%d Datei(en)", in: "de"),
    .finds("German with another ending", "%d items", "%d Element(e)", in: "de"),
    .finds("Russian", "%d files", "%d файл(ов)", in: "ru"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.parenthesis),
      let found = ending(in: text.text.text, language: text.language.locale.language)
    else { return [] }
    return [
      TextViolation(
        "“\(found)” combines singular and plural",
        suggestion: "write a plural form for each category")
    ]
  }

  /// The first word with an ending in parentheses: three letters at least, and then one to three.
  private func ending(in text: String, language: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    for open in scalars.indices where scalars[open] == "(" {
      var close = open + 1
      while close < scalars.count, close <= open + 3, scalars[close].isSmallLetter { close += 1 }
      guard close > open + 1, close < scalars.count, scalars[close] == ")" else { continue }
      let behind = close + 1 < scalars.count ? scalars[close + 1] : " "
      guard !behind.properties.isAlphabetic else { continue }
      var start = open
      while start > 0, open - start < 30, scalars[start - 1].isAnyLetter { start -= 1 }
      let letters = scalars[open + 1..<close]
      guard open - start >= 3, Self.isEnding(letters, language: language)
      else { continue }
      return String(String.UnicodeScalarView(scalars[start...close]))
    }
    return nil
  }

  /// Whether several things have it; some endings also set women apart from men.
  private static func isEnding(_ letters: ArraySlice<Unicode.Scalar>, language: String) -> Bool {
    let ending = String(String.UnicodeScalarView(letters))
    return endings.contains(ending) || (ending == "e" && !romance.contains(language))
  }

  private static let romance: Set = ["ca", "es", "fr", "gl", "it", "pt", "ro"]

  private static let endings: Set = [
    "s", "es", "n", "en", "er", "r", "i", "ar", "or", "y", "x", "et", "t", "k", "ek", "ne", "nen",
    "ies", "ler", "lar", "ы", "и", "ов", "ей", "і", "ів", "їв", "ja", "je", "ot",
  ]
}

extension Unicode.Scalar {
  fileprivate var isAnyLetter: Bool { properties.isAlphabetic }

  fileprivate var isSmallLetter: Bool { properties.isAlphabetic && properties.isLowercase }
}
