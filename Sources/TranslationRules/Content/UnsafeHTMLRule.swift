import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation brings no code into the app.
package struct UnsafeHTMLRule: TextPairRule {
  package static let description = RuleDescription(
    id: "unsafe-html", title: "Code in a translation",
    rationale: """
      If a web view displays the string, its code runs with the rights of that page; an attacker \
      who can change the translation files can reach the people who use the app.
      """,
    howToFix: """
      Remove the `<script>`, the `on…=` attribute or the `javascript:` address, and ask where \
      the translation came from.
      """,
    falseAlarm: """
      A help text about HTML that shows such markup only in the translation is reported, \
      although it is harmless where the string is shown as plain text. Code that the source \
      string has too is exempt.
      """,
    severity: .error,
    standards: [])

  package static let kinds = [112]

  package static let looksFor: TextFeatures = [.angle, .colon]

  package static let examples: [TranslationExample] = [
    .passes("harmless tags", "<b>Save</b>", "<b>Sichern</b>", in: "de"),
    .passes(
      "the source has it too", "<a onclick=\"x()\">Go</a>", "<a onclick=\"x()\">Los</a>", in: "de"),
    .passes(
      "the language of that name", "Learn JavaScript: now", "Apprendre JavaScript: ici", in: "fr"),
    .passes("a word of the source", "Add SCRIPT to it", "添加 <SCRIPT>", in: "zh-Hans"),
    .passes("words in angle brackets", "<on = off>", "<på = av>", in: "sv"),
    .finds("a script", "Save", "<script>alert(1)</script>Guardar", in: "es"),
    .finds("an attribute with code", "<b>Save</b>", "<b onmouseover='x()'>Salva</b>", in: "it"),
    .finds(
      "an address with code", "<a href=\"x\">Go</a>", "<a href=\"javascript:x()\">行く</a>", in: "ja"),
    .finds("… in a link", "[Go](https://a.org)", "[Ir](javascript:x\\(\\))", in: "pt-BR"),
    .finds("a frame", "Save", "Сохранить<iframe src=//a>", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let code = pair.hasSameTags ? pair.target.scheme : pair.target.code,
      !pair.source.text.hasCode(like: code),
      !isWord(code, in: pair)
    else { return [] }
    return [
      TextViolation(
        "“\(code)” is code that the source does not have",
        suggestion: "remove it, and ask where the translation comes from")
    ]
  }
}

extension UnsafeHTMLRule {
  /// Whether it is a word of the source in angle brackets.
  private func isWord(_ code: String, in pair: TextPair) -> Bool {
    code.hasPrefix("<")
      && pair.target.hasAsWord(element: String(code.dropFirst()), of: pair.source)
  }
}

extension AuditedText {
  /// The first thing in it that is or loads code.
  fileprivate var code: String? {
    for tag in tags where tag.kind != .closing {
      if tag.loadsCode { return "<\(tag.name)" }
      let handler = tag.attributes.first { name, value in
        name.utf8.count > 4 && name.hasPrefix("on")
          && name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
          && !value.isEmpty
      }
      if let handler { return "\(handler.key)=" }
    }
    return scheme
  }

  /// The scheme of an address that runs code.
  fileprivate var scheme: String? {
    has(.colon) && (has(.angle) || has(.parenthesis)) ? text.scheme : nil
  }
}

extension String {
  fileprivate var scheme: String? {
    let schemes = ["javascript:", "vbscript:", "data:text/html"]
    var text = self
    return text.withUTF8 { bytes in
      schemes.first { scheme in
        // In prose a space follows the colon.
        bytes.indices.contains { index in
          bytes[index] | 0x20 == scheme.utf8.first
            && bytes.holds(scheme, at: index)
            && index + scheme.utf8.count < bytes.count
            && bytes[index + scheme.utf8.count] > 0x20
        }
      }
    }
  }

  fileprivate func hasCode(like code: String) -> Bool { lowercased().contains(code) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word of ASCII is at a place, in whatever case.
  fileprivate func holds(_ word: String, at start: Int) -> Bool {
    start + word.utf8.count <= count
      && zip(self[start...], word.utf8).allSatisfy { byte, other in
        byte == other || (0x41...0x5A).contains(byte) && byte | 0x20 == other
      }
  }
}
