import Localization

/// The placeholders `%0`, `%1` … of a text, which some apps replace themselves.
struct NumberedPlaceholders {
  /// Their digits, each once.
  private(set) var digits: Set<UInt8> = []

  /// Finds them: a percent sign with one digit, and nothing behind it that belongs to a specifier.
  init(_ text: String) {
    var text = text
    digits = text.withUTF8 { bytes in
      var digits: Set<UInt8> = []
      for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "%") {
        guard (0x30...0x39).contains(bytes[index + 1]) else { continue }
        let next = index + 2 < bytes.count ? bytes[index + 2] : UInt8(ascii: " ")
        // The full stop of a sentence is no precision.
        let isStop =
          next == UInt8(ascii: ".")
          && !(index + 3 < bytes.count && bytes[index + 3].continuesSpecifier)
        if isStop || !next.continuesSpecifier { digits.insert(bytes[index + 1]) }
      }
      return digits
    }
  }

  /// How many strings of a table have to have some, so that they are placeholders of the app's own.
  private static let least = 5

  /// Whether strings of a table have them.
  static func areUsed(in table: StringTable) -> Bool {
    var count = 0
    for entry in table.entries {
      guard case .text(let text) = entry.value, areIn(text) else { continue }
      count += 1
      if count == least { return true }
    }
    return false
  }

  private static func areIn(_ text: String) -> Bool {
    text.hasASCII("%") && !NumberedPlaceholders(text).digits.isEmpty
  }
}

extension UInt8 {
  /// Whether it may follow the width of a specifier, such as `%2d` or `%1$@`.
  fileprivate var continuesSpecifier: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "$")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "@") || self == UInt8(ascii: "#")
      || self == UInt8(ascii: "*")
  }
}
