import Localization
import SourceText
import XMLReading

/// Reads the entries of a PO file (gettext manual, “The Format of PO Files”).
struct POParser {
  /// A problem and its location.
  struct Problem: Hashable, Sendable {
    let location: TextLocation
    let finding: POFinding
  }

  /// The owner of a string.
  enum Keyword: String {
    case context = "msgctxt"
    case id = "msgid"
    case pluralID = "msgid_plural"
    case translation = "msgstr"
    case domain
  }

  var cursor: POCursor
  let encoding: NamedEncoding?
  private(set) var entries: [POEntry] = []
  private(set) var problems: [Problem] = []
  /// The entry that is being read, none before its first comment or keyword.
  var current: POEntry?
  /// Whether the line began with `#~`.
  var isObsolete = false

  /// Takes a file as UTF-8 without a byte order mark.
  ///
  /// - Parameter encoding: that of the file, when it was another.
  init(_ bytes: [UInt8], encoding: NamedEncoding? = nil) {
    cursor = POCursor(bytes)
    self.encoding = encoding
  }

  /// Reads the whole file.
  mutating func parse() {
    while !cursor.isAtEnd { parseLine() }
    finishEntry()
  }

  mutating func report(_ finding: POFinding, at location: TextLocation) {
    problems.append(Problem(location: location, finding: finding))
  }

  private mutating func parseLine() {
    cursor.skipBlanks()
    if cursor.isAtLineEnd {
      isObsolete = false
      return cursor.skipLineEnd()
    }
    if cursor.take("#") { return parseComment() }
    if let keyword = parseKeyword() { return parseTexts(of: keyword.kind, at: keyword.location) }
  }

  private mutating func parseKeyword() -> (kind: Keyword, location: TextLocation)? {
    let location = cursor.location()
    let start = cursor.offset
    let word = cursor.word()
    if let keyword = Keyword(rawValue: word) {
      beginKeyword(keyword, at: location, offset: start)
      return (keyword, location)
    }
    report(strayFinding(word), at: location)
    cursor.skipToLineEnd()
    return nil
  }

  private func strayFinding(_ word: String) -> POFinding {
    if !word.isEmpty { return .unknownKeyword(word) }
    if cursor.byte == UInt8(ascii: "\"") { return .strayText }
    let rest = cursor.bytes[cursor.offset...].prefix(7)
    let isMark = ["<<<<<<<", "=======", ">>>>>>>"].contains { rest.elementsEqual($0.utf8) }
    if isMark { return .mergeMark }
    // Four bytes hold any character that can begin here.
    return .stray(String(String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.prefix(1)))
  }

  /// A keyword that cannot follow what the entry has begins the next one.
  private mutating func beginKeyword(_ keyword: Keyword, at location: TextLocation, offset: Int) {
    let isFirst = keyword == .context || keyword == .id || keyword == .domain
    if isFirst, let entry = current, !entry.forms.isEmpty || (entry.id != nil && keyword != .id) {
      finishEntry()
    }
    var entry = takeEntry()
    if entry.context == nil && entry.id == nil && entry.forms.isEmpty {
      entry.location = location
      entry.isObsolete = isObsolete
      entry.flagOffset = entry.flagOffset ?? offset
    }
    current = entry
  }

  /// The entry that is being read, to be put back; its lines are not copied this way.
  mutating func takeEntry() -> POEntry {
    defer { current = nil }
    return current ?? POEntry()
  }

  /// Keeps the entry that was read, and says what it lacks.
  mutating func finishEntry() {
    defer { current = nil }
    guard let entry = current, entry.context != nil || entry.id != nil || !entry.forms.isEmpty
    else { return }
    guard entry.id != nil else { return report(.noID, at: entry.location) }
    guard let first = entry.forms.first else { return report(.noTranslation, at: entry.location) }
    if entry.pluralID != nil && entry.forms.contains(where: { $0.index == nil }) {
      report(.noIndex, at: first.text.location)
    } else if entry.pluralID == nil && first.index != nil {
      report(.needlessIndex, at: first.text.location)
    }
    entries.append(entry)
  }
}
