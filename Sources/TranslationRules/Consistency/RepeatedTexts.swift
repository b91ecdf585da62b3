import AuditModel
import Localization
import MessageSyntax

/// The places of a project's source language at which the same text is in the same role.
struct RepeatedTexts {
  /// A place.
  struct Location {
    /// The table, among ``RepeatedTexts/tables``.
    let table: Int
    let key: String
    /// Whether a comment says what it is, which is the same for all of a group.
    let hasComment: Bool
  }

  /// The tables of the source language with strings for people.
  let tables: [StringTable]
  /// The places of each text that is at several of them.
  let groups: [[Location]]

  private struct Role: Hashable {
    let text: Int
    let comment: String
    let word: String
  }

  /// Longer strings repeat as a whole only when they were copied.
  private static let mostBytes = 400

  /// Finds them.
  init(in project: LocalizationProject) {
    tables = project.tables.filter {
      $0.locale == project.sourceLocale && TableRole(tableName: $0.name) == .texts
    }
    let texts = Self.numbers(of: tables)
    var numbers: [Role: Int] = [:]
    var groups: [[Location]] = []
    for (table, position, number) in texts.locations where texts.counts[number] > 1 {
      let entry = tables[table].entries[position]
      let role = Role(
        text: number, comment: entry.comment ?? "",
        word: Self.gettextContext(of: entry) ?? KeyRole.word(of: entry.key))
      let location = Location(table: table, key: entry.key, hasComment: !entry.hasNoComment)
      if let group = numbers[role] {
        groups[group].append(location)
      } else {
        numbers[role] = groups.count
        groups.append([location])
      }
    }
    self.groups = groups.filter { $0.count > 1 }
  }

  /// The `msgctxt` of a PO file, which is there for other translations of one text.
  private static func gettextContext(of entry: TableEntry) -> String? {
    guard entry.keyLocation.isInGettext, let end = entry.key.firstIndex(of: "\u{2404}") else {
      return nil
    }
    return String(entry.key[..<end])
  }

  /// A number for each text, how often each appears in whatever role, and where; most are once.
  private static func numbers(
    of tables: [StringTable]
  ) -> (locations: [(table: Int, position: Int, number: Int)], counts: [Int]) {
    var locations: [(table: Int, position: Int, number: Int)] = []
    var counts: [Int] = []
    var numbers: [ExactText: Int] = [:]
    numbers.reserveCapacity(tables.reduce(0) { $0 + $1.entries.count })
    for (table, texts) in tables.enumerated() {
      for (position, entry) in texts.entries.enumerated() where entry.isTranslatable {
        // The parts of a text with variables say little by themselves.
        guard case .text(let text) = entry.value, text.utf8.count <= mostBytes,
          text.unicodeScalars.contains(where: \.isOfWords)
        else { continue }
        let number = numbers[ExactText(text), default: counts.count]
        if number == counts.count {
          numbers[ExactText(text)] = number
          counts.append(0)
        }
        counts[number] += 1
        locations.append((table, position, number))
      }
    }
    return (locations, counts)
  }
}

/// The role of a string, derived from its key.
enum KeyRole {
  private static let words: Set<String> = [
    "title", "button", "label", "placeholder", "message", "header", "footer", "hint", "subtitle",
    "description", "tab", "menu", "tooltip", "heading", "action", "status", "name", "caption",
    "value", "body", "text", "prompt", "link", "section", "navigation", "accessibility",
  ]

  /// The word for a role in the last part of a key, as in `card.delete.title`; empty when there is
  /// none.
  static func word(of key: String) -> String {
    guard key.hasASCII(".") || key.hasASCII("_") else { return "" }
    let last = lastPart(of: key).lowercased()
    return words.contains(last) ? last : ""
  }

  private static func lastPart(of key: String) -> Substring {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return key.split { !$0.isLetter && !$0.isNumber }.last ?? ""
    }
    let bytes = key.utf8
    guard let end = bytes.lastIndex(where: \.isLetterOrDigit) else { return "" }
    let start = bytes[..<end].lastIndex { !$0.isLetterOrDigit }.map { bytes.index(after: $0) }
    return key[(start ?? bytes.startIndex)...end]
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}

extension Unicode.Scalar {
  /// Whether words are made of it.
  fileprivate var isOfWords: Bool {
    value < 0x80 ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}
