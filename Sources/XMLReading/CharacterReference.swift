extension Unicode.Scalar {
  /// The character that a reference stands for, without its `&` and `;` (XML 1.0, 4.1 and 4.6); none
  /// when it is the name of an entity of the document's own.
  package init?(xmlReference reference: some StringProtocol) {
    switch reference {
    case "amp": self = "&"
    case "lt": self = "<"
    case "gt": self = ">"
    case "quot": self = "\""
    case "apos": self = "'"
    default:
      guard reference.hasPrefix("#") else { return nil }
      let digits = reference.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = value.flatMap({ Unicode.Scalar($0) }) else { return nil }
      self = scalar
    }
  }
}
