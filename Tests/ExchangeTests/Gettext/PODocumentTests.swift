import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

private let header = """
  msgid ""
  msgstr ""
  "Language: de\\n"
  "Content-Type: text/plain; charset=UTF-8\\n"
  "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

  """

@Suite struct PODocumentTests {
  /// Serbian in Latin letters has a file of its own, whose header often names the language alone.
  @Test(arguments: [
    ("po/sr@latin.po", "sr", "sr-Latn"), ("po/sr.po", "sr", "sr"),
    ("po/sr@latin.po", "sr@latin", "sr-Latn"),
    ("po/en@shaw.po", "en@shaw", "en-Shaw"), ("po/sr@latin.po", "de", "de"),
    ("po/sr@latin.po", "sr@cyrillic", "sr-Cyrl"), ("po/app.po", "sr", "sr"),
  ]) func takesTheScriptFromTheNameOfTheFile(
    path: String, language: String, locale: LocaleIdentifier
  ) {
    let text = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n"
    #expect(PODocument(Array(text.utf8), path: path).targetLocale == locale)
  }

  @Test func readsTextsWithTheirPlaces() throws {
    let read = poDocument(
      """
      \(header)
      # A question.
      #. What it is.
      #: other.m:12
      #, fuzzy, objc-format
      #| msgid "Old"
      msgctxt "App/a.strings|add"
      msgid "Add"
      msgstr ""
      "Hinzu"
      "fügen"
      """)
    #expect(read.problems == [])
    let unit = try #require(read.units.first)
    #expect(read.files.first?.original == "App/a.strings")
    #expect(read.files.first?.targetLocale == "de" && read.files.first?.sourceLocale == "en")
    #expect(unit.key == "add" && unit.source == "Add" && unit.target == "Hinzufügen")
    #expect(unit.state == .needsReview && unit.path.isText)
    #expect(unit.notes == [.init("What it is."), .init("A question.", author: "translator")])
    #expect(unit.location.description == "a.po:12:1")
    #expect(unit.targetLocation.description == "a.po:14:8")
  }

