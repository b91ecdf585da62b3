import CICU

/// A letter without its marks.
enum BaseLetter {
  /// The letter that marks are put on to make a character; none where they widen it, as a horn does,
  /// or where it consists of nothing else.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var status = U_ZERO_ERROR
    guard let normalizer = legible_unorm2_getNFCInstance(&status) else { return nil }
    var units = [UInt16](repeating: 0, count: 8)
    let length = legible_unorm2_getDecomposition(
      normalizer, Int32(scalar.value), &units, Int32(units.count), &status)
    guard length > 1, length <= units.count, !units[..<Int(length)].contains(horn) else {
      return nil
    }
    return Unicode.Scalar(units[0])
  }

  private static let horn: UInt16 = 0x031B
}
