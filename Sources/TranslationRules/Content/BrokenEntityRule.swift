import AuditModel
import MessageSyntax
import TextAnalysis

/// References to characters are whole, and are there only where the source has them.
package struct BrokenEntityRule: TextPairRule {
  package static let description = RuleDescription(
    id: "broken-entity", title: "Broken HTML entity",
    rationale: "People read “&nbsp” or “&amp;quot;” in the middle of a sentence.",
    howToFix: """
      Write the entity with `&` and `;`, such as `&nbsp;`, or in plain text the character \
      itself.
      """,
    falseAlarm: """
      A whole entity in a translation is reported if neither the source string nor the \
      translation has tags and the source string has no entity; it is right if the app renders \
      the string as HTML.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [113]

  package static let looksFor: TextFeatures = .ampersand

  package static let examples: [TranslationExample] = [
    .passes("the same", "5&nbsp;km &amp; more", "5&nbsp;km &amp; mehr", in: "de"),
    .passes("another reference", "“a” &amp; b", "&laquo;a&raquo; &amp; b", in: "ru"),
    .passes("an ampersand", "Terms & Privacy", "AGB & Datenschutz", in: "de"),
    .passes("names", "R&D, AT&T", "R&D, AT&T", in: "fi"),
    .passes("a web address", "https://a.org/?a=1", "https://a.org/?a=1&copy=2", in: "it"),
    .passes("the source is written so", "&amp;lt; is a sign", "&amp;lt; est un signe", in: "fr"),
    .passes("a string with tags", "<b>a</b> — b", "<b>a</b> &mdash; b", in: "uk"),
    .passes("a mnemonic of other platforms", "S&ave", "S&para", in: "sv"),
    .finds("no semicolon", "5&nbsp;km", "5&nbsp km", in: "cs"),
    .finds("a space in it", "5&nbsp;km", "5& nbsp;km", in: "pl"),
    .finds("escaped twice", "a &lt; b", "a &amp;lt; b", in: "nl"),
    .finds("a quotation mark of HTML", "Say \"yes\"", "Dites &quot;oui&quot;", in: "fr"),
    .finds("an apostrophe by number", "Today", "Aujourd&#39;hui", in: "fr"),
    .finds("an ampersand of HTML", "Terms & Privacy", "Termini &amp; privacy", in: "it"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.ampersand) else { return [] }
    let source = pair.source.text
    let sourceEntities = pair.source.has(.ampersand) ? EntityScan(source).all : []
    for found in EntityScan(pair.target.text).all {
      switch found.state {
      case .whole
      where sourceEntities.isEmpty && !pair.source.has(.angle) && !pair.target.has(.angle):
        return [
          violation(
            found, "is shown literally, because the source string is plain text",
            "write the character itself")
        ]
      case .whole: continue
      case .unfinished where source.hasMnemonic && sourceEntities.isEmpty: continue
      case .unfinished where !sourceEntities.contains { $0.state == .unfinished }:
        return [violation(found, "has no semicolon", "write “&\(found.name);”")]
      case .spaced where !source.contains(found.text):
        return [violation(found, "has a space in it", "write “&\(found.name);”")]
      case .doubled where !source.contains(found.text):
        return [violation(found, "is escaped twice", "write “&\(found.name);”")]
      case .unfinished, .spaced, .doubled: continue
      }
    }
    return []
  }

  private func violation(
    _ found: EntityScan.Entity, _ message: String, _ suggestion: String
  ) -> TextViolation {
    TextViolation("“\(found.text)” \(message)", suggestion: suggestion)
  }
}

extension String {
  /// Whether an ampersand is before a letter, as other platforms mark the key of a menu.
  fileprivate var hasMnemonic: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if previous == UInt8(ascii: "&"), (0x61...0x7A).contains(byte | 0x20) { return true }
      previous = byte
    }
    return false
  }
}
