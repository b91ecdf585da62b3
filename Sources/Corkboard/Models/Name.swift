import AuditModel

/// A name that begins as a suggestion and can be typed over.
package struct Name: Hashable, Sendable {
  /// The name as long as nothing is typed.
  package let suggestion: TextContent
  /// The typed name; none while it is the suggestion.
  package var typed: String?

  /// The most characters that a name has, counted as a person sees them.
  package static let limit = 35

  /// A suggestion.
  package init(suggestion: TextContent) { self.suggestion = suggestion }

  /// The visible and spoken name.
  package var content: TextContent { typed.map(TextContent.verbatim) ?? suggestion }

  /// How many characters may still be typed; a suggestion is typed over as a whole.
  package var charactersLeft: Int { Self.limit - (typed?.count ?? 0) }

  /// Whether a text has more characters than a name may have.
  static func isTooLong(_ text: String) -> Bool { text.count > limit }

  /// The name after something was typed: a text that is too long is refused, and a line break that
  /// comes with a pasted text is a space. An edited suggestion loses its soft hyphens.
  func typing(_ text: String) -> Name {
    let text = text.replacing("\u{AD}", with: "")
    guard !Self.isTooLong(text) else { return self }
    var copy = self
    copy.typed = text.onOneLine
    return copy
  }

  /// The name at the end of editing: without spaces at its ends, and the suggestion again when
  /// nothing is left that could be seen, unless it may stay empty.
  func ended(mayBeEmpty: Bool) -> Name {
    guard let typed else { return self }
    var copy = self
    let trimmed = typed.isInvisible ? "" : typed.trimmingSpaces
    copy.typed = trimmed.isEmpty && !mayBeEmpty ? nil : trimmed
    return copy
  }

  /// The suggestion again.
  func restored() -> Name { Name(suggestion: suggestion) }
}

extension String {
  /// The text with spaces in the place of line breaks.
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether it has nothing but spaces and characters that take no room, such as joiners.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
