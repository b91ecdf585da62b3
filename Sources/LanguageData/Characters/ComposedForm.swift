import CICU

/// The one form that strings of equal meaning take on the web and in keys: composed (NFC).
package enum ComposedForm {
  // ICU's normalizer never changes and belongs to ICU.
  nonisolated(unsafe) private static let normalizer: OpaquePointer? = {
    var status = U_ZERO_ERROR
    let normalizer = legible_unorm2_getNFCInstance(&status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? normalizer : nil
  }()

  /// A text in composed form; none when it is in that form already.
  package static func composed(_ text: String) -> String? {
    guard text.mayBeDecomposed, let normalizer else { return nil }
    let units = Array(text.utf16)
    var status = U_ZERO_ERROR
    let isNormal = legible_unorm2_isNormalized(normalizer, units, Int32(units.count), &status)
    guard isNormal == 0, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    // No text grows by more than half of its length when it is composed, and few grow at all.
    var result = [UInt16](repeating: 0, count: units.count * 3 + 16)
    let length = legible_unorm2_normalize(
      normalizer, units, Int32(units.count), &result, Int32(result.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: result.prefix(Int(length)), as: UTF16.self)
  }
}

extension String {
  /// Whether there is a character in it that composing may change, which needs ICU to be known.
  fileprivate var mayBeDecomposed: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x300, 0x400...0x482, 0x48A...0x52F, 0x2000...0x20CF, 0x3041...0x3096,
        0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        false
      default: true
      }
    }
  }
}
