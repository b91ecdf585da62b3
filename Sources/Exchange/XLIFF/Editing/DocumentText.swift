import SourceText
import XMLReading

/// The bytes of an XML document and the UTF-8 that they were read as, for changes of single places.
struct DocumentText {
  private let document: EncodedText
  /// The largest character that the encoding can hold; larger ones are written as references.
  private let largest: UInt32

  /// The document as UTF-8 without a byte order mark.
  var text: [UInt8] { document.text }

  init(_ bytes: [UInt8]) throws {
    document = EncodedText(bytes, try XMLDocumentText.detectEncoding(of: bytes))
    let declared = XMLDocumentReader.declaredEncoding(of: document.text)?.uppercased() ?? ""
    largest =
      switch (document.detection.encoding, declared) {
      case (.latin1, _): 0xFF
      case (.utf8, "US-ASCII"), (.utf8, "ASCII"): 0x7F
      default: 0x10FFFF
      }
  }

  /// The most frequent line end of the document.
  var lineEnd: String {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The bytes of the document with some places changed, and all others as they were.
  func applying(_ edits: [TextEdit]) -> [UInt8] {
    document.applying(edits) { document.detection.encoding.encode(legal($0)) }
  }

  private func legal(_ text: String) -> String {
    guard largest < 0x10FFFF else { return text }
    return text.unicodeScalars.map { scalar in
      scalar.value <= largest ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }
}
