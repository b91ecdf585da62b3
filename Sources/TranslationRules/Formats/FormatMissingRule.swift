import AuditModel
import Localization
import MessageSyntax
import TextAnalysis
import TextShaping

/// A translation uses all arguments that its source uses.
package struct FormatMissingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "format-missing", title: "Missing format specifier",
    rationale: """
      People lose the value, such as a name or a count. A later specifier without a position \
      then reads the wrong argument, which shows a wrong value or crashes the app.
      """,
    howToFix: """
      Add the specifier as the source string has it. Where the order changes, number all of \
      them: `%2$lld … %1$@`.
      """,
    falseAlarm: """
      A translation may omit the last value on purpose: it crashes nothing and is a warning unless \
      a colon announces the value, or a \
      note for the English plural ending in `card%@`. A plural form for exactly one number, such \
      as `one` in German, may omit the number and passes.
      """,
    severity: .error,
    standards: [.formatSpecifiers])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [1]

  package static let looksFor: TextFeatures = .percent

  package static let examples: [TranslationExample] = [
    .passes("the same specifiers", "%d cards", "%d Karten", in: "de"),
    .passes("in another order, with positions", "%@ of %d", "%2$d: %1$@", in: "ja"),
    .passes("%i instead of %d", "%d cards", "%i kort", in: "sv"),
    .passes(
      "a plural form spells out its one number", [.one: "%d card", .other: "%d cards"],
      [.one: "Eine Karte", .other: "%d Karten"], in: "de"),
    .passes(
      "one plural form for all numbers", [.one: "1 card in %2$@", .other: "%1$d cards in %2$@"],
      [.other: "%2$@ に %1$d 枚"], in: "ja"),
    .passes(
      "a URL with an encoded space", "https://a.example/b%20d", "https://a.example/b", in: "fr"
    ),
    .finds("an empty translation of two specifiers", "%@ cards", "", in: "de"),
    .passes("a date pattern, which is no format string", "%H:%M", "%H.%M Uhr", in: "de"),
    .passes(
      "a plural form for one number, inserted as a string",
      [.one: "%@: %@ byte", .other: "%@: %@ bytes"],
      [.one: "%@: ein Byte", .other: "%@: %@ Bytes"], in: "de"),
    .finds(
      "a plural form for several numbers, inserted as strings",
      [.one: "%@: %@ byte", .other: "%@: %@ bytes"],
      [.one: "%@: один байт", .few: "%@: %@ байта", .many: "%@: %@ байт", .other: "%@: %@ байта"],
      in: "ru"),
    .finds(
      "the first argument is omitted, the second keeps its position", "%1$@ by %2$@", "von %2$@",
      in: "de"),
    .finds("… before another type", "%1$@ has %2$d", "%2$d Karten", in: "de"),
    .finds(
      "an argument that the source shows twice, which is a note", "%1$@: %1$@ is new",
      "%1$@ ist neu", in: "de"),
    .finds("its percent sign is lost", "About %@ GiB", "Etwa $@ GiB", in: "de"),
    .finds("the last argument is lost", "%@ has %d cards", "%@ a des cartes", in: "fr"),
    .finds(
      "the ending of a plural, which is a note", "Delete %lld card%@?", "Usunąć karty (%lld)?",
      in: "pl"),
    .finds("the only argument is omitted", "Hello, %@!", "こんにちは！", in: "ja"),
    .finds(
      "the next specifier reads the omitted one's argument", "%@: %d cards", "%d карток", in: "uk"),
    .finds(
      "the number is omitted, so the next specifier reads it",
      [.one: "%d card in %@", .other: "%d cards in %@"],
      [.one: "Eine Karte in %@", .other: "%d Karten in %@"], in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let missing = missing(pair)
    return missing.isEmpty ? shownLess(pair) : missing
  }

  /// Reports an argument that the translation shows less often than its source.
  private func shownLess(_ pair: TextPair) -> [TextViolation] {
    guard let formats = pair.formats, formats.differences.isEmpty, pair.path.category == nil else {
      return []
    }
    let (wanted, shown) = (pair.source.format.specifiers, pair.target.format.specifiers)
    let lost = wanted.first { specifier in
      let count = wanted.count { $0.position == specifier.position }
      return count > 1 && shown.count { $0.position == specifier.position } < count
    }
    return lost.map {
      [
        TextViolation(
          "“\($0.text)” appears less often than in the source",
          suggestion: "write it as often as the source, unless the grammar needs it less",
          severity: .note)
      ]
    } ?? []
  }

  private func missing(_ pair: TextPair) -> [TextViolation] {
    pair.formatViolations(isFixable: true) { difference in
      guard case .missing(let specifier, let next) = difference else { return nil }
      guard let next else {
        if pair.mayLeaveOutOneArgument { return nil }
        return TextViolation(
          "“\(specifier.text)” of the source is missing",
          suggestion: pair.target.text.specifierWithoutPercent.map {
            "write “\(specifier.text)” instead of “\($0)”"
          } ?? "add “\(specifier.text)”",
          severity: severity(of: specifier, in: pair))
      }
      return TextViolation(
        "“\(specifier.text)” of the source is missing, and “\(next.text)” takes its argument",
        suggestion:
          "add “\(specifier.text)”; where the order changes, write positions such as “%2$@”")
    }
  }
}

extension FormatMissingRule {
  private func severity(of specifier: FormatSpecifier, in pair: TextPair) -> Severity? {
    if pair.isCompleteForOneInGettext { return .note }
    // “card%@” takes an ending, which other languages have no use for.
    if pair.source.text.hasLetter(before: specifier) { return .note }
    // The value that a colon announces is not there.
    return pair.target.text.endsWithColon && !pair.source.text.endsWithColon ? nil : .warning
  }
}

extension String {
  fileprivate var endsWithColon: Bool {
    unicodeScalars.last { !$0.isBlank }.map { $0 == ":" || $0 == "：" } ?? false
  }

  /// A specifier of an object that lacks its percent sign, such as “$@” or “1$@”.
  fileprivate var specifierWithoutPercent: String? {
    guard let end = range(of: "$@") else { return nil }
    let digits = self[..<end.lowerBound].reversed().prefix(while: \.isNumber).count
    let start = index(end.lowerBound, offsetBy: -digits)
    return self[..<start].last == "%" ? nil : String(self[start..<end.upperBound])
  }

  /// Whether a specifier is right behind a letter of ASCII.
  fileprivate func hasLetter(before specifier: FormatSpecifier) -> Bool {
    let before = utf8.prefix(specifier.range.lowerBound).last ?? 0
    return specifier.kind == .object && (0x61...0x7A).contains(before | 0x20)
  }
}

extension TextPair {
  /// Whether a form of gettext has the specifiers of the source's form of the same name, which has fewer than
  /// others: the `one` of French is for 0 too, of which the app may never speak.
  fileprivate var isCompleteForOneInGettext: Bool {
    guard path.category != nil, targetLocation.isInGettext,
      let form = key.source.leaves.first(where: { $0.path == path })?.text,
      !form.isExactly(source.text)
    else { return false }
    return form.hasSameSpecifiers(as: target.text)
  }

  /// Whether it is a form for one number, which it may say in words, where numbers are put in as
  /// strings and so cannot be distinguished from other arguments.
  fileprivate var mayLeaveOutOneArgument: Bool {
    guard servesOneNumber else { return false }
    let lost = formatDifferences.count { if case .missing = $0 { true } else { false } }
    return lost == 1
      && !source.format.specifiers.contains { $0.kind == .number || $0.kind == .decimal }
  }
}
