import JSONReading
import Localization
import Testing

@testable import Fuzzing

/// Invalid JSON files.
@Suite struct BadJSONTests {
  @Test(arguments: FuzzedFormat.inJSON)
  func refusesValuesThatAreNestedTenThousandDeep(format: FuzzedFormat) throws {
    for fragment in ["[\n", "{\"a\":\n"] {
      let text = "{\"strings\":" + String(repeating: fragment, count: 10_000)
      let complaint = try #require(format.complaints(about: text).first)
      #expect(complaint.message.contains("512 deep"))
      #expect(complaint.location.line == 512)
    }
  }

  @Test(arguments: FuzzedFormat.inJSON, [[0x00], [0x01], [0xFF], [0xC3], [0xED, 0xA0, 0x80]])
  func refusesBytesThatAreNoCharacters(format: FuzzedFormat, bad: [UInt8]) throws {
    let text = Array("{\"strings\":\n{\"a".utf8) + bad + Array("\":{}}}".utf8)
    let complaints = format.complaints(about: text)
    #expect(complaints.count == 1)
    #expect(try #require(complaints.first).location.line == 2)
  }

  @Test(arguments: FuzzedFormat.inJSON)
  func saysOnceWhereAFileBreaksOff(format: FuzzedFormat) {
    let text = Array("{\"sourceLanguage\":\"en\",\"strings\":{\"é\":{\"x\":[1,true]}}".utf8)
    for length in 1..<text.count {
      let complaints = format.complaints(about: Array(text.prefix(length)))
      #expect(complaints.count == 1, "\(length) bytes: \(complaints)")
      #expect(complaints.allSatisfy { $0.location.line == 1 })
    }
  }

  @Test func reportsADuplicateKeyOfACatalogAtTheSecond() {
    let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\n\"a\":{},\n\"a\":{}}}"
    let complaints = FuzzedFormat.xcstrings.complaints(about: text)
    #expect(complaints.count == 1)
    #expect(complaints.first.map { "\($0.location)" } == "xcstrings:3:1")
    #expect(FuzzedFormat.json.complaints(about: text).map { "\($0.location)" } == ["json:3:1"])
  }

  @Test func boundsTheSizeOfAFileAndTheNumberOfItsValues() {
    var limits = JSONLimits()
    limits.bytes = 10
    limits.values = 4
    for text in ["[1,2,3,4]", "\"0123456789\""] {
      let source = JSONSource(file: "a", bytes: Array(text.utf8))
      let error = #expect(throws: JSONError.self) {
        try JSONParser.parse(source, limits: limits)
      }
      #expect(error?.message.contains("more than") == true)
    }
    #expect(JSONLimits.generated.bytes <= 256 << 20)
    #expect(JSONLimits.generated.values <= 10_000_000)
  }

  @Test(arguments: ["1e999999999", "-0.0000000000000000000000000000001", "99999999999999999999999"])
  func takesNumbersThatNoTypeHolds(number: String) {
    let text = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"x\":\(number),\"strings\":{}}"
    #expect(FuzzedFormat.xcstrings.complaints(about: text) == [])
    let argument = text.replacing(
      "\"strings\":{}",
      with: """
        "strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"%#@n@"},"substitutions":
        {"n":{"argNum":\(number),"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}}}}
        """)
    let document = CatalogDocument(Array(argument.utf8), path: "a")
    #expect(document.entries(in: "en").count == 1)
  }
}
