import AuditModel
import Localization

/// The beginnings of words, or the strings of characters, of the translations into one language.
struct TargetWords {
  /// A translation.
  struct Document {
    let table: StringTable
    let leaf: TableEntry.Leaf
    /// Where what is in it is among all.
    let stems: Range<Int>
  }

  /// The beginning of a word or of two, or a string of characters.
  struct Stem {
    /// In how many strings it is.
    var texts: Int32
    /// The last text that it was met in, by its position.
    fileprivate var last: Int32
    /// How many letters there are in the words where it was met first.
    let length: Int32
    /// The text in which it was met first, the bytes of the words there, and which letters of them.
    fileprivate let origin: (document: Int32, bytes: Range<Int32>, letters: Range<Int32>)
  }

  /// The translations by the positions of their sources, none where there is none.
  private(set) var documents: [Document?] = []
  /// The words of the translations, by number.
  private(set) var stems: [Stem] = []
  /// The numbers of what is in the translations, one translation after the other.
  private(set) var all: [Int32] = []
  /// The bytes of each of them in its text.
  private var ranges: [Range<Int32>] = []

  private var numbers: [UInt64: Int32] = [:]
  let functionWords: FunctionWords.Languages
  let inflection: Inflection
  /// The language of the translations, by its code.
  let language: String
  /// The longest string of characters where there are no spaces.
  private let longest: Int

  /// The beginning by which the forms of a word are recognized as one.
  private static let stem = 4
  /// The longest run of characters without spaces that is looked at.
  private static let longestRun = 100

  /// Reads the translations of the documents.
  init(of source: SourceWords, in project: LocalizationProject, locale: LocaleIdentifier) {
    functionWords = FunctionWords.position(of: locale).map { 1 << $0 } ?? 0
    inflection = Inflection(language: locale.language)
    language = locale.language
    longest = locale.language == "th" ? 10 : 6
    let tables = Dictionary(
      project.tables.filter { $0.locale == locale }.map { ($0.name, $0) }
    ) { first, _ in first }
    documents.reserveCapacity(source.documents.count)
    for document in source.documents {
      guard let table = tables[document.table], let entry = table[document.key],
        entry.isTranslatable, let leaf = entry.termLeaf, !leaf.text.isEmpty,
        entry.states.isEmpty || entry.states[leaf.path] != .new,
        // A copy of the source is no translation, and where it is, it proves nothing.
        leaf.text != document.text
      else {
        documents.append(nil)
        continue
      }
      let start = all.count
      if inflection.isUnspaced { addStrings(in: leaf.text) } else { addStems(in: leaf.text) }
      documents.append(Document(table: table, leaf: leaf, stems: start..<all.count))
    }
  }

  /// How the translation of a candidate is written in most of its strings, in lower case; none where
  /// it is written so only once.
  func name(of candidate: TermCandidate) -> String? {
    if inflection.isUnspaced { return string(of: stems[Int(candidate.stem)]) }
    var written: [ExactText: Int] = [:]
    for (number, position) in zip(candidate.documents, candidate.positions).prefix(Self.mostRead) {
      guard let position, let text = documents[Int(number)]?.leaf.text else { continue }
      written[ExactText(text.utf8(in: position)), default: 0] += 1
    }
    var counts: [String: Int] = [:]
    for (form, count) in written { counts[form.text.lowercased(in: language), default: 0] += count }
    return counts.filter { $0.value > 1 }.max {
      ($0.value, $1.key.utf8.count, $1.key) < ($1.value, $0.key.utf8.count, $0.key)
    }?.key
  }

  /// The bytes of what a number stands for in a document, where it is there first; of a string of
  /// characters the start of its word and the positions of its letters from there on.
  func range(of number: Int32, in document: Document) -> Range<Int>? {
    guard let index = all[document.stems].firstIndex(of: number) else { return nil }
    return Int(ranges[index].lowerBound)..<Int(ranges[index].upperBound)
  }

