import AuditModel
import Exchange

/// The differences between two projects as text: a heading for each key, a line for each language.
package struct DifferenceTextReport: Sendable {
  private let differences: [TextDifference]
  private let isComplete: Bool

  /// Takes differences in the order of their keys, and whether all files could be read.
  package init(_ differences: [TextDifference], isComplete: Bool = true) {
    self.differences = differences
    self.isComplete = isComplete
  }

  /// The lines, and the counts at the end.
  package func render() -> String {
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
    case .argument:
      return "  ~ \(name): argument \(difference.old ?? "none") → \(difference.new ?? "none")\n"
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
    let rest = isComplete ? "" : " in the files that can be read"
    return (parts.isEmpty ? "no difference" : parts.joined(separator: ", ")) + rest + "\n"
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
    case .argument: "with another argument"
    }
  }
}
