import AuditModel
import Localization
import Testing
import TextShaping

@testable import Exchange

private let lines = """
  msgid ""
  msgstr ""
  "Language: ru\\n"
  "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && "
  "n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

  #. Comment.
  #, objc-format
  msgctxt "a|one"
  msgid "One %@"
  msgstr   "Один %@"

  #, fuzzy
  #| msgid "Before"
  msgctxt "a|two"
  msgid "Two"
  msgstr ""
  "Д"
  "ва"

  #| msgid "Before"
  msgctxt "a|n|==|%#@n@"
  msgid "%d card"
  msgid_plural "%d cards"
  msgstr[0] "%d карточка"
  msgstr[1] "%d карточки"
  msgstr[2] "%d карточек"

  #~ msgid "Gone"
  #~ msgstr "Ушло"

  """

private func change(
  _ key: String, at path: VariationPath = .text, _ target: String?, _ state: TranslationState? = nil
) -> BilingualChange {
  BilingualChange(original: "a", key: key, path: path, target: target, state: state)
}

/// The lines of the file that become different, and those that they become.
private func difference(_ changes: BilingualChange..., in text: String = lines) -> [String] {
  let result = poDocument(text).applying(changes)
  #expect(result.rejections == [])
  let (old, new) = (text.split(separator: "\n"), result.bytes.asText.split(separator: "\n"))
  return new.difference(from: old).map { step in
    switch step {
    case .insert(_, let line, _): "+\(line)"
    case .remove(_, let line, _): "-\(line)"
    }
  }
}

