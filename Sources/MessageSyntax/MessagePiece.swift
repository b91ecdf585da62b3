/// A stretch of a text of one sort: words, or something that is not for reading.
package struct MessagePiece: Hashable, Sendable {
  /// Its kind.
  package var kind: Kind
  /// Its position, in bytes of UTF-8.
  package var range: Range<Int>

  /// Makes a piece.
  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of pieces.
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
    /// `^[`, and `](inflect: true)`, around words that Foundation inflects.
    case inflection
    /// Code between backticks, with them.
    case code
    /// A backslash with what it escapes, such as the two characters `\n`.
    case escape
  }
}

extension MessagePiece {
  /// The replacement in ``MessagePiece/prose(of:pieces:)`` of each piece that is not prose.
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// The words of a text, with one U+FFFC for each piece that is not for reading.
  package static func prose(of text: String, pieces: [MessagePiece]) -> String {
    if pieces.allSatisfy({ $0.kind == .prose }) { return text }
    let placeholder = Array(String(placeholder).utf8)
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count + pieces.count * 3) { buffer in
        var count = 0
        for piece in pieces {
          if piece.kind == .prose {
            let words = UnsafeBufferPointer(rebasing: bytes[piece.range])
            count = buffer[count...].initialize(fromContentsOf: words)
          } else {
            count = buffer[count...].initialize(fromContentsOf: placeholder)
          }
        }
        return count
      }
    }
  }
}
