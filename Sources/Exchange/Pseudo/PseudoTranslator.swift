import Localization

/// Makes strings look translated; the same text always becomes the same.
///
/// Everything that an app substitutes, or reads as markup or address, stays as it is: specifiers,
/// `%#@name@`, `{name}`, `${name}`, tags, link targets, addresses, escapes, and words that
/// Foundation inflects.
public enum PseudoTranslator {
  /// The text in a style; one without anything to be read stays as it is.
  public static func translate(_ text: String, style: PseudoStyle) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    // A percent sign that is no specifier may become one by what follows it.
    return candidates(for: text, style).first { hasSameSpecifiers(text, $0) } ?? text
  }

  /// The translations, the best first.
  private static func candidates(for text: String, _ style: PseudoStyle) -> [String] {
    let bracketed = PseudoBrackets.around(text)
    return switch style {
    case .accented: [PseudoText(text).mapWords { $0.accented }, bracketed]
    case .bidi: [PseudoText(text).mapWords { $0.overridden }, bracketed]
    case .expanded:
      [PseudoExpansion.expand(text), PseudoExpansion.expand(text, separator: " ·"), bracketed]
    case .brackets: [bracketed]
    }
  }

  private static func hasSameSpecifiers(_ one: String, _ other: String) -> Bool {
    FormatString(one).specifiers.map(\.text) == FormatString(other).specifiers.map(\.text)
  }
}

/// A text in parts that stay and parts that may be changed.
struct PseudoText {
  /// The parts in order.
  let parts: [(text: Substring, isProtected: Bool)]

  /// Divides a text.
  init(_ text: String) {
    var parts: [(Substring, Bool)] = []
    var end = text.startIndex
    func add(_ range: Range<String.Index>, _ isProtected: Bool) {
      if !range.isEmpty { parts.append((text[range], isProtected)) }
    }
    var offset = 0
    for range in PseudoScanner.protectedRanges(of: text) {
      let start = text.utf8.index(end, offsetBy: range.lowerBound - offset)
      add(end..<start, false)
      end = text.utf8.index(start, offsetBy: range.count)
      add(start..<end, true)
      offset = range.upperBound
    }
    add(end..<text.endIndex, false)
    self.parts = parts
  }

  /// How many characters may be changed.
  var freeCount: Int { parts.reduce(0) { $0 + ($1.isProtected ? 0 : $1.text.count) } }

  /// The text with something else in the place of each word that may be changed.
  func mapWords(_ change: (Substring) -> String) -> String {
    parts.map { part in
      part.isProtected ? String(part.text) : part.text.mapWords(change)
    }.joined()
  }
}

extension Substring {
  fileprivate func mapWords(_ change: (Substring) -> String) -> String {
    var result = ""
    var rest = self
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      result += rest[..<start]
      let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
      result += change(rest[start..<end])
      rest = rest[end...]
    }
    return result + rest
  }
}
