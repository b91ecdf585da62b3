/// Nouns that a hyphen joins to an abbreviation before them: “USB-Laufwerk”, “IP-адрес”.
///
/// Sources: Duden, Die deutsche Rechtschreibung, K 26; Taalunie, Leidraad 6.4; Dansk Sprognævn,
/// Retskrivningsordbogen, § 57.2; Språkrådet, Særskriving; Språkrådet, Svenska skrivregler, § 7; Розенталь,
/// Справочник по правописанию, § 41; Український правопис 2019, § 36.
package enum CompoundNouns {
  /// Whether a word is such a noun of a language, in whatever form.
  package static func contain(_ word: String, in language: String) -> Bool {
    guard let nouns = all[language] else { return false }
    let word = word.lowercased()
    if nouns.contains(word) { return true }
    guard ["ru", "uk"].contains(language) else { return false }
    // The endings of cases.
    return (1...3).contains { nouns.contains(String(word.dropLast($0))) }
  }

  /// Whether there are nouns of a language.
  package static func areKnown(in language: String) -> Bool { all[language] != nil }

  /// The English nouns that they translate, whose abbreviation is before them without a hyphen.
  package static let english = words(
    """
    address addresses file files server servers connection connections channel channels device devices drive \
    drives disk disks disc discs mode type usage load key keys settings options image images picture pictures \
    list lists name names port ports protocol certificate certificates code codes output input core cores \
    temperature size version account folder window layer value values interface controller request requests \
    traffic client signal cable bridge card cards adapter sensor sensors process processes frequency access \
    program programme
    """)

  private static let all: [String: Set<String>] = [
    "de": words(
      """
      datei dateien adresse adressen server verbindung verbindungen kanal kanäle gerät geräte laufwerk laufwerke \
      modus typ nutzung auslastung last schlüssel einstellungen optionen bild bilder liste listen name namen \
      anschluss port protokoll zertifikat zertifikate code codes ausgabe eingabe kerne temperatur größe version \
      konto ordner fenster ebene wert werte schnittstelle controller anfrage anfragen client signal kabel karte \
      karten adapter sensor sensoren frequenz zugriff programm
      """),
    "nl": words(
      """
      adres adressen bestand bestanden server servers verbinding verbindingen kanaal kanalen apparaat apparaten \
      station schijf schijven modus gebruik belasting sleutel sleutels instellingen opties afbeelding \
      afbeeldingen lijst poort protocol certificaat code codes uitvoer invoer temperatuur venster waarde \
      verzoek client signaal kabel kaart adapter sensor sensoren frequentie toegang programma
      """),
    "da": words(
      """
      adresse adresser fil filer server servere forbindelse forbindelser kanal kanaler enhed enheder drev disk \
      tilstand brug forbrug nøgle nøgler indstillinger billede billeder liste port protokol certifikat kode \
      koder kerner temperatur vindue værdi klient signal kabel kort sensor sensorer frekvens adgang program
      """),
    "nb": words(
      """
      adresse adresser fil filer server tjener tilkobling kanal kanaler enhet enheter stasjon disk modus bruk \
      nøkkel nøkler innstillinger bilde bilder liste port protokoll sertifikat kode koder kjerner temperatur \
      vindu verdi klient signal kabel kort sensor sensorer frekvens tilgang program
      """),
    "sv": words(
      """
      adress adresser fil filer server anslutning kanal kanaler enhet enheter disk läge användning nyckel \
      nycklar inställningar bild bilder lista port protokoll certifikat kod koder kärnor temperatur fönster \
      värde klient signal kabel kort sensor sensorer frekvens åtkomst program
      """),
    "ru": words(
      """
      сервер адрес файл ключ код устройств порт диск интерфейс контроллер накопител подключени соединени запрос \
      трафик клиент сигнал кабел мост протокол образ датчик сенсор
      """),
    "uk": words(
      """
      сервер адрес файл ключ код пристр порт диск інтерфейс контролер накопичувач зʼєднанн з'єднанн запит \
      трафік клієнт сигнал кабел міст протокол образ датчик
      """),
  ]

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
