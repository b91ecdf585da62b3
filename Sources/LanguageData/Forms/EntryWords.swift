import AuditModel

/// The words of a language by which a message speaks of all that was typed into a form, such as “what you
/// entered”.
///
/// Source: ours; no list was found. Words for data of any kind are left out, since a message about a connection
/// has them, too.
package struct EntryWords: Sendable {
  private let phrases: [String]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    phrases = (Self.table[locale.tableTag]).listed
  }

  /// Whether a message speaks of entries.
  package func areIn(_ message: String) -> Bool {
    let message = message.lowercased()
    return phrases.contains { message.contains(phrase: $0) }
  }

  private static let table: [String: String] = [
    "cs": "zadali, vyplnili, zadané, vyplněné, pole",
    "de": "eingegeben, eingegebenen, eingabe, eingaben, angaben, felder",
    "en": "entered, entries, your input, check your details, check the details, fields",
    "es": "introducido, introducidos, ingresado, ingresados, escribiste, campos",
    "fi": "syöttämäsi, syöttämäsi tiedot, antamasi, kentät, kentissä",
    "fr": "saisi, saisie, saisies, saisis, champs",
    "hu": "megadott, beírt, megadtál, mezők, mezőket",
    "it": "inserito, inseriti, immesso, immessi, campi",
    "ja": "入力内容, 入力した, 入力された, 項目",
    "nb": "skrev inn, skrevet inn, oppga, oppgitt, fylte ut, feltene",
    "nl": "ingevoerd, ingevoerde, ingevuld, ingevulde, invoer, velden",
    "pl": "wpisane, wpisano, podane, podano, wprowadzone, pola",
    "pt-BR": "digitou, digitados, inseriu, inseridos, preencheu, preenchidos, campos",
    "ru": "ввели, введённые, введенные, указали, указанные, поля",
    "sv": "angav, angett, skrev in, skrivit in, fyllde i, fyllt i, uppgifterna, fälten",
    "th": "ที่กรอก, ที่ป้อน",
    "tr": "girdiğiniz, girdikleriniz, yazdıklarınız, alanları",
    "uk": "ввели, введені, вказали, вказані, поля",
    "vi": "đã nhập, đã điền, các trường",
    "zh-Hans": "输入的, 填写的",
    "zh-Hant": "輸入的, 填寫的",
  ]
}