@Suite struct POChangeTests {
  @Test func changesTheBytesOfOneTranslation() {
    #expect(
      difference(change("one", "Раз %@")) == ["-msgstr   \"Один %@\"", "+msgstr   \"Раз %@\""])
    #expect(
      difference(change("two", "Пара")) == [
        "-\"ва\"", "-\"Д\"", "-msgstr \"\"", "+msgstr \"Пара\"",
      ])
    #expect(
      difference(change("n", at: .variable("n", .few), "%d карты")) == [
        "-msgstr[1] \"%d карточки\"", "+msgstr[1] \"%d карты\"",
      ])
    #expect(difference(change("one", "")) == ["-msgstr   \"Один %@\"", "+msgstr   \"\""])
  }

  @Test func changesNothingWhereNothingIsDifferent() {
    let same = [
      change("one", "Один %@", .translated), change("two", "Два", .machineTranslated),
      change("n", at: .variable("n", .other), "%d карточек"), change("n", "%#@n@", .translated),
    ]
    let result = poDocument(lines).applying(same)
    #expect(result.rejections == [])
    #expect(result.bytes == Array(lines.utf8))
  }

  @Test func changesOnlyTheCharactersThatBecomeDifferent() {
    let text = lines.replacing("Один %@", with: #"\320\236дин  \x25@ \"x\""#)
      .replacing("\"ва\"", with: "\"ва  a\"")
    #expect(
      difference(change("one", "Один %@ \"x\""), in: text) == [
        #"-msgstr   "\320\236дин  \x25@ \"x\"""#, #"+msgstr   "\320\236дин \x25@ \"x\"""#,
      ])
    #expect(difference(change("two", "Два a"), in: text) == ["-\"ва  a\"", "+\"ва a\""])
    #expect(
      difference(change("two", "Два  a" + String(repeating: " b", count: 60)), in: text).count > 3)
  }

  @Test func marksWhatAPersonHasToLookAt() {
    #expect(
      difference(change("one", "Один %@", .needsReview)) == [
        "-#, objc-format", "+#, fuzzy, objc-format",
      ])
    #expect(difference(change("two", "Два", .translated)) == ["-#, fuzzy"])
    #expect(
      difference(change("n", at: .variable("n", .one), nil, .needsReview)) == [
        "+#, fuzzy"
      ])
    let fuzzy = lines.split(separator: "#, objc-format").joined(separator: "#, fuzzy, objc-format")
    #expect(
      difference(change("one", "Один %@", .final), in: fuzzy) == [
        "-#, fuzzy, objc-format", "+#, objc-format",
      ])
    for last in [TranslationState.translated, .needsReview] {
      #expect(
        difference(
          change("n", at: .variable("n", .one), nil, .machineTranslated),
          change("n", at: .variable("n", .few), nil, last)) == ["+#, fuzzy"])
    }
    #expect(difference(change("two", nil, .needsReview)) == [])
    #expect(difference(change("two", "", .new)).contains("-#, fuzzy"))
  }

  @Test func putsTheMarkBeforeTheSourceTextOfBefore() {
    let result = poDocument(lines).applying([
      change("n", at: .variable("n", .one), "%d карта", .needsReview)
    ])
    #expect(
      result.bytes.asText.contains("\n#, fuzzy\n#| msgid \"Before\"\nmsgctxt \"a|n|==|%#@n@\"\n"))
    #expect(PODocument(result.bytes, path: "a.po").units.last?.state == .needsReview)
  }

  @Test func refusesWhatTheFileHasNoPlaceFor() {
    let changes = [
      change("three", "Три"), change("n", "%#@m@"), change("one", "a\0b"),
      change("n", at: .variable("n", .other), "%d карточки"), change("Gone", "x"),
      change("n", at: .variable("n", .zero), "нет"),
    ]
    let result = poDocument(lines).applying(changes)
    #expect(result.bytes == Array(lines.utf8))
    let rejected = Set(result.rejections.map(\.change))
    #expect(rejected == Set(changes) && result.rejections.count == changes.count)
    #expect(result.rejections.allSatisfy { $0.reason.last != "." })
  }

  @Test func takesOtherWhereItFollowsItsSubstitute() {
    let result = poDocument(lines).applying([
      change("n", at: .variable("n", .other), "%d карт"),
      change("n", at: .variable("n", .many), "%d карт"),
    ])
    #expect(result.rejections == [])
    #expect(PODocument(result.bytes, path: "a.po").units.last?.target == "%d карт")
  }

  @Test func refusesTwoTextsForOneForm() {
    let turkish = """
      msgid ""
      msgstr "Language: tr\\nPlural-Forms: nplurals=1; plural=0;\\n"
      msgctxt "a|n"
      msgid "%d card"
      msgid_plural "%d cards"
      msgstr[0] "%d kart"
      """
    let result = poDocument(turkish).applying([
      change("n", at: .plural(.one), "bir kart"), change("n", at: .plural(.other), "%d kartlar"),
    ])
    #expect(result.rejections.map(\.change.path) == [.plural(.other)])
    #expect(result.bytes.asText.hasSuffix("msgstr[0] \"bir kart\""))
  }

  @Test func keepsLineEndsAndTheByteOrderMark() {
    let windows =
      "\u{FEFF}"
      + lines.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let bytes = Array(windows.utf8)
    let read = PODocument(bytes, path: "a.po")
    #expect(read.problems == [] && read.units.count == 7)
    #expect(read.applying([]).bytes == bytes)
    let result = read.applying([change("two", "a\nb", .translated), change("one", "Один %@", .new)])
    let text = result.bytes.asText
    #expect(text.hasPrefix("\u{FEFF}msgid \"\"\r\n"))
    #expect(text.contains("msgid \"Two\"\r\nmsgstr \"\"\r\n\"a\\n\"\r\n\"b\"\r\n\r\n"))
    #expect(text.contains("\r\n\r\n#| msgid \"Before\"\r\nmsgctxt \"a|two\"\r\n"))
    #expect(!text.unicodeScalars.split(separator: "\r\n".unicodeScalars).joined().contains("\n"))
  }

  @Test func wrapsAsGettextDoes() {
    let words = Array(repeating: "слово", count: 30).joined(separator: " ")
    let result = poDocument(lines).applying([change("two", words)]).bytes.asText
    let changed = result.split(separator: "\n").filter { $0.contains("слово") }
    #expect(changed.map(\.count) == [74, 74, 37])
    let wide = lines + "\nmsgctxt \"a|long\"\nmsgid \"x\"\nmsgstr \"\(words)\"\n"
    let unwrapped = poDocument(wide).applying([change("two", words)]).bytes.asText
    #expect(unwrapped.contains("\nmsgstr \"\(words)\"\n\n#| msgid"))
  }
}
