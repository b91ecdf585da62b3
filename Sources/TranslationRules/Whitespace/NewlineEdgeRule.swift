import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation begins and ends with a line break where its source does.
package struct NewlineEdgeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "newline-edge",
    title: "Line break at the edge differs",
    rationale: """
      Nobody sees it in an editor, but a text that is put together with another runs into it, and \
      a label gets an empty line.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [70]

  package static let looksFor: TextFeatures = .lineBreak

  package static let examples: [TranslationExample] = [
    .passes("both end with one", "Done.\n", "Fertig.\n", in: "de"),
    .passes("one sort or the other", "Done.\n", "完了。\r\n", in: "ja"),
    .passes("none", "Done", "Hotovo", in: "cs"),
    .finds("it is lost", "Done.\n", "Valmis.", in: "fi", fixed: "Valmis.\n"),
    .finds("two are lost", "Done.\n\n", "Valmis. ", in: "fi", fixed: "Valmis.\n\n"),
    .finds("lost at the beginning", "\nDone.", "Valmis.", in: "fi", fixed: "\nValmis."),
    .finds("one too many at the end", "Done.", "Готово.\n", in: "uk"),
    .finds("one too many at the beginning", "Done.", "\nเสร็จแล้ว", in: "th"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.lineBreak) || pair.target.has(.lineBreak) else { return [] }
    let source = LineBreaks(pair.source.text)
    let target = LineBreaks(pair.target.text)
    var result: [TextViolation] = []
    if (source.leading == 0) != (target.leading == 0) {
      result.append(violation(isMissing: target.leading == 0, "beginning", in: pair))
    }
    if (source.trailing == 0) != (target.trailing == 0) {
      result.append(violation(isMissing: target.trailing == 0, "end", in: pair))
    }
    let isSeparator = [pair.target.text.unicodeScalars.first, pair.target.text.unicodeScalars.last]
      .contains { $0?.value == 0x2028 || $0?.value == 0x2029 }
    return isSeparator ? result.map { $0.marked(.lineSeparator) } : result
  }

  private func violation(isMissing: Bool, _ edge: String, in pair: TextPair) -> TextViolation {
    isMissing
      ? TextViolation(
        "the source has a line break (U+000A) at its \(edge), the translation has none",
        suggestion: "keep it", fix: .safe(pair.withLineBreaksOfSource))
      : TextViolation(
        "there is a line break (U+000A) at its \(edge) that the source does not have",
        suggestion: "take it away")
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
}

extension Sequence<Unicode.Scalar> {
  fileprivate var hasLineBreak: Bool { contains(where: \.isLineBreak) }
}
