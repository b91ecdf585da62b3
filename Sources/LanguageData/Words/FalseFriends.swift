/// A word of a language that looks like an English one and means something else.
///
/// Sources: Duden (aktuell, eventuell), Larousse (actuel, éventuellement, librairie, télécharger), Diccionario de la
/// lengua española (actual), Treccani (attuale, cancellare), Priberam (atual), Słownik języka polskiego PWN
/// (aktualny), Van Dale (actueel).
package struct FalseFriend: Sendable {
  /// A part of the English words, without their first letters, by which most texts are passed over.
  package let mark: String
  /// The English words, in small letters.
  package let english: Set<String>
  /// The beginnings of the words that are no translations of these, in small letters.
  package let wrong: [String]
  /// The beginnings of words beside which the wrong ones translate something else.
  package let right: [String]
  /// The English words that the wrong ones do translate.
  package let excuses: Set<String>
  /// The words to write instead.
  package let advice: String

  /// Those of a language.
  package static func of(_ language: String) -> [FalseFriend] { all[language] ?? [] }

  private init(
    _ mark: String, _ english: String, wrong: String, right: String, excuses: String, advice: String
  ) {
    self.mark = mark
    self.english = Set(Self.words(english))
    self.wrong = Self.words(wrong)
    self.right = Self.words(right)
    self.excuses = Set(Self.words(excuses))
    self.advice = advice
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }

  private static func actual(_ wrong: String, right: String, advice: String) -> FalseFriend {
    FalseFriend(
      "ctual", "actual actually", wrong: wrong, right: right,
      excuses: "current currently present presently latest now recent today update updated "
        + "upgrade upgraded upgrades",
      advice: advice)
  }

  private static let all: [String: [FalseFriend]] = [
    "de": [
      actual(
        "aktuell", right: "tatsächlich wirklich eigentlich echt real original",
        advice: "“tatsächlich” or “eigentlich”"),
      FalseFriend(
        "ventually", "eventually", wrong: "eventuell", right: "schließlich irgendwann letztlich",
        excuses: "possibly perhaps maybe", advice: "“schließlich” or “irgendwann”"),
    ],
    "fr": [
      actual(
        "actuel", right: "réel effecti vérit exact propre vrai", advice: "“réel” or “véritable”"),
      FalseFriend(
        "ventually", "eventually", wrong: "éventuellement", right: "finalement",
        excuses: "possibly perhaps maybe", advice: "“finalement” or “à terme”"),
      FalseFriend(
        "pload", "upload uploads uploaded uploading", wrong: "télécharg telecharg",
        right: "télévers envo transf import serveur ligne",
        excuses: "download downloads downloaded downloading",
        advice: "“téléverser” or “envoyer”"),
      FalseFriend(
        "ibrar", "library libraries", wrong: "librairie", right: "bibliothèque",
        excuses: "bookshop bookstore",
        advice: "“bibliothèque”"),
    ],
    "es": [
      actual(
        "actual", right: "real efectiv verdader realidad hecho", advice: "“real” or “en realidad”")
    ],
    "it": [
      actual(
        "attual", right: "reale reali realmente effettiv vero vera realtà",
        advice: "“effettivo” or “reale”"),
      FalseFriend(
        "ancel", "cancel canceled cancelled canceling cancelling", wrong: "cancell",
        right: "annull",
        excuses: "delete deleted erase remove removed clear event events meeting meetings "
          + "celebration celebrations appointment appointments flight flights",
        advice: "“annulla”"),
    ],
    "pt": [
      actual(
        "atual actual", right: "real reais efetiv efectiv verdadeir verdade",
        advice: "“real” or “na verdade”")
    ],
    "pl": [actual("aktualn", right: "rzeczywi faktyczn", advice: "“rzeczywisty” or “faktycznie”")],
    "nl": [
      actual(
        "actuel actueel", right: "werkelijk echt feitelijk eigenlijk",
        advice: "“werkelijk” or “eigenlijk”")
    ],
  ]
}
