import Testing

@testable import JSONReading

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    ("", "1:1: the file ends before a value"),
    (" \n ", "2:2: the file ends before a value"),
    ("{", "1:2: the file ends before the name of a field between double quotes"),
    ("[1", "1:3: the file ends before a comma or “]”"),
    ("[1 2]", "1:4: unexpected “2”; a comma or “]” was expected"),
    ("[1}", "1:3: unexpected “}”; a comma or “]” was expected"),
    ("[1,]", "1:3: nothing follows this comma; take the comma away"),
    (#"{"a": 1,}"#, "1:8: nothing follows this comma; take the comma away"),
    (#"{"a" 1}"#, "1:6: unexpected “1”; a colon was expected"),
    (#"{"a": 1, "b": 2, "a": 3}"#, "1:18: the field “a” is there twice; leave one of them out"),
    ("{a: 1}", "1:2: unexpected “a”; the name of a field between double quotes was expected"),
    ("// no\n1", "1:1: unexpected “/”; a value was expected; JSON has no comments"),
    (
      "['a']",
      "1:2: unexpected “'”; a value was expected; strings and names are written between double quotes"
    ),
    ("1 1", "1:3: unexpected “1”; the end was expected"),
    ("nul", "1:1: “nul” is no JSON value; strings are written between double quotes"),
    ("NaN", "1:1: “NaN” is no JSON value; strings are written between double quotes"),
    ("01", "1:1: this is no JSON number"),
    ("1.", "1:1: this is no JSON number"),
    ("-", "1:1: this is no JSON number"),
    ("1e+", "1:1: this is no JSON number"),
    ("1.2.3", "1:1: this is no JSON number"),
    ("0x10", "1:1: this is no JSON number"),
    (String(repeating: "1", count: 101), "1:1: this number has more than 100 digits"),
    (#"["a"#, "1:2: this string has no closing quote"),
    (#"["a\"#, "1:4: a string has an unknown escape; write a backslash as \\\\"),
    (#"["\x"]"#, "1:3: a string has an unknown escape; write a backslash as \\\\"),
    (#"["\u12G4"]"#, "1:3: \\u needs four hexadecimal digits"),
    (
      #"["\uD83D"]"#,
      "1:3: half of a surrogate pair is no character; write the character itself, or both halves"
    ),
    (
      #"["\uDE00\uD83D"]"#,
      "1:3: half of a surrogate pair is no character; write the character itself, or both halves"
    ),
    (
      "[\"a\nb\"]",
      "1:4: a string contains a control character or a line break; "
        + "write a line break as \\n, and close the string with a quote"
    ),
    ("é", "1:1: a value was expected here"),
  ])
  func saysWhatIsNoJSON(text: String, expected: String) {
    #expect(message(of: Array(text.utf8)) == "a.json:\(expected)")
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "😀"), (#""\u0041\u00e9\n\/\"\\\b\f\r\t""#, "Aé\n/\"\\\u{8}\u{C}\r\t"),
    (#""""#, ""), (#""日本語""#, "日本語"),
  ])
  func readsTexts(json: String, text: String) throws {
    #expect(try parse(Array(json.utf8)).text == text)
  }

  @Test(arguments: ["0", "-0", "1", "-12", "1.5", "0.1e5", "1E+5", "12e-3"])
  func keepsTheDigitsOfNumbers(digits: String) throws {
    #expect(try parse(Array(digits.utf8)).digits == digits)
  }

  @Test func readsAFileWithAByteOrderMark() throws {
    let value = try parse(JSONSource.byteOrderMark + Array(#""a""#.utf8))
    #expect(value.text == "a")
  }

  @Test func countsColumnsBehindTheByteOrderMark() {
    let bytes = JSONSource.byteOrderMark + Array("[x]".utf8)
    #expect(
      message(of: bytes)
        == "a.json:1:2: “x” is no JSON value; strings are written between double quotes")
  }

  @Test func refusesTextThatIsNotUTF8() {
    let quoted: [UInt8] = [0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D]
    #expect(
      message(of: quoted) == "a.json:1:2: this string is not in UTF-8; save the file in UTF-8")
    #expect(
      message(of: [0xFF, 0xFE, 0x5B, 0x00])
        == "a.json:1:1: the file is in UTF-16; save the file in UTF-8")
  }

  @Test(arguments: ["[", #"{"a":"#])
  func refusesTenThousandLevels(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    #expect(
      message(of: Array(text.utf8))?.hasSuffix(
        "values are nested more than 512 deep; does something contain itself?") == true)
  }

  @Test func refusesAFileThatIsTooLarge() {
    let bytes = [UInt8](repeating: 0x20, count: JSONLimits().bytes + 1)
    #expect(message(of: bytes) == "a.json:1:1: the file has more than 64 MB")
  }

  @Test func refusesMoreValuesThanMemoryCanBear() {
    let source = JSONSource(file: "a.json", bytes: Array("[1, {}, 3, 4]".utf8))
    var limits = JSONLimits()
    limits.values = 4
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(source, limits: limits) }
    #expect(error?.description == "a.json:1:12: the file has more than 4 values")
  }

  private func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    JSONValue(try JSONParser.parse(JSONSource(file: "a.json", bytes: bytes)))
  }

  private func message(of bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try parse(bytes)
      return nil
    } catch {
      return error.description
    }
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
  fileprivate var digits: String? { if case .number(let digits) = kind { digits } else { nil } }
}
