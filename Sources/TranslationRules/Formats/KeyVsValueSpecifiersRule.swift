import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// A text of the source language takes the arguments of its key, where the key is a text itself.
package struct KeyVsValueSpecifiersRule: KeyRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "key-vs-value-specifiers", title: "Mismatched specifiers in key and value",
    rationale: """
      The code passes the arguments that a key such as `%lld of %@` shows. A source string with \
      other specifiers shows people wrong values or crashes the app.
      """,
    howToFix: """
      Use the specifiers of the key in the source string. If the arguments have changed, also \
      change the key, in the code and in the table.
      """,
    falseAlarm: """
      A key that is only an identifier counts as natural language if it contains a space and a \
      specifier. A source string that omits a text on purpose is reported; a number may be omitted \
      where no other specifier takes its argument.
      """,
    severity: .warning,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [24]

  package static let examples: [TranslationExample] = [
    .texts("the same", [("%lld of %@", ["en": "%lld of the %@"])]),
    .texts("with positions", [("%lld of %@", ["en": "%2$@: %1$lld"])]),
    .texts("a key that is an identifier", [("cards_%d", ["en": "Cards"])]),
    .texts("a key without specifiers", [("cards", ["en": "%d cards"])]),
    .texts(
      "a spelled-out number", [("%lld cards", ["en": [.one: "A card", .other: "%lld cards"]])]),
    .files(
      "arguments in the plural forms of a variable",
      [
        (
          "en.lproj/Localizable.stringsdict",
          """
          <plist version="1.0"><dict><key>%lld %@ follow</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%2$@ follows</string>
          <key>other</key><string>%2$@ follow</string></dict></dict></dict></plist>
          """
        )
      ]),
    .texts("the number is omitted on purpose", [("Delete %lld files", ["en": "Delete files"])]),
    .texts("… behind another argument", [("%@ has %lld files", ["en": "%@ has files"])]),
    .texts(
      "the number is omitted before an argument that takes its place",
      [("%lld files of %@", ["en": "Files of %@"])], finds: ["%lld files of %@"]),
    .texts("an argument is lost", [("%@ of %@", ["en": "%@ of it"])], finds: ["%@ of %@"]),
    .texts("another type", [("%d cards", ["en": "%@ cards"])], finds: ["%d cards"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.key.isTextWithPercent, !key.entry.key.isDatePattern,
      // The key of gettext's plural forms is the one for one thing.
      !(key.entry.valueLocation.isInGettext && key.entry.isPlural)
    else { return [] }
    let expected = FormatString(key.entry.key)
    guard expected.specifiers.contains(where: \.isMeant), !key.entry.takesMoreInVariables else {
      return []
    }
    for leaf in key.entry.leaves where !leaf.isWordOfVariable {
      let comparison = FormatComparison(
        source: expected, target: FormatString(leaf.text),
        role: leaf.path.category == nil ? .text : .pluralForm)
      guard comparison.differences.contains(where: \.changesArguments),
        !comparison.differences.allSatisfy(\.omitsNumber)
      else { continue }
      return [
        TextViolation(
          "the arguments of “\(leaf.text)” differ from those of the key",
          suggestion:
            "write the specifiers of the key, or change the key where the code has changed",
          at: leaf)
      ]
    }
    return []
  }
}

extension FormatDifference {
  /// Whether a number is omitted and no other specifier takes its argument.
  fileprivate var omitsNumber: Bool {
    if case .missing(let specifier, nil) = self { specifier.kind == .number } else { false }
  }

  fileprivate var changesArguments: Bool {
    switch self {
    case .missing, .extra, .otherType(_, _, .kind), .permuted, .repeated: true
    default: false
    }
  }
}

extension String {
  /// Whether it has a percent sign and is more than a name for a developer.
  fileprivate var isTextWithPercent: Bool {
    hasASCII("%") && hasASCII(" ")
  }
}

extension TableEntry {
  /// Whether it has plural forms.
  fileprivate var isPlural: Bool { leaves.contains { $0.path.category != nil } }

  /// Whether the words of a variable take arguments by their positions, beside its number.
  fileprivate var takesMoreInVariables: Bool {
    leaves.contains { leaf in
      leaf.isWordOfVariable && FormatString(leaf.text).specifiers.contains(where: \.isExplicit)
    }
  }
}

extension TableEntry.Leaf {
  fileprivate var isWordOfVariable: Bool {
    path.steps.contains { if case .substitution = $0 { true } else { false } }
  }
}
