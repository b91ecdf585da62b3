/// An element of a well-formed document, with the places of all that it is made of.
///
/// Only elements of documents that were read before are looked at, so nothing is checked again.
struct XLIFFMarkup {
  /// The name as it is written, with its prefix.
  var name: String
  /// The bytes of the start tag.
  var tag: Range<Int>
  /// The bytes between the tags; empty, behind the tag, for `<a/>`.
  var content: Range<Int>
  /// The bytes of the whole element.
  var range: Range<Int>
  var attributes: [Attribute]
  var children: [Node] = []

  /// An attribute with its places.
  struct Attribute {
    var name: String
    /// From the first character of the name to the closing quotation mark.
    var range: Range<Int>
    /// The bytes between the quotation marks.
    var value: Range<Int>
  }

  /// The content of an element.
  enum Node {
    case element(XLIFFMarkup)
    /// Characters and references as they are written.
    case text(Range<Int>)
    /// The content between `<![CDATA[` and `]]>`.
    case characterData(Range<Int>)
  }

  /// Whether it is written as `<a/>`.
  var isEmptyTag: Bool { range == tag }

  /// The name without its prefix.
  var localName: Substring { name.split(separator: ":").last ?? "" }

  /// The prefix before the local name, with its colon, or nothing.
  var prefix: String { String(name.dropLast(localName.count)) }
}

extension XLIFFMarkup {
  /// The child elements with a local name and the prefix of this element.
  func elements(_ name: String) -> [XLIFFMarkup] {
    let qualified = prefix + name
    return children.compactMap { child in
      if case .element(let element) = child, element.name == qualified { element } else { nil }
    }
  }

  /// The child elements in their order.
  var elements: [XLIFFMarkup] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The attribute with a name as it is written.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
