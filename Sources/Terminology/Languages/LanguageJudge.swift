import AuditModel

/// Returns whether a text is in the language that it ought to be in.
package struct LanguageJudge {
  private let models: LanguageModels
  private let locale: LocaleIdentifier
  /// The bits of the language that strings ought to be in and of the one that they come from.
  private let own: Int?
  private let origin: Int?

  /// Takes what is known of the languages, the one that strings ought to be in and the one that the
  /// app is written in.
  package init(_ models: LanguageModels, locale: LocaleIdentifier, source: LocaleIdentifier) {
    self.models = models
    self.locale = locale
    own = FunctionWords.position(of: locale)
    origin = FunctionWords.position(of: source)
  }

  /// The code of the language of a sentence when that is nearly certainly another one.
  ///
  /// Names and terms that a translation keeps say nothing of its language, so words that the source
  /// has too do not count, unless it is the source language that the sentence seems to be in.
  package func stranger(in text: String, source: String = "") -> String? {
    guard let own, text.utf8.count >= 20, let suspect = suspect(in: text, own: own) else {
      return nil
    }
    let isUntranslated = suspect == origin
    let sample = LanguageSample(text, without: isUntranslated ? "" : source)
    guard sample.words >= 4, sample.evidence.letters >= (isUntranslated ? 17 : 20) else {
      return nil
    }
    let found = sample.evidence.count(of: suspect, without: own)
    let missed = sample.evidence.count(of: own, without: suspect)
    // Terms that are kept have few function words, if any.
    if isUntranslated, found < (sample.words < 5 && missed == 0 ? 2 : 3) { return nil }
    let spelled = sample.evidence.spelled(in: suspect, not: own)
    if sample.evidence.rulesOut(suspect, beside: own) { return nil }
    if found + spelled == 0, sample.evidence.capitals * 2 > sample.evidence.words { return nil }
    // Near languages share most letters and words, so that little of either says nothing.
    if spelled == 0, found < 4, FunctionWords.areNear(own, suspect) { return nil }
    let isProved =
      if isSpelled(sample, in: suspect, own: own) {
        true
      } else if missed * 5 <= found, found >= 4, found * 3 >= sample.words {
        true
      } else {
        missed * 3 <= found
          && advantage(of: suspect, sample.trigrams) > Self.leastAdvantage(functionWords: found)
      }
    return isProved ? FunctionWords.languages[suspect] : nil
  }

  /// Whether the letters of a text show that it is in another language.
  private func isSpelled(_ sample: LanguageSample, in other: Int, own: Int) -> Bool {
    let spelled = sample.evidence.spelled(in: other, not: own)
    let found = sample.evidence.count(of: other, without: own)
    let missed = sample.evidence.count(of: own, without: other)
    // Of two languages with Cyrillic letters each has some that the other has not.
    if FunctionWords.isCyrillic(own), spelled > 1 || spelled == 1 && found > missed,
      sample.evidence.spelled(in: own, not: other) == 0, missed <= found
    {
      return true
    }
    return spelled >= 2 && spelled * 5 >= sample.words && missed * 3 <= found + spelled
      && (found > 0 || spelled >= 4)
  }

  /// Whether a text of a few words is in the language of another locale, which has the very same
  /// text for the same key.
  package func isStranger(_ sample: LanguageSample, equalTo judge: LanguageJudge) -> Bool {
    guard let own, let other = judge.own, own != other, FunctionWords.shareScript(own, other),
      sample.words >= 3, !sample.evidence.rulesOut(other, beside: own)
    else { return false }
    let found = sample.evidence.count(of: other, without: own)
    let missed = sample.evidence.count(of: own, without: other)
    let spelled = sample.evidence.spelled(in: other, not: own)
    guard missed == 0 || found + spelled > missed * 3 else { return false }
    if spelled > 1 || spelled == 1 && found > 0 && sample.words >= 4 { return true }
    guard !FunctionWords.areNear(own, other) else { return false }
    if found == 0 && sample.words < 4 { return false }
    let proof = advantage(of: other, sample.trigrams) * Double(sample.trigrams.indices.count)
    if sample.words < 4 { return found > 1 && proof > 6 }
    return found > 0 ? proof > 3 || found > 2 : proof > 12
  }

  /// Whether a text that another locale has too is in the language of that one, and nothing in it is
  /// of its own.
  ///
  /// - Parameters:
  ///   - hasNames: whether words with a capital may be names, as they are not beside a number.
  ///   - known: how many of its words the other strings of the other locale have, and those of its own do
  ///     not, and the other way round.
  package func isPlainlyStranger(
    _ sample: LanguageSample, equalTo judge: LanguageJudge, hasNames: Bool = true,
    known: () -> (there: Int, here: Int)
  ) -> Bool {
    guard let own, let other = judge.own, own != other, FunctionWords.shareScript(own, other),
      sample.words > 0, !sample.evidence.rulesOut(other, beside: own)
    else { return false }
    let found = sample.evidence.count(of: other, without: own)
    let spelled = sample.evidence.spelled(in: other, not: own, withCapitals: !hasNames)
    guard sample.evidence.count(of: own, without: other) == 0,
      sample.evidence.spelled(in: own, not: other) == 0
    else { return false }
    // Near languages share their words, but not all of their letters.
    if FunctionWords.areNear(own, other) { return spelled > 0 && sample.words > 1 }
    let known = known()
    guard known.here == 0 else { return false }
    switch sample.words {
    case 1: return spelled > 0 && known.there > 0
    case 2: return spelled > 0 || known.there + found > 1
    default:
      // Names may be the same wherever letters are, as those of places are.
      if sample.evidence.capitals * 4 >= sample.evidence.words * 3 { return false }
      let least = FunctionWords.areKin(own, other) && spelled == 0 ? 2 : 1
      return found + spelled >= least || known.there > 1
    }
  }

  /// Whether a text may well be the same in both languages.
  package func isNear(_ other: LanguageJudge) -> Bool {
    if let one = own, let two = other.own { return FunctionWords.areNear(one, two) }
    return locale.language == other.locale.language
  }

  /// Whether a word is evidence for the language that the app is written in: a function word of
  /// that language, and not of the text's own.
  ///
  /// - Parameters:
  ///   - word: the number of the word.
  ///   - letters: how many letters it has.
  package func isTellingWord(_ word: UInt64, letters: Int) -> Bool {
    guard let origin, letters > 2 || Self.shortWords.contains(word) else { return false }
    let languages = FunctionWords.languages(of: word)
    return languages & 1 << origin != 0 && (own.map { languages & 1 << $0 == 0 } ?? true)
  }

  /// Words of two letters that are evidence all the same; “in” and “on” are words of many
  /// languages.
  private static let shortWords: Set = ["of".wordHash, "to".wordHash]

  /// Whether a code stands for the language.
  package func speaks(_ code: String) -> Bool {
    own.map { FunctionWords.languages[$0] == code } ?? false
  }

  /// How much more likely each letter has to be, the less evidence function words give.
  private static func leastAdvantage(functionWords: Int) -> Double {
    switch functionWords {
    case 0: 0.9
    case 1: 0.5
    default: 0.25
    }
  }

  /// The code of the language of a sentence of which half the words are function words of that language, three at
  /// least, or a quarter beside few capitals, four at least, and none is one of its own.
  package func plainStranger(in sentence: String) -> String? {
    guard let own, sentence.utf8.count >= 20, let suspect = suspect(in: sentence, own: own),
      !FunctionWords.areNear(own, suspect)
    else { return nil }
    let sample = LanguageSample(sentence, without: "")
    let found = sample.evidence.count(of: suspect, without: own)
    let isMany = found > 2 && found * 2 >= sample.words
    let isQuarter =
      found > 3 && found * 4 >= sample.words && sample.evidence.capitals * 4 < sample.words
    guard sample.words >= 5, isMany || isQuarter,
      sample.evidence.count(of: own, without: suspect) == 0,
      !sample.evidence.rulesOut(suspect, beside: own)
    else { return nil }
    return FunctionWords.languages[suspect]
  }

  /// The code of the language that a text seems to be in, when its function words are not those of its own; more text
  /// of it has to prove that.
  package func seemingStranger(in text: String) -> String? {
    own.flatMap { suspect(in: text, own: $0) }.map { FunctionWords.languages[$0] }
  }

  /// Whether a text of three words or more is likely in a language that others like it are in: two of its words are of
  /// that language, none is of its own, and most have no capital, as names have.
  package func isLikely(_ text: String, in language: String) -> Bool {
    guard let own, let other = FunctionWords.position(of: language), own != other,
      FunctionWords.shareScript(own, other), !FunctionWords.areNear(own, other)
    else { return false }
    let sample = LanguageSample(text, without: "")
    let found = sample.evidence.count(of: other, without: own)
    return sample.words > 2 && found > 0
      && found + sample.evidence.spelled(in: other, not: own) > 1
      && sample.evidence.count(of: own, without: other) == 0
      && sample.evidence.capitals * 2 < sample.evidence.words
      && !sample.evidence.rulesOut(other, beside: own)
  }

  /// The language to hold a text against, when its function words are not those of its own.
  private func suspect(in text: String, own: Int) -> Int? {
    guard LanguageGlance(of: text, own: own).isDoubtful else { return nil }
    let evidence = LanguageEvidence(text)
    let strongest = evidence.strongest(beside: own)
    if let strongest, !FunctionWords.shareScript(own, strongest) { return nil }
    let trigrams = Trigrams(of: text)
    guard let likely = likeliest(trigrams, own: own), !evidence.rulesOut(likely, beside: own) else {
      return strongest
    }
    guard let strongest else { return likely }
    if evidence.spelled(in: strongest, not: own) > evidence.spelled(in: likely, not: own) {
      return strongest
    }
    let lead =
      evidence.count(of: strongest, without: own) - evidence.count(of: likely, without: own)
    return lead > 1 ? strongest : likely
  }

  /// The language of the project in which a text is likeliest, other than its own.
  private func likeliest(_ trigrams: Trigrams, own: Int) -> Int? {
    var best: (language: Int, likelihood: Double)?
    for model in models.all
    where model.language != own && FunctionWords.shareScript(own, model.language) {
      let likelihood = model.trigrams.likelihood(of: trigrams)
      if likelihood > best?.likelihood ?? -.infinity { best = (model.language, likelihood) }
    }
    return best?.language
  }

  /// How much more likely each letter of a text is in another language of the project; 0 when too
  /// little is known.
  private func advantage(of other: Int, _ trigrams: Trigrams) -> Double {
    let models = models.all
    guard let own = models.first(where: { $0.locale == locale }) else { return 0 }
    let best = models.lazy.filter { $0.language == other }
      .map { $0.trigrams.likelihood(of: trigrams) }.max()
    return best.map { $0 - own.trigrams.likelihood(of: trigrams) } ?? 0
  }
}

/// The evidence that a text gives of its language.
package struct LanguageSample {
  fileprivate let evidence: LanguageEvidence
  fileprivate let trigrams: Trigrams
  /// How many different words it has.
  fileprivate private(set) var words = 0
  /// The different words that its source does not have, by their numbers.
  package private(set) var hashes: [UInt64] = []

  /// Reads a text without the words of its source, which may be names and terms that it keeps.
  package init(_ text: String, without source: String) {
    var skipped: Set<UInt64> = []
    if !source.isEmpty { WordScanner.forEachWord(in: source) { skipped.insert($0.hash) } }
    evidence = LanguageEvidence(text, skipping: skipped)
    trigrams = Trigrams(of: text, skipping: skipped)
    WordScanner.forEachWord(in: text) { word in
      guard skipped.insert(word.hash).inserted else { return }
      words += 1
      hashes.append(word.hash)
    }
  }
}

extension LanguageJudge {
  /// Whether a code stands for the language of a locale.
  package static func isLanguage(_ code: String, of locale: LocaleIdentifier) -> Bool {
    FunctionWords.position(of: locale).map { FunctionWords.languages[$0] == code } ?? false
  }
}
