import AuditModel
import Localization
import Testing

@testable import Terminology

/// Distinguishing languages.
@Suite struct LanguageJudgeTests {
  private func judge(_ locale: LocaleIdentifier) -> LanguageJudge {
    LanguageJudge(
      LanguageModels([]), locale: locale, source: "en")
  }

  private static let sentences: [(language: String, text: String)] = [
    ("cs", "Tato nástěnka není prázdná, protože je na ní karta, která byla sdílena."),
    ("de", "Die Tafel ist nicht leer, wenn noch eine Karte auf ihr ist."),
    ("es", "El tablero no está vacío cuando hay una tarjeta en él y se puede ver."),
    ("fi", "Taulu ei ole tyhjä, jos sen päällä on vielä kortti, joka voidaan jakaa."),
    ("fr", "Le tableau n’est pas vide quand une carte est dans la liste de votre équipe."),
    ("hu", "A tábla nem üres, ha van még rajta egy kártya, és ezt meg lehet osztani."),
    ("it", "La bacheca non è vuota quando nella lista di un gruppo è stata messa una scheda."),
    ("nb", "Tavlen er ikke tom når det er et kort på den som også kan ses av alle."),
    ("nl", "Het bord is niet leer zodra er nog een kaart op het bord van je groep is."),
    ("pl", "Tablica nie jest pusta, jeśli jest na niej karta, którą można udostępnić."),
    ("pt", "O quadro não está vazio quando uma carta é mais do que uma das suas."),
    ("ru", "Доска не пуста, если на ней есть карточка, которую можно открыть."),
    ("sv", "Tavlan är inte tom när det finns ett kort på den som du också kan se."),
    ("tr", "Bu pano boş değil, çünkü bir kart var ve her zaman olduğu gibi daha çok olan."),
    ("uk", "Дошка не порожня, якщо на ній є картка, яку можна відкрити або змінити."),
    ("vi", "Bảng này không trống khi có một thẻ ở trên và bạn đã được phép."),
    ("en", "The board is not empty when there is a card on it that you can open."),
  ]

  @Test(arguments: sentences.indices)
  func findsEachLanguageInEachOtherOneAndNoneInItself(_ index: Int) {
    let (language, text) = Self.sentences[index]
    let isCyrillic = ["ru", "uk"].contains(language)
    for other in Self.sentences.map(\.language) {
      let found = judge(LocaleIdentifier(other)).stranger(in: text)
      if other == language {
        #expect(found == nil, "\(text)")
      } else if judge(LocaleIdentifier(other)).isNear(judge(LocaleIdentifier(language))) {
        #expect(found == nil || found == language, "\(language) in \(other)")
      } else if ["ru", "uk"].contains(other) == isCyrillic {
        #expect(found == language, "\(language) in \(other)")
      } else {
        #expect(found == nil, "another rule finds other letters")
      }
    }
  }

  @Test(arguments: ["da", "nn", "nb-NO", "no"])
  func takesNearLanguagesForOneInDoubt(_ locale: LocaleIdentifier) {
    #expect(judge(locale).stranger(in: "Tavlen er tom og kan slettes for alle.") == nil)
  }

  @Test(arguments: ["ja", "zh-Hans", "th", "ko", "ka", "xx", "el"])
  func saysNothingOfLanguagesThatItDoesNotKnow(_ locale: LocaleIdentifier) {
    #expect(judge(locale).stranger(in: "The board is not empty when there is a card on it.") == nil)
  }

  @Test func distinguishesNearLanguagesByTheirLetters() {
    let russian = "Вы можете открыть удалённые доски в течение недели."
    let ukrainian = "Ви можете відкрити видалені дошки протягом тижня."
    #expect(judge("uk").stranger(in: russian) == "ru")
    #expect(judge("ru").stranger(in: ukrainian) == "uk")
    #expect(judge("ru").stranger(in: russian) == nil)
    #expect(judge("uk").stranger(in: ukrainian) == nil)
    let sample = LanguageSample(russian, without: "")
    #expect(judge("uk").isStranger(sample, equalTo: judge("ru")))
    #expect(!judge("ru").isStranger(sample, equalTo: judge("uk")))
  }

  @Test func takesNoLanguageThatLacksLettersOfTheText() {
    let text = "Não há de todos os que se de el la los cartões mas para quadros."
    #expect(judge("pt-BR").stranger(in: text) == nil)
  }

  @Test func takesNoListOfLanguagesForOneOfThem() {
    let names = "Čeština, Deutsch, Español, Français, Polski, Português, Türkçe"
    for locale in ["cs", "es", "pl", "pt-BR", "de"] as [LocaleIdentifier] {
      #expect(judge(locale).stranger(in: names) == nil, "\(locale)")
    }
  }

  @Test func doesNotCountTheWordsOfTheSource() {
    let title = "Die Leiden des jungen Werther und die Liebe zu dem Vater"
    #expect(judge("fi").stranger(in: "\(title), kirja", source: "\(title), a book") == nil)
    #expect(judge("fi").stranger(in: "\(title), kirja", source: "A book") == "de")
  }

  @Test func learnsFromTheTextsOfTheProject() throws {
    let project = try Samples.project(
      de: Samples.german.map { $0.repeated }, fi: Samples.finnish.map { $0.repeated })
    let models = LanguageModels([project])
    #expect(models.all.map(\.locale).contains("de"))
    let judge = LanguageJudge(models, locale: "de", source: "en")
    #expect(judge.stranger(in: "Kortin poistaminen taululta kestää hetken") == "fi")
    #expect(judge.stranger(in: "Kartenlöschung dauert einen Augenblick") == nil)
  }
}

extension String {
  /// The text often enough to learn from, a little different each time.
  fileprivate var repeated: [String] { (0..<12).map { "\(self) \(Samples.letters($0))" } }
}

/// Texts to learn from.
private enum Samples {
  static let german = [
    "Karten werden gelöscht", "Tafel wird geladen und geöffnet", "Einstellungen ändern",
    "Anmeldung fehlgeschlagen", "Benachrichtigungen einschalten", "Kennwort vergessen",
    "Dein Konto löschen", "Sprache auswählen", "Bilder hochladen dauert einen Augenblick",
  ]
  static let finnish = [
    "Kortit poistetaan taululta", "Taulua ladataan hetken", "Muuta asetuksia taululla",
    "Kirjautuminen epäonnistui", "Ilmoitukset käyttöön", "Unohditko salasanan",
    "Poista tilisi lopullisesti", "Valitse kieli", "Kuvien lähettäminen kestää kauan",
  ]

  static func letters(_ number: Int) -> String {
    String(repeating: "x", count: number + 1)
  }

  static func project(de: [[String]], fi: [[String]]) throws -> LocalizationProject {
    let tables = [("de" as LocaleIdentifier, de), ("fi", fi)].map { locale, texts in
      let location = SourceLocation(file: "x", line: 1, column: 1)
      return StringTable(
        name: "Localizable", locale: locale, files: ["x"],
        entries: texts.flatMap(\.self).enumerated().map { index, text in
          TableEntry(
            key: "\(index)", value: .text(text), keyLocation: location, valueLocation: location)
        })
    }
    return LocalizationProject(tables: tables)
  }
}