  /// From so many strings on it is plain how a word is mostly written.
  private static let mostRead = 60

  private func string(of stem: Stem) -> String? {
    guard let text = documents[Int(stem.origin.document)]?.leaf.text else { return nil }
    let bytes = Int(stem.origin.bytes.lowerBound)..<Int(stem.origin.bytes.upperBound)
    let word = text.utf8(in: bytes).lowercased(in: language)
    let letters = Array(word.unicodeScalars.filter { LetterTable.lowercase($0.value) != 0 })
    let range = Int(stem.origin.letters.lowerBound)..<Int(stem.origin.letters.upperBound)
    guard range.upperBound <= letters.count else { return nil }
    return String(String.UnicodeScalarView(letters[range]))
  }

  private mutating func add(
    _ hash: UInt64, bytes: Range<Int>, letters: Range<Int>, at position: Range<Int>
  ) {
    let document = Int32(documents.count)
    let range = Int32(bytes.lowerBound)..<Int32(bytes.upperBound)
    let position = Int32(position.lowerBound)..<Int32(position.upperBound)
    if let number = numbers[hash] {
      guard stems[Int(number)].last != document else { return }
      stems[Int(number)].last = document
      stems[Int(number)].texts += 1
      all.append(number)
      return ranges.append(position)
    }
    numbers[hash] = Int32(stems.count)
    all.append(Int32(stems.count))
    ranges.append(position)
    stems.append(
      Stem(
        texts: 1, last: document, length: Int32(letters.count),
        origin: (document, range, Int32(letters.lowerBound)..<Int32(letters.upperBound))))
  }

  private mutating func addStems(in text: String) {
    var found: [(hash: UInt64, bytes: Range<Int>, length: Int)] = []
    forEachStem(in: text) { found.append(($0, $1, $2)) }
    for item in found {
      add(item.hash, bytes: item.bytes, letters: 0..<item.length, at: item.bytes)
    }
  }

  /// Calls `body` with the beginning of each word and of each two words in a row, as a number, with the
  /// bytes and the count of the letters of the whole.
  private func forEachStem(
    in text: String, _ body: (_ hash: UInt64, _ bytes: Range<Int>, _ length: Int) -> Void
  ) {
    let most = inflection.ending == 0 ? 64 : Self.stem
    var previous: (hash: UInt64, start: Int, length: Int)?
    let functionWords = functionWords
    WordScanner.forEachWord(in: text) { word in
      guard word.letters.count > 1, FunctionWords.languages(of: word.hash) & functionWords == 0
      else {
        previous = nil
        return
      }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for letter in word.letters.prefix(most) {
        hash = (hash ^ UInt64(LetterTable.withoutAccents(letter))) &* 0x100_0000_01B3
      }
      body(hash, word.bytes, word.letters.count)
      if let previous, word.followsWord {
        body(
          previous.hash.joined(to: hash),
          previous.start..<word.bytes.upperBound, previous.length + word.letters.count)
      }
      previous = (hash, word.bytes.lowerBound, word.letters.count)
    }
  }

  private mutating func addStrings(in text: String) {
    var found: [(hash: UInt64, bytes: Range<Int>, letters: Range<Int>)] = []
    let longest = longest
    WordScanner.forEachWord(in: text) { word in
      let letters = word.letters.prefix(Self.longestRun)
      for start in letters.indices {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for end in start..<min(start + longest, letters.endIndex) {
          hash = (hash ^ UInt64(letters[end])) &* 0x100_0000_01B3
          if end > start { found.append((hash, word.bytes, start..<(end + 1))) }
        }
      }
    }
    for item in found {
      let start = item.bytes.lowerBound
      let position = (start + item.letters.lowerBound)..<(start + item.letters.upperBound)
      add(item.hash, bytes: item.bytes, letters: item.letters, at: position)
    }
  }
}
