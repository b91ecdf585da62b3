/// The tree and the drawing of a variant.
package struct RecordedContent: Hashable, Sendable {
  /// The laid-out tree as text.
  package let tree: String
  /// The drawing as SVG.
  package let drawing: String

  /// Takes a tree and a drawing.
  package init(tree: String, drawing: String) {
    self.tree = tree
    self.drawing = drawing
  }
}

/// Distinguishes the bytes of a file from those that were recorded.
package enum ContentDigest {
  /// The FNV-1a hash, without carriage returns, which version control adds on some machines.
  ///
  /// It detects edits, and is no protection from attacks.
  package static func of(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 where byte != UInt8(ascii: "\r") {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
