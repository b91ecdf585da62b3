import CICU

/// Shares one set of ICU plural rules, which is freed with the last that uses it.
final class PluralRulesHandle: Sendable {
  // ICU's rules never change once they are open, and asking them is documented as thread safe.
  nonisolated(unsafe) private let rules: OpaquePointer?

  init(language: String) {
    var status = U_ZERO_ERROR
    let opened = legible_uplrules_open(language, UPLURAL_TYPE_CARDINAL, &status)
    rules = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
  }

  deinit { if let rules { legible_uplrules_close(rules) } }

  /// The keyword for a number, such as `few`.
  func keyword(for number: Double) -> String? {
    guard let rules else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      var status = U_ZERO_ERROR
      let length = legible_uplrules_select(rules, number, buffer.baseAddress, 16, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 16 else { return nil }
      // The keywords are words of ASCII.
      let bytes = buffer.prefix(Int(length)).lazy.map { UInt8(truncatingIfNeeded: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// All keywords that the rules may give.
  var keywords: [String] {
    guard let rules else { return [] }
    var status = U_ZERO_ERROR
    let enumeration = legible_uplrules_getKeywords(rules, &status)
    defer { legible_uenum_close(enumeration) }
    var result: [String] = []
    while let keyword = legible_uenum_next(enumeration, nil, &status) {
      result.append(String(cString: keyword))
    }
    return result
  }
}
