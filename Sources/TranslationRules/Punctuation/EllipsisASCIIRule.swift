import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// An ellipsis is one character.
package struct EllipsisASCIIRule: TextRule, TextPairRule, SourceRule {
  package static let description = RuleDescription(
    id: "ellipsis-ascii", title: "Three periods for ellipsis",
    rationale: """
      Three periods can break across two lines, and people see them beside the different \
      ellipses of iOS.
      """,
    howToFix: "Write “…” (U+2026).",
    falseAlarm: """
      Three periods in code or a pattern outside of backticks may be meant as such. Longer rows \
      of periods, `(...)`, `[...]` and three periods between digits pass.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [82]

  package static let looksFor: TextFeatures = .doubleStop

  package static let examples: [TranslationExample] = [
    .passes("one character", source: "Loading…"),
    .passes("more than three", source: "Name ........ Age"),
    .passes("a range in code", source: "Use `1...5`"),
    .passes("arguments in code", source: "Use print(...) here"),
    .passes("a full stop after an abbreviation", source: "Apples, pears etc.."),
    .finds("three periods", source: "Loading..."),
    .finds("two periods", source: "Processing.."),
    .finds("only the translation", "Loading…", "Загрузка...", in: "ru", fixed: "Загрузка…"),
    .finds(
      "in the middle", "Wait… done", "Počkejte... hotovo", in: "cs",
      fixed: "Počkejte… hotovo"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.doubleStop) else { return [] }
    if text.text.text.contains(/\p{L}{4,}\.\.$/) {
      return [
        TextViolation(
          "two periods at the end", suggestion: "write “…” (U+2026), or one of them")
      ]
    }
    return violations(text.text, isSafe: false)
  }

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.doubleStop), pair.source.text.unicodeScalars.contains("…") else {
      return []
    }
    return violations(pair.target, isSafe: true)
  }

  private func violations(_ text: AuditedText, isSafe: Bool) -> [TextViolation] {
    let edits = edits(text.scalars)
    guard !edits.isEmpty else { return [] }
    let fixed = text.text(with: edits)
    return [
      TextViolation(
        "three periods instead of an ellipsis", suggestion: "write “…” (U+2026)",
        fix: isSafe ? .safe(fixed) : .proposed(fixed))
    ]
  }

  private func edits(_ scalars: [Unicode.Scalar]) -> [ProseEdit] {
    var result: [ProseEdit] = []
    var start = 0
    while start < scalars.count {
      guard scalars[start] == "." else {
        start += 1
        continue
      }
      var end = start
      while scalars[at: end] == "." { end += 1 }
      let before = scalars[at: start - 1] ?? " "
      let after = scalars[at: end] ?? " "
      if end - start == 3, before != "(", before != "[",
        before.decimalDigit == nil || after.decimalDigit == nil
      {
        result.append(ProseEdit(range: start..<end, replacement: ["…"]))
      }
      start = end
    }
    return result
  }
}
