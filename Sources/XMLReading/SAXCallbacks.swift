import CLibXML2

// The functions that libxml2 calls while it parses. Each callback hands what it is lent to the
// scanner; of the pointers only those of names are kept, and never read again.
extension xmlSAXHandler {
  /// Calls for the scanner that the parser's user data points to.
  static var scanning: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.addElements()
    handler.addTexts()
    handler.addErrors()
    return handler
  }

  private mutating func addElements() {
    startElementNs = { data, local, prefix, uri, namespaceCount, namespaces, count, _, values in
      withScanner(data) { scanner in
        let name = scanner.names.number(local, prefix: prefix, namespace: uri)
        scanner.startElement(
          name, attributes: (values, Int(count)), declarations: (namespaces, Int(namespaceCount)))
      }
    }
    endElementNs = { data, _, _, _ in withScanner(data) { $0.endElement() } }
  }

  private mutating func addTexts() {
    characters = { data, bytes, count in
      withScanner(data) {
        $0.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
      }
    }
    ignorableWhitespace = characters
    cdataBlock = characters
    comment = { data, text in
      withScanner(data) { $0.markup(.comment(String(cString: text) ?? "")) }
    }
    processingInstruction = { data, target, content in
      let kind = XMLEvent.Kind.processingInstruction(
        target: String(cString: target) ?? "", content: String(cString: content) ?? "")
      withScanner(data) { $0.markup(kind) }
    }
    internalSubset = { data, name, publicIdentifier, systemIdentifier in
      withScanner(data) {
        $0.documentType(
          name: String(cString: name) ?? "", publicIdentifier: String(cString: publicIdentifier),
          systemIdentifier: String(cString: systemIdentifier))
      }
    }
    reference = { data, name in
      withScanner(data) { $0.unknownEntity(String(cString: name) ?? "") }
    }
  }

  private mutating func addErrors() {
    serror = { data, error in
      guard let error = error?.pointee else { return }
      let isUnknownEntity = error.code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
      guard error.level.rawValue >= XML_ERR_ERROR.rawValue || isUnknownEntity else { return }
      let reason = XMLParserReason(error)
      withScanner(data) { $0.parserError(reason.message) }
    }
  }
}

/// The scanner at the address that the parser's user data is.
private func withScanner(_ data: UnsafeMutableRawPointer?, _ body: (inout XMLScanner) -> Void) {
  guard let data else { return }
  body(&data.assumingMemoryBound(to: XMLScanner.self).pointee)
}
