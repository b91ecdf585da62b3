import Localization
import Terminology

/// The words by which a language addresses people as friends or politely.
///
/// Words that have another meaning as well are left out, and so are those for several people.
struct AddressWords: Sendable {
  /// A way to address people.
  enum Form: Sendable { case informal, formal }

  /// The words of a text that address people, by their bytes.
  struct Found {
    fileprivate(set) var informal: Range<Int>?
    fileprivate(set) var formal: Range<Int>?

    /// Whether it does so in both ways.
    var isMixed: Bool { informal != nil && formal != nil }

    /// The only way in which the text addresses people, and the first word that does.
    var only: (form: Form, word: Range<Int>)? {
      switch (informal, formal) {
      case (let word?, nil): (.informal, word)
      case (nil, let word?): (.formal, word)
      default: nil
      }
    }
  }

  fileprivate struct Word {
    let form: Form
    let position: Position
  }

  /// Where a word has its meaning.
  enum Position {
    case anywhere
    /// Within a sentence with a capital; where a sentence begins every word has one.
    case capital
    /// Within a sentence in lower case; elsewhere it is a letter or a unit.
    case small
    /// Before an apostrophe.
    case elided
  }

  /// The words that address people as friends.
  let informal: String
  /// The words that address people politely.
  let formal: String
  private var words: [UInt64: Word] = [:]
  /// Words behind which none addresses anybody, as in “rendez-vous”.
  private let phrases: Set<UInt64>
  /// Whether such words follow verbs behind a hyphen, as in “voulez-vous”.
  private let isBehindHyphens: Bool

  /// Finds the words of a text that address people, in linear time.
  func find(in text: String) -> Found {
    var found = Found()
    var lent = text
    lent.withUTF8 { bytes in
      var before: UInt64 = 0
      WordScanner.forEachWord(in: text) { word in
        defer { before = word.hash }
        guard let known = words[word.hash], !word.hasInnerCapital,
          known.position.fits(word, in: bytes), !phrases.contains(before),
          bytes.hasWord(word.bytes, besideHyphen: isBehindHyphens)
        else { return }
        switch known.form {
        case .informal: found.informal = found.informal ?? word.bytes
        case .formal: found.formal = found.formal ?? word.bytes
        }
      }
    }
    return found
  }
}

extension AddressWords {
  /// Takes the words of a language, with spaces between them.
  ///
  /// - Parameters:
  ///   - informal: the words for friends, of which the first is shown.
  ///   - formal: the polite words, of which the first is shown.
  ///   - position: where the polite words are.
  ///   - name: what is shown for friends, where that word has another meaning as well.
  ///   - special: words that are somewhere else than the others.
  ///   - phrases: words behind which none addresses anybody.
  ///   - isBehindHyphens: whether such words follow verbs behind a hyphen.
  init(
    _ informal: String, _ formal: String, in position: Position = .anywhere, name: String? = nil,
    special: [(String, Form, Position)] = [], behind phrases: [String] = [],
    isBehindHyphens: Bool = false
  ) {
    let friends = informal.split(separator: " ").map(String.init)
    let others = formal.split(separator: " ").map(String.init)
    self.informal = name ?? friends.first ?? ""
    self.formal = others.first ?? ""
    for word in friends { words[word.wordHash] = Word(form: .informal, position: .anywhere) }
    for word in others { words[word.wordHash] = Word(form: .formal, position: position) }
    for (word, form, location) in special {
      words[word.wordHash] = Word(form: form, position: location)
    }
    self.phrases = Set(phrases.map(\.wordHash))
    self.isBehindHyphens = isBehindHyphens
  }
}

extension AddressWords.Position {
  fileprivate func fits(_ word: ScannedWord, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = word.bytes.lowerBound
    switch self {
    case .anywhere: return true
    case .capital: return word.isCapitalized && (word.followsWord || text.hasComma(before: start))
    case .small: return !word.isCapitalized && (word.followsWord || text.hasComma(before: start))
    case .elided:
      let rest = text[word.bytes.upperBound...]
      return (start == 0 || text[start - 1] == UInt8(ascii: " "))
        && (rest.first == UInt8(ascii: "'") || rest.starts(with: "’".utf8))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word is no part of one that an accelerator or a bracket divides, as in “tou(te)s”.
  fileprivate func hasWord(_ word: Range<Int>, besideHyphen isHyphenFine: Bool) -> Bool {
    // Letters with their accents behind them begin with 0xCC or 0xCD.
    if let next = self[word.upperBound...].first,
      "(&_@".utf8.contains(next) || next == 0xCC || next == 0xCD
    {
      return false
    }
    guard let before = self[..<word.lowerBound].last else { return true }
    switch Unicode.Scalar(before) {
    case "-": return isHyphenFine
    case "'", "/", ".", "@", "\\", "%", "$", "#", "=": return false
    case "&", "_", "(": return self[..<(word.lowerBound - 1)].last.map { !$0.isOfWord } ?? true
    default: return !(0x30...0x39).contains(before)
    }
  }

  /// Whether a comma and a space precede a place.
  fileprivate func hasComma(before location: Int) -> Bool {
    location > 1 && self[location - 1] == UInt8(ascii: " ")
      && self[location - 2] == UInt8(ascii: ",")
  }
}

extension UInt8 {
  /// Whether it is a letter or digit, or a part of a character beyond ASCII.
  fileprivate var isOfWord: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
