import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// A translation has the links of its source, and its marks of emphasis come in pairs.
package struct MarkdownRule: TextPairRule {
  package static let description = RuleDescription(
    id: "markdown", title: "Changed or broken Markdown",
    rationale: """
      SwiftUI renders Markdown in localized strings: with a broken link people cannot follow it, \
      and stray asterisks or brackets appear in the sentence.
      """,
    howToFix: """
      Write links as `[words](address)` without a space between the brackets, and enclose words \
      in pairs of `**`, `*`, `~~` or backticks.
      """,
    falseAlarm: """
      A string that is never rendered as Markdown is reported too. Emphasis that a language \
      leaves out on purpose, such as italics in Japanese, is a note. A backtick between two letters \
      is an apostrophe, and a pair around words is the translator's choice.
      """,
    severity: .warning,
    standards: [.apple("AttributedString, Instantiating with Markdown")])

  package static let kinds = [111]

  package static let looksFor: TextFeatures = [.emphasis, .squareBracket]

  package static let examples: [TranslationExample] = [
    .passes("the same", "See [help](https://a.org)", "Siehe [Hilfe](https://a.org)", in: "de"),
    .passes("emphasis", "**Note:** done", "**Hinweis:** fertig", in: "de"),
    .passes("emphasis beside Han characters", "**Note** it", "请**注意**它", in: "zh-Hans"),
    .passes("a footnote", "Free*", "Gratis*", in: "nl"),
    .passes("a bullet", "* one\n* two", "• ett\n• två", in: "sv"),
    .passes(
      "a list in brackets", "[optional] (see below)", "[facultatif] (voir ci-dessous)", in: "fr"),
    .passes("names with underscores", "Set my_long_name", "Aseta my_long_name", in: "fi"),
    .passes("sizes", "3 * 4", "3 × 4", in: "cs"),
    .passes("a backtick as an accent", "Press ` twice", "Premi ` due volte", in: "it"),
    .finds("the link is lost", "See [help](https://a.org)", "Viz nápověda", in: "cs"),
    .finds("a space in the link", "[help](https://a.org)", "[справка] (https://a.org)", in: "ru"),
    .finds("another address", "[help](https://a.org)", "[pomoc](https://b.org)", in: "pl"),
    .finds(
      "the page for the language", "[help](https://a.org/en)", "[ayuda](https://a.org/es)", in: "es"
    ),
    .finds("one link of two", "[a](x:a), [b](x:b)", "[а](x:a), б", in: "uk"),
    .finds("half a pair", "**Note:** done", "**Huomaa: valmis", in: "fi"),
    .finds("a space among the asterisks", "**Note:** done", "* *Nota:** feito", in: "pt-BR"),
    .finds("half a pair of tildes", "~~old~~ new", "~~vanha uusi", in: "fi"),
    .finds("a backtick that the source does not have", "CPU usage is", "Uso de CPU: `", in: "es"),
    .finds("backticks around an argument", "Last reset (%0)", "Reset (`%0`)", in: "hr"),
    .passes("backticks around words", "Use the option all", "Verwende `all`", in: "de"),
    .passes("a quotation of GNU", "Cannot run '%@'", "No se pudo ejecutar `%@'", in: "es"),
    .passes("a backtick as an apostrophe", "The page", "L`ultima pagina", in: "it"),
    .finds("code without an end", "Type `ls`", "Tippe `ls", in: "de"),
    .finds("emphasis is lost", "This is **very** good", "これはとても良い", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if let lost = LinkDifference.first(source: pair.source, target: pair.target) {
      return [.link(lost).marked(.changedLink)]
    }
    if let stray = strayBacktick(pair) { return [stray] }
    guard pair.source.has(.emphasis) else { return [] }
    let source = EmphasisCount(pair.source.text)
    let target = EmphasisCount(pair.target.text)
    // Programs of gettext show backticks as they are; translations have the marks of their language.
    let hasCode =
      pair.source.pieces.contains { $0.kind == .code } && !pair.targetLocation.isInGettext
    return source.difference(to: target, hasCode: hasCode).map { [.emphasis($0)] } ?? []
  }
}

extension MarkdownRule {
  /// Reports a backtick without a partner, or a pair around nothing but an argument, where the source
  /// has none. Between two letters it is an apostrophe.
  private func strayBacktick(_ pair: TextPair) -> TextViolation? {
    guard pair.target.has(.emphasis), pair.target.text.hasASCII("`"),
      !pair.source.text.hasASCII("`")
    else { return nil }
    let scalars = Array(pair.target.text.unicodeScalars)
    let marks = scalars.indices.filter { index in
      scalars[index] == "`"
        && !(scalars[at: index - 1]?.isLetter == true && scalars[at: index + 1]?.isLetter == true)
    }
    if marks.count == 2 {
      guard isArgument(scalars[marks[0] + 1..<marks[1]]) else { return nil }
      return TextViolation(
        "backticks enclose an argument; the source has none", suggestion: "remove them")
    }
    guard !marks.count.isMultiple(of: 2), !isQuotation(from: marks[0], in: scalars) else {
      return nil
    }
    return TextViolation(
      "a “`” (U+0060) has no partner; the source has none", suggestion: "remove it")
  }

  /// Whether an apostrophe or another mark closes the backtick, as in the output of GNU programs.
  private func isQuotation(from mark: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars[(mark + 1)...].contains { ["'", "´", "’", "»"].contains($0) }
  }

  /// Whether a stretch is a specifier, or a placeholder such as `%0` alone.
  private func isArgument(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.first == "%" && scalars.count > 1
      && scalars.dropFirst().allSatisfy {
        $0.decimalDigit != nil || $0.isLetter || "$@".unicodeScalars.contains($0)
      }
  }
}

extension TextViolation {
  fileprivate static func link(_ difference: LinkDifference) -> Self {
    switch difference {
    case .missing(let address):
      Self(
        "the link to “\(address.text)” of the source is missing or broken",
        suggestion: "write [words](address) without a space between them")
    case .changed(let address, let other):
      Self(
        "a link leads to “\(other.text)”, in the source to “\(address.text)”",
        suggestion: "write the address as in the source, if it serves this language too",
        severity: address.difference(from: other) == .elsewhere ? .warning : .note)
    }
  }

  fileprivate static func emphasis(_ difference: EmphasisCount.Difference) -> Self {
    switch difference {
    case .unpaired(let mark, let count):
      Self(
        "\(count) “\(mark)”, so one has no partner",
        suggestion: "put the marked words between two of them",
        severity: mark == "*" ? .note : nil)
    case .otherCount(let mark, let count, let sourceCount):
      Self(
        "\(count) “\(mark)” where the source has \(sourceCount)",
        suggestion: "mark the same words as the source", severity: .note)
    }
  }
}
