import AuditModel
import Localization
import Terminology

/// Words of the source texts that may be names: those with a capital inside, and those that always
/// begin with one, also where they do not begin a text.
struct NameCandidates {
  /// A word with the texts that it is in.
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
  /// In fewer texts, of which one may be the odd one, a word says nothing; names with a capital inside
  /// are in more.
  private static let leastTexts = (word: 6, inner: 13, app: 3)

  private struct Word {
    var hasInnerCapital: Bool
    var isInside = false
    var uses: [Use] = []
  }

  /// Finds them in the source texts.
  init(in project: LocalizationProject) {
    let app = Self.nameOfApp(in: project)
    var words: [String: Word] = [:]
    var small = SeenWords()
    var scanner = WordScanner()
    for table in project.tables where table.locale == project.sourceLocale {
      for entry in table.entries {
        guard entry.isTranslatable, case .text(let text) = entry.value else { continue }
        var isFirst = true
        scanner.forEachWord(in: text) { word in
          defer { isFirst = false }
          guard word.isCapitalized || word.hasInnerCapital else { return small.insert(word.hash) }
          guard word.letters.count > 2, word.hasInnerCapital || !small.contains(word.hash) else {
            return
          }
          let name = text.word(at: word.bytes)
          // Words in capitals alone are often shouted, not named.
          guard name.contains(where: \.isLowercase) else { return }
          var found = words[name] ?? Word(hasInnerCapital: word.hasInnerCapital)
          if !isFirst { found.isInside = true }
          if found.uses.last.map({ $0.key == entry.key && $0.table == table.name }) != true {
            found.uses.append(Use(table: table.name, key: entry.key))
          }
          words[name] = found
        }
      }
    }
    names = words.filter { name, word in
      let least =
        name == app
        ? Self.leastTexts.app
        : word.hasInnerCapital ? Self.leastTexts.inner : Self.leastTexts.word
      return word.uses.count >= least
        && (word.hasInnerCapital || word.isInside && !small.contains(name.wordHash))
    }.sorted {
      ($0.value.hasInnerCapital ? 0 : 1, $0.key) < ($1.value.hasInnerCapital ? 0 : 1, $1.key)
    }
    .prefix(Self.mostNames).map {
      Name(
        text: $0.key, hasInnerCapital: $0.value.hasInnerCapital, isApp: $0.key == app,
        uses: $0.value.uses)
    }
  }

  /// What the app is called, when its tables say it and no language has another name for it.
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
  private static let size: UInt64 = 1 << 22
  private var bits = [UInt64](repeating: 0, count: Int(size / 64))

  mutating func insert(_ word: UInt64) {
    let bit = Self.bit(of: word)
    bits[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  func contains(_ word: UInt64) -> Bool {
    let bit = Self.bit(of: word)
    return bits[Int(bit >> 6)] & 1 << (bit & 63) != 0
  }

  private static func bit(of word: UInt64) -> UInt64 { (word ^ word >> 29) & (size - 1) }
}

extension String {
  fileprivate func word(at bytes: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return String(self[start..<end])
  }
}
