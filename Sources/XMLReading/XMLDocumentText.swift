import SourceText

/// Brings a document into UTF-8, the only encoding in which offsets can be trusted.
package enum XMLDocumentText {
  /// The document as UTF-8 without a byte order mark.
  static func utf8(of bytes: [UInt8]) throws(XMLError) -> [UInt8] {
    let found = try detectEncoding(of: bytes)
    return found.encoding.utf8(bytes.dropFirst(found.markLength))
  }

  /// The encoding by the first bytes and by what the document itself declares.
  package static func detectEncoding(
    of bytes: [UInt8]
  ) throws(XMLError) -> TextEncoding.Detection {
    let found = TextEncoding.detect(bytes)
    guard found.encoding == .utf8, found.markLength == 0,
      let name = declaredEncoding(in: bytes[...])
    else { return found }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII": return found
    case "ISO-8859-1", "LATIN1":
      return TextEncoding.Detection(encoding: .latin1, markLength: 0)
    default:
      throw XMLError(at: TextLocation(), "the encoding \(name) is not read; save the file as UTF-8")
    }
  }

  /// The bytes that `<?xml … ?>` takes up at the beginning, 0 when there is none.
  static func declarationLength(in text: [UInt8]) -> Int {
    guard text.starts(with: Array("<?xml ".utf8)) else { return 0 }
    return (text.firstIndex(of: UInt8(ascii: ">")) ?? -1) + 1
  }

  /// The name in `<?xml … encoding="name"?>`.
  static func declaredEncoding(in text: ArraySlice<UInt8>) -> String? {
    guard text.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(decoding: text.prefix(256), as: UTF8.self)
    guard let declaration = head.split(separator: "?>", maxSplits: 1).first,
      let label = declaration.firstRange(of: "encoding")
    else { return nil }
    let parts = declaration[label.upperBound...].split(maxSplits: 2) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? String(parts[1]) : nil
  }
}
