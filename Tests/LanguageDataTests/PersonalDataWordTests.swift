import AuditModel
import Testing

@testable import LanguageData

/// The words by which fields ask for details of a person.
@Suite struct PersonalDataWordTests {
  @Test func areThereForEachDetailInEveryLanguage() {
    #expect(PersonalDataTable.all.count == 21)
    for (tag, table) in PersonalDataTable.all {
      let lines = table.split(separator: "\n").map { $0.split(separator: " = ") }
      #expect(
        lines.map { PersonalDatum(rawValue: String($0[0])) } == PersonalDatum.allCases, "\(tag)")
      #expect(lines.allSatisfy { $0.count == 2 && $0[1] == $0[1].lowercased() }, "\(tag)")
    }
  }

  @Test(arguments: [
    ("en", "Your e-mail address", PersonalDatum.emailAddress), ("en", "ZIP code", .postalCode),
    ("de-AT", "Straße und Hausnummer", .streetAddress), ("fr", "Prénom", .name),
    ("pt-BR", "CEP", .postalCode), ("no", "Mobilnummer", .telephoneNumber),
    ("ja", "ご住所", .streetAddress), ("zh-TW", "電話號碼", .telephoneNumber),
    ("zh-Hans", "您的邮箱", .emailAddress), ("uk", "Повне ім’я", .name),
    ("th", "อีเมลของคุณ", .emailAddress),
  ])
  func areFoundInALabel(locale: String, label: String, datum: PersonalDatum) {
    #expect(PersonalDataWords(LocaleIdentifier(locale)).datum(in: label) == datum)
  }

  @Test(arguments: [
    ("en", "Name"), ("en", "Zipper length"), ("it", "Capacità"), ("de", "Boardname"),
    ("sw", "Barua pepe"), ("en", ""),
  ])
  func areNotFoundInOtherLabels(locale: String, label: String) {
    #expect(PersonalDataWords(LocaleIdentifier(locale)).datum(in: label) == nil)
  }
}
