import AuditModel

/// The words of a language by which the label of a field asks for a part of a person's name.
///
/// Source: ours; no list was found. Languages in which the word for the whole name is that of the first name, too, have
/// no word for it.
package struct NameParts: Sendable {
  /// A part of a name.
  package enum Part: String, Sendable {
    case given, family
  }

  private let given: [String]
  private let family: [String]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    let entry = Self.table[locale.tableTag]
    given = (entry?.given).listed
    family = (entry?.family).listed
  }

  /// The part that a label asks for; none where it asks for both or for neither.
  package func part(in label: String) -> Part? {
    let label = label.lowercased().replacing("’", with: "'")
    let hasGiven = given.contains { label.contains(phrase: $0) }
    let hasFamily = family.contains { label.contains(phrase: $0) }
    return hasGiven == hasFamily ? nil : hasGiven ? .given : .family
  }

  private static let table: [String: (given: String, family: String)] = [
    "cs": ("křestní jméno", "příjmení"),
    "de": ("vorname, vornamen", "nachname, familienname, zuname"),
    "en": ("first name, given name, forename", "last name, family name, surname"),
    "es": ("nombre de pila", "apellido, apellidos"),
    "fi": ("etunimi", "sukunimi"),
    "fr": ("prénom", "nom de famille"),
    "hu": ("keresztnév, utónév", "vezetéknév, családnév"),
    "it": ("nome di battesimo", "cognome"),
    "ja": ("下の名前", "苗字, 名字"),
    "nb": ("fornavn", "etternavn"),
    "nl": ("voornaam", "achternaam, familienaam"),
    "pl": ("imię", "nazwisko"),
    "pt": ("primeiro nome", "sobrenome"),
    "ru": ("имя", "фамилия"),
    "sv": ("förnamn", "efternamn"),
    "th": ("", "นามสกุล"),
    "tr": ("", "soyad, soyadı, soyadınız"),
    "uk": ("ім'я", "прізвище"),
    "vi": ("", ""),
    "zh-Hans": ("", ""),
    "zh-Hant": ("", ""),
  ]
}
