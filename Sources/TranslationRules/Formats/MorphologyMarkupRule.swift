import AuditModel
import LanguageData
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// Words for Foundation to inflect are marked as it reads them.
package struct MorphologyMarkupRule: TextPairRule {
  /// The attributes that Foundation knows.
  private static let attributes: Set<String> = [
    "inflect", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept",
    "inflectionAlternative", "inflectionRule", "localizedNumberFormat", "personNameComponentKind",
  ]

  package static let description = RuleDescription(
    id: "morphology-markup", title: "Broken grammar agreement markup",
    rationale: """
      Foundation inflects only words that are marked exactly as `^[…](inflect: true)`. Otherwise \
      people see the brackets, or words that do not agree with their number.
      """,
    howToFix: """
      Keep `^[`, `](` and the attribute untranslated, as in `^[%lld cartas](inflect: true)`. In \
      a language that Foundation does not inflect, use plural forms instead.
      """,
    falseAlarm: """
      A custom attribute that only the translation has counts as unknown. A translation without \
      markup whose words suit every number gets a note in German, English, Spanish, French, \
      Italian and Portuguese.
      """,
    severity: .warning,
    standards: [.apple("Automatic grammar agreement")])

  package static let kinds = [23]

  package static let looksFor: TextFeatures = .caret

  package static let examples: [TranslationExample] = [
    .passes(
      "it is kept", "^[%lld card](inflect: true)", "^[%lld carta](inflect: true)", in: "es"),
    .passes("the language needs none", "^[%lld card](inflect: true)", "%lld 枚", in: "ja"),
    .passes(
      "it agrees with an argument", "^[%lld card](inflect: true) of ^[it](agreeWithArgument: 1)",
      "^[%lld carte](inflect: true) : ^[nouveau](agreeWithArgument: 1)", in: "fr"),
    .passes("a power", "x^[2]", "x^[2]", in: "de"),
    .passes("an attribute of the app", "^[here](link: true)", "^[hier](link: true)", in: "de"),
    .passes(
      "forms for the number", "^[%lld card](inflect: true)",
      [.one: "%lld carta", .other: "%lld cartas"], in: "es"),
    .finds(
      "words that no longer agree with the number", "^[%lld album](inflect: true)", "%lld álbum",
      in: "es"),
    .finds(
      "the parenthesis is lost", "^[%lld card](inflect: true)", "^[%lld carta] inflect: true",
      in: "it"),
    .finds(
      "the attribute was translated", "^[%lld card](inflect: true)",
      "^[%lld Karte](beugen: wahr)", in: "de"),
    .finds(
      "its value was translated", "^[%lld card](inflect: true)",
      "^[%lld cartão](inflect: verdadeiro)", in: "pt-BR"),
    .finds(
      "the caret is lost", "^[%lld card](inflect: true)", "[%lld carta](inflect: true)", in: "es",
      fixed: "^[%lld carta](inflect: true)"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.caret),
      pair.source.pieces.contains(where: { $0.kind == .inflection })
    else { return [] }
    guard pair.target.has(.squareBracket) else { return lostInflection(in: pair) }
    let bytes = Array(pair.target.text.utf8)
    if let fix = restoredCaret(in: pair.target, bytes) {
      return [
        TextViolation(
          "“^” is missing before words to inflect", suggestion: "write “^[”", fix: fix
        )
      ]
    }
    let carets = bytes.indices.dropFirst().count {
      bytes[$0] == UInt8(ascii: "[") && bytes[$0 - 1] == UInt8(ascii: "^")
    }
    let ends = pair.target.pieces.filter { $0.kind == .inflection && $0.range.count > 2 }
    guard carets == ends.count else {
      return [
        TextViolation(
          "“^[” has no end as in “](inflect: true)”", suggestion: "write it as in the source")
      ]
    }
    let own = ownAttributes(of: pair.source)
    for end in ends where !isKnown(bytes[end.range], among: own) {
      let written = String(decoding: bytes[end.range], as: UTF8.self)
      return [
        TextViolation(
          "Foundation does not know “\(written)”", suggestion: "write it as in the source")
      ]
    }
    return []
  }

  /// The message about a translation that does not inflect the words of a number any more, though
  /// Foundation could, and it has no forms of its own.
  private func lostInflection(in pair: TextPair) -> [TextViolation] {
    guard pair.path.category == nil, Self.inflected.contains(pair.language.locale.language),
      pair.source.has(.percent), pair.source.text.contains("](inflect:"),
      pair.target.format.specifiers.contains(where: { $0.kind == .number })
    else { return [] }
    return [
      TextViolation(
        "the source inflects words by their number, the translation does not",
        suggestion: "mark them as in “^[%lld …](inflect: true)”, or add plural forms",
        severity: .note)
    ]
  }

  /// The languages that Foundation inflects.
  private static let inflected: Set = ["de", "en", "es", "fr", "it", "pt"]

  /// The names of attributes in a text, those with a meaning for the app alone among them.
  private func ownAttributes(of text: AuditedText) -> Set<String> {
    let bytes = Array(text.text.utf8)
    let ends = text.pieces.filter { $0.kind == .inflection && $0.range.count > 2 }
    return Set(ends.flatMap { attributes(in: bytes[$0.range]).compactMap(\.first) })
  }

  /// The names and values of what follows the words.
  private func attributes(in end: ArraySlice<UInt8>) -> [[String]] {
    let text = String(decoding: end.dropFirst(2).dropLast(), as: UTF8.self)
    return text.split(separator: ",").map { pair in
      pair.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "'" } }
    }
  }

  /// Whether what follows the words has names and values that Foundation or the source knows.
  private func isKnown(_ end: ArraySlice<UInt8>, among own: Set<String>) -> Bool {
    if end.contains(UInt8(ascii: "{")) { return true }
    return attributes(in: end).allSatisfy { parts in
      guard parts.count == 2, Self.attributes.contains(parts[0]) || own.contains(parts[0]) else {
        return false
      }
      return parts[0] != "inflect" || parts[1] == "true" || parts[1] == "false"
    }
  }

  /// The text with the caret that the only words to inflect have lost.
  private func restoredCaret(in text: AuditedText, _ bytes: [UInt8]) -> TextFix? {
    let brackets = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") }
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "]") }
    guard brackets.count == 1, ends.count == 1, !text.has(.caret),
      bytes[ends[0]...].starts(with: "](inflect:".utf8)
    else { return nil }
    var fixed = bytes
    fixed.insert(UInt8(ascii: "^"), at: brackets[0])
    return .safe(String(decoding: fixed, as: UTF8.self))
  }
}
