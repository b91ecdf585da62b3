import Testing

@testable import SourceText

/// Edits change the bytes that they name and no others, in every encoding.
@Suite struct EncodedTextTests {
  private static let encodings: [TextEncoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1,
  ]

  @Test(arguments: encodings)
  func replacesWhatIsNamedAlone(_ encoding: TextEncoding) {
    let text = encoding == .latin1 ? "aé=b" : "aé😀=b"
    let bytes = encoding.encode(text)
    let file = EncodedText(bytes, .init(encoding: encoding, markLength: 0))
    #expect(String(decoding: file.text, as: UTF8.self) == text)
    let end = text.utf8.count
    let edits: [TextEdit] = [
      .insert("2", at: end, rank: 1), .replace(1..<end - 2, with: "ü"), .insert("1", at: end),
    ]
    #expect(file.applying(edits) == encoding.encode("aü=b12"))
    #expect(file.applying([]) == bytes)
  }

  @Test func keepsTheByteOrderMarkAndWrongBytes() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0xFF, 0x62]
    let file = EncodedText(detecting: bytes)
    #expect(file.text == [0x61, 0xFF, 0x62])
    #expect(file.applying([.replace(2..<3, with: "c")]) == bytes.dropLast() + [0x63])
  }

  @Test func leavesOutAnEditInsideOfAnother() {
    let edits: [TextEdit] = [.replace(0..<4, with: "a"), .remove(2..<3), .insert("b", at: 4)]
    #expect(EncodedText(detecting: Array("1234".utf8)).applying(edits) == Array("ab".utf8))
  }
}
