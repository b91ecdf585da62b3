import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// A translation with positions leaves out none before one that it uses.
package struct FormatPositionalGapRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "format-positional-gap", title: "Skipped argument position",
    rationale: """
      Foundation reads one argument for each position in use, so every specifier after the gap \
      shows the argument before its own. If `%@` meets a number that way, the app crashes.
      """,
    howToFix: """
      Use every position up to the highest one. To drop a value, change the code so that it \
      passes that argument last.
      """,
    falseAlarm: """
      None known for strings that Foundation formats. A string for another formatter that \
      respects gaps is also reported.
      """,
    severity: .warning,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [6]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("all positions", "%1$@ %2$@ %3$@", "%3$@ %1$@ %2$@", in: "hu"),
    .passes(
      "the number of a plural form", [.one: "%1$d card in %2$@", .other: "%1$d cards in %2$@"],
      [.one: "Eine Karte in %2$@", .other: "%1$d Karten in %2$@"], in: "de"),
    .finds("an argument is skipped", "%1$@ %2$@ %3$@", "%1$@ %3$@", in: "ja"),
    .finds("the source skips an argument", source: "Episode %2$@"),
    .passes("the source takes all arguments", source: "%2$@ of %1$@"),
    .texts(
      "the form of the source for one number",
      [("a", ["en": [.one: "A card in %2$@", .other: "%1$d cards in %2$@"]])]),
    .finds("… before one of another type", "%1$@ %2$d %3$@", "%3$@ %1$@", in: "uk"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .gap(let missing, let changesType) = difference else { return nil }
      return TextViolation(
        "argument \(missing.position) (“\(missing.text)”) is skipped before one that is used",
        suggestion:
          "use it too; to drop it, change the order of the arguments in the code",
        severity: changesType ? .error : .warning)
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    // The form for one number may omit it, and variables take arguments of their own.
    guard text.path == .text, text.text.has([.percent, .dollar]), !text.text.isDatePattern else {
      return []
    }
    let specifiers = text.text.format.specifiers.filter(\.isMeant)
    let positions = Set(specifiers.map(\.position))
    guard
      specifiers.allSatisfy({ $0.isExplicit && $0.variableName == nil && $0.conversion != "*" }),
      let last = positions.max(), last > 1,
      let gap = (1..<last).first(where: { !positions.contains($0) })
    else { return [] }
    return [
      TextViolation(
        "argument \(gap) is skipped before one that is used",
        suggestion: "use it too; to drop it, change the order of the arguments in the code")
    ]
  }
}