  @Test func readsPluralsByTheCategoriesOfTheLanguage() {
    let read = poDocument(
      """
      msgid ""
      msgstr "Language: pl\\n"

      msgctxt "a|n"
      msgid "%d card"
      msgid_plural "%d cards"
      msgstr[0] "%d karta"
      msgstr[1] "%d karty"
      msgstr[2] "%d kart"
      """)
    #expect(read.problems == [])
    #expect(
      read.units.map(\.path) == [.plural(.one), .plural(.few), .plural(.many), .plural(.other)])
    #expect(read.units.map(\.source) == ["%d card", "%d cards", "%d cards", "%d cards"])
    #expect(read.units.map(\.target) == ["%d karta", "%d karty", "%d kart", "%d kart"])
  }

  @Test func takesEscapesAsCDoes() {
    let read = poDocument(
      #"""
      msgctxt "a|\t\n\r\a\b\f\v\\\"\'\?"
      msgid "\101\x42\303\251\60"
      msgstr "x"
      """#)
    #expect(read.problems == [])
    #expect(read.units.first?.key == "\t\n\r\u{7}\u{8}\u{C}\u{B}\\\"'?")
    #expect(read.units.first?.source == "ABé0")
  }

  @Test func readsWhatOtherProgramsWrite() {
    let read = poDocument(
      """
      #: App/main.m:12 App/other.m:3
      msgid "One"
      msgstr "Eins"
      #: \u{2068}My App/main.m\u{2069}:4
      msgctxt "menu"
      msgid "One" msgstr "Zwei"
      msgid
        "Th"   "ree"
      msgstr "Drei"
      """)
    #expect(read.problems == [])
    #expect(read.files.map(\.original) == [""])
    #expect(read.units.map(\.key) == ["One", "menu␄One", "Three"])
    #expect(read.units.map(\.target) == ["Eins", "Zwei", "Drei"])
  }

  @Test func leavesObsoleteEntriesAlone() {
    let read = poDocument(
      """
      msgctxt "a|k"
      msgid "One"
      msgstr "Eins"

      #, fuzzy
      #~| msgid "Older"
      #~ msgctxt "a|k"
      #~ msgid ""
      #~ "Old"
      #~ msgstr "Alt"
      """)
    #expect(read.problems == [])
    #expect(read.units.map(\.target) == ["Eins"])
    #expect(read.content.entries.last?.isObsolete == true)
    #expect(read.content.entries.last?.id?.value == "Old")
  }

  @Test func readsLatin1ByteForByte() {
    let lines = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"
    let bytes =
      Array(lines.utf8) + Array("msgid \"a\"\nmsgstr \"".utf8) + [0xFC, 0x5C] + Array("351\"".utf8)
    let read = PODocument(bytes, path: "a.po")
    #expect(read.problems == [])
    #expect(read.units.map(\.target) == ["üé"])
    let change = BilingualChange(original: "", key: "a", target: "ß", state: .translated)
    #expect(read.applying([change]).bytes == bytes.dropLast(6) + [0xDF, 0x22])
    let other = BilingualChange(original: "", key: "a", target: "ł", state: .translated)
    #expect(read.applying([other]).rejections.count == 1)
    #expect(read.applying([other]).bytes == bytes)
  }

  @Test(arguments: [
    ("", "1:1 syntax"), ("# nothing", "1:1 syntax"),
    ("msgid \"a\nmsgstr \"b\"", "1:7 unterminatedString"),
    ("msgid \"a\"", "1:1 syntax"), ("msgstr \"a\"", "1:1 syntax"),
    ("msgid \"a\"\nmsgstr", "2:1 syntax"),
    ("msgid \"a\"\nmsgtsr \"b\"\nmsgstr \"c\"", "2:1 syntax"),
    ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"c\"", "2:1 syntax"),
    ("msgid \"a\"\nmsgstr \"b\"\n\"c\" x", "3:5 syntax"),
    ("msgid \"a\"\nmsgstr \"b\"\n; c", "3:1 strayCharacter"),
    ("msgid \"a\"\nmsgstr \"b\"\n<<<<<<< ours", "3:1 mergeConflict"),
    ("msgid \"a\"\nmsgstr \"\\q\"", "2:9 unknownEscape"),
    ("msgid \"a\"\nmsgstr[x] \"b\"\nmsgstr \"c\"", "2:1 syntax"),
    ("msgid \"a\"\nmsgstr[0] \"b\"", "2:11 syntax"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\nmsgstr[1] \"\"", "3:8 syntax"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"", "3:11 missingValue"),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\nmsgstr[2] \"\"",
      "5:11 unknownCategory"
    ),
    ("msgid \"a\"\nmsgstr \"\"\nmsgid \"a\"\nmsgstr \"b\"", "3:1 duplicateKey"),
    ("msgid \"\"\nmsgstr \"\"\nmsgid \"\"\nmsgstr \"\"", "3:1 duplicateKey"),
    ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=KOI8-T\\n\"", "1:1 encoding"),
    ("\"a\"", "1:1 syntax"),
  ])
  func reportsWhatIsWrongWhereItIs(lines: String, finding: String) {
    #expect(poDocument(lines).findings == [finding])
  }

  @Test func readsEveryFormulaAndReportsWhatItLeavesOut() {
    let entry = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"x\"\n"
    func header(_ forms: String) -> String {
      "msgid \"\"\nmsgstr \"Language: tr\\nPlural-Forms: \(forms)\\n\"\n"
    }
    #expect(poDocument(header("nplurals=1; plural=0;") + entry).findings == [])
    let unreadable = poDocument(header("two") + entry + "msgstr[1] \"y\"")
    #expect(unreadable.findings == ["1:1 invalidRules"])
    #expect(unreadable.units.map(\.target) == ["x", "y"])
    #expect(poDocument(header("two") + "msgid \"a\"\nmsgstr \"\"").findings == [])
    let excess = poDocument(
      header("nplurals=3; plural=n>1;") + entry + "msgstr[1] \"y\"\nmsgstr[2] \"z\"")
    #expect(excess.findings == ["1:1 unknownCategory"])
    #expect(excess.files.flatMap(\.losses).map(\.key) == ["a"])
    #expect(excess.files.flatMap(\.losses).first?.message.contains("“z”") == true)
    // No formula is known for Cornish, so its forms are those that gettext takes without one.
    let cornish = poDocument(
      "msgid \"\"\nmsgstr \"Language: kw\\n\"\n" + entry + "msgstr[1] \"y\"")
    #expect(cornish.findings == [] && cornish.units.compactMap(\.target).count >= 2)
  }

  @Test func reportsBytesThatAreNotUTF8() {
    let bytes = Array("msgid \"a\"\nmsgstr \"".utf8) + [0xFC] + Array("\"\n".utf8)
    #expect(PODocument(bytes, path: "a.po").findings == ["2:9 encoding"])
    let wide: [UInt8] = [0xFF, 0xFE, 0x6D, 0x00]
    #expect(PODocument(wide, path: "a.po").findings == ["1:1 encoding"])
    #expect(PODocument(wide, path: "a.po").applying([]).bytes == wide)
  }

  @Test(arguments: [
    "\"", "msgid \"", "msgid \"a\"\n", "#~ ", "#", "#,\n", "#. a\n", "# a\n", "#: a\n", "#|", "\\",
    "msgid \"\\", "msgstr[", "x",
    "msgid \"a\"\nmsgstr \"b\"\n", "msgid \"\"\n\"a\"\n", "\r", "#~ \"a\"\n", "ö", "msgctxt \"a|\"",
    "|==|", "msgid \"a\" \"b\" ", "#~ msgid \"a\"\n#~", "\"a\" ", "domain \"a\"\n",
  ])
  func readsManyOfOneThingInLittleTime(fragment: String) {
    let count = 60_000 / fragment.utf8.count
    let bytes = Array(String(repeating: fragment, count: count).utf8)
    let start = ContinuousClock.now
    let read = PODocument(bytes, path: "a.po")
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(read.problems.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
    #expect(read.applying([]).bytes == bytes)
  }
}
