/// A text that equals only texts of the very same Unicode scalars.
///
/// Swift takes an accented letter and the letter with its accent behind it for equal; the files of
/// an app, and Foundation, which looks keys up in them, do not.
package struct ExactText: Sendable {
  /// The text.
  package let text: String

  /// Takes a text.
  package init(_ text: String) { self.text = text }
}

extension ExactText: Hashable {
  /// Compares scalar by scalar.
  package static func == (left: Self, right: Self) -> Bool {
    left.text.isExactly(right.text)
  }

  /// Takes in the scalars as they are.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether it is of the very same Unicode scalars as another text.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.hasSameBytes(as: $0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are those of another buffer, compared eight at a time.
  package func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= count {
      guard
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard left[offset] == right[offset] else { return false }
      offset += 1
    }
    return true
  }
}
