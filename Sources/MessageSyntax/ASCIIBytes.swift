// The questions that rules ask of most strings; the views of a string take several times as long.

extension String {
  /// Whether a character of ASCII is in the text.
  package func hasASCII(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    var text = self
    return text.withUTF8 { bytes in
      for other in bytes where other == byte { return true }
      return false
    }
  }

  /// How often a character of ASCII is in the text.
  package func countOfASCII(_ character: Unicode.Scalar) -> Int {
    let byte = UInt8(ascii: character)
    var text = self
    return text.withUTF8 { bytes in bytes.reduce(0) { $1 == byte ? $0 + 1 : $0 } }
  }
}
