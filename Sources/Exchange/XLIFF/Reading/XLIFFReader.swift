import AuditModel
import Localization
import XMLReading

/// Reads the units of one version of XLIFF, element by element.
protocol XLIFFDialectReader {
  mutating func start(_ tag: borrowing XMLStartTag)
  mutating func end(_ name: XMLNameNumber, _ tag: Range<Int>) throws(TooManyUnits)
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The result, once the document has ended.
  mutating func finish() -> ReadUnits
}

/// There are more units than a document may hold.
struct TooManyUnits: Error {}

/// Passes the events of a document to the reader for its version.
final class XLIFFHandler<Reader: XLIFFDialectReader>: XMLHandler {
  private var reader: Reader
  private var isInRoot = false

  init(_ reader: Reader) { self.reader = reader }

  func startElement(_ tag: borrowing XMLStartTag) {
    guard isInRoot else {
      isInRoot = true
      return
    }
    reader.start(tag)
  }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) throws {
    try reader.end(name, tag)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) { reader.text(bytes) }

  /// The result, once the document has ended.
  func finish() -> ReadUnits { reader.finish() }
}
