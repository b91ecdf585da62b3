import Localization
import Terminology

/// Words of the source strings that may be names: those with a capital inside, and those that
/// always begin with one, also where they do not begin a text.
struct NameCandidates {
  /// A word with the strings that it is in.
  struct Name {
    let text: String
    let hasInnerCapital: Bool
    /// Whether it is what the app is called.
    let isApp: Bool
    fileprivate(set) var uses: [Use]
  }

  /// Where a name is used.
  struct Use {
    let table: String
    let key: String
  }

  /// The names in their order.
  private(set) var names: [Name] = []

  /// More names than an app has.
  private static let mostNames = 300
  /// In fewer strings, of which one may be the odd one, a word says nothing; names with a capital
  /// inside are in more.
  private static let leastTexts = (word: 6, inner: 13, app: 3)

  private struct Word {
    let text: String
    let hash: UInt64
    let hasInnerCapital: Bool
    var isInside = false
    /// The entries of tables that have it, by their numbers, in order.
    var entries: [(table: Int, entry: Int)] = []
  }

  /// Finds them in the source strings.
  init(in project: LocalizationProject) {
    let app = Self.nameOfApp(in: project)
    let tables = project.tables.filter { $0.locale == project.sourceLocale }
    var (words, small) = Self.words(of: tables)
    words.removeAll { word in
      let least =
        word.text == app
        ? Self.leastTexts.app
        : word.hasInnerCapital ? Self.leastTexts.inner : Self.leastTexts.word
      return word.entries.count < least
        || !(word.hasInnerCapital || word.isInside && !small.contains(word.hash))
    }
    words.sort {
      ($0.hasInnerCapital ? 0 : 1, $0.text) < ($1.hasInnerCapital ? 0 : 1, $1.text)
    }
    names = words.prefix(Self.mostNames).map { word in
      Name(
        text: word.text, hasInnerCapital: word.hasInnerCapital, isApp: word.text == app,
        uses: word.entries.map {
          Use(table: tables[$0.table].name, key: tables[$0.table].entries[$0.entry].key)
        })
    }
  }

  /// The words with capitals, and those that are there in small letters.
  private static func words(of tables: [StringTable]) -> ([Word], SeenWords) {
    var words: [Word] = []
    // Words in capitals alone, which are often shouted and not named, have none.
    var numbers: [UInt64: Int?] = [:]
    var small = SeenWords(texts: tables.reduce(0) { $0 + $1.entries.count })
    for (table, texts) in tables.enumerated() {
      for (position, entry) in texts.entries.enumerated() {
        guard entry.isTranslatable, case .text(let text) = entry.value else { continue }
        var isFirst = true
        WordScanner.forEachWord(in: text) { word in
          defer { isFirst = false }
          guard word.isCapitalized || word.hasInnerCapital else { return small.insert(word.hash) }
          guard word.letters.count > 2, word.hasInnerCapital || !small.contains(word.hash) else {
            return
          }
          let spelling = word.hash &+ (word.hasInnerCapital ? 1 : 0)
          let number =
            numbers[spelling]
            ?? Self.number(of: text.word(at: word.bytes), word, spelling, &words, &numbers)
          guard let number else { return }
          if !isFirst { words[number].isInside = true }
          if words[number].entries.last.map({ $0 == (table, position) }) != true {
            words[number].entries.append((table, position))
          }
        }
      }
    }
    return (words, small)
  }

  private static func number(
    of text: String, _ word: ScannedWord, _ spelling: UInt64, _ words: inout [Word],
    _ numbers: inout [UInt64: Int?]
  ) -> Int? {
    guard text.contains(where: \.isLowercase) else {
      numbers[spelling] = .some(nil)
      return nil
    }
    numbers[spelling] = words.count
    words.append(Word(text: text, hash: word.hash, hasInnerCapital: word.hasInnerCapital))
    return words.count - 1
  }

  /// The name of the app, when its tables have it and no language has another name for it.
  private static func nameOfApp(in project: LocalizationProject) -> String? {
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    let tables = project.tables.filter { $0.name == "InfoPlist" }
    for key in keys {
      let names = Set(tables.compactMap { $0[key]?.value.format })
      if names.count == 1 { return names.first }
    }
    return nil
  }
}

/// Which words were met, by their numbers; now and then it takes a word for one that was met.
private struct SeenWords {
  private var bits: [UInt64]
  private let mask: UInt64

  /// Takes room enough for the words of so many strings, which are few different ones.
  init(texts: Int) {
    var size = 1 << 16
    while size < 1 << 22, size < texts * 512 { size *= 2 }
    bits = [UInt64](repeating: 0, count: size / 64)
    mask = UInt64(size - 1)
  }

  mutating func insert(_ word: UInt64) {
    let bit = bit(of: word)
    bits[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  func contains(_ word: UInt64) -> Bool {
    let bit = bit(of: word)
    return bits[Int(bit >> 6)] & 1 << (bit & 63) != 0
  }

  private func bit(of word: UInt64) -> UInt64 { (word ^ word >> 29) & mask }
}

extension String {
  fileprivate func word(at bytes: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return String(self[start..<end])
  }
}
