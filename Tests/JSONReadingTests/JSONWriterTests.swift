import Foundation
import JSONReading
import Testing

/// Output is that of Foundation's encoder, a part at a time.
@Suite struct JSONWriterTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(
    arguments: [
      "", "plain", "a/b \\ \"c\"", "\u{2027}\u{202F}\u{A0}", "👩🏽‍🚀 e\u{301} 한글",
      "\u{10FFFF}\u{1F600}", String(repeating: "x\n", count: 50_000),
    ] + (0..<0x20 as Range<UInt8>).map { "\(Unicode.Scalar($0))a\(Unicode.Scalar($0))" })
  func writesStringsLikeFoundation(_ text: String) throws {
    #expect(JSONWriter.text(of: text) == (try encoded(text)))
    #expect(JSONWriter.text(of: [text, text]) == (try encoded([text, text])))
  }

  @Test func escapesControlsOfDirectionAndLines() {
    #expect(
      JSONWriter.text(of: "\u{7F}a\u{202E}b\u{2028}") == #""\u007fa\u202eb\u2028""#)
  }

  @Test(
    arguments: [
      0, -0.0, 1, -1, 1.5, 0.1, 0.1 + 0.2, 100_000, 1e15, 1e16, 1e17, 1e22, 1e-4, 1e-5, 1e300,
      123_456_789_012_345_680, 9_007_199_254_740_992, 12_345_678.9, .pi, .ulpOfOne,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ])
  func writesNumbersLikeFoundation(_ number: Double) throws {
    #expect(JSONWriter.text(of: number) == (try encoded(number)))
    #expect(JSONWriter.text(of: -number) == (try encoded(-number)))
  }

  @Test func writesManyNumbersLikeFoundation() throws {
    let numbers = (0..<2_000 as Range<UInt64>).map {
      Double(bitPattern: $0 &* 0x9E37_79B9_7F4A_7C15)
    }.filter(\.isFinite)
    #expect(JSONWriter.text(of: numbers) == (try encoded(numbers)))
    let short = (0..<2_000).map { Double(($0 * 7919) % 200_003 - 100_000) / 100 }
    #expect(JSONWriter.text(of: short) == (try encoded(short)))
  }

  @Test(arguments: [0, 1, -1, Int.max, Int.min])
  func writesIntegersLikeFoundation(_ number: Int) throws {
    #expect(JSONWriter.text(of: number) == (try encoded(number)))
  }

  @Test func writesWhatJSONHasNoNumberForAsNull() {
    #expect(JSONWriter.text(of: [.nan, .infinity, 1], style: .compact) == "[null,null,1]")
  }

  @Test func writesNestedValuesLikeFoundation() throws {
    let items = [
      Item(list: [], name: "", nested: nil),
      Item(list: [1, 2], name: "a", nested: [Item(list: [], name: "b", nested: [])]),
    ]
    #expect(JSONWriter.text(of: items) == (try encoded(items)))
    #expect(JSONWriter.text(of: [[Int]]()) == (try encoded([[Int]]())))
    #expect(JSONWriter.text(of: [[], [1], []]) == (try encoded([[], [1], []])))
    #expect(JSONWriter.text(of: NoFields()) == (try encoded(NoFields())))
    #expect(JSONWriter.text(of: [true, nil, false]) == (try encoded([true, nil, false])))
  }

  private struct NoFields: Encodable, JSONWritable {
    func write(to json: inout JSONWriter) { json.object { _ in } }
  }

  private struct Item: Encodable, JSONWritable {
    let list: [Int]
    let name: String
    let nested: [Item]?

    func write(to json: inout JSONWriter) {
      json.object {
        $0.list("list", list.lazy.map(\.self))
        $0.field("name", name)
        $0.fieldIfPresent("nested", nested)
      }
    }
  }

  @Test func handsOnASmallPartAtATime() throws {
    let numbers = Array(0..<200_000)
    var sizes: [Int] = []
    var all: [UInt8] = []
    JSONWriter.write(numbers) { part in
      sizes.append(part.count)
      all += part
    }
    #expect(sizes.count > 20)
    #expect(sizes.allSatisfy { $0 <= 1 << 17 })
    #expect(String(decoding: all, as: UTF8.self) == (try encoded(numbers)))
  }

  @Test func readsASequenceAsItIsWritten() {
    var made = 0
    var madeAtFirstPart = 0
    let texts = (0..<100_000).lazy.map { number in
      made += 1
      return "\(number)"
    }
    let sink: ([UInt8]) -> Void = { _ in if madeAtFirstPart == 0 { madeAtFirstPart = made } }
    JSONWriter.write(style: .compact, to: sink) { $0.list(texts) }
    #expect(made == 100_000)
    #expect(madeAtFirstPart < 10_000)
  }

  @Test func indentsTheLinesBehindTheFirst() {
    let style = JSONStyle(lineEnd: "\r\n", unit: "\t", colon: ": ")
    let value = JSONValue(
      kind: .object([JSONMember(name: "a", value: JSONValue(kind: .array([])))]))
    #expect(
      JSONWriter.text(of: value, style: style, indentation: " ")
        == "{\r\n \t\"a\": [\r\n\r\n \t]\r\n }")
    #expect(JSONWriter.text(of: value, style: .compact, indentation: " ") == #"{"a":[]}"#)
  }
}
