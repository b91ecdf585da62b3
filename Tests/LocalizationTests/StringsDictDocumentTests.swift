import AuditModel
import Foundation
import Testing
import TextShaping

@testable import Localization

private let source = """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.com/p.dtd">
  <plist version="1.0">
  <dict>
    <!-- How many cards. -->
    <key>cards</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string>
      <key>n</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key>
        <string>d</string>
        <key>one</key>
        <string><![CDATA[%d <card>]]></string>
        <key>other</key>
        <string>%d cards &amp; more</string>
      </dict>
      <!-- Kept. -->
    </dict>

    <key>go</key>
    <dict>
      <key>NSStringVariableWidthRuleType</key>
      <dict>
        <key>20</key>
        <string>Go</string>
        <key>50</key>
        <string>Go on</string>
      </dict>
    </dict>
    <key>tap</key>
    <dict>
      <key>NSStringDeviceSpecificRuleType</key>
      <dict>
        <key>ipad</key>
        <dict>
          <key>NSStringVariableWidthRuleType</key>
          <dict><key>10</key><string/></dict>
        </dict>
        <key>other</key>
        <string>Tap</string>
      </dict>
    </dict>
  </dict>
  </plist>

  """

private func document(_ text: String = source) -> StringsDictDocument {
  StringsDictDocument(Array(text.utf8), path: "a.stringsdict", locale: "pl")
}

private func text(_ key: String, _ path: [VariationPath.Step], _ text: String) -> TextChange {
  TextChange(in: "pl", .text(key: key, path: VariationPath(path), text, state: nil))
}

private let location = SourceLocation(file: "", line: 1, column: 1)

private func forms(_ texts: [(PluralCategory, String)]) -> [FormatVariable.Form] {
  texts.map { FormatVariable.Form(category: $0.0, text: $0.1, location: location) }
}

private func entry(_ key: String, _ value: TableValue, _ comment: String? = nil) -> TableEntry {
  TableEntry(
    key: key, value: value, comment: comment, keyLocation: location, valueLocation: location)
}

@Suite struct StringsDictDocumentTests {
  @Test(
    arguments: [
      (
        "cards", [.substitution("n"), .plural(.one)], "<![CDATA[%d <card>]]>", "%d &lt;x&gt; &amp;"
      ),
      (
        "cards", [.substitution("n"), .plural(.other)], "%d cards &amp; more", "%d &lt;x&gt; &amp;"
      ),
      ("cards", [], "%#@n@", "%d &lt;x&gt; &amp;"),
      ("go", [.width("50")], "Go on", "%d &lt;x&gt; &amp;"),
      ("tap", [.device("other")], "Tap", "%d &lt;x&gt; &amp;"),
      (
        "tap", [.device("ipad"), .width("10")], "<string/>", "<string>%d &lt;x&gt; &amp;</string>"
      ),
    ] as [(String, [VariationPath.Step], String, String)])
  func changesTheContentOfOneElement(
    key: String, path: [VariationPath.Step], before: String, after: String
  ) {
    let changed = document().applying([text(key, path, "%d <x> &")])
    #expect(changed.rejections == [])
    #expect(changed.text == source.replacing(before, with: after))
  }

  @Test func leavesWhatIsThatAlreadyAsItIs() {
    #expect(document().applying([]).text == source)
    let same = text("cards", [.substitution("n"), .plural(.one)], "%d <card>")
    #expect(document().applying([same]).text == source)
  }

