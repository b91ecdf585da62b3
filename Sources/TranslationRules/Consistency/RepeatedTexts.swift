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
    var order: [Role] = []
    var places: [Role: [Place]] = [:]
    for table in project.tables where table.locale == project.sourceLocale {
      guard TableRole(tableName: table.name) == .texts else { continue }
      for entry in table.entries where entry.isTranslatable {
        // The parts of a text with variables say little by themselves.
        guard case .text(let text) = entry.value, text.utf8.count <= Self.mostBytes,
          text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { continue }
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
    let last = key.split { !$0.isLetter && !$0.isNumber }.last.map { $0.lowercased() } ?? ""
    return words.contains(last) ? last : ""
  }
}
