import AuditModel
import MessageSyntax
import TextAnalysis

/// Paths, options and other words that mean the same in every language stay as they are.
package struct TokenChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "token-changed", title: "Changed path, option or identifier",
    rationale: "People who type the path, option or command as the string says get an error.",
    howToFix: """
      Copy the token of the source string exactly, and keep it outside of translated words. Two \
      hyphens must not become a dash.
      """,
    falseAlarm: """
      Folders below `~/`, hashtags and placeholder options such as `--option` may be translated \
      rightly; they are notes. A path or function name that only serves as an example is a \
      warning, except `/path/…`.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [109]

  package static let examples: [TranslationExample] = [
    .passes(
      "number signs around the words of a link", "Or #enter it by hand#",
      "Oder #von Hand eingeben#",
      in: "de"),
    .passes("a path", "Look in ~/Library/Logs.", "Siehe ~/Library/Logs!", in: "de"),
    .passes("a price", "5 €/month", "5 €/mois", in: "fr"),
    .passes("one or the other", "and/or, iPhone/iPad", "ja/tai, iPhone/iPad", in: "fi"),
    .passes("an example of a path", "/path/to/file", "/chemin/vers/fichier", in: "fr"),
    .passes("a version", "Version 1.2.3", "Verze 1.2.3", in: "cs"),
    .passes("a number with a sign", "#1 of #2", "č. 1 z 2", in: "cs"),
    .passes("a dash", "Done -- now", "Fertig – jetzt", in: "de"),
    .passes("in Japanese marks", "Run main() now.", "「main()」を実行", in: "ja"),
    .passes("quoted", "Run '/usr/bin/ls'.", "Führen Sie „/usr/bin/ls“ aus.", in: "de"),
    .passes("in brackets", "Open it (in /usr/bin)", "Öffnen: /usr/bin", in: "de"),
    .finds("a folder that people see", "In ~/Documents/Work", "In ~/Dokumente/Work", in: "de"),
    .finds("an example of a file", "Such as /my/disk", "Wie /meine/platte", in: "de"),
    .finds("a function without its brackets", "Call reload() again", "Llame a reload", in: "es"),
    .finds("a placeholder for an option", "Use --option.", "Utilisez --optie.", in: "nl"),
    .finds(
      "an IP address", "Connect to 192.168.0.1", "Připojte se k 192.168.1", in: "cs"),
    .finds("a path is translated", "Open /usr/share/dict", "Öffne /usr/teilen/dict", in: "de"),
    .finds("an option is translated", "Use --force.", "Utilisez --forcer.", in: "fr"),
    .finds("two hyphens became a dash", "Use --force.", "使用 —force。", in: "zh-Hans"),
    .finds("a function is translated", "Call reload() again", "Llame a recargar()", in: "es"),
    .finds("a hashtag", "Post with #SummerFun", "Skriv med #SommarKul", in: "sv"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let source = pair.source
    guard
      source.hasAny(of: [.slash, .hash]) || source.has([.parenthesis, .asciiLetter])
        || source.has([.mark, .digit]) || source.text.hasASCII("-"),
      source.text.mayHaveTokens
    else { return [] }
    let target = pair.target.text
    let machine = source.texts(of: .machine).first { !target.holds(String($0)) }
    guard
      let token = machine.map({ TechnicalToken(kind: .machine, text: String($0)) })
        ?? TechnicalToken.first(in: source.prose, where: { !target.holds($0.text) })
    else { return [] }
    if token.text.hasPrefix("#"), pair.hasMarksAroundWords { return [] }
    return [
      TextViolation(
        "the \(token.kind.rawValue) “\(token.text)” of the source is missing or differs",
        suggestion: "write it as in the source",
        severity: token.mayBeTranslated || pair.hasName(of: token) ? .note : .warning)
    ]
  }
}

extension TextPair {
  /// Whether number signs are marks at both ends of some words in it, such as of a link, and the translation has as
  /// many: “Or #enter it by hand#”.
  fileprivate var hasMarksAroundWords: Bool {
    let count = source.text.count { $0 == "#" }
    return count > 0 && count % 2 == 0 && target.text.count { $0 == "#" } == count
      && source.text.contains(/#\p{L}[^#]*\p{L}#/)
  }

  /// Whether the translation has the name of a function without its brackets.
  fileprivate func hasName(of token: TechnicalToken) -> Bool {
    token.kind == .function && target.text.holds(String(token.text.dropLast(2)))
  }
}

extension String {
  /// Whether a token is in it, and not only as a part of a longer one.
  fileprivate func holds(_ token: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: token) {
      let next = self[range.upperBound...].utf8.first ?? 0
      let goesOn = (0x30...0x39).contains(next) || (0x61...0x7A).contains(next | 0x20)
      if !goesOn { return true }
      rest = self[range.upperBound...]
    }
    return false
  }

  /// Whether one of the signs is there with which a token begins or ends.
  fileprivate var mayHaveTokens: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0x20
      var stops = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "/") where previous != UInt8(ascii: ":"): return true
        case UInt8(ascii: "#"): return true
        case UInt8(ascii: "-") where previous == byte: return true
        case UInt8(ascii: ")") where previous == UInt8(ascii: "("): return true
        case UInt8(ascii: ".") where (0x30...0x39).contains(previous): stops += 1
        default: break
        }
        if stops >= 3 { return true }
        previous = byte
      }
      return false
    }
  }
}
