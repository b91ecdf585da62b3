import AuditModel
import Foundation
import Testing

@testable import Localization

private func read(_ body: String) -> StringsDictFile {
  StringsDictFile(Array("<plist><dict>\n\(body)\n</dict></plist>".utf8), path: "a.stringsdict")
}

/// `<key>…</key>` with a dictionary or a text.
private func member(_ key: String, _ value: String) -> String {
  "<key>\(key)</key>"
    + (value.hasPrefix("<") ? "<dict>\(value)</dict>" : "<string>\(value)</string>")
}

private let rule = member("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
private let number = member("NSStringFormatValueTypeKey", "d")
private let other = member("other", "%d cards")
private let format = member("NSStringLocalizedFormatKey", "%#@n@")

@Suite struct StringsDictFileTests {
  @Test func readsVariablesWithTheirForms() throws {
    let file = StringsDictFile(
      Array(
        """
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
              <string>lld</string>
              <key>one</key>
              <string>%lld card</string>
              <key>other</key>
              <string>%lld cards</string>
            </dict>
          </dict>
        </dict>
        </plist>
        """.utf8), path: "a.stringsdict")
    #expect(file.problems == [])
    let entry = try #require(file.entries.first)
    #expect(entry.key == "cards" && entry.comment == "How many cards.")
    #expect(entry.keyLocation.description == "a.stringsdict:6:3")
    #expect(entry.valueLocation.description == "a.stringsdict:9:5")
    let variable = try #require(entry.value.variables.first)
    #expect(variable.name == "n" && variable.valueType == "lld" && variable.rule == .plural)
    #expect(variable.forms.map(\.text) == ["%lld card", "%lld cards"])
    #expect(variable[.other]?.location.description == "a.stringsdict:19:7")
    #expect(variable.location.line == 10)
  }

  @Test func acceptsACompleteEntry() {
    #expect(read(member("k", format + member("n", rule + number + other))).problems == [])
  }

  @Test(arguments: [
    (member("n", rule + number + other), LocalizationProblem.Kind.missingFormatKey),
    (format + member("n", number + other), .missingRuleType),
    (format + member("n", rule + other), .missingValueType),
    (format + member("n", rule + number + member("one", "1")), .missingOther),
    (format, .undefinedVariable),
    (
      member("NSStringLocalizedFormatKey", "x") + member("n", rule + number + other),
      .noVariable
    ),
    (
      format + member("n", rule + number + other) + member("m", rule + number + other),
      .unusedVariable
    ),
    (format + member("n", rule + number + other + member("lots", "x")), .unknownCategory),
    (format + member("n", "text"), .invalidRules),
    (
      format + member("n", number + other + member("NSStringFormatSpecTypeKey", "Rule")),
      .unknownRuleType
    ),
    (
      format + member("n", rule + other + member("NSStringFormatValueTypeKey", "@")),
      .invalidValueType
    ),
    (
      format + member("n", rule + number + member("other", "%#@m@")), .undefinedVariable
    ),
    (format + member("n", rule + number + "<key>other</key><array/>"), .invalidRules),
  ])
  func reportsWhatAnEntryLacks(rules: String, expected: LocalizationProblem.Kind) {
    let file = read(member("k", rules))
    #expect(file.problems.map(\.kind).contains(expected))
    #expect(file.problems.allSatisfy { $0.location.line == 2 })
  }

  @Test func reportsOneMistakeOnce() {
    let entries = read(
      member("k", format + member("n", rule + number + member("lots", "x") + other)))
    #expect(entries.problems.map(\.kind) == [.unknownCategory])
  }

  @Test func reportsDuplicateKeysAndPlainTexts() {
    let entry = member("k", format + member("n", rule + number + other))
    #expect(read(entry + entry).problems.map(\.kind) == [.duplicateKey])
    #expect(read(member("k", "text")).problems.map(\.kind) == [.invalidRules])
  }

  @Test func readsWidthsAndDevices() throws {
    let widths = member("NSStringVariableWidthRuleType", member("20", "Go") + member("50", "Go on"))
    let devices = member(
      "NSStringDeviceSpecificRuleType",
      member("iphone", "Tap") + member("mac", "Click") + member("other", "Choose"))
    let file = read(member("w", widths) + member("d", devices))
    #expect(file.problems == [])
    #expect(file.entries.map(\.value.format) == ["Go on", "Tap"])
    let broken = read(
      member("d", member("NSStringDeviceSpecificRuleType", member("phone", "Tap"))))
    #expect(broken.problems.map(\.kind) == [.missingDeviceOther, .unknownDevice])
  }

  @Test(arguments: [
    "", "<plist><dict><key>a</key></dict></plist>", "<plist><string/></plist>", "no",
  ])
  func reportsFilesThatAreNoLists(text: String) {
    let file = StringsDictFile(Array(text.utf8), path: "a.stringsdict")
    #expect(file.problems.count == 1)
    #expect(file.entries.isEmpty)
  }

  @Test func readsBinaryLists() throws {
    let list = [
      "k": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "other": "%d",
        ],
      ] as [String: Any]
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let file = StringsDictFile(Array(data), path: "a.stringsdict")
    #expect(file.problems == [])
    #expect(file.entries.first?.value.variables.first?.forms.count == 1)
  }
}
