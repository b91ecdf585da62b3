import AuditModel

/// Tells whether a text is in the language that it ought to be in.
package struct LanguageJudge {
  private let models: LanguageModels
  private let locale: LocaleIdentifier
  /// The bits of the language that texts ought to be in and of the one that they come from.
  private let own: Int?
  private let origin: Int?

  /// Takes what is known of the languages, the one that texts ought to be in and the one that the
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
    let sample = Sample(text, own: own, without: isUntranslated ? "" : source)
    guard sample.words >= (isUntranslated ? 5 : 4), sample.evidence.letters >= 20 else {
      return nil
    }
    let found = sample.evidence.count(of: suspect, without: own)
    let missed = sample.evidence.count(of: own, without: suspect)
    if isUntranslated, found < 3 { return nil }
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
          && advantage(of: suspect, sample.trigrams) > Self.leastAdvantage(smallWords: found)
      }
    return isProved ? FunctionWords.languages[suspect] : nil
  }

  /// Whether the letters of a text tell that it is in another language.
  private func isSpelled(_ sample: Sample, in other: Int, own: Int) -> Bool {
    let spelled = sample.evidence.spelled(in: other, not: own)
    let found = sample.evidence.count(of: other, without: own)
    let missed = sample.evidence.count(of: own, without: other)
    return spelled >= 2 && spelled * 5 >= sample.words && missed * 3 <= found + spelled
      && (found > 0 || spelled >= 4)
  }

  /// Whether a text of a few words is in the language of another locale, which has the very same
  /// text for the same key.
  package func isStranger(_ text: String, source: String, equalTo twin: LocaleIdentifier) -> Bool {
    guard let own, let other = FunctionWords.position(of: twin),
      FunctionWords.shareScript(own, other)
    else { return false }
    let sample = Sample(text, own: own, without: source)
    guard sample.words >= 3, !sample.evidence.rulesOut(other, beside: own) else { return false }
    let found = sample.evidence.count(of: other, without: own)
    let missed = sample.evidence.count(of: own, without: other)
    let spelled = sample.evidence.spelled(in: other, not: own)
    guard missed == 0 || found + spelled > missed * 3 else { return false }
    if spelled > 1 || spelled == 1 && found > 0 && sample.words >= 4 { return true }
    guard !Self.areNear(locale, twin) else { return false }
    let proof = advantage(of: other, sample.trigrams) * Double(sample.trigrams.indices.count)
    if sample.words < 4 { return found > 1 && proof > 6 }
    return found > 0 ? proof > 3 || found > 2 : proof > 12
  }

  /// How much more likely each letter has to be, the less small words tell of it.
  private static func leastAdvantage(smallWords: Int) -> Double {
    switch smallWords {
    case 0: 0.9
    case 1: 0.5
    default: 0.25
    }
  }

  /// The language to hold a text against, when its small words are not those of its own.
  private func suspect(in text: String, own: Int) -> Int? {
    var scanner = WordScanner()
    var evidence = LanguageEvidence()
    evidence.read(text, with: &scanner, own: own)
    guard evidence.words >= 4, evidence.letters >= 20,
      !evidence.speaks(for: own) || evidence.strange(to: own) > 1
    else { return nil }
    let told = evidence.strongest(beside: own)
    if let told, !FunctionWords.shareScript(own, told) { return nil }
    let trigrams = Trigrams(of: text, with: &scanner)
    guard let likely = likeliest(trigrams, own: own), !evidence.rulesOut(likely, beside: own) else {
      return told
    }
    guard let told else { return likely }
    if evidence.spelled(in: told, not: own) > evidence.spelled(in: likely, not: own) { return told }
    let lead = evidence.count(of: told, without: own) - evidence.count(of: likely, without: own)
    return lead > 1 ? told : likely
  }

  /// The language of the project in which a text is likeliest, other than its own.
  private func likeliest(_ trigrams: Trigrams, own: Int) -> Int? {
    var best: (language: Int, likelihood: Double)?
    for (locale, model) in models.all where model.isReliable {
      guard let language = FunctionWords.position(of: locale), language != own,
        FunctionWords.shareScript(own, language)
      else { continue }
      let likelihood = model.likelihood(of: trigrams)
      if likelihood > best?.likelihood ?? -.infinity { best = (language, likelihood) }
    }
    return best?.language
  }

  /// How much more likely each letter of a text is in another language of the project; 0 when too
  /// little is known.
  private func advantage(of other: Int, _ trigrams: Trigrams) -> Double {
    let models = models.all
    guard let ownModel = models[locale], ownModel.isReliable else { return 0 }
    var best: Double?
    for (locale, model) in models
    where FunctionWords.position(of: locale) == other && model.isReliable {
      best = max(best ?? -.infinity, model.likelihood(of: trigrams))
    }
    return best.map { $0 - ownModel.likelihood(of: trigrams) } ?? 0
  }
}

/// What a text tells of its language.
private struct Sample {
  var evidence = LanguageEvidence()
  let trigrams: Trigrams
  /// How many different words it has.
  private(set) var words = 0

  init(_ text: String, own: Int, without source: String) {
    var scanner = WordScanner()
    var skipped: Set<UInt64> = []
    if !source.isEmpty { scanner.forEachWord(in: source) { skipped.insert($0.hash) } }
    evidence.read(text, with: &scanner, own: own, skipping: skipped)
    trigrams = Trigrams(of: text, with: &scanner, skipping: skipped)
    scanner.forEachWord(in: text) { if skipped.insert($0.hash).inserted { words += 1 } }
  }
}

extension LanguageJudge {
  /// Whether a code stands for the language of a locale.
  package static func isLanguage(_ code: String, of locale: LocaleIdentifier) -> Bool {
    FunctionWords.position(of: locale).map { FunctionWords.languages[$0] == code } ?? false
  }

  /// Whether a text may well be the same in two languages.
  package static func areNear(_ one: LocaleIdentifier, _ other: LocaleIdentifier) -> Bool {
    FunctionWords.areNear(one.language, other.language)
  }
}
