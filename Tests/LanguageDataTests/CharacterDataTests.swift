import AuditModel
import TextShaping
import Testing

@testable import LanguageData

/// The data about the characters of languages.
@Suite struct CharacterDataTests {
  @Test(arguments: [
    ("ru", ["Cyrl"]), ("ja", ["Hani", "Hira", "Kana"]), ("de", ["Latn"]), ("th", ["Thai"]),
    ("sr", ["Cyrl", "Latn"]), ("sr-Latn", ["Latn"]), ("hi", ["Deva"]), ("fa", ["Arab"]),
    ("zh-Hans", ["Hani"]), ("ko", ["Hang", "Hani"]), ("uk", ["Cyrl"]), ("he", ["Hebr"]),
  ])
  func knowsTheScriptsOfALanguage(language: String, scripts: [String]) {
    let found = LanguageScripts(LocaleIdentifier(language)).all.map(\.shortName)
    #expect(Set(found).subtracting(["Bopo"]) == Set(scripts))
  }

  @Test func knowsWhichFormsOfHanALanguageTakes() {
    #expect(LanguageScripts("zh-Hant").hanForms == .traditional)
    #expect(LanguageScripts("zh-HK").hanForms == .traditional)
    #expect(LanguageScripts("zh").hanForms == .simplified)
    #expect(LanguageScripts("zh-CN").hanForms == .simplified)
    #expect(LanguageScripts("ja").hanForms == nil)
  }

  @Test func knowsCharactersOfOneSide() {
    for scalar in "设语这个们号为网络图".unicodeScalars {
      #expect(HanVariants.simplifiedOnly.contains(scalar), "\(scalar)")
      #expect(!HanVariants.traditionalOnly.contains(scalar), "\(scalar)")
    }
    for scalar in "設語這個們號聽為網絡圖應學體".unicodeScalars {
      #expect(HanVariants.traditionalOnly.contains(scalar), "\(scalar)")
      #expect(!HanVariants.simplifiedOnly.contains(scalar), "\(scalar)")
    }
    for scalar in "后里面干台只余云周布范斗松才系向征采卷谷舍了制表回合家具乾著".unicodeScalars {
      #expect(!HanVariants.simplifiedOnly.contains(scalar), "\(scalar)")
    }
    for scalar in "后里面干台只余云周布范斗松才系向征采卷谷舍了制表回合家具乾".unicodeScalars {
      #expect(!HanVariants.traditionalOnly.contains(scalar), "\(scalar)")
    }
    #expect(HanVariants.counterpart(of: "设") == "設")
    #expect(HanVariants.counterpart(of: "圖") == "图")
  }

  @Test func knowsWhatJapaneseDoesNotWrite() {
    #expect(HanVariants.foreignToJapanese.contains("设"))
    for scalar in "国学体会来号与図応".unicodeScalars {
      #expect(!HanVariants.foreignToJapanese.contains(scalar), "\(scalar)")
    }
    for scalar in "國學體會來號".unicodeScalars {
      #expect(HanVariants.oldJapanese.contains(scalar), "\(scalar)")
    }
    for scalar in "設語後複製".unicodeScalars {
      #expect(!HanVariants.oldJapanese.contains(scalar), "\(scalar)")
    }
  }

  @Test func knowsLettersThatLookAlike() {
    let looks = LookAlikes.shared
    #expect(looks.latin["а"] == "a" && looks.latin["С"] == "C" && looks.latin["Ο"] == "O")
    #expect(looks.cyrillic["c"] == "с" && looks.greek["A"] == "Α")
    #expect(looks.latin["ж"] == nil && looks.latin["Δ"] == nil && looks.latin["μ"] == nil)
  }

  @Test func composesWhatIsDecomposed() {
    #expect(ComposedForm.composed("cafe\u{301}") == "café")
    #expect(ComposedForm.composed("café") == nil)
    #expect(ComposedForm.composed("\u{1112}\u{1161}\u{11AB}") == "한")
    #expect(ComposedForm.composed("สวัสดี") == nil)
  }

  @Test func knowsTheLettersOfALanguage() {
    let german = ExemplarCharacters("de")
    #expect(german.contains("ä") && german.contains("Ä") && german.contains("„"))
    #expect(!german.contains("ж"))
  }

  @Test func distinguishesLettersThatALanguageNeedsFromBorrowedOnes() {
    let spanish = ExemplarCharacters(lettersOf: "es")
    #expect(spanish.contains("ñ") && !spanish.contains("ã"))
    #expect(ExemplarCharacters("es").contains("ã"))
    let ukrainian = ExemplarCharacters(lettersOf: "uk")
    #expect(ukrainian.contains("ї") && !ukrainian.contains("ы"))
  }

  @Test func findsMatchesAndMistakesOfPatterns() throws {
    let word = try RegularExpression("\\bLog ?in\\b")
    #expect(word.search("Please Login") == .found(7..<12))
    #expect(word.search("") == .nothing)
    #expect(throws: RegularExpression.Mistake.self) { try RegularExpression("a(b") }
  }

  @Test func givesUpOnPatternsThatTakeLong() throws {
    let slow = try RegularExpression("(a+)+$")
    #expect(slow.search(String(repeating: "a", count: 40) + "!") == .tooSlow)
  }
}
