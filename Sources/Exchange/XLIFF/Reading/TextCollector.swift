import XMLReading

/// Gathers the text of a source or target, with the native text of its inline codes.
struct TextCollector {
  private var bytes: [UInt8] = []
  /// What the ends of the open elements add to the text.
  private var ends: [String] = []

  /// How many elements are open in the text.
  var depth: Int { ends.count }

  mutating func begin() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: part) }

  /// Opens an inline element that adds a text where it begins and one where it ends.
  mutating func open(start: String = "", end: String = "") {
    bytes.append(contentsOf: start.utf8)
    ends.append(end)
  }

  mutating func close() {
    if let end = ends.popLast(), !end.isEmpty { bytes.append(contentsOf: end.utf8) }
  }

  /// The whole text.
  func text() -> String { String(decoding: bytes, as: UTF8.self) }
}
