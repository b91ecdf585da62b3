import AuditModel
import Testing

@testable import LanguageData

/// The words by which messages and notes speak of entries, colours and charts.
@Suite struct MessageWordTests {
  @Test(arguments: [
    ("en", "Something went wrong. Check what you entered."), ("de", "Bitte prüfe deine Eingaben."),
    ("pt-BR", "Verifique o que você digitou."), ("pt-PT", "Verifique os dados inseridos."),
    ("it", "Controlla le informazioni inserite."), ("es", "Revisa la información introducida."),
    ("fr", "Vérifiez les informations renseignées."), ("nb", "Sjekk det du har fylt ut."),
    ("zh-Hans", "请检查您输入的内容。"), ("zh-Hant", "請檢查您輸入的內容。"),
  ])
  func speaksOfEntries(_ locale: LocaleIdentifier, _ message: String) {
    #expect(EntryWords(locale).areIn(message))
  }

  @Test(arguments: [
    ("en", "All fields are required."), ("fr", "* Champs obligatoires"),
    ("en", "We could not save what you entered. Check your connection."),
    ("sv", "Uppgifterna kunde inte hämtas. Kontrollera anslutningen."),
    ("ja", "選択した項目を削除できませんでした。"),
    ("pl", "Wprowadzone zmiany nie zostały zapisane. Sprawdź połączenie."),
    ("hu", "A megadott kiszolgáló nem érhető el."), ("tr", "Depolama alanları yüklenemedi."),
  ])
  func speaksOfSomethingElse(_ locale: LocaleIdentifier, _ message: String) {
    #expect(!EntryWords(locale).areIn(message))
  }

  @Test(arguments: ["pt", "pt-BR"] as [LocaleIdentifier])
  func knowsPortugueseInAllTables(_ locale: LocaleIdentifier) {
    #expect(ColourPhrases(locale).hues(in: "Valores em vermelho são altos.") == [.red])
    #expect(NameParts(locale).part(in: "Sobrenome") == .family)
  }
}
