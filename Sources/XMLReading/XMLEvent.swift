import SourceText

/// One thing that is in an XML document, and where.
package struct XMLEvent: Hashable, Sendable {
  /// The kinds of events.
  package enum Kind: Hashable, Sendable {
    /// A tag that opens an element; `<a/>` opens and ends one.
    case startElement(XMLName, attributes: [XMLAttribute])
    /// The end of an element.
    case endElement(XMLName)
    /// All the characters between two tags or comments, CDATA sections included.
    case text(String)
    /// The text between `<!--` and `-->`.
    case comment(String)
    /// The text between `<?` and `?>`, without the XML declaration.
    case processingInstruction(target: String, content: String)
    /// The declaration of a document type, which is never loaded.
    case documentType(name: String, publicIdentifier: String?, systemIdentifier: String?)
  }

  /// The content.
  package let kind: Kind
  /// Where it begins.
  package let location: TextLocation
  /// The bytes it takes up, counted in the document as UTF-8 without a byte order mark.
  package let byteRange: Range<Int>

  /// The line where it begins, from 1.
  package var line: Int { location.line }
  /// The column in characters where it begins, from 1.
  package var column: Int { location.column }
}

/// The name of an element or attribute with its namespace.
package struct XMLName: Hashable, Sendable {
  /// The prefix before the colon.
  package let prefix: String?
  /// The local name after the colon, or all of it.
  package let localName: String
  /// The namespace that the prefix, or its absence, stands for.
  package let namespace: String?

  /// Makes a name, without a namespace unless one is given.
  package init(_ localName: String, prefix: String? = nil, namespace: String? = nil) {
    self.localName = localName
    self.prefix = prefix
    self.namespace = namespace
  }

  /// The name as it is written in the document.
  package var qualifiedName: String { prefix.map { "\($0):\(localName)" } ?? localName }
}

/// An attribute of an element, or the declaration of a namespace (`xmlns`, `xmlns:x`).
package struct XMLAttribute: Hashable, Sendable {
  /// Its name.
  package let name: XMLName
  /// Its value with all references resolved.
  package let value: String

  /// Makes an attribute.
  package init(name: XMLName, value: String) {
    self.name = name
    self.value = value
  }
}

extension [XMLAttribute] {
  /// The value of the attribute without a prefix that has this name.
  package subscript(name: String) -> String? {
    first { $0.name.prefix == nil && $0.name.localName == name }?.value
  }
}
