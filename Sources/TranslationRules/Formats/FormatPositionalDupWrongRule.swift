import AuditModel
import Localization
import MessageSyntax
import TextAnalysis

/// A translation that uses an argument twice uses the others too.
package struct FormatPositionalDupWrongRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-positional-dup-wrong", title: "Duplicate argument position",
    rationale: """
      A mistyped position shows one value twice and hides another: people read “Move Photos to \
      Photos”.
      """,
    howToFix: """
      Write the missing position in one of the two specifiers, for example `%2$@` in place of \
      the second `%1$@`.
      """,
    falseAlarm: """
      A translation that repeats one argument and omits another of the same type on purpose is \
      reported as an error. One that omits none is a warning if it repeats the argument within \
      one clause; another clause may repeat it, as grammar asks for.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [7]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the source has it twice too", "%1$@ (%1$@)", "%1$@ – %1$@", in: "de"),
    .finds("twice in one clause", "Move %1$@ to %2$@", "%1$@ %1$@ nach %2$@ bewegen", in: "de"),
    .passes(
      "twice in two clauses", "Delete %@?", "%1$@ löschen? %1$@ ist dann weg.",
      in: "de"),
    .passes("twice in the source too", "%1$@, %1$@", "%1$@ / %1$@", in: "cs"),
    .finds("the second is lost", "Move %1$@ to %2$@", "Переместить %1$@ в %1$@", in: "ru"),
    .finds("the first is lost", "%@ sent you %@", "%2$@ 給了你 %2$@", in: "zh-Hant"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let wrong = wrongPositions(pair)
    return wrong.isEmpty ? repeated(pair) : wrong
  }

  /// Reports an argument that the translation has more often than its source, and loses no other
  /// for it.
  private func repeated(_ pair: TextPair) -> [TextViolation] {
    guard let formats = pair.formats, formats.differences.isEmpty else { return [] }
    let (source, target) = (pair.source.format, pair.target.format)
    let found = target.specifiers.first { specifier in
      specifier.isExplicit && specifier.conversion != "*"
        && target.count(of: specifier.position) > max(1, source.count(of: specifier.position))
        // Another clause may need a name where English has a pronoun.
        && target.repeatsInOneClause(specifier.position)
    }
    return found.map {
      [
        TextViolation(
          "argument \($0.position) (“\($0.text)”) appears \(target.count(of: $0.position)) times; "
            + "in the source: \(source.count(of: $0.position))",
          suggestion: "write it as often as the source, unless the grammar needs it",
          severity: .warning)
      ]
    } ?? []
  }

  private func wrongPositions(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations { difference in
      guard case .repeated(let twice, let lost) = difference else { return nil }
      return TextViolation(
        "“\(twice.text)” appears twice and argument \(lost.position) (“\(lost.text)”) is not used",
        suggestion: "write position \(lost.position) in one of the two")
    }
  }
}

extension FormatString {
  /// How often an argument is shown.
  fileprivate func count(of position: Int) -> Int {
    specifiers.count { $0.position == position && $0.conversion != "*" }
  }

  /// Whether two specifiers of an argument follow each other without a mark that ends a sentence or
  /// a clause, and without the end of a line.
  fileprivate func repeatsInOneClause(_ position: Int) -> Bool {
    let same = specifiers.filter { $0.position == position }
    let bytes = Array(text.utf8)
    return zip(same, same.dropFirst()).contains { first, second in
      guard first.range.upperBound <= second.range.lowerBound else { return false }
      let between = String(
        decoding: bytes[first.range.upperBound..<second.range.lowerBound], as: UTF8.self)
      return !between.unicodeScalars.contains { $0.endsClause }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var endsClause: Bool {
    ".!?:;,\n()—–/。！？；：，、（）؟؛،".unicodeScalars.contains(self)
  }
}
