/// An identifier that a server has given: it may become part of a path.
struct WireID: Decodable {
  /// 1 to 64 of the characters a–z, A–Z, 0–9, `-` and `_`.
  let text: String

  /// Reads an identifier and refuses everything else.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    let isPlain = text.percentEncoded == text && !text.contains { $0 == "." || $0 == "~" }
    guard isPlain, (1...64).contains(text.count) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is not an identifier")
    }
  }
}
