import AuditModel
import Testing

@testable import JSONReading

private func tree(_ text: String, isLenient: Bool = true) throws(JSONError) -> JSONTree {
  var limits = JSONLimits()
  limits.isLenient = isLenient
  return try JSONParser.parse(JSONSource(file: "a.json", bytes: Array(text.utf8)), limits: limits)
}

@Suite struct JSONTreeTests {
  @Test func knowsTheBytesOfNamesAndValues() throws {
    let text = #"{ "a" : [1, {"b\u0062": "x\ny"}], "c" : null }"#
    let tree = try tree(text)
    #expect(tree.count == 6)
    let list = try #require(tree.field("a", of: tree.root))
    #expect(tree.kind(of: list) == .list && tree.written(list) == #"[1, {"b\u0062": "x\ny"}]"#)
    let object = try #require(Array(tree.children(of: list)).last)
    let inner = try #require(tree.field("bb", of: object))
    #expect(tree.name(of: inner) == "bb" && tree.text(of: inner) == "x\ny")
    #expect(tree.nameRange(of: inner) == 13..<22)
    #expect(tree.written(inner) == #""x\ny""#)
    let last = try #require(tree.field("c", of: tree.root))
    #expect(tree.kind(of: last) == .null && tree.range(of: last) == 40..<44)
    #expect(tree.field("b", of: tree.root) == nil && tree.text(of: last) == nil)
  }

  @Test(arguments: [3, 20])
  func takesTheLastOfTwoFieldsAndReportsIt(count: Int) throws {
    let fields = (0..<count).map { "\"k\($0)\": \($0)" }.joined(separator: ",\n")
    let tree = try tree("{\(fields),\n\"\\u006b1\": 99}")
    let field = try #require(tree.field("k1", of: tree.root))
    #expect(tree.written(field) == "99")
    #expect(tree.problems.map(\.kind) == [.duplicateName])
    let offset = try #require(tree.problems.first).offset
    #expect(tree.source.location(at: offset).description == "a.json:\(count + 1):1")
    #expect(throws: JSONError.self) { try self.strict("{\(fields), \"k1\": 99}") }
  }

  @Test func distinguishesNamesThatOnlyLookAlike() throws {
    #expect(try tree("{\"\u{e9}\": 1, \"e\u{301}\": 2}", isLenient: false).count == 3)
  }

  @Test(arguments: [
    (#""\ud83d!""#, "\u{FFFD}!", 1), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}", 2),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀", 1), (#""\ud83d\n""#, "\u{FFFD}\n", 1),
  ])
  func readsPastHalfCharacters(json: String, text: String, count: Int) throws {
    let tree = try tree(json)
    #expect(tree.text(of: tree.root) == text)
    #expect(tree.problems.map(\.kind) == Array(repeating: .loneSurrogate, count: count))
  }

  @Test func reportsPlacesAsIfCountedFromTheBeginning() {
    let line = "é😀x"
    let text = (0..<200).map { String(repeating: line, count: $0 % 7) }.joined(separator: "\r\n")
    for bytes in [Array(text.utf8), JSONSource.byteOrderMark + Array(text.utf8), [], [0x0D]] {
      let source = JSONSource(file: "a.json", bytes: bytes)
      let locations = JSONLocations(source)
      for offset in bytes.indices where bytes[offset] > 0x1F && bytes[offset] & 0xC0 != 0x80 {
        #expect(locations.location(at: offset) == source.location(at: offset))
      }
    }
  }

  @Test func readsAnObjectWithManyFieldsInLittleTime() throws {
    let fields = (0..<20_000).map { "\"\($0)\":{}" }.joined(separator: ",")
    let start = ContinuousClock.now
    #expect(try tree("{\(fields)}").count == 20_001)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  private func strict(_ text: String) throws(JSONError) -> JSONTree {
    try tree(text, isLenient: false)
  }
}
