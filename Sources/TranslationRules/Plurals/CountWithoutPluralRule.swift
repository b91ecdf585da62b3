import AuditModel
import Localization
import MessageSyntax
import Terminology
import TextAnalysis

/// A string that counts something has plural forms.
package struct CountWithoutPluralRule: TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "count-without-plural", title: "Number without plural forms",
    rationale: """
      People read or hear “1 minutes”, and in Polish, Russian or Arabic most numbers have a wrong form of \
      the noun beside them.
      """,
    howToFix: """
      Vary the string by plural in a string catalog, or move it into a `.stringsdict` file: with `one` and \
      `other` in English, and the forms that each other language needs.
      """,
    falseAlarm: """
      A number that is never 1 is reported. Code that chooses another string for 1, such as “%d card” or \
      “One card” beside “%d cards”, passes, although it is right only in languages with two forms. Only \
      English source strings with one whole number are checked.
      """,
    severity: .note,
    standards: [.apple("Localizing strings that contain plurals")])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes(
      "plural forms", [.one: "%d card", .other: "%d cards"],
      [.one: "%d Karte", .other: "%d Karten"], in: "de"),
    .passes("a label before the number", source: "Cards: %d"),
    .passes("a unit", source: "%d ms"), .passes("a word that ends with s", source: "%d bonus"),
    .passes("two numbers", source: "%d of %d cards"), .passes("a text", source: "%@ cards"),
    .passes("an error number", source: "Error %d occurs"),
    .texts(
      "a string of its own for 1",
      [("one", ["en": "One card was deleted"]), ("many", ["en": "%d cards were deleted"])]),
    .texts(
      "another string for one thing",
      [("one", ["en": "Open a card"]), ("many", ["en": "%d cards were deleted"])],
      finds: ["many"]),
    .finds("a noun behind the number", source: "%d cards"),
    .finds("a word between both", source: "Save %lld new cards"),
    .finds("a number with its position", source: "Arrived %1$ld minutes ago"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.language.locale.language == "en", text.path == .text,
      let counted = text.text.countedNoun, !hasSingular(counted, beside: text)
    else { return [] }
    return [
      TextViolation(
        "“\(counted.phrase)” is the same for every number; most languages have several forms",
        suggestion: "vary it by plural")
    ]
  }

  /// Whether the table has the same string for one of the things: “One card was deleted” or “%d card deleted”.
  private func hasSingular(_ counted: CountedNoun, beside text: SingleText) -> Bool {
    let words = Set(text.text.text.plainWords)
    // Without the first letter, which may be a capital: to look for bytes is far faster than to divide into words.
    let parts = counted.singulars.map { $0.dropFirst() }
    return text.key.table.entries.contains { entry in
      guard case .text(let other) = entry.value,
        parts.contains(where: { other.hasBytes(of: String($0)) }),
        !other.isExactly(text.text.text)
      else { return false }
      let others = other.plainWords
      guard counted.singulars.contains(where: others.contains) else { return false }
      // The noun, the number and a verb differ.
      return words.symmetricDifference(others).count <= 6
        && !words.subtracting(Set(others)).contains {
          !Self.mayDiffer.contains($0) && $0 != counted.noun
        }
    }
  }

  private static let mayDiffer: Set = [
    "1", "one", "a", "an", "were", "are", "have", "d", "ld", "lld",
  ]
}

extension String {
  /// The words and numbers in small letters.
  fileprivate var plainWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}

/// A noun in the plural behind a number.
private struct CountedNoun {
  /// The specifier with the words up to the noun.
  let phrase: String
  /// The noun in small letters.
  let noun: String

  /// How the noun may be in the singular.
  var singulars: [String] {
    var result = [String(noun.dropLast())]
    if noun.hasSuffix("es") { result.append(String(noun.dropLast(2))) }
    if noun.hasSuffix("ies") { result.append(noun.dropLast(3) + "y") }
    return result
  }
}

extension AuditedText {
  /// The noun behind the only number of the string, directly or behind one more word.
  fileprivate var countedNoun: CountedNoun? {
    let numbers = format.specifiers.filter { $0.typeClass.isWholeNumber }
    guard numbers.count == 1, let number = numbers.first,
      format.specifiers.filter({ $0.typeClass == .double }).isEmpty
    else { return nil }
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<number.range.lowerBound], as: UTF8.self)
    // “Step 3”, “Error 5”, “#7” and “3/4” number something, they count nothing.
    guard !before.hasSuffix("#"), !before.hasSuffix("/"), !before.namesNumber else { return nil }
    let rest = String(decoding: bytes[number.range.upperBound...], as: UTF8.self)
    guard rest.first == " " else { return nil }
    let sentence = rest.prefix { $0.isLetter || $0 == " " || $0 == "-" }
    // “bits/channel” is a unit.
    guard rest.dropFirst(sentence.count).first != "/" else { return nil }
    let words = sentence.split(separator: " ").prefix(2).map(String.init)
    guard let position = words.firstIndex(where: \.isPluralNoun) else { return nil }
    let phrase = ([number.text] + words[...position]).joined(separator: " ")
    return CountedNoun(phrase: phrase, noun: words[position].lowercased())
  }
}

extension FormatSpecifier.TypeClass {
  fileprivate var isWholeNumber: Bool { self == .integer32 || self == .integer64 }
}

extension String {
  /// Whether the word before a number gives it to a thing.
  fileprivate var namesNumber: Bool {
    let word = split { !$0.isLetter }.last?.lowercased() ?? ""
    return hasSuffix(" ")
      && ["step", "error", "code", "page", "version", "line", "number", "no", "port", "id", "room"]
        .contains(word)
  }

  /// Whether it looks like an English noun in the plural.
  fileprivate var isPluralNoun: Bool {
    guard utf8.count > 3, hasSuffix("s"),
      !["ss", "us", "is", "’s", "'s"].contains(where: hasSuffix)
    else { return false }
    return dropFirst().allSatisfy(\.isLowercase) && !Self.verbs.contains(lowercased())
  }

  /// Words with the ending of a plural that are none.
  private static let verbs: Set = [
    "was", "has", "does", "this", "always", "plus", "series", "species", "means", "news", "gets",
    "needs", "takes", "costs", "uses", "times", "occurs", "bytes",
  ]
}
