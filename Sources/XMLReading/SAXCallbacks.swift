import CLibXML2

// What libxml2 calls while it parses. Each callback makes Swift values of the C strings that it is
// lent and hands them to the collector; none of the pointers is kept.
extension xmlSAXHandler {
  /// Calls for the collector that the parser's user data points to.
  static var collecting: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.addElements()
    handler.addTexts()
    handler.addErrors()
    return handler
  }

  private mutating func addElements() {
    startElementNs = { data, local, prefix, uri, namespaceCount, namespaces, count, _, values in
      guard let collector = collector(data), let name = XMLName(local, prefix, uri) else { return }
      collector.startElement(name, attributeCount: Int(namespaceCount) + Int(count)) {
        guard
          let plain = XMLAttribute.read(values, Int(count), limit: collector.attributeLimit),
          let declared = XMLAttribute.readNamespaces(
            namespaces, Int(namespaceCount), limit: collector.attributeLimit)
        else { return nil }
        return declared + plain
      }
    }
    endElementNs = { data, local, prefix, uri in
      guard let name = XMLName(local, prefix, uri) else { return }
      collector(data)?.endElement(name)
    }
  }

  private mutating func addTexts() {
    characters = { data, bytes, count in
      collector(data)?.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
    ignorableWhitespace = characters
    cdataBlock = characters
    comment = { data, text in collector(data)?.markup(.comment(String(text) ?? "")) }
    processingInstruction = { data, target, content in
      collector(data)?.markup(
        .processingInstruction(target: String(target) ?? "", content: String(content) ?? ""))
    }
    internalSubset = { data, name, publicIdentifier, systemIdentifier in
      collector(data)?.documentType(
        name: String(name) ?? "", publicIdentifier: String(publicIdentifier),
        systemIdentifier: String(systemIdentifier))
    }
    reference = { data, name in collector(data)?.unknownEntity(String(name) ?? "") }
  }

  private mutating func addErrors() {
    serror = { data, error in
      guard let error = error?.pointee else { return }
      let isUnknownEntity = error.code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
      guard error.level.rawValue >= XML_ERR_ERROR.rawValue || isUnknownEntity else { return }
      let message = error.message.map { String(cString: $0) } ?? "the document cannot be read"
      collector(data)?.parserError(message.firstLineAsClause)
    }
  }
}

private func collector(_ data: UnsafeMutableRawPointer?) -> EventCollector? {
  data.map { Unmanaged<EventCollector>.fromOpaque($0).takeUnretainedValue() }
}

extension String {
  /// The characters of a C string, none for a null pointer.
  fileprivate init?(_ text: UnsafePointer<xmlChar>?) {
    guard let text else { return nil }
    self.init(decodingCString: text, as: UTF8.self)
  }

  /// The message without line ends and with a small first letter, to stand after a place.
  fileprivate var firstLineAsClause: String {
    let line = split(whereSeparator: \.isNewline).first.map { String($0) } ?? self
    let isOrdinaryWord = line.dropFirst().first?.isLowercase == true
    return isOrdinaryWord ? line.prefix(1).lowercased() + line.dropFirst() : line
  }
}

extension XMLName {
  fileprivate init?(
    _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    _ namespace: UnsafePointer<xmlChar>?
  ) {
    guard let name = String(local) else { return nil }
    self.init(name, prefix: String(prefix), namespace: String(namespace))
  }
}

extension XMLAttribute {
  private typealias Strings = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

  /// Reads groups of five: local name, prefix, namespace, first byte and end of the value.
  fileprivate static func read(
    _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int, limit: Int
  ) -> [XMLAttribute]? {
    guard let values, count > 0 else { return [] }
    var result: [XMLAttribute] = []
    for group in stride(from: 0, to: count * 5, by: 5) {
      guard let name = XMLName(values[group], values[group + 1], values[group + 2]),
        let start = values[group + 3], let end = values[group + 4]
      else { continue }
      guard end - start <= limit else { return nil }
      result.append(XMLAttribute(name: name, value: value(start, end)))
    }
    return result
  }

  /// Reads pairs: prefix and namespace.
  fileprivate static func readNamespaces(
    _ namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int, limit: Int
  ) -> [XMLAttribute]? {
    guard let namespaces, count > 0 else { return [] }
    let result = (0..<count).map { index in
      let prefix = String(namespaces[index * 2])
      let name = prefix.map { XMLName($0, prefix: "xmlns") } ?? XMLName("xmlns")
      return XMLAttribute(name: name, value: String(namespaces[index * 2 + 1]) ?? "")
    }
    return result.allSatisfy { $0.value.utf8.count <= limit } ? result : nil
  }

  /// libxml2 leaves an ampersand as `&#38;` unless it is told to expand all entities.
  private static func value(
    _ start: UnsafePointer<xmlChar>, _ end: UnsafePointer<xmlChar>
  ) -> String {
    let bytes = UnsafeBufferPointer(start: start, count: end - start)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.split(separator: "&#38;", omittingEmptySubsequences: false).joined(separator: "&")
  }
}
