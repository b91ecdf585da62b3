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
  borrowing func run(_ text: [UInt8], into scanner: XMLScanner) throws {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    context.pointee.sax.pointee = .scanning
    context.pointee.userData = Unmanaged.passUnretained(scanner).toOpaque()
    scanner.begin(context)
    text.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      // The scanner is told of everything, so there is no document to be returned.
      _ = xmlCtxtReadMemory(
        context, start, Int32(clamping: buffer.count), nil, nil, Int32(bitPattern: options))
    }
    try withExtendedLifetime(scanner) { try scanner.finish() }
  }
}
