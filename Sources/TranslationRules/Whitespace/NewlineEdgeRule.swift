import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation begins and ends with a line break where its source does.
package struct NewlineEdgeRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "newline-edge", title: "Different leading or trailing newline",
    rationale: """
      Editors hide the line break, but people see an empty line in the label, or two joined \
      strings that run into each other.
      """,
    howToFix: "Begin and end the translation with a line break exactly where the source does.",
    falseAlarm: """
      The source may have its line break by accident. If three or more languages, and most of \
      them, omit it, the source string is the finding, and a note. Only presence counts, not the \
      number of line breaks.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [70]

  package static let looksFor: TextFeatures = .lineBreak

  package static let examples: [TranslationExample] = [
    .passes("both end with one", "Done.\n", "Fertig.\n", in: "de"),
    .passes("LF or CRLF", "Done.\n", "完了。\r\n", in: "ja"),
    .passes("none", "Done", "Hotovo", in: "cs"),
    .finds("the line break is lost", "Done.\n", "Valmis.", in: "fi", fixed: "Valmis.\n"),
    .finds("two are lost", "Done.\n\n", "Valmis. ", in: "fi", fixed: "Valmis.\n\n"),
    .finds("lost at the beginning", "\nDone.", "Valmis.", in: "fi", fixed: "\nValmis."),
    .texts(
      "most languages omit it, so the source is the finding",
      [("a", ["en": "All\n", "de": "Alle", "it": "Tutti", "pl": "Wszystkie", "sv": "Alla\n"])],
      finds: ["a"]),
    .finds(
      "an added line break at the end", "Done.", "Готово.\n", in: "uk", fixed: "Готово."),
    .finds(
      "an added line break at the beginning", "Done.", "\nเสร็จแล้ว", in: "th", fixed: "เสร็จแล้ว"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.lineBreak) || pair.target.has(.lineBreak) else { return [] }
    let source = LineBreaks(pair.source.text)
    let target = LineBreaks(pair.target.text)
    var result: [TextViolation] = []
    if (source.leading == 0) != (target.leading == 0),
      source.leading == 0 || !isLostInMost(pair, \.leading)
    {
      result.append(violation(isMissing: target.leading == 0, .leading, in: pair))
    }
    if (source.trailing == 0) != (target.trailing == 0), !pair.source.text.endsWithIndentation,
      source.trailing == 0 || !isLostInMost(pair, \.trailing)
    {
      result.append(violation(isMissing: target.trailing == 0, .trailing, in: pair))
    }
    let isSeparator = [pair.target.text.unicodeScalars.first, pair.target.text.unicodeScalars.last]
      .contains { $0?.value == 0x2028 || $0?.value == 0x2029 }
    return isSeparator ? result.map { $0.marked(.lineSeparator) } : result
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.lineBreak) else { return [] }
    let breaks = LineBreaks(text.text.text)
    let edges: [(KeyPath<LineBreaks, Int>, String)] = [
      (\.leading, "beginning"), (\.trailing, "end"),
    ]
    return edges.filter { edge, _ in
      breaks[keyPath: edge] > 0
        && SourceOutlier(text).isContradicted { LineBreaks($0)[keyPath: edge] == 0 }
    }.map { _, name in
      TextViolation(
        "a line break (U+000A) at its \(name), which most translations omit",
        suggestion: "remove the line break", severity: .note)
    }
  }

  /// Whether most translations omit the line break, so that the source string is the finding.
  private func isLostInMost(_ pair: TextPair, _ edge: KeyPath<LineBreaks, Int>) -> Bool {
    SourceOutlier(sourceOf: pair).isContradicted { LineBreaks($0)[keyPath: edge] == 0 }
  }

  private func violation(
    isMissing: Bool, _ edge: EdgeSpaces.Edge, in pair: TextPair
  ) -> TextViolation {
    let name = edge == .leading ? "beginning" : "end"
    return isMissing
      ? TextViolation(
        "the source has a line break (U+000A) at its \(name), the translation has none",
        suggestion: "add the line break", fix: .safe(pair.withLineBreaksOfSource))
      : TextViolation(
        "it has a line break (U+000A) at its \(name) that the source does not have",
        suggestion: "remove the line break", fix: pair.withoutLineBreaks(at: edge))
  }
}

extension TextPair {
  /// The translation with the line breaks that its source has at edges where it has none, and without
  /// the spaces there.
  fileprivate var withLineBreaksOfSource: String {
    let (source, target) = (source.text.unicodeScalars, target.text.unicodeScalars)
    let leading = source.prefix(while: \.isBlank)
    let trailing = String.UnicodeScalarView(
      source.reversed().prefix(while: \.isBlank).reversed())
    var result = Array(target)
    if leading.hasLineBreak, !target.prefix(while: \.isBlank).hasLineBreak {
      result = leading.filter(\.isLineBreak) + result.drop(while: \.isBlank)
    }
    if trailing.hasLineBreak,
      !target.reversed().prefix(while: \.isBlank).hasLineBreak
    {
      while result.last?.isBlank == true { result.removeLast() }
      result += trailing.filter(\.isLineBreak)
    }
    return result.text
  }

  /// The translation without its white space at an edge; none when nothing else is there.
  fileprivate func withoutLineBreaks(at edge: EdgeSpaces.Edge) -> TextFix? {
    let scalars = Array(target.text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return nil }
    return .proposed(Array(edge == .leading ? scalars[first...] : scalars[...last]).text)
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var hasLineBreak: Bool { contains(where: \.isLineBreak) }
}
