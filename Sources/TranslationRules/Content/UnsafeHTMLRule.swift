import AuditModel
import Localization

/// A translation brings no code into the app.
package struct UnsafeHTMLRule: TextPairRule {
  package static let description = RuleDescription(
    id: "unsafe-html",
    title: "Translation brings code along",
    rationale: """
      Where the text is shown as a web page its code runs with the rights of the app; nobody \
      translates code.
      """,
    severity: .error,
    standards: [])

  package static let kinds = [112]

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

  /// The elements that run or load code.
  static let elements: Set = ["script", "iframe", "object", "embed", "applet", "base", "svg"]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.angle) || pair.target.has([.colon, .parenthesis]),
      let code = pair.target.text.code, !pair.source.text.hasCode(like: code),
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
  /// Whether it is a word of the source in angle brackets, as in `add <script>`.
  private func isWord(_ code: String, in pair: TextPair) -> Bool {
    guard code.hasPrefix("<") else { return false }
    let name = String(code.dropFirst())
    let target = pair.target.text.lowercased()
    return target.contains("\(code)>") && !target.contains("</\(name)")
      && pair.source.text.lowercased().contains(name)
  }
}

extension String {
  /// The first thing in it that is or loads code.
  fileprivate var code: String? {
    if utf8.contains(UInt8(ascii: "<")) {
      for tag in MarkupTag.all(in: self) where tag.kind != .closing {
        if UnsafeHTMLRule.elements.contains(tag.name) { return "<\(tag.name)" }
        let handler = tag.attributes.first { name, value in
          name.count > 4 && name.hasPrefix("on")
            && name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
            && !value.isEmpty
        }
        if let handler { return "\(handler.key)=" }
      }
    }
    return scheme
  }

  private var scheme: String? {
    guard utf8.contains(UInt8(ascii: ":")) else { return nil }
    let text = lowercased()
    return ["javascript:", "vbscript:", "data:text/html"].first { scheme in
      // In prose a space follows the colon.
      text.firstRange(of: scheme).map { range in
        text[range.upperBound...].first.map { !$0.isWhitespace } ?? false
      } ?? false
    }
  }

  fileprivate func hasCode(like code: String) -> Bool { lowercased().contains(code) }
}
