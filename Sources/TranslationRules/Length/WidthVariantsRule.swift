import AuditModel
import Localization

/// Strings for different widths grow with the width.
package struct WidthVariantsRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "width-variants", title: "Unordered width variants",
    rationale: """
      Foundation picks the variant with the largest width that fits. People get the short string \
      where there is space, and the long one, truncated, where there is none.
      """,
    howToFix: """
      Use integers from 1 as widths, each once, and let the strings grow with the width. Swap \
      two variants that are reversed.
      """,
    falseAlarm: """
      The rule counts characters, so a variant with fewer but wider characters is reported.
      """,
    severity: .warning,
    standards: [.apple("NSStringVariableWidthRuleType")])

  package static let kinds = [137]

  package static let examples: [TranslationExample] = [
    .widths("longer with more width", ["20": "Save", "40": "Save all changes"], finds: false),
    .widths("as long", ["20": "Save", "40": "Keep"], finds: false),
    .widths("in any order in the file", ["100": "Save all", "20": "Save"], finds: false),
    .widths("shorter with more width", ["20": "Save all changes", "40": "Save"], finds: true),
    .widths("no width", ["0": "Save", "40": "Save all"], finds: true),
    .widths("one width written in two ways", ["20": "Save", "020": "Save all"], finds: true),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    switch key.entry.value {
    case .text, .plural, .plurals, .phrases: []
    case .widths(let forms): check(forms)
    case .devices(let devices): devices.flatMap { check($0.value) }
    case .substituted(let value, _): check(value)
    }
  }

  private func check(_ value: TableValue) -> [TextViolation] {
    if case .widths(let forms) = value { check(forms) } else { [] }
  }

  private func check(_ forms: [AdaptiveForm]) -> [TextViolation] {
    // Values that are no numbers are reported when the file is read.
    let widths = forms.compactMap { form in Int(form.condition).map { (width: $0, form: form) } }
      .sorted { $0.width < $1.width }
    if let first = widths.first, first.width < 1 {
      return [
        violation("\(first.form.condition) is no width", "write an integer above 0", first)
      ]
    }
    for (narrow, wide) in zip(widths, widths.dropFirst()) {
      if narrow.width == wide.width {
        return [violation("the width \(wide.width) appears twice", "remove one of them", wide)]
      }
      if wide.form.value.format.count < narrow.form.value.format.count {
        return [
          violation(
            "the string for width \(wide.width) is shorter than that for \(narrow.width)",
            "let strings grow with the width, or swap the two", wide)
        ]
      }
    }
    return []
  }

  private func violation(
    _ message: String, _ suggestion: String, _ found: (width: Int, form: AdaptiveForm)
  ) -> TextViolation {
    TextViolation(
      message, suggestion: suggestion,
      at: TableEntry.Leaf(
        path: VariationPath([.width(found.form.condition)]), text: found.form.value.format,
        location: found.form.location))
  }
}

extension TranslationExample {
  /// A key with strings for widths.
  fileprivate static func widths(
    _ title: String, _ texts: KeyValuePairs<String, String>, finds: Bool
  ) -> TranslationExample {
    let entries = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return .files(
      title,
      [
        (
          "en.lproj/Localizable.stringsdict",
          "<plist version=\"1.0\"><dict><key>text</key><dict><key>NSStringVariableWidthRuleType</key>"
            + "<dict>\(entries)</dict></dict></dict></plist>"
        )
      ], finds: finds ? ["text"] : [])
  }
}
