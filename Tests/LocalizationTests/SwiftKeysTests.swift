import AuditModel
import Testing

@testable import Localization

/// The keys of string tables as Swift source.
@Suite struct SwiftKeysTests {
  @Test(arguments: [
    ("navigation.done", "navigationDone"), ("logIn.go", "logInGo"), ("URL_scheme", "urlScheme"),
    ("SAVE", "save"), ("Save the board?", "saveTheBoard"), ("2fa.code", "_2faCode"),
    ("größe", "größe"), ("保存", "保存"), ("%@ of %@", "of"), ("…", "key"), ("½", "key"),
    ("one two three four five six seven eight nine", "oneTwoThreeFourFiveSixSevenEight"),
    ("allCases", "allCasesKey"), ("Self", "selfKey"), ("init", "initKey"),
  ])
  func areNamedInLowerCamelCase(_ key: String, _ name: String) {
    #expect(SwiftIdentifier(of: key).name == name)
  }

  @Test(arguments: ["default", "in", "Switch"])
  func areQuotedWhereTheyAreKeywords(_ key: String) {
    let name = SwiftIdentifier(of: key)
    #expect(name.declaration == "`\(name.name)`")
  }

  @Test func areOneEnumerationForEachTable() {
    let source = SwiftKeys(
      KeyedTable.all(
        in: project([
          ("Localizable", ["b.go": "Go", "a.title": "Say “Hi”\nto all"]),
          ("Settings", ["on": "On"]),
          ("InfoPlist", ["CFBundleName": "App"]),
        ]))
    ).source
    #expect(
      source == """
        // Written by “legible keys --swift”: change the string tables, and write it again.

        /// The keys of the string table “Localizable”.
        enum LocalizableKey: String, CaseIterable, Sendable {
          /// “Say “Hi” to all”
          case aTitle = "a.title"
          /// “Go”
          case bGo = "b.go"
        }

        /// The keys of the string table “Settings”.
        enum SettingsKey: String, CaseIterable, Sendable {
          /// “On”
          case on = "on"
        }

        """)
  }

  @Test func haveNumbersWhereTheTypesOfTwoTablesAreEqual() {
    let tables = [("Errors", ["a": "1"]), ("errors", ["a": "2"])]
    let source = SwiftKeys(KeyedTable.all(in: project(tables))).source
    #expect(source.contains("enum ErrorsKey:") && source.contains("enum ErrorsKey_2:"))
  }

  @Test func haveNoControlOrDirectionCharactersInComments() {
    let text = "a\0b\u{7}c\u{202E}d\u{2066}e\u{FEFF}f"
    let source = SwiftKeys(KeyedTable.all(in: project([("A", ["key": text])]))).source
    #expect(source.contains("/// “abcdef”\n"))
  }

  @Test func haveNumbersWhereTheirNamesAreEqual() {
    let keys = ["a.b": "1", "a_b": "2", "aB": "3"]
    let source = SwiftKeys(KeyedTable.all(in: project([("A", keys)]))).source
    for line in ["case aB = \"a.b\"", "case aB_2 = \"aB\"", "case aB_3 = \"a_b\""] {
      #expect(source.contains(line))
    }
  }

  @Test func areEscapedInTheirLiterals() {
    let source = SwiftKeys(KeyedTable.all(in: project([("A", ["say \"x\"\\\n": "Say"])]))).source
    #expect(source.contains("case sayX = \"say \\\"x\\\"\\\\\\n\""))
  }

  @Test(arguments: SwiftKeys.Access.allCases)
  func haveTheAccessLevelThatIsAskedFor(_ access: SwiftKeys.Access) {
    let tables = KeyedTable.all(in: project([("A", ["a": "A"])]))
    let source = SwiftKeys(tables, access: access).source
    #expect(source.contains(access == .internal ? "\nenum AKey" : "\n\(access) enum AKey"))
  }

  private func project(_ tables: [(name: String, texts: [String: String])]) -> LocalizationProject {
    LocalizationProject(
      sourceLocale: "en",
      tables: tables.map { name, texts in
        let place = SourceLocation(file: "en.lproj/\(name).strings", line: 1, column: 1)
        let entries = texts.sorted { $0.key < $1.key }.map { key, text in
          TableEntry(key: key, value: .text(text), keyLocation: place, valueLocation: place)
        }
        return StringTable(name: name, locale: "en", files: [place.file], entries: entries)
      })
  }
}
