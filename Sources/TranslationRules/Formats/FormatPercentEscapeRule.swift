import AuditModel
import Localization
import MessageSyntax

/// A percent sign in a format is written “%%”, and in other strings “%”.
package struct FormatPercentEscapeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-percent-escape", title: "Mismatched percent escape",
    rationale: """
      In a format string Foundation drops a single `%`, or reads an argument with it. In a \
      string that the app does not format, people see both signs of `%%`.
      """,
    howToFix: """
      Write `%%` where the source string has `%%`, and a single `%` in strings that the app does \
      not format.
      """,
    falseAlarm: """
      A translation that expresses the percentage in words gets a note about the different \
      count. `%%` in the translation is right if the app formats the string although neither \
      source string nor key has a specifier or `%%`.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [10]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same", "%d%% done", "%d %% fertig", in: "de"),
    .passes("on the other side", "%d%%", "%%%d", in: "tr"),
    .passes("a string that is not formatted", "50% off", "50 % Rabatt", in: "de"),
    .passes("a percent sign of another script", "%d%%", "%d٪", in: "ar"),
    .finds("a single sign at the end", "%d%%", "%d%", in: "ja", fixed: "%d%%"),
    .finds("a single sign before “.”", "%d%% left", "noch %d %.", in: "de", fixed: "noch %d %%."),
    .finds(
      "no arguments, but the source escapes it", "100%% yours", "100%", in: "it", fixed: "100%%"),
    .finds("a double sign in a string that is not formatted", "50% off", "-50%%", in: "nl"),
    .texts("the key is a format", [("%d%%", ["en": "A tenth", "sv": "10 %%"])]),
    .finds("the source has no percent sign", "Percentage", "Porcentaje %%", in: "es"),
    .finds("the source has one", "Percentage %", "Porcentaje %%", in: "es"),
    .finds("there is none", "%d%%", "%d", in: "sv"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      switch difference {
      case .unescapedPercent:
        return TextViolation(
          "a single “%” replaces “%%” of the source",
          suggestion: "write “%%”", severity: pair.isUnmarkedInGettext ? .note : nil,
          fix: pair.formatFix)
      case .escapedInVain:
        return TextViolation(
          "“%%” is shown as two signs, because the source is no format string",
          suggestion: "write “%”", severity: .warning)
      case .percentCount(let source, let target):
        return TextViolation(
          "percent signs: \(target); in the source: \(source)",
          suggestion: "check that the percentage is not lost", severity: .note)
      default: return nil
      }
    }
  }
}

extension TextPair {
  /// Whether it is of a PO file and has no argument: `xgettext` marks what is formatted, and much else, as of
  /// files about an app, has two signs as well.
  fileprivate var isUnmarkedInGettext: Bool {
    targetLocation.isInGettext && source.format.specifiers.isEmpty
  }
}
