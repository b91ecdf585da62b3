import Testing

@testable import XLIFFValidation

@Suite struct ValueFormTests {
  @Test(arguments: [
    "en", "EN", "en-us", "pt-BR", "zh-Hans-CN", "es-419", "sl-rozaj-biske", "de-CH-1996",
    "zh-yue-HK", "en-a-bbb-x-a-ccc", "x-own", "i-klingon", "sgn-BE-FR", "hy-Latn-IT-arevela",
    "de-Latn-DE-1996-u-co-phonebk",
  ])
  func acceptsLanguageTags(tag: String) {
    #expect(LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [
    "", "e", "f r", "en_US", "en-", "-en", "en--US", "de-419-DE", "a-DE", "en-a", "en-x",
    "de-1996-1996", "en-a-abcdefghi", "ar-a-aaa-b-bbb-a-ccc", "abcdefghi", "en-US-US", "日本",
  ])
  func refusesWhatIsNoLanguageTag(tag: String) {
    #expect(!LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [
    (ValueForm.token, ["a", "1", "a.b-c_d:e", "é", " a ", "a·b"], ["", "a b", "/1", "#1", "a=b"]),
    (.plainName, ["a", "_1", "é-1"], ["1", "-a", "a:b", "", "a b"]),
    (.tokens, ["a", "a b", " a\tb "], ["", " ", "a, b"]),
    (.yesNo, ["yes", "no"], ["Yes", "", "true"]),
    (.userDefined, ["a:b"], ["a", ":b", "a:", "a:b:c", "a b:c"]),
    (.oneOfOrUserDefined(["a"]), ["a", "b:c"], ["b"]),
    (.oneOfOrOwn(["a"]), ["a", "x-b"], ["b", "x-"]),
    (.listOfOrOwn(["a"]), ["a", "a x-b"], ["a b"]),
    (.positiveInteger(upTo: 10), ["1", "10"], ["0", "11", "-1", "a", "", "1.5"]),
    (.positiveInteger(upTo: nil), ["1", "99999999999999999999"], ["0", "-1", ""]),
    (.integer, ["0", "-5", "+5"], ["", "1.5", "-"]),
    (
      .decimal(from: 0, to: 100), ["0", "100", "99.5", ".5", "1."],
      ["101", "-1", "1e1", "", ".", "NaN"]
    ),
    (.hexadecimal, ["00", "1aFF"], ["0", "0g"]),
    (
      .dateTime, ["2026-01-31T10:00:00", "2026-01-31T10:00:00.5Z", "2026-01-31T10:00:00+01:00"],
      ["2026-01-31", "2026-13-31T10:00:00", "2026-01-31T10:00", "2026-01-31T10:00:00+1:00", "T"]
    ),
    (.coordinates, ["0;0;0;0", "#;-1;2;3"], ["0;0;0", "a;0;0;0", "+1;0;0;0"]),
    (.mediaType, ["image/png", "text"], ["png", "image/", ""]),
  ])
  func reportsTheStringOfAForm(form: ValueForm, good: [String], bad: [String]) {
    #expect(good.filter { !form.accepts($0) } == [])
    #expect(bad.filter { form.accepts($0) } == [])
    #expect(!form.description.isEmpty)
  }

  @Test func shortensLongListsOfWords() {
    #expect(["a"].quotedList == "“a”")
    #expect(["a", "b", "c"].quotedList == "“a”, “b” or “c”")
    #expect((1...20).map { "\($0)" }.quotedList.hasSuffix("“8”, …"))
  }
}
