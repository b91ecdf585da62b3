import AuditModel
import Exchange
import Localization
import Testing

@testable import Fuzzing

/// Property lists that hold something else than texts, or more than they seem to.
@Suite struct BadPropertyListTests {
  @Test(arguments: [
    "<array><string>x</string></array>", "<dict/>", "<data>AA==</data>", "<integer>1</integer>",
    "<true/>", "<date>2026-01-01T00:00:00Z</date>",
  ])
  func reportsWhatIsNoTextWhereATextBelongs(element: String) throws {
    let text =
      "<plist><dict>\n<key>a</key>\n  \(element)\n<key>b</key><string>B</string></dict></plist>"
    for format in [FuzzedFormat.strings, .stringsdict] {
      let complaints = format.complaints(about: text)
      #expect(complaints.contains { (2...3).contains($0.location.line) }, "\(complaints)")
    }
    let document = StringsDocument(Array(text.utf8), path: "a", locale: "de")
    #expect(document.entries(in: "de").map(\.key) == ["b"])
  }

  @Test(arguments: ["(1, 2)", "{ x = y; }", "<00ff>"])
  func reportsWhatIsNoTextInTheOldStyle(value: String) throws {
    let complaints = FuzzedFormat.strings.complaints(about: "\"b\" = \"B\";\n\"a\" = \(value);\n")
    #expect(complaints.count == 1)
    #expect(try #require(complaints.first).location.line == 2)
  }

  /// A list that holds the list after it twice, and so on: a hundred bytes for a billion values.
  @Test func refusesABinaryListThatComesToMoreThanItSeems() throws {
    let count = 40
    var objects: [[UInt8]] = (1..<count).map { [0xA2, UInt8($0), UInt8($0)] }
    objects.append([0x51, UInt8(ascii: "x")])
    for format in [FuzzedFormat.strings, .stringsdict] {
      let start = ContinuousClock.now
      let complaints = format.complaints(about: binaryList(objects))
      #expect(complaints.count == 1)
      #expect(complaints.first?.message.contains("again and again") == true)
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }

  @Test func refusesABinaryListThatHoldsItself() throws {
    let bytes = binaryList([[0xD1, 1, 0], [0x51, UInt8(ascii: "k")]])
    let complaints = FuzzedFormat.stringsdict.complaints(about: bytes)
    #expect(complaints.count == 1)
    #expect(complaints.first?.message.contains("again and again") == true)
  }

  @Test func readsNothingBeyondTheObjectsOfABinaryList() {
    let good = binaryList([[0xD1, 1, 2], [0x51, UInt8(ascii: "k")], [0x51, UInt8(ascii: "v")]])
    let document = StringsDocument(good, path: "a", locale: "de")
    #expect(document.problems == [])
    #expect(document.entries(in: "de").map(\.key) == ["k"])
    for index in good.indices.dropFirst(8) {
      for byte in [0x00, 0x0F, 0x5F, 0x6F, 0x7F, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var bad = good
        bad[index] = byte
        // Whatever the result, it finishes.
        _ = FuzzedFormat.strings.complaints(about: bad)
        _ = FuzzedFormat.stringsdict.complaints(about: bad)
      }
    }
    for length in 7..<good.count {
      let complaints = FuzzedFormat.strings.complaints(about: Array(good.prefix(length)))
      #expect(complaints.count == 1, "\(length) bytes")
    }
  }

  @Test(
    arguments: [
      [0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x6F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x5F, 0x14, 1],
      [0x52, 0xC3, 0xA9],
      [0xAF, 0x12, 0x40, 0, 0, 0], [0xDF, 0x12, 0x40, 0, 0, 0], [0x70], [0x60 | 0x0F],
    ] as [[UInt8]])
  func refusesLengthsThatCannotBe(object: [UInt8]) {
    let bytes = binaryList([[0xD1, 1, 2], [0x51, UInt8(ascii: "k")], object])
    #expect(FuzzedFormat.strings.complaints(about: bytes).count == 1)
  }
}

/// A binary property list of objects, each of which is one byte's number away.
private func binaryList(_ objects: [[UInt8]]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    bytes += object
  }
  let table = bytes.count
  bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
  for number in [objects.count, 0, table] {
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  return bytes
}
