/// Articles and possessives, which may be before any noun.
enum Articles {
  /// Whether a word, by the number that the scanner gives it, is one of a language.
  static func contains(_ word: UInt64, in language: String) -> Bool {
    lists[FunctionWords.family(language)]?.contains(word) ?? false
  }

  private static let lists = [
    "de": "der die das den dem des ein eine einen einem einer eines ihr ihre ihren dein deine",
    "nl": "de het een uw je jouw", "sv": "en ett den det din ditt dina",
    "da": "en et den det din dit dine", "nb": "en et ei den det din ditt dine",
    "fr": "le la l les un une des du de d votre vos ce cette",
    "es": "el la los las un una del de tu su sus este esta",
    "ca": "el la l els les un una del de d",
    "pt": "o a os as um uma do da dos das de seu sua seus suas este esta",
    "gl": "o a os as un unha do da de", "ro": "un o",
    "it": "il lo la l i gli le un uno una del della dell dei delle di questo questa",
    "hu": "a az egy",
  ].mapValues { words in Set(words.split(separator: " ").map { String($0).wordHash }) }
}
