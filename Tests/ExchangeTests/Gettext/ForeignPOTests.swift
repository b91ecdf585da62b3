import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

/// PO files of other programs, which identify strings by `msgctxt` and `msgid` (gettext manual,
/// “Contexts”) and name places in source code behind `#:` (“PO Files”).
@Suite struct ForeignPOTests {
  @Test func aContextIsNoKey() {
    let read = poDocument(
      """
      #: src/main.c:12
      msgctxt "menu"
      msgid "Open"
      msgstr "Öffnen"

      #: src/main.c:13
      msgctxt "menu"
      msgid "Close"
      msgstr "Schließen"

      msgctxt "Menu|File"
      msgid "Open"
      msgstr "Auf"

      msgctxt "Menu|File"
      msgid "Close"
      msgstr "Zu"

      msgctxt ""
      msgid "Open"
      msgstr "Offen"
      """)
    #expect(read.problems == [])
    #expect(read.files.map(\.original) == [""])
    #expect(
      read.units.map(\.key) == [
        "menu␄Open", "menu␄Close", "Menu|File␄Open", "Menu|File␄Close", "␄Open",
      ])
    #expect(read.units.map(\.target) == ["Öffnen", "Schließen", "Auf", "Zu", "Offen"])
  }

  @Test func anEntryOfOursIsRecognizedByItsReferenceBesideOthers() {
    let read = poDocument(
      """
      #: App/a.strings
      msgctxt "App/a.strings|add"
      msgid "Add"
      msgstr "Neu"

      #: src/main.c:1
      msgctxt "Menu|File"
      msgid "Open"
      msgstr ""

      msgid "Close"
      msgstr ""
      """)
    #expect(read.files.map(\.original) == ["App/a.strings", ""])
    #expect(read.units.map(\.key) == ["add", "Menu|File␄Open", "Close"])
  }

  @Test func theFormulaOfATemplateIsReportedWithThatOfTheLanguage() {
    let entry = """
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d plik"
      msgstr[1] "%d pliki"
      """
    let header = """
      msgid ""
      msgstr ""
      "Language: pl\\n"
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"


      """
    let read = poDocument(header + entry)
    #expect(read.findings == ["1:1 invalidRules"])
    #expect(read.problems.first?.message.contains("still the placeholder of a template") == true)
    #expect(read.problems.first?.suggestion.contains("nplurals=3; plural=(n==1 ? 0") == true)
    #expect(
      poDocument(
        header
          + entry.replacing("%d plik", with: "")
          .replacing("\"i\"", with: "\"\"")
      ).problems == [])
  }

  @Test func twoFormsWithoutAFormulaAreThoseOfEnglish() {
    let read = poDocument(
      """
      msgid ""
      msgstr "Language: sl\\n"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d datoteka"
      msgstr[1] "%d datotek"
      """)
    #expect(read.problems == [])
    #expect(read.units.map(\.path.category) == [.one, .two, .few, .other])
    #expect(read.units.compactMap(\.target?.last) == ["a", "k", "k", "k"])
  }

  @Test func stringsThatDifferInTheirBytesAreTwo() {
    let read = poDocument(
      "msgid \"é\"\nmsgstr \"1\"\n\nmsgid \"e\u{301}\"\nmsgstr \"2\"\n\n"
        + "msgctxt \"a\"\nmsgid \"b\"\nmsgstr \"3\"\n\nmsgid \"a␄b\"\nmsgstr \"4\"\n")
    #expect(read.problems == [])
    #expect(read.units.map(\.target) == ["1", "2", "3", "4"])
    #expect(Set(read.units.map { ExactText($0.key) }).count == 4)
  }

  @Test func aDuplicateIsReportedAsLost() {
    let read = poDocument("msgid \"a\"\nmsgstr \"1\"\n\nmsgid \"a\"\nmsgstr \"2\"\n")
    #expect(read.findings == ["4:1 duplicateKey"])
    #expect(read.files.flatMap(\.losses).map(\.key) == ["a"])
    let result = Conversion(bilingual: read.files).written(as: .xliff12)
    #expect(result.losses.map(\.loss.key) == ["a"])
  }

  @Test func theSourceForOneThingStaysWithoutAFormForIt() {
    let lines = """
      msgid ""
      msgstr "Language: ja\\nPlural-Forms: nplurals=1; plural=0;\\n"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d ファイル"

      """
    let read = poDocument(lines)
    #expect(read.problems == [])
    #expect(read.units.map(\.path) == [.plural(.one), .plural(.other)])
    #expect(read.units.map(\.source) == ["%d file", "%d files"])
    #expect(read.units.map(\.target) == [nil, "%d ファイル"])
    let back = POWriter.write(read.files, project: "a").bytes.asText
    #expect(back.hasSuffix(lines.split(separator: "\n\n").dropFirst().joined()))
    let change = BilingualChange(
      original: "", key: "%d file", path: .plural(.one), target: "1 ファイル")
    #expect(read.applying([change]).rejections.count == 1)
  }

  @Test func millionsKeepTheirForm() {
    let lines = """
      msgid ""
      msgstr ""
      "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2;\\n"
      "Language: es\\n"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d archivo"
      msgstr[1] "%d de archivos"
      msgstr[2] "%d archivos"

      """
    let read = poDocument(lines)
    #expect(read.problems == [])
    #expect(read.units.map(\.path) == [.plural(.one), .plural(.many), .plural(.other)])
    let back = POWriter.write(read.files, project: "a")
    #expect(back.losses == [])
    #expect(back.bytes.asText.hasSuffix(lines.split(separator: "\n\n").dropFirst().joined()))
  }

  @Test func theDateOfTheLastChangeIsThatOfTheFile() {
    let date = "2021-05-03 12:30+0200"
    let read = poDocument(
      "msgid \"\"\nmsgstr \"PO-Revision-Date: \(date)\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n")
    let written = POWriter.write(read.files, project: "a").bytes.asText
    #expect(written.contains("\"PO-Revision-Date: \(date)\\n\"\n"))
    let template = poDocument(
      "msgid \"\"\nmsgstr \"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n\"\n\nmsgid \"a\"\nmsgstr \"\"\n"
    )
    #expect(template.files.map(\.revisionDate) == [nil])
  }

  @Test func theNamesOfTranslatorsAreNoStringOfTheApp() {
    let read = poDocument(
      "msgid \"translator-credits\"\nmsgstr \"Anna\\nBen\"\n\nmsgid \"a\"\nmsgstr \"b\"\n")
    #expect(read.units.map(\.key) == ["translator-credits", "a"])
    #expect(read.files.flatMap(\.withoutTranslatorCredits.units).map(\.key) == ["a"])
  }
}

