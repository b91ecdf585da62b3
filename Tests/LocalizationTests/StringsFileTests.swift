import AuditModel
import Foundation
import Testing

@testable import Localization

/// The keys and values that Foundation reads, none when it rejects the text.
private func foundation(_ bytes: [UInt8]) -> [String: String]? {
  let list = try? PropertyListSerialization.propertyList(
    from: Data(bytes), options: [], format: nil)
  return list as? [String: String]
}

private func read(_ text: String) -> StringsFile {
  StringsFile(Array(text.utf8), path: "a.strings")
}

extension StringsFile {
  fileprivate var dictionary: [String: String] {
    Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }
}

@Suite struct StringsFileTests {
  @Test(arguments: [
    "\"a\" = \"b\";", "a=b;", "'a' = 'b';", "a;", "{ a = b; }", "\u{FEFF}a = b;",
    " \t\n // only a comment\n", "/* a */ \"k\" /* b */ = // c\n \"v\" /* d */ ;",
    "a = \"line 1\nline 2\";", "path/to:key.x-$1 = http://x;", "a = b; a = c;", "\"\" = \"\";",
    #""\"\\\n\t\r\a\b\f\v\q" = "\U00e9\U1F\Ud83d\Ude00\UD83D!\u00e9";"#, "a = '\"'; b = \"'\";",
    "a\u{2028}=\u{2029}b;", "a = \"tail \\\n next\";", "// comment\r\na = b;\r\n",
  ])
  func readsWhatFoundationReads(text: String) throws {
    let file = read(text)
    #expect(file.dictionary == foundation(Array(text.utf8)))
    let known: Set<LocalizationProblem.Kind> = [
      .duplicateKey, .repeatedKey, .unknownEscape, .brokenCharacter,
    ]
    #expect(file.problems.allSatisfy { known.contains($0.kind) })
  }

  @Test func readsOctalEscapesAsNextStepDoes() throws {
    // The last two bytes have no character.
    for byte in 1..<254 {
      let text = "a = \"\\\(String(byte, radix: 8))\";"
      #expect(read(text).dictionary == foundation(Array(text.utf8)), "\(byte)")
    }
  }

  @Test func findsNothingInAnEmptyFile() {
    let file = read("\n/* nothing */")
    #expect(file.entries.isEmpty && file.problems.isEmpty)
  }

  @Test func keepsOrderCommentsAndPlaces() throws {
    let file = read(
      """
      /* The head of the file. */

      /* Greets. */
      // Twice.
      "hello" = "Hello"; // not about the next
      "bye"   =
        "Bye";
      /* Ö */ "ö" = "é";
      """)
    #expect(file.problems == [])
    #expect(file.entries.map(\.key) == ["hello", "bye", "ö"])
    #expect(file.entries.map(\.comment) == ["Greets.\nTwice.", nil, "Ö"])
    #expect(
      file.entries.map { "\($0.keyLocation)" }
        == [5, 6, 8].map { line in
          "a.strings:\(line):\(line == 8 ? 9 : 1)"
        })
    #expect(file.entries.map(\.valueLocation.line) == [5, 7, 8])
    #expect(file.entries.map(\.valueLocation.column) == [11, 3, 15])
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func readsWideEncodings(encoding: String.Encoding) throws {
    let data = try #require("\"é😀\" = \"b\";".data(using: encoding))
    let file = StringsFile(Array(data), path: "a.strings")
    #expect(file.dictionary == ["é😀": "b"])
    let hasMark = encoding == .utf16 || encoding == .utf32
    #expect(file.problems.map(\.kind) == (hasMark ? [] : [.encoding]))
  }

  @Test func reportsBytesThatAreNotUTF8() throws {
    let file = StringsFile(Array("a = b;\n\"".utf8) + [0xE9] + Array("\" = c;".utf8), path: "a")
    #expect(file.problems.map(\.kind) == [.encoding])
    #expect(file.problems.first?.location == SourceLocation(file: "a", line: 2, column: 2))
    #expect(file.entries.count == 2)
  }

  @Test func readsXMLPropertyListsWithPlaces() throws {
    let file = read(
      """
      <?xml version="1.0"?>
      <plist version="1.0"><dict>
        <!-- About a. -->
        <key>a</key><string>A &amp; B</string>
        <key>b</key><array/>
      </dict></plist>
      """)
    #expect(file.dictionary == ["a": "A & B"])
    #expect(file.entries.first?.comment == "About a.")
    #expect(file.entries.first?.valueLocation.description == "a.strings:4:15")
    #expect(file.problems.map(\.kind) == [.notText])
  }

  @Test(arguments: [
    "<plist><dict><key>a</key><string>b<i>c</i></string></dict></plist>",
    "<plist><dict><key>a</key><string>b<string>c</string></string></dict></plist>",
    "<plist><dict/><dict/></plist>", "<resources/>", "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><string>a</string></dict></plist>", "<plist><dict>a</dict></plist>",
    "<plist><dict><key>a</key><key>b</key><string>c</string></dict></plist>",
  ])
  func reportsXMLThatIsNoPropertyList(text: String) {
    #expect(read("<?xml version='1.0'?>" + text).problems.isEmpty == false)
    #expect(foundation(Array(("<?xml version='1.0'?>" + text).utf8)) == nil)
  }

  @Test func readsBinaryPropertyLists() throws {
    let list = ["b": "B", "a": "A"]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(StringsFile(Array(data), path: "a.strings").dictionary == list)
    let damaged = StringsFile(Array(data.prefix(20)), path: "a.strings")
    #expect(damaged.problems.map(\.kind) == [.syntax])
  }
}
