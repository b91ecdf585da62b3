import AuditModel
import Foundation
import Testing

@testable import Localization

private func document(_ text: String) -> StringsDocument {
  StringsDocument(Array(text.utf8), path: "a.strings", locale: "de")
}

private func text(_ key: String, _ text: String) -> TextChange {
  TextChange(in: "de", .text(key: key, path: .text, text, state: nil))
}

private func entry(_ key: String, _ text: String, comment: String? = nil) -> TextChange {
  let location = SourceLocation(file: "", line: 1, column: 1)
  return TextChange(
    in: "de",
    .entry(
      TableEntry(
        key: key, value: .text(text), comment: comment, keyLocation: location,
        valueLocation: location)))
}

@Suite struct StringsDocumentTests {
  @Test(arguments: [
    ("\"k\" = \"a\"; // c\r\n", "\"k\" = \"new\"; // c\r\n"),
    ("'k' = 'a';", "'k' = 'new';"),
    ("k=a;x=y;", "k=new;x=y;"),
    ("k;", "k = \"new\";"),
    ("x=y;\nk /* why */ ;", "x=y;\nk=\"new\" /* why */ ;"),
    ("{\n  k = \"a\";\n}", "{\n  k = \"new\";\n}"),
    ("k = 1; k = 2;", "k = 1; k = new;"),
    (#""\U006b" = "a";"#, #""\U006b" = "new";"#),
  ])
  func changesTheBytesOfOneTextOnly(before: String, after: String) {
    #expect(document(before).applying([text("k", "new")]).text == after)
  }

  @Test(arguments: [
    ("k = \"a\";", "two words", "k = \"two words\";"),
    ("k = a;", "two words", "k = \"two words\";"),
    ("k = a;", "//no", "k = \"//no\";"),
    ("k = a;", "", "k = \"\";"),
    ("k = 'a';", "it's \"so\"", #"k = 'it\'s "so"';"#),
    ("k = \"a\";", "it's \"so\" \\", #"k = "it's \"so\" \\";"#),
    ("k = \"a\";", "1\n2", #"k = "1\n2";"#),
    ("k = \"a\nb\";", "1\n2", "k = \"1\n2\";"),
    ("k = \"a\nb\\n\";", "1\n2", #"k = "1\n2";"#),
    ("k = \"a\r\nb\";", "1\r\n2\r3\n", "k = \"1\r\n2\\r3\n\";"),
    ("k = \"a\";", "\u{0}\u{1B}9\u{2028}\u{FEFF}\t", #"k = "\U0000\U001B9\U2028\UFEFF\t";"#),
  ])
  func writesATextAsTheOldOneIsWritten(before: String, new: String, after: String) {
    #expect(document(before).applying([text("k", new)]).text == after)
  }

  @Test func leavesATextThatIsThatAlreadyAsItIs() {
    let source = #"k = "\U00e9";"#
    #expect(document(source).applying([text("k", "é")]).text == source)
    #expect(document(source).applying([text("k", "e\u{301}")]).text == "k = \"e\u{301}\";")
    #expect(document(source).applying([]).text == source)
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ])
  func keepsTheEncoding(encoding: String.Encoding) throws {
    let source = "/* Ü😀 */\n\"é😀\" = \"b\";\r\n\"z\" = \"😀\";"
    let after = "/* Ü😀 */\n\"é😀\" = \"日本😀\";\r\n\"z\" = \"😀\";\n\"n\" = \"ü\";"
    for mark in ["", "\u{FEFF}"] {
      let bytes = Array(try #require((mark + source).data(using: encoding)))
      let document = StringsDocument(bytes, path: "a.strings", locale: "de")
      #expect(document.applying([]).bytes == bytes)
      let changed = document.applying([text("é😀", "日本😀"), entry("n", "ü")])
      #expect(changed.bytes == Array(try #require((mark + after).data(using: encoding))))
      #expect(changed.rejections == [])
    }
  }

  @Test(arguments: [
    ("", "\"n\" = \"N\";\n"),
    ("\"a\" = \"A\";\n", "\"a\" = \"A\";\n\n\"n\" = \"N\";\n"),
    ("\"a\" = \"A\";\n\n", "\"a\" = \"A\";\n\n\"n\" = \"N\";\n"),
    ("\"a\" = \"A\";", "\"a\" = \"A\";\n\n\"n\" = \"N\";"),
    ("a=b;\r\nc=d;\r\n", "a=b;\r\nc=d;\r\n\"n\"=\"N\";\r\n"),
    ("a=b;\rc=d;\r", "a=b;\rc=d;\r\"n\"=\"N\";\r"),
    ("a = b;\n\n\nc = d;\n", "a = b;\n\n\nc = d;\n\n\"n\" = \"N\";\n"),
    ("a = b;\nc = d;\n// The end.\n", "a = b;\nc = d;\n// The end.\n\n\"n\" = \"N\";\n"),
    ("a = b;\nc = d; // Last.", "a = b;\nc = d; // Last.\n\"n\" = \"N\";"),
    ("/* Head. */", "/* Head. */\n\n\"n\" = \"N\";"),
    ("{\n  a = b;\n  c = d;\n}\n", "{\n  a = b;\n  c = d;\n  \"n\" = \"N\";\n}\n"),
    ("{ a = b; }", "{ a = b; \n\n\"n\" = \"N\";\n}"),
    (
      "{\n  a = b;\n  c = d;\n  // End.\n}\n\n",
      "{\n  a = b;\n  c = d;\n  // End.\n\n  \"n\" = \"N\";\n}\n\n"
    ),
  ])
  func addsAnEntryInTheStyleOfTheFile(before: String, after: String) {
    let changed = document(before).applying([entry("n", "N")])
    #expect(changed.text == after)
    let last = StringsFile(changed.bytes, path: "a.strings").entries.last
    #expect(last?.key == "n" && last?.comment == nil)
  }

  @Test func addsACommentAboveANewEntry() {
    let source = document("/* A. */\n\"a\" = \"A\";\n")
    let changed = source.applying([
      entry("n", "N", comment: "Ends */ early.\nGoes on."), entry("m", "M"),
    ])
    #expect(
      changed.text == """
        /* A. */
        "a" = "A";

        /* Ends * / early.
        Goes on. */
        "n" = "N";

        "m" = "M";

        """)
  }

  @Test(arguments: [
    ("a = 1;\nk = 2;\nb = 3;\n", "a = 1;\nb = 3;\n"),
    ("a = 1;\n\n/* K. */\n// Too.\nk = 2; \n\nb = 3;\n", "a = 1;\n\nb = 3;\n"),
    ("a = 1;\r\n\r\n/* K. */\r\nk = 2;\r\n", "a = 1;\r\n"),
    ("a = 1; k = 2; b = 3;", "a = 1;  b = 3;"),
    ("/* Head. */\n\nk = 2;\n", "/* Head. */\n"),
    ("k = 1;\nb = 2;\nk = 3;", "b = 2;\n"),
    ("k = 2;", ""),
  ])
  func removesAnEntryWithItsComment(before: String, after: String) {
    let changed = document(before).applying([TextChange(in: "de", .removal(key: "k"))])
    #expect(changed.text == after)
  }

  @Test func takesAllChangesOfOneKeyTogether() {
    let source = document("a = 1;\nk = 2;\n")
    #expect(source.applying([text("k", "3"), text("k", "4")]).text == "a = 1;\nk = 4;\n")
    #expect(
      source.applying([TextChange(in: "de", .removal(key: "k")), entry("k", "5")]).text
        == "a = 1;\nk = 5;\n")
    #expect(
      source.applying([entry("n", "5"), text("n", "6")]).text == "a = 1;\nk = 2;\n\"n\" = \"6\";\n")
  }

  @Test(arguments: [
    (TextChange(in: "fr", .removal(key: "k")), "de only"),
    (text("x", "y"), "there is no key “x”"),
    (TextChange(in: "de", .removal(key: "x")), "there is no key “x”"),
    (TextChange(in: "de", .state(key: "k", path: .text, .new)), "no states"),
    (
      TextChange(
        in: "de",
        .text(key: "k", path: VariationPath([.plural(.one)]), "y", state: nil)), ".stringsdict"
    ),
  ])
  func refusesWhatTheFormatCannotHold(change: TextChange, reason: String) throws {
    let changed = document("k = a;").applying([change, text("k", "b")])
    #expect(changed.text == "k = b;")
    let rejection = try #require(changed.rejections.first)
    #expect(rejection.change == change && rejection.reason.contains(reason))
    #expect(changed.rejections.count == 1)
  }

  @Test(arguments: [
    "k = a;\n;b = c;", "k = a", "k = a; b;\n# c", "k = \"a", "{ k = a;", "k = a; /* x",
    "k = a;\n<<<<<<< ours\n", "k = “a”;",
  ])
  func rejectsChangesOfAFileThatFoundationDoesNotReadWhole(source: String) throws {
    let changed = document(source).applying([text("k", "b")])
    #expect(changed.text == source)
    #expect(try #require(changed.rejections.first).reason.hasPrefix("correct line "))
  }

  @Test func refusesChangesOfAFileThatIsNotInUTF8() {
    let bytes = Array("k = \"".utf8) + [0xE9] + Array("\";".utf8)
    let document = StringsDocument(bytes, path: "a.strings", locale: "de")
    #expect(document.applying([text("k", "b")]).bytes == bytes)
    #expect(document.applying([text("k", "b")]).rejections.count == 1)
  }

  @Test func changesAFileWithMistakesThatFoundationTolerates() {
    let source = "k = (a, b);\nl = \"\\u00e9\";\nl = c;\n"
    #expect(
      document(source).applying([text("l", "d")]).text == "k = (a, b);\nl = \"\\u00e9\";\nl = d;\n")
  }
}

@Suite struct PlainListDocumentTests {
  private let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"

  private func file(_ body: String) -> String { head + body + "</dict>\n</plist>\n" }

  @Test(arguments: [
    ("\t<key>k</key><string>a</string>\n", "\t<key>k</key><string>x &lt;&amp; y</string>\n"),
    ("\t<key>k</key>\n\t<string/>\n", "\t<key>k</key>\n\t<string>x &lt;&amp; y</string>\n"),
    ("<key>k</key><string><![CDATA[a]]></string>", "<key>k</key><string>x &lt;&amp; y</string>"),
    ("<key>k</key><array/>", "<key>k</key><string>x &lt;&amp; y</string>"),
    (
      "<key>k</key><string>1</string><key>&#x6B;</key><string>2</string>",
      "<key>k</key><string>1</string><key>&#x6B;</key><string>x &lt;&amp; y</string>"
    ),
  ])
  func changesTheContentOfOneElement(before: String, after: String) {
    let changed = document(file(before)).applying([text("k", "x <& y")])
    #expect(changed.text == file(after))
  }

  @Test func addsAndRemovesInTheStyleOfTheFile() {
    let source = document(
      file(
        "  <!-- A. -->\n  <key>a</key>\n  <string>A</string>\n"
          + "  <key>b</key>\n  <string>B</string>\n"))
    let changed = source.applying([
      TextChange(in: "de", .removal(key: "a")), entry("n", "N", comment: "No -- dashes-"),
    ])
    #expect(
      changed.text
        == file(
          "  <key>b</key>\n  <string>B</string>\n"
            + "  <!-- No - - dashes-  -->\n  <key>n</key>\n  <string>N</string>\n"))
  }

  @Test func fillsAnEmptyDictionary() {
    #expect(
      document(file("")).applying([entry("n", "N")]).text
        == file("\n\t<key>n</key>\n\t<string>N</string>\n").replacing(
          "<dict>\n\n", with: "<dict>\n"))
    let inLine = document("<?xml version='1.0'?><plist><dict/></plist>").applying([entry("n", "N")])
    #expect(
      inLine.text
        == "<?xml version='1.0'?><plist><dict><key>n</key><string>N</string></dict></plist>")
  }

  @Test func refusesWhatXMLCannotHold() {
    let changed = document(file("<key>k</key><string>a</string>")).applying([text("k", "\u{1}")])
    #expect(
      changed.rejections.map(\.reason) == ["an XML property list cannot hold the character U+0001"])
  }

  @Test func writesReferencesWhereTheEncodingLacksACharacter() throws {
    let source =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict>"
      + "<key>é</key><string>ü</string><key>k</key><string>a</string></dict></plist>"
    let bytes = Array(try #require(source.data(using: .isoLatin1)))
    let document = StringsDocument(bytes, path: "a.strings", locale: "de")
    let changed = document.applying([text("k", "ä日")])
    let expected = source.replacing("<string>a<", with: "<string>ä&#x65e5;<")
    #expect(changed.bytes == Array(try #require(expected.data(using: .isoLatin1))))
  }

  @Test func rewritesABinaryListOnlyWhenItChanges() throws {
    var list = ["k": "a", "ü😀": "日本", "e": ""]
    for length in [14, 15, 16, 255, 256, 70_000] {
      list["\(length)"] = String(repeating: "x", count: length)
      list["\(length)é"] = String(repeating: "é", count: length)
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let document = StringsDocument(Array(data), path: "a.strings", locale: "de")
    #expect(document.applying([]).bytes == Array(data))
    #expect(document.applying([text("k", "a")]).bytes == Array(data))
    let changed = document.applying([
      text("k", "é"), entry("n", "N"), TextChange(in: "de", .removal(key: "e")),
    ])
    let read = try PropertyListSerialization.propertyList(
      from: Data(changed.bytes), options: [], format: nil)
    var expected = list
    (expected["k"], expected["n"], expected["e"]) = ("é", "N", nil)
    #expect(read as? [String: String] == expected)
  }
}
