import Localization
import SourceText
import Testing

@testable import Exchange

/// PO files in the encodings that gettext reads (gettext manual, “Filling in the Header Entry”).
@Suite struct POEncodingTests {
  private static let texts = [
    ("ISO-8859-1", "Übergröße"), ("iso-8859-2", "Zażółć gęślą jaźń"), ("ISO-8859-15", "Prix : 5 €"),
    ("ISO-8859-7", "Καλημέρα"), ("ISO-8859-8", "שלום"), ("ISO-8859-6", "مرحبا"),
    ("ISO-8859-5", "Привет"), ("ISO-8859-9", "Işık"), ("CP1250", "Žluťoučký"),
    ("windows-1251", "Привет"), ("KOI8-R", "Привет"), ("KOI8-U", "Їжак"), ("EUC-JP", "日本語の表示"),
    ("Shift_JIS", "表示ソ能"), ("EUC-KR", "한국어"), ("CP949", "똠방각하"), ("GB2312", "中文"),
    ("GBK", "繁體"), ("GB18030", "中文€"), ("Big5", "許功蓋"), ("BIG5-HKSCS", "香港"),
  ]

  private func file(_ charset: String, _ text: String) throws -> [UInt8] {
    let lines = """
      # \(text)
      msgid ""
      msgstr ""
      "Last-Translator: \(text)\\n"
      "Content-Type: text/plain; charset=\(charset)\\n"

      msgid "a"
      msgstr "\(text)"

      msgid "b"
      msgstr ""

      """
    return try #require(NamedEncoding(charset)?.bytes(of: Array(lines.utf8)))
  }

  @Test(arguments: texts)
  func readsAndChangesAFileInItsEncoding(charset: String, text: String) throws {
    let bytes = try file(charset, text)
    let read = PODocument(bytes, path: "a.po")
    #expect(read.problems == [])
    #expect(read.units.map(\.target) == [text, nil])
    #expect(read.applying([]).bytes == bytes)
    let change = BilingualChange(original: "", key: "b", target: text + "!")
    let changed = read.applying([change])
    #expect(changed.rejections == [])
    let again = PODocument(changed.bytes, path: "a.po")
    #expect(again.problems == [] && again.units.map(\.target) == [text, text + "!"])
    #expect(changed.bytes.count > bytes.count)
  }

  @Test(arguments: texts.filter { $0.0 != "GB18030" })
  func rejectsWhatTheEncodingLacks(charset: String, text: String) throws {
    let bytes = try file(charset, text)
    let change = BilingualChange(original: "", key: "b", target: "🙂")
    let result = PODocument(bytes, path: "a.po").applying([change])
    #expect(result.bytes == bytes)
    #expect(result.rejections.first?.reason.contains(charset) == true)
  }

  @Test func readsBytesThatAreWrittenAsNumbers() throws {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-JP\\n\"\n\n"
    let read = PODocument(
      Array((header + "msgid \"a\"\nmsgstr \"\\306\\374\\xCB\\xDC!\"\n").utf8), path: "a.po")
    #expect(read.problems == [] && read.units.first?.target == "日本!")
    let changed = read.applying([BilingualChange(original: "", key: "a", target: "日!")])
    #expect(PODocument(changed.bytes, path: "a.po").units.first?.target == "日!")
  }

  @Test func reportsBytesThatAreNotInTheEncoding() {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-KR\\n\"\n"
    let bytes = Array((header + "msgid \"a\"\nmsgstr \"").utf8) + [0xFF, 0x22]
    #expect(PODocument(bytes, path: "a.po").findings == ["4:9 encoding"])
  }
}
