import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A text to translate takes objects and numbers, no addresses of memory.
package struct DangerousSpecifierRule: TextRule, TextPairRule, SourceRule {
  package static let description = RuleDescription(
    id: "dangerous-specifier", title: "Unsafe C format specifier",
    rationale: """
      `%s` and `%S` read memory up to the next zero, so a wrong argument crashes the app, and \
      `%s` garbles letters beyond ASCII; `%p` shows people a memory address. Foundation consumes \
      an argument for `%n` and shows nothing, and C functions write to memory with it.
      """,
    howToFix: """
      Pass a `String` and write `%@`, or write `%lld` or `%f` for a number. Delete `%n`.
      """,
    falseAlarm: """
      Code that really passes a C string for `%s` or a UTF-16 code unit for `%C` works; so these \
      are notes, but warnings for `%s` and `%S` where all code that asks for strings is Swift, \
      which has no C strings. Date patterns such as `%H:%M:%S` and percentages followed by \
      a word pass.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [17]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("an object", source: "%@ and %d"),
    .passes("a percentage", source: "100%natural"),
    .finds("a specifier that writes", source: "%d of %n"),
    .finds("a C string", source: "Hello %s"),
    .finds("a pointer", source: "Object %1$p"),
    .finds("the source has it too, reported once", "Hello %s", "Hallo %s", in: "de"),
    .finds("only the translation writes", "Hello %@", "Hallo %@%n", in: "nl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .extra(let specifier) = difference, specifier.conversion == "n" else { return nil }
      return TextViolation(
        "“\(specifier.text)” writes to memory in C; the source does not have it",
        suggestion: "remove it")
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    // C's own programs have C's values.
    guard text.text.has(.percent), !text.text.isDatePattern, !text.location.isInGettext else {
      return []
    }
    let bytes = text.text.text.utf8
    for specifier in text.text.format.specifiers where specifier.isMeant {
      guard "nsSCp".contains(specifier.conversion), !specifier.isInWord(of: bytes) else { continue }
      let isWriting = specifier.conversion == "n"
      let isString = specifier.conversion == "s" || specifier.conversion == "S"
      let severity: Severity =
        isString && text.key.knowledge.isSwiftOnly ? .warning : .note
      return [
        TextViolation(
          "“\(specifier.text)” \(isWriting ? "writes to memory in C" : "takes a C value")",
          suggestion: "pass a String and write “%@” in all languages",
          severity: isWriting ? .error : severity)
      ]
    }
    return []
  }
}

extension FormatSpecifier {
  /// Whether a letter follows, as in “100%natural”, which is not meant as a specifier.
  fileprivate func isInWord(of bytes: String.UTF8View) -> Bool {
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    guard end < bytes.endIndex else { return false }
    return Unicode.Scalar(bytes[end]).properties.isAlphabetic
  }
}
