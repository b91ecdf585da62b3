import XMLReading

/// The content of a source or target as it is written: characters, and codes with their native text.
struct InlineText {
  /// A part of it.
  struct Piece {
    enum Kind: Hashable {
      case text
      /// A code that stands alone.
      case code
      /// A comment on words or the mark of a segment, which no text depends on.
      case annotation
      /// The tags around other pieces, by the number of the element.
      case opening(Int)
      case closing(Int)
    }

    var kind: Kind
    /// The characters that it stands for, none when it has none of its own.
    var native: String?
    /// The bytes of the document that it is.
    var raw: Range<Int>
    /// Whether it only marks words.
    var isAnnotation = false
  }

  var pieces: [Piece] = []

  /// Removes tags that enclose everything, and says what they were.
  ///
  /// - Returns: the bytes before and behind the rest.
  mutating func peel() -> (start: [Range<Int>], end: [Range<Int>]) {
    var (start, end): ([Range<Int>], [Range<Int>]) = ([], [])
    while let first = pieces.first, let last = pieces.last,
      case .opening(let number) = first.kind, last.kind == .closing(number),
      (first.native ?? "").isEmpty, (last.native ?? "").isEmpty
    {
      start.append(first.raw)
      end.insert(last.raw, at: 0)
      pieces = Array(pieces.dropFirst().dropLast())
    }
    return (start, end)
  }

  /// The first code that stands for no characters, so that a plain text has no place for it.
  var codeWithoutText: Piece? {
    pieces.first { piece in
      switch piece.kind {
      case .text, .annotation: false
      case .code, .opening, .closing: !piece.isAnnotation && (piece.native ?? "").isEmpty
      }
    }
  }
}

/// Takes the content of sources and targets apart.
struct InlineTextReader {
  private let text: [UInt8]
  /// The strings of `data` elements by their ids (XLIFF 2).
  private let data: [String: String]
  private var elementCount = 0
  private var result = InlineText()

  init(_ text: [UInt8], data: [String: String] = [:]) {
    self.text = text
    self.data = data
  }

  /// The pieces of an element's content.
  mutating func read(_ element: XLIFFMarkup) -> InlineText {
    result = InlineText()
    read(children: element.children)
    return result
  }

  private mutating func read(children: [XLIFFMarkup.Node]) {
    for child in children {
      switch child {
      case .text(let range): add(.text, text.unescaped(range), range)
      case .characterData(let range):
        add(.text, String(decoding: text[range], as: UTF8.self), range)
      case .element(let element): read(inline: element)
      }
    }
  }

  private mutating func read(inline element: XLIFFMarkup) {
    switch XLIFFElement(rawValue: String(element.localName)) {
    case .x, .bx, .ex, .bpt, .ept, .it, .ph, .sc, .ec, .cp:
      add(.code, native(of: element), element.range)
    case .sm, .em: add(.annotation, nil, element.range)
    default: wrap(element)
    }
  }

  /// The content of a code (XLIFF 1), or else the text that it stands for.
  private func native(of element: XLIFFMarkup) -> String? {
    let content = plainText(of: element)
    if !content.isEmpty { return content }
    let equivalent = element.attribute("equiv-text").map { text.unescaped($0.value) }
    return equivalent ?? texts(of: element).start
  }

  private mutating func wrap(_ element: XLIFFMarkup) {
    let isAnnotation = element.localName == "mrk"
    let (start, end) = texts(of: element)
    elementCount += 1
    let number = elementCount
    add(.opening(number), start, element.tag, isAnnotation: isAnnotation)
    read(children: element.children)
    let close = element.content.upperBound..<element.range.upperBound
    add(.closing(number), end, close, isAnnotation: isAnnotation)
  }

  private mutating func add(
    _ kind: InlineText.Piece.Kind, _ native: String?, _ raw: Range<Int>,
    isAnnotation: Bool = false
  ) {
    result.pieces.append(
      InlineText.Piece(kind: kind, native: native, raw: raw, isAnnotation: isAnnotation))
  }

  private func texts(of element: XLIFFMarkup) -> (start: String?, end: String?) {
    var code = InlineCode()
    for attribute in element.attributes {
      guard let known = XLIFFAttribute(rawValue: attribute.name) else { continue }
      code.take(known, text.unescaped(attribute.value))
    }
    return code.texts(of: XLIFFElement(rawValue: String(element.localName)) ?? .other, data: data)
  }
}

extension InlineTextReader {
  /// All characters in an element.
  func plainText(of element: XLIFFMarkup) -> String {
    element.children.map { child in
      switch child {
      case .text(let range): text.unescaped(range)
      case .characterData(let range): String(decoding: text[range], as: UTF8.self)
      case .element(let element):
        element.localName == "cp" ? texts(of: element).start ?? "" : plainText(of: element)
      }
    }.joined()
  }
}

extension [UInt8] {
  /// The characters of a part of a document, with references resolved and line ends as XML reads
  /// them (XML 1.0, 2.11).
  func unescaped(_ range: Range<Int>) -> String {
    var written = String(decoding: self[range], as: UTF8.self)
    if written.utf8.contains(UInt8(ascii: "\r")) {
      written = written.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    guard written.utf8.contains(UInt8(ascii: "&")) else { return written }
    var parts = written.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let end = part.firstIndex(of: ";") ?? part.startIndex
      result += Unicode.Scalar(xmlReference: part[..<end]).map { String($0) } ?? "&\(part[..<end])"
      result += part[end...].dropFirst()
    }
    return result
  }
}
