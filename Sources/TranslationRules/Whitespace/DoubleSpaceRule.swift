import AuditModel
import MessageSyntax
import TextAnalysis

/// A string has one space between words.
package struct DoubleSpaceRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "double-space", title: "Double space",
    rationale: "People see a gap that looks like a missing word.",
    howToFix: "Write a single space.",
    falseAlarm: """
      Spaces that align words within a line are reported if the source has no double space. \
      Indented lines and trailing spaces pass.
      """,
    severity: .note,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [74]

  package static let looksFor: TextFeatures = .doubleSpace

  package static let examples: [TranslationExample] = [
    .passes("single spaces", "Save all cards", "Alle Karten sichern", in: "de"),
    .passes("the source has two after a full stop", "One.  Two.", "Jedna.  Dvě.", in: "cs"),
    .passes("indented lines", "One\nTwo", "  Ett\n  Två", in: "sv"),
    .passes("two after a full stop in the source", source: "One.  Two."),
    .passes("two that set values apart", source: "H: %1$@  L: %2$@"),
    .finds("two between words of the source", source: "Save  all"),
    .finds(
      "two between words", "Save all cards", "Alle  Karten sichern", in: "de",
      fixed: "Alle Karten sichern"),
    .finds(
      "three around a number", "%d cards left", "Còn   %d thẻ", in: "vi", fixed: "Còn %d thẻ"),
    .finds("two in Korean", "Save all", "모두  저장", in: "ko", fixed: "모두 저장"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.doubleSpace), !pair.source.has(.doubleSpace) else { return [] }
    let fixed = pair.target.text.withSingleSpaces
    guard fixed.utf8.count != pair.target.text.utf8.count else { return [] }
    return [
      TextViolation(
        "two or more spaces in a row; the source has none",
        suggestion: "write one", fix: .safe(fixed))
    ]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.doubleSpace), text.text.prose.hasGap else { return [] }
    return [
      TextViolation(
        "two or more spaces in a row", suggestion: "write one",
        fix: .proposed(text.text.text.withSingleSpaces))
    ]
  }
}

extension String {
  /// Whether more than one space is between two words of a line, not behind a mark or beside an
  /// argument: some people write two between sentences, and others align values.
  fileprivate var hasGap: Bool {
    var before: Unicode.Scalar = "\n"
    var spaces = 0
    for scalar in unicodeScalars {
      if scalar == " " {
        spaces += 1
        continue
      }
      if spaces > 1, !scalar.isLineBreak, !before.isLineBreak, before != .placeholder,
        scalar != .placeholder,
        !".!?:;|…•-–—".unicodeScalars.contains(before)
      {
        return true
      }
      (before, spaces) = (scalar, 0)
    }
    return false
  }

  /// The text with one space instead of several, but not at the edges of a line.
  fileprivate var withSingleSpaces: String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var spaces = 0
    var isAtEdge = true
    for scalar in unicodeScalars {
      if scalar == " " {
        spaces += 1
        continue
      }
      let isEdge = isAtEdge || scalar.isLineBreak
      for _ in 0..<(isEdge ? spaces : min(spaces, 1)) { result.append(UInt8(ascii: " ")) }
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      spaces = 0
      isAtEdge = scalar.isLineBreak
    }
    for _ in 0..<spaces { result.append(UInt8(ascii: " ")) }
    return String(decoding: result, as: UTF8.self)
  }
}
