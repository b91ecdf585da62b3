import AuditModel
import Localization
import MessageSyntax
import TextShaping

/// A translation takes each argument as what it is.
package struct FormatTypeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-type", title: "Mismatched argument type",
    rationale: """
      Formatting an integer with `%@` crashes the app; formatting an object with `%d` shows \
      people a meaningless number.
      """,
    howToFix: """
      Write the conversion of the source string: `%@` for objects, `%lld` for `Int`, `%f` for \
      `Double`. Add positions such as `%2$lld` where the order changes.
      """,
    falseAlarm: """
      `%d` for `%lld` (warning) works for small numbers, and another rendering such as `%i` for \
      `%d` (note) may be intended; one in hexadecimal digits or as a character is a warning. If the source string disagrees with the code, a correct \
      translation is reported.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [3]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("two conversions for one type", "%d cards", "%i Karten", in: "de"),
    .passes("positions are written", "%@ of %lld", "%2$lld 中の %1$@", in: "ja"),
    .passes(
      "a plural form of another integer size", [.one: "%lld card", .other: "%lld cards"],
      [.one: "%d carta", .other: "%d carte"], in: "it"),
    .passes(
      "a plural form like the source’s form of that name",
      [.one: "“%@” is here", .other: "%d cards are here"],
      [.one: "« %@ » est ici", .other: "%d cartes sont ici"], in: "fr"),
    .files(
      "a variable that is no number", [stringsDict("en", "d"), stringsDict("de", "@")],
      finds: ["k", "k"]),
    .finds("an object formatted as a number", "%@ cards", "%d Karten", in: "de"),
    .finds("a number formatted as an object", "%lld cards", "%@ карточек", in: "ru"),
    .finds("an integer formatted as a Double", "%d km", "%.1f km", in: "fi"),
    .finds("swapped positions", "%1$@ has %2$d", "%2$@ %1$d", in: "ko"),
    .finds("32 of 64 bits", "%lld cards", "%d kart", in: "pl"),
    .finds("hexadecimal digits", "%d cards", "%x cartões", in: "pt-BR"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .otherType(let source, let target, let mismatch) = difference else { return nil }
      let severity: Severity =
        switch mismatch {
        case .kind: .error
        case .width: .warning
        case .rendering where isOtherNumeral(source) != isOtherNumeral(target): .warning
        case .rendering, .spelling: .note
        }
      return TextViolation(
        "“\(target.text)” formats the argument that the source formats as “\(source.text)”",
        suggestion: "write “\(source.text)”, with its position where the order differs",
        severity: severity
      ).marked(mismatch == .kind ? .otherKind : nil)
    }
  }
}

extension FormatTypeRule {
  /// Whether a specifier shows a number in other digits than people count with, or as a character.
  private func isOtherNumeral(_ specifier: FormatSpecifier) -> Bool {
    ["x", "X", "o", "O", "c", "C"].contains(specifier.conversion)
  }

  private static func stringsDict(
    _ locale: String, _ type: String
  ) -> (path: String, content: String) {
    (
      "\(locale).lproj/A.stringsdict",
      """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      <key>one</key><string>%\(type) x</string><key>other</key><string>%\(type) y</string>
      </dict></dict></dict></plist>
      """
    )
  }
}
