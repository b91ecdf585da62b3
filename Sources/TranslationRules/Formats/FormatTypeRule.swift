import AuditModel
import Localization
import MessageSyntax
import TextShaping

/// A translation takes each argument as what it is.
package struct FormatTypeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-type", title: "Argument is taken as something else",
    rationale: """
      A number that is taken as a text ends the app; a text that is taken as a number shows garbage.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [3]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("two letters for the same", "%d cards", "%i Karten", in: "de"),
    .passes("positions are written", "%@ of %lld", "%2$lld 中の %1$@", in: "ja"),
    .passes(
      "a form of another size", [.one: "%lld card", .other: "%lld cards"],
      [.one: "%d carta", .other: "%d carte"], in: "it"),
    .passes(
      "a form like the source’s form of that name",
      [.one: "“%@” is here", .other: "%d cards are here"],
      [.one: "« %@ » est ici", .other: "%d cartes sont ici"], in: "fr"),
    .files(
      "a variable that is no number", [stringsDict("en", "d"), stringsDict("de", "@")],
      finds: ["k", "k"]),
    .finds("a text is taken as a number", "%@ cards", "%d Karten", in: "de"),
    .finds("a number is taken as a text", "%lld cards", "%@ карточек", in: "ru"),
    .finds("a number is taken as one with decimals", "%d km", "%.1f km", in: "fi"),
    .finds("positions that are mixed up", "%1$@ has %2$d", "%2$@ %1$d", in: "ko"),
    .finds("half the bits", "%lld cards", "%d kart", in: "pl"),
    .finds("other digits", "%d cards", "%x cartões", in: "pt-BR"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .otherType(let source, let target, let mismatch) = difference else { return nil }
      let severity: Severity =
        switch mismatch {
        case .kind: .error
        case .width: .warning
        case .rendering, .spelling: .note
        }
      return TextViolation(
        "“\(target.text)” takes what the source takes as “\(source.text)”",
        suggestion: "write “\(source.text)”, with its position where the order differs",
        severity: severity
      ).marked(mismatch == .kind ? .otherKind : nil)
    }
  }
}

extension FormatTypeRule {
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
