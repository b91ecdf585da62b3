import AuditModel
import Localization

/// The words of the source strings of a project, and of pairs of words, that are there often enough
/// to learn what they are called.
struct SourceWords: Sendable {
  /// A word, or two words in a row.
  struct Word: Sendable {
    /// How it is written, in lower case and in the singular.
    var text: String
    /// Its number, or that of the two words.
    let hash: UInt64
    /// How many words it is.
    let count: Int
    /// The strings that it is in, by their positions among all, in order.
    var documents: [Int32]
  }

  /// A source string.
  struct Document: Sendable {
    let table: String
    let key: String
    let text: String
    /// How many words it has.
    let words: Int
  }

  private(set) var documents: [Document] = []
  private(set) var words: [Word] = []
  /// The language of the strings, by its code.
  let language: String
  private let functionWords: FunctionWords.Languages

  /// More words than anybody would read.
  private static let mostWords = 4000
  /// Longer strings are letters and licences, in which all words are.
  private static let mostBytes = 300

  /// Reads the source strings, each once however often it is there.
  ///
  /// - Parameter leastTexts: how many strings a word has to be in.
  init(of project: LocalizationProject, leastTexts: Int) {
    language = project.sourceLocale.language
    var counter = Counter(language: language)
    functionWords = counter.functionWords
    var seen: Set<String> = []
    for table in project.tables where table.locale == project.sourceLocale {
      for entry in table.entries where entry.isTranslatable {
        guard let text = entry.termText, text.utf8.count <= Self.mostBytes,
          seen.insert(text).inserted
        else { continue }
        let words = counter.read(text, document: Int32(documents.count))
        documents.append(Document(table: table.name, key: entry.key, text: text, words: words))
      }
    }
    words = counter.words.filter { $0.documents.count >= leastTexts }
      .sorted { ($1.documents.count, $0.text) < ($0.documents.count, $1.text) }
    words = Array(words.prefix(Self.mostWords))
  }

  /// A word where a string has it first.
  func use(of word: Word, in document: Int32) -> TermUse? {
    let text = documents[Int(document)].text
    var previous: (hash: UInt64, start: Int)?
    var found: Range<Int>?
    let isEnglish = language == "en"
    WordScanner.forEachWord(in: text) { scanned in
      guard found == nil else { return }
      let hash = isEnglish ? scanned.letters.singularHash : scanned.hash
      if word.count == 1, hash == word.hash {
        found = scanned.bytes
      } else if word.count == 2, let previous, scanned.followsWord,
        previous.hash.joined(to: hash) == word.hash
      {
        found = previous.start..<scanned.bytes.upperBound
      }
      previous = (hash, scanned.bytes.lowerBound)
    }
    return found.flatMap {
      TermUse(text, TermUse.words(of: text, functionWords: functionWords), at: $0)
    }
  }

  private struct Counter {
    let isEnglish: Bool
    let functionWords: FunctionWords.Languages
    private(set) var words: [Word] = []
    private var numbers: [UInt64: Int] = [:]
    /// The words of a text, and of two in a row; how they are written is only asked of new ones.
    private var found: [Found] = []

    private struct Found {
      let hash: UInt64
      let bytes: Range<Int>
      let count: Int
    }

    init(language: String) {
      isEnglish = language == "en"
      functionWords = FunctionWords.position(of: language).map { 1 << $0 } ?? 0
    }

    /// Counts the words of a text, and returns how many it has.
    mutating func read(_ text: String, document: Int32) -> Int {
      var count = 0
      var previous: Found?
      var found = self.found
      self.found = []
      found.removeAll(keepingCapacity: true)
      let (isEnglish, functionWords) = (isEnglish, functionWords)
      WordScanner.forEachWord(in: text) { word in
        count += 1
        guard word.letters.count > 2, FunctionWords.languages(of: word.hash) & functionWords == 0
        else {
          previous = nil
          return
        }
        let hash = isEnglish ? word.letters.singularHash : word.hash
        found.append(Found(hash: hash, bytes: word.bytes, count: 1))
        if let previous, word.followsWord {
          found.append(
            Found(
              hash: previous.hash.joined(to: hash),
              bytes: previous.bytes.lowerBound..<word.bytes.upperBound, count: 2))
        }
        previous = Found(hash: hash, bytes: word.bytes, count: 1)
      }
      for word in found { add(word, of: text, document: document) }
      self.found = found
      return count
    }

    private mutating func add(_ word: Found, of text: String, document: Int32) {
      guard let number = numbers[word.hash] else {
        numbers[word.hash] = words.count
        words.append(
          Word(
            text: name(text, word.bytes), hash: word.hash, count: word.count, documents: [document])
        )
        return
      }
      if words[number].documents.last != document { words[number].documents.append(document) }
    }

    private func name(_ text: String, _ bytes: Range<Int>) -> String {
      var parts: [String] = []
      let isEnglish = isEnglish
      WordScanner.forEachWord(in: String(decoding: Array(text.utf8)[bytes], as: UTF8.self)) {
        word in
        parts.append((isEnglish ? word.letters.englishSingular : Array(word.letters)).text)
      }
      return parts.joined(separator: " ")
    }
  }
}

extension TableEntry {
  /// The text to look for terms in; of several forms that of `other`.
  var termText: String? { termLeaf?.text }

  /// The text to look for terms in, and where it is.
  var termLeaf: Leaf? {
    if case .text(let text) = value {
      return Leaf(path: .text, text: text, location: valueLocation)
    }
    return leaves.last
  }
}

extension UInt64 {
  /// The number of two words in a row by those of each.
  func joined(to next: UInt64) -> UInt64 { self &* 0x9E37_79B9_7F4A_7C15 ^ next }
}

extension UnsafeBufferPointer<UInt32> {
  /// The number of an English word without the ending of a plural.
  fileprivate var singularHash: UInt64 {
    guard count > 3, last == 0x73 else { return numberOfWord }
    return englishSingular.withUnsafeBufferPointer(\.numberOfWord)
  }

  /// The letters of an English word without the ending of a plural.
  fileprivate var englishSingular: [UInt32] {
    let (s, e, i, y): (UInt32, UInt32, UInt32, UInt32) = (0x73, 0x65, 0x69, 0x79)
    guard count > 3, last == s, self[count - 2] != s, self[count - 2] != i else {
      return Array(self)
    }
    if count > 4, self[count - 2] == e, self[count - 3] == i { return dropLast(3) + [y] }
    return Array(dropLast())
  }
}

extension [UInt32] {
  /// The letters as a text.
  var text: String {
    var result = String.UnicodeScalarView()
    for value in self { if let scalar = Unicode.Scalar(value) { result.append(scalar) } }
    return String(result)
  }
}
