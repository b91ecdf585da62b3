/// A receiver of the events of a document while it is parsed, without a copy of anything.
///
/// It is quicker than events, which own their strings. Offsets count the bytes of the document as
/// UTF-8 without a byte order mark. An error that a handler throws ends the reading.
package protocol XMLHandler: AnyObject {
  /// A tag opens an element; for `<a/>` the end follows at once.
  func startElement(_ tag: borrowing XMLStartTag) throws

  /// An element ends with a tag at this place; for `<a/>` it is the place of that tag.
  func endElement(_ name: XMLNameNumber, tag: Range<Int>) throws

  /// Characters with all references resolved; those between two tags may come in several parts.
  ///
  /// The bytes are lent for the time of the call. The offset is that of the first of the parts, or
  /// one behind it; they end where the next tag or other markup begins.
  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws

  /// A comment, a processing instruction or the declaration of a document type.
  func markup(_ kind: XMLEvent.Kind, range: Range<Int>) throws
}

extension XMLHandler {
  /// Passes over what seldom matters.
  package func markup(_ kind: XMLEvent.Kind, range: Range<Int>) {}
}
