import CLibXML2

/// Owns one parser of libxml2.
struct ParserHandle: ~Copyable {
  private let context: xmlParserCtxtPtr

  /// None when there is no memory for it.
  init?() {
    xmlInitParser()
    guard let context = xmlNewParserCtxt() else { return nil }
    self.context = context
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Parses a document in UTF-8 for the scanner, and throws the first thing that went wrong.
  borrowing func run(_ text: [UInt8], into scanner: inout XMLScanner) throws {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    scanner.begin(context)
    withUnsafeMutablePointer(to: &scanner) { scanner in
      context.pointee.sax.pointee = .scanning
      context.pointee.userData = UnsafeMutableRawPointer(scanner)
      text.withUnsafeBytes { bytes in
        let end = scanner.pointee.end(of: bytes)
        var source = ByteSource(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
        withUnsafeMutablePointer(to: &source) { source in
          // The scanner receives everything, so there is no document to be returned.
          _ = xmlCtxtReadIO(
            context, readBytes, nil, source, nil, nil, Int32(bitPattern: options))
        }
      }
    }
    try scanner.finish()
  }
}

/// Fills the buffer of libxml2 from the source at an address.
private func readBytes(
  _ source: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int32
) -> Int32 {
  guard let source, let buffer else { return -1 }
  let target = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
  return Int32(source.assumingMemoryBound(to: ByteSource.self).pointee.read(into: target))
}
