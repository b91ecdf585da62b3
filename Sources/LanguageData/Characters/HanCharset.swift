import CICU

/// The Han characters of the national standards, which say what is in use where.
enum HanCharset {
  /// GB 2312, for mainland China.
  static let simplified = characters(
    of: "gb2312", leads: 0xB0...0xF7, trails: [0xA1...0xFE])
  /// The characters in frequent use of Big5, for Taiwan.
  static let traditional = characters(
    of: "big5", leads: 0xA4...0xC6, trails: [0x40...0x7E, 0xA1...0xFE])
  /// Both levels of JIS X 0208, for Japan.
  static let japanese = characters(
    of: "shift_jis", leads: 0x88...0xEA, trails: [0x40...0x7E, 0x80...0xFC])
  /// The first level of JIS X 0208: the characters in frequent use in Japan.
  static let japaneseFrequent = characters(
    of: "shift_jis", leads: 0x88...0x97, trails: [0x40...0x7E, 0x80...0xFC])

  private static func characters(
    of name: String, leads: ClosedRange<UInt8>, trails: [ClosedRange<UInt8>]
  ) -> HanSet {
    var bytes: [CChar] = []
    for lead in leads where !(0xA0...0xDF).contains(lead) || name != "shift_jis" {
      for trail in trails.joined() {
        bytes.append(CChar(bitPattern: lead))
        bytes.append(CChar(bitPattern: trail))
      }
    }
    var result = HanSet()
    for unit in decoded(bytes, from: name) { result.insert(UInt32(unit)) }
    return result
  }

  private static func decoded(_ bytes: [CChar], from name: String) -> [UInt16] {
    var status = U_ZERO_ERROR
    guard let converter = legible_ucnv_open(name, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return [] }
    defer { legible_ucnv_close(converter) }
    var units = [UInt16](repeating: 0, count: bytes.count * 2)
    let count = legible_ucnv_toUChars(
      converter, &units, Int32(units.count), bytes, Int32(bytes.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return Array(units.prefix(Int(count)))
  }
}
