import AuditModel
import XMLReading

/// Gathers the text of a source or target, with the native text of its inline codes.
struct TextCollector {
  private var bytes: [UInt8] = []
  private var ends: [End] = []

  /// The end of an element that is open.
  private struct End {
    /// Its contribution to the text.
    var text: String
    /// Where the text of the element begins, when the element is to have one.
    var codeStart: Int?
  }

  /// How many elements are open in the text.
  var depth: Int { ends.count }

  mutating func begin() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: part) }

  /// Opens an inline element that adds a text where it begins and one where it ends.
  mutating func open(start: String = "", end: String = "") {
    bytes.append(contentsOf: start.utf8)
    ends.append(End(text: end))
  }

  /// Opens an inline element that holds a native text, or else stands for one.
  mutating func openCode(orElse text: String) {
    ends.append(End(text: text, codeStart: bytes.count))
  }

  /// Closes the innermost element.
  ///
  /// - Returns: whether it is a code without any text.
  mutating func close() -> Bool {
    guard let end = ends.popLast() else { return false }
    if let codeStart = end.codeStart {
      if bytes.count == codeStart { bytes.append(contentsOf: end.text.utf8) }
      return bytes.count == codeStart
    }
    if !end.text.isEmpty { bytes.append(contentsOf: end.text.utf8) }
    return false
  }

  /// The whole text.
  func text() -> String { String(decoding: bytes, as: UTF8.self) }

  /// The whole text; when it is the same as another one, that one, which takes no more room.
  func text(orSame other: String) -> String {
    guard other.utf8.count == bytes.count else { return text() }
    let isSame = other.utf8.withContiguousStorageIfAvailable { other in
      bytes.withUnsafeBufferPointer { $0.hasSameBytes(as: other) }
    }
    return isSame == true ? other : text()
  }
}
