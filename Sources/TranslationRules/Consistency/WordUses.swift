import AuditModel
import Localization
import Terminology

/// The longer words of the translations into one language, with the strings that have them.
struct WordUses {
  /// A text with its source.
  struct Text {
    let table: StringTable
    let entry: TableEntry
    let text: String
    let source: String
  }

  /// A word.
  struct Word {
    let hash: UInt64
    /// How many strings have it.
    fileprivate(set) var texts = 0
    /// The numbers of the first strings that have it; -1 where there are fewer.
    fileprivate var first: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
    fileprivate var last: Int32 = -1

    /// The numbers of a few strings that have it.
    var positions: [Int] {
      [first.0, first.1, first.2, first.3].filter { $0 >= 0 }.map { Int($0) }
    }
  }

  private(set) var texts: [Text] = []
  private(set) var words: [Word] = []
  private var numbers: [UInt64: Int32] = [:]

  /// Longer strings are letters and licences.
  private static let mostBytes = 2000

  /// Reads the translations that are not the same as their sources.
  init(in project: LocalizationProject, locale: LocaleIdentifier) {
    for table in project.tables where table.locale == locale {
      guard let sources = project.table(table.name, locale: project.sourceLocale) else { continue }
      for entry in table.entries where entry.isTranslatable && entry.states[.text] != .new {
        guard case .text(let text) = entry.value, text.utf8.count <= Self.mostBytes,
          let source = sources[entry.key]?.value.format, !source.isExactly(text)
        else { continue }
        add(Text(table: table, entry: entry, text: text, source: source))
      }
    }
  }

  private mutating func add(_ text: Text) {
    let number = Int32(texts.count)
    texts.append(text)
    var hashes: [UInt64] = []
    hashes.reserveCapacity(8)
    WordScanner.forEachWord(in: text.text) { word in
      guard word.letters.count >= NearWords.leastLetters - 1, !word.hasInnerCapital else { return }
      hashes.append(word.hash)
    }
    for hash in hashes { add(hash, text: number) }
  }

  private mutating func add(_ hash: UInt64, text: Int32) {
    guard let index = numbers[hash].map({ Int($0) }) else {
      numbers[hash] = Int32(words.count)
      words.append(Word(hash: hash, texts: 1, first: (text, -1, -1, -1), last: text))
      return
    }
    guard words[index].last != text else { return }
    words[index].last = text
    words[index].texts += 1
    switch words[index].texts {
    case 2: words[index].first.1 = text
    case 3: words[index].first.2 = text
    case 4: words[index].first.3 = text
    default: break
    }
  }

  /// The letters of a word in lower case, and how it is written in the first text that has it.
  func spelling(of word: Word) -> (letters: [UInt32], text: String)? {
    guard let position = word.positions.first else { return nil }
    let text = texts[position].text
    var found: (letters: [UInt32], bytes: Range<Int>)?
    WordScanner.forEachWord(in: text) { scanned in
      if found == nil, scanned.hash == word.hash { found = (Array(scanned.letters), scanned.bytes) }
    }
    return found.map { ($0.letters, String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self)) }
  }

  /// The longer words of the source of a text.
  func sourceWords(ofText number: Int) -> Set<UInt64> {
    var words: Set<UInt64> = []
    WordScanner.forEachWord(in: texts[number].source) { word in
      if word.letters.count >= 4 { words.insert(word.hash) }
    }
    return words
  }
}
