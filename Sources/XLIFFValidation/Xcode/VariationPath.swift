/// The path that Xcode puts behind `|==|` in the id of a unit that is one variation of a string of
/// a string catalog, such as `plural.one` or `device.iphone.plural.other`.
struct VariationPath: Hashable {
  /// The key of the text.
  let key: String
  /// The name of the substitution that varies, when it is not the text itself.
  let substitution: String?

  /// Whether the id holds the separator at all.
  static func hasSeparator(_ id: String) -> Bool {
    id.utf8.contains(UInt8(ascii: "|")) && id.contains(separator)
  }

  /// Reads an id at its last separator; none when what follows is no variation.
  init?(_ id: String) {
    let parts = id.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard parts.count > 1, let path = parts.last else { return nil }
    key = parts.dropLast().joined(separator: Self.separator)
    if let substituted = Self.substitution(path) {
      substitution = substituted
    } else if Self.isVariation(path.split(separator: ".")) {
      substitution = nil
    } else {
      return nil
    }
  }

  /// Whether the name of the substitution holds a character that separates the parts of a path.
  var hasDelimiterInName: Bool {
    substitution?.contains { $0 == "." || $0 == "@" || $0 == "|" } ?? false
  }

  private static let separator = "|==|"
  private static let categories: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]
  private static let devices: Set<Substring> = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  /// A plural category, a device, or a device and a plural category.
  private static func isVariation(_ parts: [Substring]) -> Bool {
    switch parts.first {
    case "plural": parts.count == 2 && categories.contains(parts[1])
    case "device":
      parts.count >= 2 && devices.contains(parts[1])
        && (parts.count == 2 || isVariation(Array(parts[2...])))
    default: false
    }
  }

  /// The name between `substitutions.` and the variation behind it.
  private static func substitution(_ path: Substring) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "substitutions", parts.count >= 4 else { return nil }
    let start =
      parts[parts.count - 2] == "plural" && parts.count >= 6
        && parts[parts.count - 4] == "device" ? parts.count - 4 : parts.count - 2
    guard isVariation(Array(parts[start...])) else { return nil }
    return parts[1..<start].joined(separator: ".")
  }
}
