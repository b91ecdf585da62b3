import AuditModel
import Localization
import MessageSyntax

/// A percent sign in a format is written “%%”, and in other texts “%”.
package struct FormatPercentEscapeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-percent-escape", title: "Percent sign is not escaped like the source’s",
    rationale: """
      In a format a single percent sign is not shown, or reads an argument; in other texts people see \
      both of two.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [10]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same", "%d%% done", "%d %% fertig", in: "de"),
    .passes("at the other side", "%d%%", "%%%d", in: "tr"),
    .passes("nobody formats it", "50% off", "50 % Rabatt", in: "de"),
    .passes("a percent sign of another script", "%d%%", "%d٪", in: "ar"),
    .finds("written once at the end", "%d%%", "%d%", in: "ja", fixed: "%d%%"),
    .finds("written once before a mark", "%d%% left", "noch %d %.", in: "de", fixed: "noch %d %%."),
    .finds(
      "no arguments, but the source escapes it", "100%% yours", "100%", in: "it", fixed: "100%%"),
    .finds("written twice in a text that nobody formats", "50% off", "-50%%", in: "nl"),
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
          "a percent sign is written once where the source has “%%”",
          suggestion: "write “%%”", fix: pair.formatFix)
      case .escapedInVain:
        return TextViolation(
          "“%%” is shown as it is written, for the source is no format",
          suggestion: "write “%”", severity: .warning)
      case .percentCount(let source, let target):
        return TextViolation(
          "the source shows \(source) percent signs, the translation \(target)",
          suggestion: "check whether the percentage is still told", severity: .note)
      default: return nil
      }
    }
  }
}
