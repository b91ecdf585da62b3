import AuditModel
import Localization

/// The places of a project's source language at which the same text stands in the same role.
struct RepeatedTexts {
  /// A place.
  struct Place {
    let table: String
    let key: String
    let path: VariationPath
    /// Whether a comment says what it is, which is the same for all of a group.
    let hasComment: Bool
  }

  /// The places of each text that stands at several of them.
  let groups: [[Place]]

  private struct Role: Hashable {
    let text: ExactText
    let comment: String
    let word: String
    let path: VariationPath
  }

  /// Longer texts repeat as a whole only when somebody copied them.
  private static let mostBytes = 400

  /// Finds them.
  init(in project: LocalizationProject) {
    let repeated = Self.repeatedTexts(in: project)
    guard !repeated.isEmpty else {
      groups = []
      return
    }
    var order: [Role] = []
    var places: [Role: [Place]] = [:]
    for table in project.tables where table.locale == project.sourceLocale {
      guard TableRole(tableName: table.name) == .texts else { continue }
      for entry in table.entries where entry.isTranslatable {
        // The parts of a text with variables say little by themselves.
        guard case .text(let text) = entry.value, repeated.contains(ExactText(text)) else {
          continue
        }
        let role = Role(
          text: ExactText(text), comment: entry.comment ?? "", word: KeyRole.word(of: entry.key),
          path: .text)
        if places[role] == nil { order.append(role) }
        places[role, default: []].append(
          Place(
            table: table.name, key: entry.key, path: .text, hasComment: !entry.hasNoComment))
      }
    }
    groups = order.compactMap { places[$0] }.filter { $0.count > 1 }
  }

  /// The texts that stand more than once, in whatever role; most texts do not.
  private static func repeatedTexts(in project: LocalizationProject) -> Set<ExactText> {
    var seen: Set<ExactText> = []
    var repeated: Set<ExactText> = []
    for table in project.tables where table.locale == project.sourceLocale {
      guard TableRole(tableName: table.name) == .texts else { continue }
      for entry in table.entries where entry.isTranslatable {
        guard case .text(let text) = entry.value, text.utf8.count <= mostBytes,
          text.unicodeScalars.contains(where: \.isOfWords)
        else { continue }
        if !seen.insert(ExactText(text)).inserted { repeated.insert(ExactText(text)) }
      }
    }
    return repeated
  }
}

/// What a key tells of the role of its text.
enum KeyRole {
  private static let words: Set<String> = [
    "title", "button", "label", "placeholder", "message", "header", "footer", "hint", "subtitle",
    "description", "tab", "menu", "tooltip", "heading", "action", "status", "name", "caption",
    "value", "body", "text", "prompt", "link", "section", "navigation", "accessibility",
  ]

  /// The word for a role in the last part of a key, as in `card.delete.title`; empty when there is
  /// none.
  static func word(of key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }) else {
      return ""
    }
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
