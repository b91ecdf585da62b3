import SourceText
import Testing

@Suite struct NamedEncodingTests {
  @Test(
    arguments: [
      ("ISO-8859-15", [0xA4], "€"), ("KOI8-R", [0xC1], "а"), ("windows-1250", [0x8A], "Š"),
      ("EUC-JP", [0xC6, 0xFC, 0x5C], "日\\"), ("Shift_JIS", [0x95, 0x5C, 0x5C], "表\\"),
      ("EUC-KR", [0xB0, 0xA1, 0x5C, 0x7E], "가\\~"), ("CP949", [0x5C, 0x8C, 0x63], "\\똠"),
      ("Big5", [0xB3, 0x5C], "許"), ("GB2312", [0xD6, 0xD0], "中"),
      ("GB18030", [0xA2, 0xE3], "€"), ("iso-8859-1", [0x80], "\u{80}"),
    ] as [(String, [UInt8], String)])
  func readsAndWritesACharacter(name: String, bytes: [UInt8], text: String) throws {
    let encoding = try #require(NamedEncoding(name))
    #expect(encoding.name == name)
    #expect(String(decoding: encoding.utf8(bytes), as: UTF8.self) == text)
    #expect(encoding.bytes(of: encoding.utf8(bytes)) == bytes)
  }

  @Test(arguments: ["KOI8-R", "EUC-JP", "Shift_JIS", "Big5", "GBK", "EUC-KR", "ISO-8859-2"])
  func readsASCIIAsItIs(name: String) throws {
    let ascii = Array(UInt8(0x20)...0x7E) + [0x09, 0x0A, 0x0D]
    let encoding = try #require(NamedEncoding(name))
    #expect(encoding.utf8(ascii) == ascii && encoding.bytes(of: ascii) == ascii)
    #expect(encoding.utf8([]) == [] && encoding.bytes(of: []) == [])
  }

  @Test(
    arguments: [
      ("EUC-KR", [0x61, 0xFF, 0x62], "a\u{FFFD}b"), ("EUC-JP", [0x61, 0xC6], "a\u{FFFD}"),
      ("ISO-8859-7", [0xD2], "\u{FFFD}"),
    ] as [(String, [UInt8], String)])
  func replacesBytesThatAreNoCharacter(name: String, bytes: [UInt8], text: String) throws {
    let encoding = try #require(NamedEncoding(name))
    #expect(String(decoding: encoding.utf8(bytes), as: UTF8.self) == text)
    #expect(encoding.bytes(of: encoding.utf8(bytes)) == nil)
  }

  @Test func writesNoCharacterThatItLacks() throws {
    let encoding = try #require(NamedEncoding("ISO-8859-2"))
    for text in ["€", "日", "\u{FFFD}", "\u{1A}日"] {
      #expect(encoding.bytes(of: Array(text.utf8)) == nil)
    }
  }

  @Test(arguments: [
    "x-unknown", "", "UTF-16", "UTF-7", "ISO-2022-JP", "cp037", "../../etc/passwd", "HZ-GB-2312",
    String(repeating: "x", count: 10_000),
  ])
  func refusesEncodingsThatAreNoneForFilesInASCII(name: String) {
    #expect(NamedEncoding(name) == nil)
  }
}
