import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation shows no escape that its source does not show.
package struct EscapeLiteralRule: TextPairRule {
  package static let description = RuleDescription(
    id: "escape-literal", title: "Visible escape sequence",
    rationale: """
      People read a backslash and a letter in mid-sentence, and VoiceOver says “backslash n”, \
      where a line break was meant.
      """,
    howToFix: """
      Write a real line break, tab or character; the file format adds its own escape when it is \
      saved. If the app itself expands `\\n`, keep as many as the source has.
      """,
    falseAlarm: """
      A translation that explains an escape which the source does not show is reported. Windows \
      paths (`C:\\new`), backslashes between quotation marks, and escapes that the source shows \
      as often pass.
      """,
    severity: .error,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds = [71]

  package static let looksFor: TextFeatures = [.backslash, .slash, .digit]

  package static let examples: [TranslationExample] = [
    .passes("a line break", "One\nTwo", "Eins\nZwei", in: "de"),
    .passes("the source shows it too", "One\\nTwo", "Eins\\nZwei", in: "de"),
    .passes("a Windows path", "Folder", "C:\\new\\temp", in: "de"),
    .passes("a backslash in quotation marks", "Take '\\' out", "Ta bort \"\\\"", in: "sv"),
    .passes("a slash before a word", "and\nor", "y/no", in: "es"),
    .passes("a unit with a slash", "Speed\nper night", "Kecepatan km/night\nsekali", in: "id"),
    .finds(
      "a doubly escaped line break", "One\nTwo", "Eins\\nZwei", in: "de", fixed: "Eins\nZwei"),
    .finds("an escape beside the line break", "One\nTwo", "一\\n\n二", in: "zh-Hans"),
    .finds("a slash instead of a backslash", "One\nTwo", "Un/nDeux", in: "fr", fixed: "Un\nDeux"),
    .finds(
      "a slash for the backslash of an escape that the app expands", "One\\nTwo", "Один/nДва",
      in: "ru", fixed: "Один\\nДва"),
    .finds(
      "a space after the backslash", "One\\nTwo", "Jeden\\ nDwa", in: "pl",
      fixed: "Jeden\\nDwa"),
    .finds("a doubled backslash", "One\\nTwo", "Un\\\\nDeux", in: "fr"),
    .finds("a lost escape", "One\\nTwo", "Uno Due", in: "it"),
    .finds("after a colon", "These:\nTwo", "Diese:\\nZwei", in: "de", fixed: "Diese:\nZwei"),
    .finds("an escaped character", "Coffee", "Caf\\u00e9", in: "fr", fixed: "Café"),
    .finds(
      "escaped characters", "Salt", "\\U0441\\U043e\\u043B\\u044c", in: "ru", fixed: "соль"),
    .finds("an escaped character without its backslash", "Editing", "Ediciu00f3n", in: "es"),
    .finds("… at the beginning", "Is it done?", "u00bfListo?", in: "es"),
    .finds("… as a word", "To the end", "u00e0 la fin", in: "fr"),
    .passes("the source has one", "Type \\u00e9", "Tapez \\u00e9", in: "fr"),
    .passes("a name in an address", "Credits", "Liu <liu9999@example.org>", in: "zh-Hans"),
    .passes("a code point", "The sign U+00E9", "Le signe U+00E9", in: "fr"),
    .passes("four digits after a letter", "Model u0041", "Modell u0041", in: "de"),
    .finds("a tab", "Name\tAge", "이름\\t나이", in: "ko", fixed: "이름\t나이"),
    .finds("a quotation mark", "The \"card\"", "Kartu \\\"kad\\\"", in: "id"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let character = character(pair)
    if let character, character.defect == nil { return [character] }
    let others = escapes(pair)
    return others.isEmpty ? [character].compactMap(\.self) : others
  }

  /// Reports escapes of line breaks, tabs and quotation marks.
  private func escapes(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.hasAny(of: [.backslash, .slash]) || pair.source.has(.backslash) else {
      return []
    }
    let source = Escapes(pair.source.text)
    let target = Escapes(pair.target.text)
    if let violation = breaks(pair, source, target) { return [violation] }
    if target.doubled > 0, source.doubled == 0, source.count("n") > 0 { return [doubled] }
    if source.count("t") != target.count("t") {
      return [violation("t", pair, source, target)]
    }
    let mark = ["\"", "'"].first { target.count($0) > source.count($0) }
    guard let mark else { return [] }
    return [
      TextViolation(
        "“\\\(mark)” is shown with a backslash, which the source does not have",
        suggestion: "write “\(mark)” alone; the file's own escape is added when it is saved",
        severity: .warning)
    ]
  }

  /// Reports characters that are shown by their numbers.
  private func character(_ pair: TextPair) -> TextViolation? {
    guard pair.target.has([.digit, .asciiLetter]), pair.target.text.hasEscapedCharacter else {
      return nil
    }
    let scalars = Array(pair.target.text.unicodeScalars)
    let found = EscapedCharacter.all(in: scalars, of: pair.language)
    guard let first = found.first, !pair.source.text.hasEscapedCharacter
    else { return nil }
    let shown = Array(scalars[first.range]).text
    let fixed = EscapedCharacter.fixed(scalars, found)
    return TextViolation(
      "“\(shown)” is shown literally instead of “\(first.scalar)”",
      suggestion: "write the character itself",
      fix: first.hasBackslash ? .safe(fixed) : .proposed(fixed)
    ).marked(first.hasBackslash ? nil : .characterWithoutBackslash)
  }

  private func breaks(_ pair: TextPair, _ source: Escapes, _ target: Escapes) -> TextViolation? {
    if source.count("n") == target.count("n") {
      guard source.count("n") == 0, source.lineBreaks > target.lineBreaks,
        target.slips > 0, source.slips < target.slips
      else { return nil }
      return slip(pair, escape: "\n", isSafe: source.lineBreaks == target.lineBreaks + target.slips)
    }
    if target.count("n") < source.count("n"), target.slips > 0 {
      let isSafe = source.count("n") == target.count("n") + target.slips
      return slip(pair, escape: "\\n", isSafe: isSafe)
    }
    return violation("n", pair, source, target)
  }

  private var doubled: TextViolation {
    TextViolation(
      "“\\\\” instead of “\\” of the source, so the app shows a backslash",
      suggestion: "write one “\\”")
  }

  private func slip(_ pair: TextPair, escape: String, isSafe: Bool) -> TextViolation {
    let fixed = Escapes.replaceSlips(in: pair.target.text, with: escape)
    return TextViolation(
      "“/n” or “\\ n” instead of a line break of the source",
      suggestion: "write \(escape == "\n" ? "a line break" : "“\\n”")",
      fix: isSafe ? .safe(fixed) : .proposed(fixed)
    ).marked(.shownLineBreak)
  }

  private func violation(
    _ letter: Unicode.Scalar, _ pair: TextPair, _ source: Escapes, _ target: Escapes
  ) -> TextViolation {
    let name = letter == "n" ? "line break" : "tab"
    if target.count(letter) < source.count(letter) {
      return TextViolation(
        "number of “\\\(letter)”: \(target.count(letter)); in the source: "
          + "\(source.count(letter))",
        suggestion: "keep each “\\\(letter)”, which the app expands to a \(name)")
    }
    let real: Unicode.Scalar = letter == "n" ? "\n" : "\t"
    let shown = target.count(letter)
    let isSafe =
      source.count(letter) == 0 && source.realCount(real) == target.realCount(real) + shown
    return TextViolation(
      "“\\\(letter)” is shown as two characters; the source has "
        + (source.realCount(real) > 0 ? "a real \(name)" : "none"),
      suggestion: "write a real \(name)",
      fix: isSafe ? .safe(Escapes.replace(letter, in: pair.target.text, with: real)) : nil
    ).marked(letter == "n" ? .shownLineBreak : nil)
  }
}

extension String {
  /// Whether `u` or `U` precedes four hexadecimal digits.
  fileprivate var hasEscapedCharacter: Bool {
    var digits = -1
    for byte in utf8 {
      if byte | 0x20 == UInt8(ascii: "u") {
        digits = 0
      } else if digits >= 0, byte.isHexadecimalDigit {
        digits += 1
        if digits == 4 { return true }
      } else {
        digits = -1
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
