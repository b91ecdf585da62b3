import SourceText

/// Reads an XML document from its first to its last event, and never anything beyond it.
///
/// Entities are not expanded and document types are not loaded; a document that defines entities
/// of its own is refused.
package struct XMLDocumentReader: Sendable {
  private let bytes: [UInt8]
  let limits: XMLLimits

  /// Takes a document in UTF-8, UTF-16, UTF-32 or Latin-1.
  package init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Hands over one event after the other.
  ///
  /// - Throws: an `XMLError` for the first thing that is wrong with the document, after the events
  ///   before it were handed over; or what `body` throws, which ends the reading.
  package func forEach(_ body: (XMLEvent) throws -> Void) throws {
    let text = try decoded()
    try withoutActuallyEscaping(body) { body in
      let collector = EventCollector(text, body: body)
      do {
        try Self.read(text, limits: limits, into: collector)
      } catch let error as XMLError {
        try collector.finish()
        throw error
      }
    }
  }

  /// All events of the document.
  package func events() throws -> [XMLEvent] {
    var events: [XMLEvent] = []
    try forEach { events.append($0) }
    return events
  }

  /// The document as UTF-8 without a byte order mark.
  package func decoded() throws -> [UInt8] {
    guard bytes.count <= limits.documentBytes else {
      throw XMLError(
        at: TextLocation(), "the file has more than \(limits.documentBytes >> 20) MB")
    }
    return try XMLDocumentText.utf8(of: bytes)
  }

  /// The encoding that `<?xml … encoding="…"?>` names, in a document that is UTF-8 already.
  package static func declaredEncoding(of text: [UInt8]) -> String? {
    XMLDocumentText.declaredEncoding(in: text[...])
  }

  /// Passes the events of a document to a handler, a document that is UTF-8 already, without a byte
  /// order mark.
  package static func read(
    _ text: [UInt8], limits: XMLLimits = XMLLimits(), into handler: some XMLHandler
  ) throws {
    guard !text.isEmpty, let parser = ParserHandle() else {
      throw XMLError(at: TextLocation(), "the document is empty")
    }
    var scanner = XMLScanner(text, limits: limits, handler: handler)
    try parser.run(text, into: &scanner)
  }
}

extension XMLDocumentReader {
  /// Passes the events of the whole document to a handler.
  ///
  /// - Throws: an `XMLError` for the first thing that is wrong with the document, after the handler
  ///   received all before it; or what the handler throws.
  package func read(into handler: some XMLHandler) throws {
    try Self.read(try decoded(), limits: limits, into: handler)
  }
}
