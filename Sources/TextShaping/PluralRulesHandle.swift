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

  /// The category of a number; none when the rules of the language cannot be read.
  func category(for number: Double) -> PluralCategory? {
    guard let rules else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { keyword in
      var status = U_ZERO_ERROR
      let length = legible_uplrules_select(rules, number, keyword.baseAddress, 16, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 16 else { return nil }
      return PluralCategory(firstUnit: keyword[0], length: Int(length))
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

extension PluralCategory {
  /// Takes one of the six keywords, which their first letters and lengths distinguish; making a
  /// string of each would take longer than asking for it.
  fileprivate init?(firstUnit: UInt16, length: Int) {
    switch (UInt8(truncatingIfNeeded: firstUnit), length) {
    case (UInt8(ascii: "z"), 4): self = .zero
    case (UInt8(ascii: "o"), 3): self = .one
    case (UInt8(ascii: "t"), 3): self = .two
    case (UInt8(ascii: "f"), 3): self = .few
    case (UInt8(ascii: "m"), 4): self = .many
    case (UInt8(ascii: "o"), 5): self = .other
    default: return nil
    }
  }
}
