import AuditModel
import Localization

/// The beginnings of words, or the strings of characters, of the translations into one language.
struct TargetWords {
  /// A translation.
  struct Document {
    let table: StringTable
    let leaf: TableEntry.Leaf
    /// The numbers of what is in it, each once.
    let stems: [Int32]
  }

  /// The translations by the places of their sources, none where there is none.
  private(set) var documents: [Document?] = []
  /// In how many texts each stem is.
  private(set) var counts: [Int32] = []
  /// How each stem is written where it was met first, and how long it is.
  private(set) var names: [String] = []

  private var numbers: [UInt64: Int32] = [:]
  private var scanner = WordScanner()
  private let language: String
  private let inflection: Inflection

  /// The beginning by which the forms of a word are told to be one.
  private static let stem = 4
  /// The longest string of characters where there are no spaces.
  private static let longest = 6

  /// Reads the translations of the documents.
  init(of source: SourceWords, in project: LocalizationProject, locale: LocaleIdentifier) {
    language = locale.language
    inflection = Inflection(language: locale.language)
    let tables = Dictionary(
      project.tables.filter { $0.locale == locale }.map { ($0.name, $0) }
    ) { first, _ in first }
    documents.reserveCapacity(source.documents.count)
    for document in source.documents {
      guard let table = tables[document.table], let entry = table[document.key],
        entry.isTranslatable, let leaf = entry.termLeaf, entry.states[leaf.path] != .new,
        !leaf.text.isEmpty
      else {
        documents.append(nil)
        continue
      }
      let stems = inflection.isUnspaced ? strings(in: leaf.text) : stems(in: leaf.text)
      for stem in stems { counts[Int(stem)] += 1 }
      documents.append(Document(table: table, leaf: leaf, stems: stems))
    }
  }

  private mutating func number(_ hash: UInt64, name: () -> String) -> Int32 {
    if let number = numbers[hash] { return number }
    let number = Int32(counts.count)
    numbers[hash] = number
    counts.append(0)
    names.append(name())
    return number
  }

  private mutating func stems(in text: String) -> [Int32] {
    var hashes: [(hash: UInt64, word: [UInt32])] = []
    let (language, keepsAll) = (language, inflection.ending == 0)
    var previous: (hash: UInt64, word: [UInt32])?
    scanner.forEachWord(in: text) { word in
      guard word.letters.count > 1, !FunctionWords.contains(word.hash, in: language) else {
        previous = nil
        return
      }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for letter in word.letters.prefix(keepsAll ? 64 : Self.stem) {
        hash = (hash ^ UInt64(LetterTable.withoutAccents(letter))) &* 0x100_0000_01B3
      }
      let letters = Array(word.letters)
      hashes.append((hash, letters))
      if let previous {
        hashes.append(
          (previous.hash &* 0x9E37_79B9_7F4A_7C15 ^ hash, previous.word + [0x20] + letters))
      }
      previous = (hash, letters)
    }
    return Set(hashes.map { item in number(item.hash) { item.word.text } }).sorted()
  }

  private mutating func strings(in text: String) -> [Int32] {
    var hashes: [(hash: UInt64, word: [UInt32])] = []
    scanner.forEachWord(in: text) { word in
      let letters = word.letters.prefix(200)
      for start in letters.indices {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for end in start..<min(start + Self.longest, letters.endIndex) {
          hash = (hash ^ UInt64(letters[end])) &* 0x100_0000_01B3
          if end > start { hashes.append((hash, Array(letters[start...end]))) }
        }
      }
    }
    return Set(hashes.map { item in number(item.hash) { item.word.text } }).sorted()
  }
}
