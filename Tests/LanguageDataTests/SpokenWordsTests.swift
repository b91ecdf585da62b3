import AuditModel
import TextShaping
import Testing

@testable import LanguageData

/// The words that VoiceOver adds, in the languages of the table.
@Suite struct SpokenWordsTests {
  private static let languages: [LocaleIdentifier] = SpokenLanguage.all.map {
    LocaleIdentifier($0.tag)
  }

  @Test(arguments: languages) func haveASourceInEveryLanguage(_ language: LocaleIdentifier) {
    let words = SpokenWords(language)
    for word in SpokenWord.allCases { #expect(words.entry(word) != nil, "\(word)") }
    for pattern in SpokenPattern.allCases {
      #expect(words.entry(pattern, number: 2) != nil, "\(pattern)")
    }
  }

  @Test(arguments: languages.dropFirst())
  func areThoseOfEnglishOnlyWhereTheTableSaysSo(_ language: LocaleIdentifier) {
    let (own, english) = (SpokenWords(language), SpokenWords("en"))
    for word in SpokenWord.allCases {
      #expect(
        (own.entry(word)?.text == english.entry(word)?.text)
          == (own.entry(word)?.isAsInEnglish == true), "\(word)")
    }
  }

  @Test(arguments: languages) func haveAFormForEveryPluralCategory(_ language: LocaleIdentifier) {
    let words = SpokenWords(language)
    let rules = PluralRules(language: language.identifier)
    for number in [0, 1, 2, 5, 11, 21, 100] {
      let text = words.entry(.itemsCount, number: number)?.text ?? ""
      #expect(text.contains("{n}"), "\(number), \(rules.category(for: number))")
    }
  }

  @Test func takeTheFormOfTheNumber() {
    let russian = SpokenWords("ru")
    #expect(russian.entry(.itemsCount, number: 21)?.text == "{n}\u{A0}элемент")
    #expect(russian.entry(.itemsCount, number: 3)?.text == "{n}\u{A0}элемента")
    #expect(russian.entry(.itemsCount, number: 11)?.text == "{n}\u{A0}элементов")
  }

  @Test func areFoundForTheRegionsAndScriptsOfALanguage() {
    #expect(SpokenWords("en-GB").entry(.button)?.text == "button")
    #expect(SpokenWords("zh-TW").entry(.button)?.text == "按鈕")
    #expect(SpokenWords("zh").entry(.button)?.text == "按钮")
    #expect(SpokenWords("pt").entry(.button)?.text == "botão")
    #expect(SpokenWords("no").entry(.button)?.text == "knapp")
  }

  @Test func areMissingInLanguagesThatTheTableDoesNotHave() {
    #expect(SpokenWords("eo").entry(.button) == nil)
    // Filipino is not Finnish, and the words of Portugal are not those of Brazil.
    #expect(SpokenWords("fil").entry(.button) == nil)
    #expect(SpokenWords("pt-PT").entry(.button) == nil)
  }

  @Test func areJoinedWithTheMarksOfTheLanguage() {
    let parts = ["保存", "ボタン"]
    #expect(SpokenWords("ja").joiners.joined(parts) == "保存。ボタン。")
    #expect(SpokenWords("th").joiners.joined(["บันทึก", "ปุ่ม"]) == "บันทึก ปุ่ม")
    #expect(SpokenWords("en").joiners.joined(["Save?", "Button"]) == "Save? Button.")
    #expect(
      SpokenWords("fr").joiners.joined(label: "Nom", value: "Été") == "Nom\u{A0}: Été")
    #expect(
      SpokenWords("en").joiners.joined(label: "{value}", value: "{label}") == "{value}: {label}")
  }
}
