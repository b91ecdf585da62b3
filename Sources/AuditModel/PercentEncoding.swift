extension UInt8 {
  /// The byte as `%` and two hexadecimal digits (RFC 3986, 2.1).
  package var percentEncoded: String {
    "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}
