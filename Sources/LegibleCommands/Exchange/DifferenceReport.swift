import AuditModel
import Exchange
import Foundation
import Reporting

/// Says what is different about texts, key by key.
struct DifferenceReport {
  private let differences: [TextDifference]

  init(_ differences: [TextDifference]) { self.differences = differences }

  /// The differences for people: a heading for each key, a line for each language.
  var text: String {
    var result = ""
    var heading = ""
    for difference in differences {
      let table = [difference.folder, difference.table].filter { !$0.isEmpty }
        .joined(separator: "/")
      let next = "\(table): \(difference.key)".forTerminal
      if next != heading { result += "\(next)\n" }
      heading = next
      result += lines(of: difference)
    }
    return result + (differences.isEmpty ? "" : "\n") + counts
  }

  private func lines(of difference: TextDifference) -> String {
    let way = difference.path.isText ? "" : " \(difference.path)"
    let name = "\(difference.locale)\(way)"
    switch difference.kind {
    case .added: return "  + \(name): \(difference.new ?? "")".forTerminal + "\n"
    case .removed: return "  - \(name): \(difference.old ?? "")".forTerminal + "\n"
    case .changed:
      return "  - \(name): \(difference.old ?? "")".forTerminal + "\n"
        + "  + \(name): \(difference.new ?? "")".forTerminal + "\n"
    case .state:
      return "  ~ \(name): \(difference.old ?? "no state") → \(difference.new ?? "no state")\n"
    case .comment:
      return "  # comment: \(difference.old ?? "none") → \(difference.new ?? "none")".forTerminal
        + "\n"
    }
  }

  private var counts: String {
    let parts = TextDifference.Kind.allCases.compactMap { kind -> String? in
      let count = differences.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.words)"
    }
    return (parts.isEmpty ? "no difference" : parts.joined(separator: ", ")) + "\n"
  }

  /// The differences for programs.
  func json() throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(differences.map(Line.init))
      return String(decoding: data, as: UTF8.self) + "\n"
    } catch {
      throw .input("the differences cannot be written as JSON: \(error)")
    }
  }

  private struct Line: Encodable {
    let folder: String
    let table: String
    let key: String
    let locale: String
    let variation: String
    let kind: String
    let old: String?
    let new: String?
    let file: String
    let line: Int
    let column: Int

    init(_ difference: TextDifference) {
      folder = difference.folder
      table = difference.table
      key = difference.key
      locale = difference.locale.identifier
      variation = difference.path.description
      kind = difference.kind.rawValue
      old = difference.old
      new = difference.new
      file = difference.location.file
      line = difference.location.line
      column = difference.location.column
    }
  }
}

extension TextDifference.Kind {
  fileprivate var words: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .state: "with another state"
    case .comment: "with another comment"
    }
  }
}
