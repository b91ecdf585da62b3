import AuditModel
import MessageSyntax

/// Numbers and letters in circles are those of the source.
package struct EnclosedAlphanumericsRule: TextPairRule {
  package static let description = RuleDescription(
    id: "enclosed-alphanumerics", title: "Changed circled number or letter",
    rationale: """
      People look for step ② or mark Ⓐ of an image or a legend and find no counterpart in their \
      language.
      """,
    howToFix: "Use the circled characters of the source string; their order may change.",
    falseAlarm: """
      A translation that writes a list as “1.” because its language prefers that is reported; \
      the rule compares the circled characters alone.
      """,
    severity: .note,
    standards: [])

  package static let kinds = [130]

  package static let looksFor: TextFeatures = [.typography, .remote]
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("the same numbers in another order", "① Open ② Save", "② 保存 ① 開く", in: "ja"),
    .passes("none", "Step 1", "手順 1", in: "ja"),
    .passes("a flag is none", "German", "🇩🇪 немецкий", in: "ru"),
    .finds("another number", "① Open", "② Öffnen", in: "de"),
    .finds("a letter is lost", "Press Ⓐ", "Appuyez sur A", in: "fr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.nonASCII) || pair.target.has(.nonASCII) else { return [] }
    let source = marks(in: pair.source.text)
    let target = marks(in: pair.target.text)
    guard source != target else { return [] }
    return [
      TextViolation(
        "the circled characters are \(list(target)), in the source \(list(source))",
        suggestion: "use the circled characters of the source string")
    ]
  }

  private func marks(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter(\.isEnclosed).sorted()
  }

  private func list(_ marks: [Unicode.Scalar]) -> String {
    marks.isEmpty ? "none" : marks.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension Unicode.Scalar {
  fileprivate var isEnclosed: Bool {
    switch value {
    case 0..<0x2460: false
    case 0x2460...0x24FF, 0x2776...0x2793, 0x3244...0x324F, 0x3251...0x325F, 0x32B1...0x32BF,
      0x1F100...0x1F18F:
      true
    default: false
    }
  }
}
