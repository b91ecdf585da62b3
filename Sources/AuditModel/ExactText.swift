/// A text that equals only texts of the very same Unicode scalars.
///
/// Swift takes an accented letter and the letter with its accent behind it for equal; the files of
/// an app, and the system that looks keys up in them, do not.
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
    // What is not even the same text to Swift is told apart much faster.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
