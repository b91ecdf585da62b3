import XMLReading

/// The bytes of a document and the UTF-8 that they were read as, for changes of single places.
struct DocumentText {
  private let bytes: [UInt8]
  /// The document as UTF-8 without a byte order mark.
  let text: [UInt8]
  private let encoding: TextEncoding
  private let markLength: Int
  /// The largest character that the encoding can hold; larger ones are written as references.
  private let largest: UInt32

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    text = try XMLDocumentReader(bytes).decoded()
    let found = TextEncoding.detect(bytes)
    markLength = found.markLength
    let declared = XMLDocumentReader.declaredEncoding(of: text)?.uppercased() ?? ""
    let isLatin1 = ["ISO-8859-1", "LATIN1"].contains(declared)
    encoding =
      found.encoding == .utf8 && markLength == 0 && isLatin1 ? .latin1 : found.encoding
    largest =
      switch (encoding, declared) {
      case (.latin1, _): 0xFF
      case (.utf8, "US-ASCII"), (.utf8, "ASCII"): 0x7F
      default: 0x10FFFF
      }
  }

  /// What most lines of the document end with.
  var lineEnd: String {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The bytes of the document with some places changed, and all others as they were.
  func applying(_ edits: [DocumentEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var (read, end) = (0, 0)
    var counter = UnitCounter(text, encoding, markLength)
    for edit in ordered where edit.range.lowerBound >= read {
      let start = counter.offset(of: edit.range.lowerBound)
      result += bytes[end..<start]
      result += encoded(edit.text)
      end = counter.offset(of: edit.range.upperBound)
      read = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  private func encoded(_ text: String) -> [UInt8] {
    guard largest < 0x10FFFF else { return encoding.encode(text) }
    let written = text.unicodeScalars.map { scalar in
      scalar.value <= largest ? String(scalar) : "&#\(scalar.value);"
    }.joined()
    return encoding.encode(written)
  }
}

/// Turns offsets in UTF-8 into offsets in the bytes of a document, in rising order.
private struct UnitCounter {
  private let text: [UInt8]
  private let encoding: TextEncoding
  private let markLength: Int
  private var textOffset = 0
  private var byteOffset = 0

  init(_ text: [UInt8], _ encoding: TextEncoding, _ markLength: Int) {
    self.text = text
    self.encoding = encoding
    self.markLength = markLength
  }

  mutating func offset(of target: Int) -> Int {
    guard encoding != .utf8 else { return target + markLength }
    while textOffset < min(target, text.count) {
      byteOffset += width(of: text[textOffset])
      textOffset += 1
    }
    return byteOffset + markLength
  }

  /// How many bytes of the document a byte of UTF-8 stands for; those that continue a character
  /// stand for none.
  private func width(of byte: UInt8) -> Int {
    guard byte & 0xC0 != 0x80 else { return 0 }
    switch encoding {
    case .utf8, .latin1: return 1
    case .utf16LittleEndian, .utf16BigEndian: return byte >= 0xF0 ? 4 : 2
    case .utf32LittleEndian, .utf32BigEndian: return 4
    }
  }
}
