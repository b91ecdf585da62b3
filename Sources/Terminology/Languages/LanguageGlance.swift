/// A quick look at the words of a text, which for most strings shows that they are in their own
/// language.
struct LanguageGlance {
  /// How many words it has.
  private var words = 0
  /// How many letters its words have.
  private var letters = 0
  /// How many of the words are small ones of any language.
  private var small = 0
  /// How many of those are none of its own language.
  private var foreign = 0
  /// How many words have a letter that its own language does not have.
  private var strange = 0
  private let own: Int

  /// Goes through a text; `own` is the bit of the language that it ought to be in.
  init(of text: String, own: Int) {
    self.own = own
    let bit: FunctionWords.Languages = 1 << own
    WordScanner.forEachWord(in: text) { word in
      words += 1
      letters += word.letters.count
      if LanguageLetters.languages(writing: word.letters) & bit == 0 { strange += 1 }
      let languages = word.functionWordLanguages
      if languages != 0 {
        small += 1
        if languages & bit == 0 { foreign += 1 }
      }
    }
  }

  /// Whether the text is long enough to determine its language, and its words are not plainly those
  /// of its own.
  var isDoubtful: Bool {
    guard words >= 4, letters >= 20 else { return false }
    let speaksForOwn = small > 0 && foreign * 3 < small
    return !speaksForOwn || strange > (FunctionWords.isCyrillic(own) ? 0 : 1)
  }
}

extension ScannedWord {
  /// The languages in which it is one of the function words, which are never long.
  var functionWordLanguages: FunctionWords.Languages {
    letters.count < 14 ? FunctionWords.languages(of: hash) : 0
  }
}
