/// A tag that opens an element, lent by the parser for the time of a call.
package struct XMLStartTag: ~Copyable {
  typealias Strings = UnsafeMutablePointer<UnsafePointer<UInt8>?>

  /// The number of the element's name.
  package let name: XMLNameNumber
  /// The bytes of the tag.
  package let range: Range<Int>
  /// How many attributes it has, without the declarations of namespaces.
  package let attributeCount: Int
  /// How many namespaces it declares.
  let declarationCount: Int

  private let names: XMLNameTable
  /// Groups of five: local name, prefix, namespace, first byte and end of the value.
  private let attributes: Strings?
  /// Pairs: prefix and namespace.
  private let declarations: Strings?

  init(
    name: XMLNameNumber, range: Range<Int>, names: XMLNameTable,
    attributes: (Strings?, Int), declarations: (Strings?, Int)
  ) {
    self.name = name
    self.range = range
    self.names = names
    self.attributes = attributes.0
    self.declarations = declarations.0
    attributeCount = attributes.0 == nil ? 0 : attributes.1
    declarationCount = declarations.0 == nil ? 0 : declarations.1
  }

  /// The name that a number stands for, in this document.
  package func fullName(of number: XMLNameNumber) -> XMLName { names[number] }

  /// The number of the name of an attribute, by its place from 0.
  package func attributeName(_ index: Int) -> XMLNameNumber {
    guard let attributes, index < attributeCount else { return XMLNameNumber(value: 0) }
    let group = attributes + index * 5
    return names.number(group[0], prefix: group[1], namespace: group[2])
  }

  /// The value of an attribute with all references resolved, by its place from 0.
  package func attributeValue(_ index: Int) -> String {
    let bytes = rawValue(index)
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    // libxml2 leaves an ampersand as `&#38;` unless it is set to expand all entities.
    return text.split(separator: "&#38;", omittingEmptySubsequences: false).joined(separator: "&")
  }

  /// Lends the bytes of the value of an attribute with all references resolved, by its place from 0.
  package func withAttributeBytes<Result>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let bytes = rawValue(index)
    guard bytes.contains(UInt8(ascii: "&")) else { return body(bytes) }
    return Array(attributeValue(index).utf8).withUnsafeBufferPointer(body)
  }

  private func rawValue(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let attributes, index < attributeCount, let start = attributes[index * 5 + 3],
      let end = attributes[index * 5 + 4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}

extension XMLStartTag {
  /// The longest value of an attribute or name of a namespace, in bytes.
  var longestValue: Int {
    var longest = 0
    for index in 0..<attributeCount { longest = max(longest, rawValue(index).count) }
    for index in 0..<declarationCount {
      longest = max(longest, declared(index).namespace.utf8.count)
    }
    return longest
  }

  /// The declarations of namespaces and then the attributes, as values of their own.
  func copiedAttributes() -> [XMLAttribute] {
    var result: [XMLAttribute] = []
    result.reserveCapacity(declarationCount + attributeCount)
    for index in 0..<declarationCount {
      let (prefix, namespace) = declared(index)
      let name = prefix.map { XMLName($0, prefix: "xmlns") } ?? XMLName("xmlns")
      result.append(XMLAttribute(name: name, value: namespace))
    }
    for index in 0..<attributeCount {
      let name = names[attributeName(index)]
      result.append(XMLAttribute(name: name, value: attributeValue(index)))
    }
    return result
  }

  private func declared(_ index: Int) -> (prefix: String?, namespace: String) {
    guard let declarations else { return (nil, "") }
    return (
      String(cString: declarations[index * 2]), String(cString: declarations[index * 2 + 1]) ?? ""
    )
  }
}