/// Entries as gettext sees them.
private struct GettextEntry: Hashable {
  var context: ExactText?
  var id: ExactText
  var pluralID: ExactText?
  var targets: [ExactText]
  var isFuzzy: Bool

  static func all(in document: PODocument) -> Set<GettextEntry> {
    Set(
      document.content.entries.filter { !$0.isHeader && !$0.isObsolete }.map { entry in
        GettextEntry(
          context: entry.context.map { ExactText($0.value) },
          id: ExactText(entry.id?.value ?? ""),
          pluralID: entry.pluralID.map { ExactText($0.value) },
          targets: entry.forms.map { ExactText($0.text.value) }, isFuzzy: entry.isFuzzy)
      })
  }
}

@Suite struct ForeignRoundTripTests {
  private static let contexts = [
    nil, "", "menu", "Menu|File", "a|b|==|plural.one", "␄", "a␄b", "|",
  ]
  private static let ids = [
    "Open", "Close", "a|b", "b␄c", "␄", "c", "é", "e\u{301}", "%d|==|", " ",
  ]

  /// A file of entries that all have another name.
  private func file(_ random: inout SeededNumbers, language: String) -> String {
    var lines = "msgid \"\"\nmsgstr \"Language: \(language)\\n\"\n"
    let forms = PluralForms.of(PluralRules(language: language))?.count ?? 2
    for context in Self.contexts {
      for id in Self.ids where random.next(3) > 0 {
        lines += "\n" + ["", "#: src/main.c:12\n", "#: \(context ?? "x")\n"][random.next(3)]
        let isFuzzy = random.next(4) == 0
        lines += isFuzzy ? "#, fuzzy, c-format\n" : ""
        lines += context.map { "msgctxt \"\($0)\"\n" } ?? ""
        lines += "msgid \"\(id)\"\n"
        let target = isFuzzy || random.next(2) == 0 ? "t\(random.next(50))" : ""
        if random.next(4) == 0 {
          lines += "msgid_plural \"\(id)s\"\n"
          for form in 0..<forms { lines += "msgstr[\(form)] \"\(target)\"\n" }
        } else {
          lines += "msgstr \"\(target)\"\n"
        }
      }
    }
    return lines
  }

  @Test(arguments: 0..<60)
  func keepsEveryEntry(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let language = ["de", "ja", "ru", "ar", "fr", "tr"][seed % 6]
    let document = poDocument(file(&random, language: language))
    #expect(document.problems == [])
    let entries = GettextEntry.all(in: document)
    let written = POWriter.write(document.files, project: "a")
    #expect(written.losses == [])
    let isSame = GettextEntry.all(in: PODocument(written.bytes, path: "a.po")) == entries
    #expect(isSame)
    for format in [ExchangeFormat.xliff12, .xliff22] {
      let converted = BilingualWriter.write(document.files, as: format)
      let xliff = BilingualDocument(converted.bytes, path: "a.xliff", format: format)
      let back = POWriter.write(xliff.files, project: "a")
      let isSame = GettextEntry.all(in: PODocument(back.bytes, path: "a.po")) == entries
      #expect(isSame, "\(format)")
    }
  }
}

/// Numbers that are the same in every run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
