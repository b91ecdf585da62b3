import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A text to translate takes objects and numbers, no addresses of memory.
package struct DangerousSpecifierRule: TextRule, TextPairRule, SourceRule {
  package static let description = RuleDescription(
    id: "dangerous-specifier", title: "Specifier reads or writes memory",
    rationale: """
      “%n” writes to memory. “%s” reads characters up to the next zero in the encoding of the system, \
      in which letters beyond ASCII are garbage, and “%p” shows people an address.
      """,
    severity: .error, standards: [.formatSpecifiers])

  package static let kinds = [17]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("an object", source: "%@ and %d"),
    .passes("a percentage", source: "100%natural"),
    .finds("it writes", source: "%d of %n"),
    .finds("characters of C", source: "Hello %s"),
    .finds("an address", source: "Object %1$p"),
    .finds("the source has it, which is told once", "Hello %s", "Hallo %s", in: "de"),
    .finds("only the translation writes", "Hello %@", "Hallo %@%n", in: "nl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .extra(let specifier) = difference, specifier.conversion == "n" else { return nil }
      return TextViolation(
        "“\(specifier.text)” writes to memory, and the source does not have it",
        suggestion: "remove it")
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.percent), !text.text.isDatePattern else { return [] }
    let bytes = text.text.text.utf8
    for specifier in text.text.format.specifiers where specifier.isMeant {
      guard "nsSCp".contains(specifier.conversion), !specifier.isInWord(of: bytes) else { continue }
      let isWriting = specifier.conversion == "n"
      return [
        TextViolation(
          "“\(specifier.text)” \(isWriting ? "writes to" : "reads from") memory",
          suggestion: "pass a text and write “%@”", severity: isWriting ? .error : .note)
      ]
    }
    return []
  }
}

extension FormatSpecifier {
  /// Whether a letter follows, as in “100%natural”, where nobody means a specifier.
  fileprivate func isInWord(of bytes: String.UTF8View) -> Bool {
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    guard end < bytes.endIndex else { return false }
    return Unicode.Scalar(bytes[end]).properties.isAlphabetic
  }
}
