import AuditModel
import Localization
import Testing

@testable import Terminology

/// The spelling and form in which learned terms are listed.
@Suite struct DictionaryFormTests {
  /// The translations of the learned terms.
  private func learned(
    _ texts: KeyValuePairs<String, String>, _ locale: LocaleIdentifier
  ) -> [String: String] {
    let strings = texts.map { (source: $0.key, target: $0.value) }
    let terms = TermLearner(LocalizationProject(learning: strings, locale)).terms(in: locale)
    return Dictionary(terms.map { ($0.source, $0.translation) }) { first, _ in first }
  }

  @Test func takesCapitalsFromTheMiddleOfSentences() {
    let terms = learned(
      [
        "Vpn": "VPN", "Connect the VPN now": "Activer le VPN maintenant",
        "Stop VPN?": "Arrêter le VPN ?", "Region map": "Carte de la région",
        "About VPN": "À propos du VPN", "Region list": "Liste de la région",
        "Change the region here": "Modifier la région ici",
        "Region not found": "Région introuvable",
      ], "fr")
    #expect(terms == ["VPN": "VPN", "region": "région"])
  }

  @Test func listsTheCommonerNumberOnBothSides() {
    let terms = learned(
      [
        "Photos": "Fotos", "Share photos": "Compartir fotos", "Photos of all": "Fotos de todos",
        "Delete the photos": "Eliminar las fotos", "One photo": "Una foto", "Cancel": "Cancelar",
      ], "es")
    #expect(terms == ["photos": "fotos"])
  }

  @Test func listsNoPieceOfALongerTerm() {
    let terms = learned(
      [
        "Add an API key": "Ajouter une clé API", "Delete API key": "Supprimer la clé API",
        "API keys": "Clés API", "The API key is old": "La clé API est ancienne",
        "Copy API key": "Copier la clé API", "Cancel": "Annuler",
      ], "fr")
    #expect(terms == ["API key": "clé API"])
  }

  @Test func listsNoRestOfAPattern() {
    let terms = learned(
      [
        "Board: %d min late": "Panel: %d min tarde", "Card: %d min late": "Tarjeta: %d min tarde",
        "%d min late": "%d min tarde", "%d min late again": "%d min tarde otra vez",
        "Map, %d min late": "Mapa, %d min tarde", "Cancel": "Cancelar",
      ], "es")
    #expect(terms["min late"] == nil)
  }

  @Test func listsTranslationsOfSeveralWordsWhole() {
    let terms = learned(
      [
        "Password": "Mot de passe", "Show password": "Afficher le mot de passe",
        "Wrong password": "Mot de passe incorrect", "Rename password": "Nommer le mot de passe",
        "Subtitle colour": "Couleur des sous-titres", "Hide subtitles": "Masquer les sous-titres",
        "Subtitles": "Sous-titres", "Search subtitles": "Rechercher des sous-titres",
      ], "fr")
    #expect(terms == ["password": "mot de passe", "subtitles": "sous-titres"])
  }

  @Test func listsNoWordThatOnlyComesWithAPreposition() {
    let terms = learned(
      [
        "Codec not supported": "Codec non pris en charge",
        "Format supported": "Format pris en charge", "Supported": "Pris en charge",
        "Supported player": "Lecteur pas en charge", "Server supported": "Serveur pas en charge",
      ], "fr")
    #expect(!terms.values.contains("charge"))
  }

  @Test func leavesWordsOutThatNameNothing() {
    let terms = learned(
      [
        "Are you sure you want to delete the board?": "Möchtest du die Tafel wirklich löschen?",
        "Are you sure you want to leave?": "Möchtest du wirklich gehen?",
        "Are you sure you want to quit?": "Möchtest du wirklich beenden?",
        "You want to stay": "Möchtest du wirklich bleiben?",
        "Are you sure?": "Möchtest du wirklich?", "Cancel": "Abbrechen",
      ], "de")
    #expect(terms.isEmpty)
  }

  @Test func leavesAdjectivesOutThatAgreeWithOtherWords() {
    let texts: KeyValuePairs = [
      "External player": "Externe Wiedergabe", "External disk": "Externe Platte",
      "Hide external links": "Externe Links ausblenden", "An external map": "Eine externe Karte",
      "Close": "Fertig",
    ]
    #expect(learned(texts, "de").isEmpty)
  }

  @Test func takesTheFormOfStringsThatAreTheTermAlone() {
    let terms = learned(
      [
        "Library": "Biblioteka", "Delete library": "Usuń bibliotekę",
        "Name of the library": "Nazwa biblioteki", "Library colour": "Kolor biblioteki",
        "Rename the library": "Zmień nazwę biblioteki", "Cancel": "Anuluj",
      ], "pl")
    #expect(terms["library"] == "biblioteka")
  }

  @Test func learnsNothingFromCopiesOfTheSource() {
    let terms = learned(
      [
        "Select a page": "Select a page", "Delete page": "Delete page",
        "Page colour": "Page colour", "Page not found": "Page not found", "Close": "Fertig",
      ], "de")
    #expect(terms.isEmpty)
  }

  @Test func listsGermanNounsWithTheirCapitalsAndVerbsWithout() {
    let terms = learned(
      [
        "Add disk": "Festplatte hinzufügen", "Disk speed": "Festplatte, Tempo",
        "Reset disk": "Festplatte zurücksetzen", "Reset all": "Alles zurücksetzen",
        "Reset colours": "Farben zurücksetzen", "Reset": "Zurücksetzen",
        "No disk": "Keine Festplatte",
      ], "de")
    #expect(terms == ["disk": "Festplatte", "reset": "zurücksetzen"])
  }

  @Test func cutsNoWordInKana() {
    let terms = learned(
      [
        "Add a subscription": "サブスクリプションを追加", "Delete subscription": "サブスクリプションを削除",
        "Subscription colour": "サブスクリプションの色", "All subscriptions": "すべてのサブスクリプション",
        "Cancel": "キャンセル",
      ], "ja")
    #expect(terms == ["subscription": "サブスクリプション"])
  }

  @Test func cutsNoWordAtASoftHyphen() {
    let terms = learned(
      [
        "Add a subscription": "Abonne\u{AD}ment hinzufügen",
        "Delete subscription": "Abonne\u{AD}ment löschen",
        "Subscription name": "Name des Abonne\u{AD}ments",
        "All subscriptions": "Alle Abonne\u{AD}ments", "Cancel": "Abbrechen",
      ], "de")
    #expect(terms.isEmpty)
  }
}