  @Test func addsFormsInTheOrderOfCLDR() {
    let changed = document().applying([
      text("cards", [.substitution("n"), .plural(.many)], "M"),
      text("cards", [.substitution("n"), .plural(.few)], "F"),
      text("go", [.width("30")], "W"), text("tap", [.device("mac")], "D"),
    ])
    #expect(changed.rejections == [])
    #expect(
      changed.text
        == source.replacing(
          "      <key>other</key>\n      <string>%d",
          with: "      <key>few</key>\n      <string>F</string>\n      <key>many</key>\n"
            + "      <string>M</string>\n      <key>other</key>\n      <string>%d"
        ).replacing(
          "      <key>50", with: "      <key>30</key>\n      <string>W</string>\n      <key>50"
        ).replacing(
          "      <key>other</key>\n      <string>Tap",
          with: "      <key>mac</key>\n      <string>D</string>\n      <key>other</key>\n"
            + "      <string>Tap"))
  }

  @Test func addsAndRemovesEntries() throws {
    let variable = FormatVariable(
      name: "v", valueType: "lld", forms: forms([(.one, "1"), (.other, "%lld")]), location: location
    )
    let changed = document().applying([
      TextChange(in: "pl", .removal(key: "cards")),
      TextChange(
        in: "pl", .entry(entry("new", .plural(format: "%#@v@", variables: [variable]), "New."))),
      text("new", [.substitution("v"), .plural(.one)], "One"),
    ])
    #expect(changed.rejections == [])
    let added = """
        <!-- New. -->
        <key>new</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@v@</string>
          <key>v</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
            <key>one</key>
            <string>One</string>
            <key>other</key>
            <string>%lld</string>
          </dict>
        </dict>
      </dict>
      </plist>

      """
    let start = try #require(source.range(of: "  <!-- How"))
    let end = try #require(source.range(of: "\n  <key>go"))
    let tail = try #require(source.range(of: "</dict>\n</plist>"))
    let rest = source[end.lowerBound..<tail.lowerBound]
    #expect(changed.text == source[..<start.lowerBound] + rest + added)
  }

  @Test func putsAnEntryInThePlaceOfOldRules() throws {
    let changed = document().applying([
      TextChange(in: "pl", .entry(entry("go", .plurals(forms([(.other, "%2$lld x")]))))),
      TextChange(
        in: "pl",
        .entry(
          entry(
            "cards",
            .plural(
              format: "%#@n@",
              variables: [
                FormatVariable(
                  name: "n", forms: forms([(.one, "1"), (.other, "2")]), location: location)
              ])))),
    ])
    #expect(changed.rejections == [])
    let read = document(changed.text)
    #expect(read.problems == [] && read.entries(in: "pl").map(\.key) == ["cards", "go", "tap"])
    #expect(read.entries(in: "pl")[1].value.format == "%2$#@value@")
    #expect(read.entries(in: "pl")[1].value.variables.first?.valueType == "lld")
    #expect(changed.text.contains("Kept."))
  }

  @Test(arguments: [
    (TextChange(in: "de", .removal(key: "go")), "pl only"), (text("x", [], "y"), "no key “x”"),
    (text("go", [], "y"), "no place"), (text("cards", [.plural(.one)], "y"), "no place"),
    (text("cards", [.substitution("m"), .plural(.one)], "y"), "no place “substitutions.m"),
    (text("tap", [.device("mac"), .width("1")], "y"), "no place"),
    (text("go", [.width("20")], "\u{0}"), "U+0000"),
    (TextChange(in: "pl", .removal(key: "x")), "no key “x”"),
    (TextChange(in: "pl", .entry(entry("t", .text("T")))), ".strings file"),
    (TextChange(in: "pl", .state(key: "go", path: .text, .new)), "no states"),
  ])
  func refusesWhatHasNoPlace(change: TextChange, reason: String) throws {
    let changed = document().applying([change])
    #expect(changed.text == source)
    let words = reason.replacing("no place “", with: "no place for “")
    #expect(try #require(changed.rejections.first).reason.contains(words))
  }

  @Test(arguments: ["", "<plist>", "<plist><array/></plist>", "<plist><dict>x</dict></plist>"])
  func rejectsChangesOfAFileThatFoundationRejects(source: String) {
    let changed = document(source).applying([text("go", [.width("20")], "x")])
    #expect(changed.text == source && changed.rejections.count == 1)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func keepsTheEncoding(encoding: String.Encoding) throws {
    let wide =
      "\u{FEFF}"
      + source.replacing("UTF-8", with: "UTF-16")
      .replacing("cards &amp;", with: "cards 😀é &amp;")
    let bytes = Array(try #require(wide.data(using: encoding)))
    let document = StringsDictDocument(bytes, path: "a.stringsdict", locale: "pl")
    #expect(document.problems == [])
    let changed = document.applying([text("tap", [.device("other")], "日本😀")])
    let expected = wide.replacing(">Tap<", with: ">日本😀<")
    #expect(changed.bytes == Array(try #require(expected.data(using: encoding))))
  }

  @Test func fillsDictionariesWithoutKeys() {
    let empty = "<plist><dict/></plist>"
    let widths = TableValue.widths([
      AdaptiveForm(condition: "5", value: .text("a"), location: location)
    ])
    let changed = document(empty).applying([
      TextChange(in: "pl", .entry(entry("w", widths))),
      TextChange(in: "pl", .entry(entry("x", widths))),
    ])
    #expect(document(changed.text).entries(in: "pl").map(\.key) == ["w", "x"])
    let inner =
      "<plist><dict><key>w</key><dict><key>NSStringVariableWidthRuleType</key>"
      + "<dict/></dict></dict></plist>"
    let filled = document(inner).applying([
      text("w", [.width("9")], "c"), text("w", [.width("8")], "b"),
    ])
    #expect(filled.text.contains("<dict><key>8</key><string>b</string><key>9</key>"))
  }

  @Test func rewritesABinaryListOnlyWhenItChanges() throws {
    let list: [String: Any] = [
      "k": ["NSStringVariableWidthRuleType": ["20": "a", "50": "b"]],
      "l": ["NSStringDeviceSpecificRuleType": ["other": "x"]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let document = StringsDictDocument(Array(data), path: "a.stringsdict", locale: "pl")
    #expect(document.applying([text("k", [.width("20")], "a")]).bytes == Array(data))
    let changed = document.applying([
      text("k", [.width("20")], "é"), text("k", [.width("30")], "c"),
      TextChange(in: "pl", .removal(key: "l")), text("z", [], "x"),
    ])
    #expect(changed.rejections.count == 1)
    let read = try PropertyListSerialization.propertyList(
      from: Data(changed.bytes), options: [], format: nil)
    let expected = ["k": ["NSStringVariableWidthRuleType": ["20": "é", "30": "c", "50": "b"]]]
    #expect(read as? [String: [String: [String: String]]] == expected)
  }

  @Test func writesAFreshFileThatReadsTheSame() throws {
    let entries = document().entries(in: "pl")
    let written = StringsDictWriter.write(entries + [entry("t", .text("T"))], header: "App")
    #expect(written.losses.map(\.key) == ["t"])
    #expect(
      (try PropertyListSerialization.propertyList(
        from: Data(written.bytes), options: [], format: nil) as? [String: Any])?.count == 3)
    let read = StringsDictFile(written.bytes, path: "a.stringsdict")
    #expect(read.problems == [] && read.entries.map(\.key) == entries.map(\.key))
    #expect(read.entries.map { $0.leaves.map(\.path) } == entries.map { $0.leaves.map(\.path) })
    #expect(read.entries.map { $0.leaves.map(\.text) } == entries.map { $0.leaves.map(\.text) })
    #expect(read.entries.first?.comment == "How many cards.")
  }

  @Test func writesWhatCatalogsHave() throws {
    let variable = FormatVariable(
      name: "N", valueType: "lld", forms: forms([(.other, "%arg cards")]), location: location)
    var numbered = variable
    numbered.argumentNumber = 2
    let devices = TableValue.devices([
      AdaptiveForm(condition: "mac", value: .text("Click %#@N@"), location: location),
      AdaptiveForm(condition: "other", value: .text("Tap"), location: location),
    ])
    let written = StringsDictWriter.write([
      entry("a", .plurals(forms([(.one, "a %.2lf"), (.other, "%.2lf")]))),
      entry("b", .plural(format: "%#@N@ %@", variables: [numbered])),
      entry("c", .substituted(devices, variables: [variable])),
      entry("d", .plurals(forms([(.other, "\u{1}")]))),
    ])
    #expect(written.losses.map(\.key) == ["d"])
    let read = StringsDictFile(written.bytes, path: "a.stringsdict")
    #expect(read.problems == [])
    #expect(
      read.entries.map { $0.leaves.map(\.text) } == [
        ["%#@value@", "a %.2lf", "%.2lf"], ["%2$#@N@ %@", "%lld cards"],
        ["Click %#@N@", "%lld cards", "Tap"],
      ])
    #expect(read.entries.first?.value.variables.first?.valueType == "lf")
  }
}
