/// An identifier that a server has given: it may become part of a path.
struct WireID: Decodable {
  /// 1 to 64 of the characters a–z, A–Z, 0–9, `-` and `_`.
  let text: String

  /// Reads an identifier and refuses everything else.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is not an identifier")
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
