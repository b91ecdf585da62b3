import TextShaping

/// A character that no font has a glyph for, with the place of its box.
struct MissingGlyph {
  let scalar: Unicode.Scalar
  /// The font that the code point is written in.
  let face: FontFace?
  /// The left end on the baseline, and the width of the box with the room around it.
  let x: Double
  let y: Double
  let width: Double

  /// The code point in hexadecimal digits, in two rows of the same length.
  var digits: [[Unicode.Scalar]] {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let length = digits.count > 4 ? 6 : 4
    let padded = Array(
      (String(repeating: "0", count: length - digits.count) + digits).unicodeScalars)
    return [Array(padded[..<(length / 2)]), Array(padded[(length / 2)...])]
  }
}
