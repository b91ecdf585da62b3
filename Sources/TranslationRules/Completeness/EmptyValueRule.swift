import AuditModel
import Localization
import TextAnalysis
import TextShaping

/// A translation says something where its source does.
package struct EmptyValueRule: TextPairRule {
  package static let description = RuleDescription(
    id: "empty-value", title: "Empty translation",
    rationale: """
      People see a blank button or label, and VoiceOver users reach a control without an \
      accessibility label.
      """,
    howToFix: """
      Translate the string. If the language has no word for it, change the layout or merge the \
      string with its neighbour.
      """,
    falseAlarm: """
      A word that the language does not need is reported; a space for a source string of at most \
      three letters is only a warning, and so is a string that is empty in most languages, since code \
      may then show the source string. An empty `zero` form inside a variable is exempt, and so are \
      `NSLocationAlwaysUsageDescription`, which iOS 11 and later never show, “DO NOT LOCALIZE”, and \
      what Interface Builder writes into a new view, such as “Text Cell”.
      """,
    severity: .error,
    standards: [.wcag("4.1.2"), .en301549("11.4.1.2.1")])

  package static let kinds = [28]

  package static let examples: [TranslationExample] = [
    .passes("both say something", "Save", "Sichern", in: "de"),
    .passes("both are empty", " ", "", in: "de"),
    .files(
      "an empty zero form of a variable",
      [
        ("en.lproj/A.stringsdict", stringsDict(zero: "and %d photos")),
        ("de.lproj/A.stringsdict", stringsDict(zero: "")),
      ]),
    .files(
      "a usage description that iOS 11 and later never show",
      [
        ("en.lproj/InfoPlist.strings", "NSLocationAlwaysUsageDescription = \"To warn.\";"),
        ("fi.lproj/InfoPlist.strings", "NSLocationAlwaysUsageDescription = \"\";"),
      ]),
    .files(
      "the text of a new cell in Interface Builder",
      [
        ("en.lproj/Main.strings", "\"12.title\" = \"Text Cell\";"),
        ("de.lproj/Main.strings", "\"12.title\" = \"\";"),
      ]),
    .passes("a string that asks for no translation", "DO NOT LOCALIZE", "", in: "pt-BR"),
    .finds(
      "one form is empty", [.one: "%d day", .other: "%d days"],
      [.one: "", .other: "%d dagar"], in: "sv"),
    .finds("the empty string", "Save", "", in: "de"),
    .finds("a word that the language lacks", "of", " ", in: "ja"),
    .finds("only a no-break space", "Save", "\u{A0}", in: "ja"),
  ]

  package init() {}

  private static func stringsDict(zero: String) -> String {
    """
    <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>X %#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>\(zero)</string>
    <key>one</key><string>und %d Foto</string><key>other</key><string>und %d Fotos</string>
    </dict></dict></dict></plist>
    """
  }

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.text.isBlank, !pair.source.text.isBlank, !pair.isWordForNothing,
      !pair.key.source.asksForNoTranslation, !pair.key.source.isInterfaceDefault,
      !(pair.key.tables.role == .infoPlist && InfoPlistKeys.isNeverShown(pair.key.key))
    else { return [] }
    if SourceOutlier(sourceOf: pair).isMostlyEmpty {
      return [
        TextViolation(
          "the translation of “\(pair.source.text)” is empty, as in most languages",
          suggestion: pair.key.key == pair.source.text
            ? "translate it, or remove the key from the tables so that the source is shown"
            : "translate it",
          severity: .warning)
      ]
    }
    return [
      TextViolation(
        "the translation of “\(pair.source.text)” is empty", suggestion: "translate it",
        severity: pair.mayBeLeftOut ? .warning : nil)
    ]
  }
}

extension TextPair {
  /// Whether a space was written on purpose for a short word, such as “of” or “Mr.”, that the
  /// language does not have.
  fileprivate var mayBeLeftOut: Bool {
    !target.text.isEmpty && source.text.unicodeScalars.count { $0.properties.isAlphabetic } <= 3
  }

  /// Whether it is a part of a text that may say nothing of nothing.
  fileprivate var isWordForNothing: Bool { path.category == .zero && path.steps.count > 1 }
}
