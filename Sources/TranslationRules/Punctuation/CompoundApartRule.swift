import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// A hyphen joins an abbreviation and the noun behind it, where the language writes one word.
package struct CompoundApartRule: TextPairRule {
  package static let description = RuleDescription(
    id: "compound-apart", title: "Compound written apart",
    rationale: """
      “USB Laufwerk” copies the English spelling: in German, Dutch, the Nordic languages, Russian and Ukrainian \
      the two are one word with a hyphen, and readers see a mistake.
      """,
    howToFix: "Join the two words by a hyphen, as the finding suggests.",
    falseAlarm: """
      Reported are abbreviations of two to five capital letters before a noun of a fixed list, where the source \
      has the same abbreviation before a noun of that kind. The name of a product that is written in capitals \
      is reported as an abbreviation; units such as MB are exempt.
      """,
    severity: .warning,
    standards: [.hig("Writing")])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .asciiLetter

  package static let examples: [TranslationExample] = [
    .passes("with a hyphen", "USB drive", "USB-Laufwerk", in: "de"),
    .passes("a unit", "5 MB files", "5 MB Dateien", in: "de"),
    .passes("another order", "The file is a CSV", "CSV Dateien", in: "de"),
    .passes("a word that is no noun", "USB devices", "USB nicht da", in: "de"),
    .passes("in capitals", "USB DRIVE", "USB LAUFWERK", in: "de"),
    .finds(
      "in German", "Connect a USB drive", "USB Laufwerk verbinden", in: "de",
      fixed: "USB-Laufwerk verbinden"),
    .passes("a product", "The SQL Server", "Der SQL Server", in: "de"),
    .finds(
      "three words", "Live TV channels", "Live TV Kanäle", in: "de", fixed: "Live-TV-Kanäle"),
    .finds(
      "behind a verb that is spelled as in English", "Open CPU settings", "Open CPU instellingen",
      in: "nl", fixed: "Open CPU-instellingen"),
    .finds("in Dutch", "SVG file", "SVG bestand", in: "nl", fixed: "SVG-bestand"),
    .finds("in Danish", "CSV options", "CSV indstillinger", in: "da"),
    .finds("in Norwegian", "QIF files", "QIF filer", in: "nb"),
    .finds("in Swedish", "Export a PNG image", "Exportera PNG bild", in: "sv"),
    .finds("in Russian", "Your IP address", "Ваш IP адрес", in: "ru"),
    .finds("in another case", "The port of the LDAP server", "Порт LDAP сервера", in: "ru"),
    .finds("in Ukrainian", "The HTTP server is off", "HTTP сервер вимкнено", in: "uk"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let language = pair.language.locale.language
    guard CompoundNouns.areKnown(in: language) else { return [] }
    let scalars = pair.target.scalars
    let words = pair.target.words
    var sources: Set<String>?
    for (position, (abbreviation, noun)) in zip(words, words.dropFirst()).enumerated()
    where noun.lowerBound == abbreviation.upperBound + 1
      && scalars[abbreviation.upperBound] == " " && isAbbreviation(abbreviation, in: scalars)
    {
      let name = Array(scalars[abbreviation]).text
      let word = Array(scalars[noun]).text
      guard word.last?.isLowercase == true, CompoundNouns.contain(word, in: language) else {
        continue
      }
      let known = sources ?? abbreviations(in: pair.source)
      sources = known
      // A name with a capital noun, such as “SQL Server”, is a product where the source has it too.
      let isProduct =
        word.first?.isUppercase == true && pair.source.text.hasBytes(of: "\(name) \(word)")
      guard known.contains(name), !isProduct else { continue }
      var parts = [abbreviation, noun]
      // “Live TV” is one part of “Live-TV-Kanal”.
      if position > 0, words[position - 1].upperBound + 1 == abbreviation.lowerBound,
        case let first = Array(scalars[words[position - 1]]).text,
        Self.firstParts.contains(first), pair.source.text.hasBytes(of: "\(first) \(name)")
      {
        parts.insert(words[position - 1], at: 0)
      }
      return [violation(parts, in: pair.target)]
    }
    return []
  }

  /// - Parameter parts: the words that are to be one.
  private func violation(_ parts: [Range<Int>], in target: AuditedText) -> TextViolation {
    let words = parts.map { Array(target.scalars[$0]).text }
    let spaces = zip(parts, parts.dropFirst()).map { one, next in
      ProseEdit(range: one.upperBound..<next.lowerBound, replacement: ["-"])
    }
    return TextViolation(
      "“\(words.joined(separator: " "))” is one word",
      suggestion: "write “\(words.joined(separator: "-"))”",
      fix: .proposed(target.text(with: spaces)))
  }

  /// The abbreviations of an English text that are before one of the nouns.
  private func abbreviations(in text: AuditedText) -> Set<String> {
    let words = text.words
    let found = zip(words, words.dropFirst()).filter { abbreviation, noun in
      noun.lowerBound == abbreviation.upperBound + 1
        && isAbbreviation(abbreviation, in: text.scalars)
        && CompoundNouns.english.contains(Array(text.scalars[noun]).text.lowercased())
    }
    return Set(found.map { Array(text.scalars[$0.0]).text })
  }

  /// Whether a word is two to five capital letters, and no unit; a part of a longer name is none.
  private func isAbbreviation(_ word: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard (2...5).contains(word.count),
      scalars[word].allSatisfy({ $0.isASCII && $0.properties.isUppercase })
    else { return false }
    if let before = scalars[at: word.lowerBound - 1],
      before == "-" || before == "/" || before == "."
    {
      return false
    }
    return !Self.units.contains(Array(scalars[word]).text)
  }

  /// Words that belong to the abbreviation behind them; before others there may be a verb, as in “Open CPU settings”.
  private static let firstParts: Set = ["Live", "Smart", "Dual", "Ultra", "Full"]

  private static let units: Set = ["KB", "MB", "GB", "TB", "PB", "HZ", "AM", "PM", "OK"]
}
