import TextAnalysis
import AuditModel
import MessageSyntax

/// A message of ICU can be read.
package struct ICUSyntaxRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "icu-syntax", title: "Invalid ICU message syntax",
    rationale: "The formatter cannot parse the message, so people see raw braces or no text.",
    howToFix: """
      Balance the braces, keep types and plural categories in English, and give every `plural` \
      and `select` an `other {…}` case. Quote a literal brace as `'{'`.
      """,
    falseAlarm: """
      A string that shows ICU syntax as an example counts as a message. Strings without a part \
      such as `{n, plural, …}` are not parsed, nor are translations of a source that is no valid \
      message.
      """,
    severity: .error,
    standards: [.unicode("ICU, MessageFormat")])

  package static let kinds = [21]

  package static let looksFor: TextFeatures = .brace

  package static let examples: [TranslationExample] = [
    .passes(
      "other categories", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# karta} few {# karty} other {# karet}}", in: "cs"),
    .passes(
      "an apostrophe", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {Il n'y a qu'une carte} other {# cartes}}", in: "fr"),
    .passes("no ICU message", "{name}: a {b", "a {b: {name}", in: "de"),
    .passes("no ICU message in the source", source: "{a, b} {"),
    .finds(
      "a brace is lost", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# Karte} other {# Karten}", in: "de"),
    .finds(
      "the type was translated", "{n, plural, other {# cards}}", "{n, plurale, other {# carte}}",
      in: "it"),
    .finds("… of a number", "{n, number} lines", "{n, Zahl} Zeilen", in: "de"),
    .finds(
      "“other” was translated", "{n, plural, one {# card} other {# cards}}",
      "{n, plural, one {# kort} annat {# kort}}", in: "sv"),
    .finds("in the source", source: "{n, plural, one {# card} other # cards}"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let source = pair.source.message, source.problem == nil, source.hasTypes else {
      return []
    }
    return ICUMessage(pair.target.text).problem.map { [violation($0)] } ?? []
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard let problem = text.text.message?.problem else { return [] }
    return [violation(problem)]
  }

  private func violation(_ problem: ICUMessage.Problem) -> TextViolation {
    TextViolation(problem.kind.message, suggestion: problem.kind.suggestion)
  }
}

extension ICUMessage.Problem.Kind {
  fileprivate var message: String {
    switch self {
    case .openBrace: "a “{” has no “}”"
    case .closeBrace: "a “}” has no “{”"
    case .argumentName: "a “{” has no argument name"
    case .argumentType(let name): "“\(name)” is no argument type"
    case .separator: "a comma or a brace is missing after the name or type of an argument"
    case .caseText(let name): "the case “\(name)” has no words in braces"
    case .duplicateCase(let name): "the case “\(name)” appears twice"
    case .missingOther: "“other” is missing"
    case .tooDeep: "the arguments are nested too deeply"
    }
  }

  fileprivate var suggestion: String {
    switch self {
    case .openBrace, .closeBrace, .tooDeep: "write as many “{” as “}”, or quote one as “'{'”"
    case .argumentName, .argumentType, .separator: "write name, type and commas as in the source"
    case .caseText: "write the words of the case in braces"
    case .duplicateCase: "remove one of them"
    case .missingOther: "add “other {…}” with the words for all other values"
    }
  }
}
