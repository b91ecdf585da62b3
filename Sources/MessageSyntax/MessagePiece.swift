/// A stretch of a text of one sort: words, or something that is not for reading.
package struct MessagePiece: Hashable, Sendable {
  /// What it is.
  package var kind: Kind
  /// Where it stands, in bytes of UTF-8.
  package var range: Range<Int>

  /// Makes a piece.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The sorts of pieces.
  package enum Kind: Hashable, Sendable {
    /// Words, numbers, marks and spaces.
    case prose
    /// A specifier of a format, such as `%1$@`.
    case specifier
    /// `{name}`, `{0}`, `{{name}}`, `${name}`, `$(name)`, `%{name}`, `%(name)s` or `__name__`.
    case placeholder
    /// A part in braces with words for cases, such as `{n, plural, one {…} other {…}}`, as a whole.
    case choice
    /// A tag of HTML or XML, or a comment.
    case tag
    /// A reference to a character, such as `&amp;` or `&#160;`.
    case entity
    /// An address of the web, with or without its scheme.
    case url
    /// An address for e-mail.
    case email
    /// An address of a machine in four numbers, such as `192.168.0.1`.
    case machine
    /// `[`, and `](address)`, around the words of a link in Markdown.
    case link
    /// `^[`, and `](inflect: true)`, around words that the system inflects.
    case inflection
    /// Code between backticks, with them.
    case code
    /// A backslash with what it escapes, such as the two characters `\n`.
    case escape
  }
}

extension MessagePiece {
  /// What stands in ``MessagePiece/prose(of:pieces:)`` for each piece that is not prose.
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// The words of a text, with one U+FFFC for each piece that is not for reading.
  package static func prose(of text: String, pieces: [MessagePiece]) -> String {
    if pieces.allSatisfy({ $0.kind == .prose }) { return text }
    let utf8 = text.utf8
    var result = ""
    result.reserveCapacity(utf8.count)
    var index = utf8.startIndex
    for piece in pieces {
      let end = utf8.index(index, offsetBy: piece.range.count)
      if piece.kind == .prose {
        result.unicodeScalars += text.unicodeScalars[index..<end]
      } else {
        result.unicodeScalars.append(placeholder)
      }
      index = end
    }
    return result
  }
}
