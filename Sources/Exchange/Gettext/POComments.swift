import Foundation
import Localization

/// The content behind `#.`: the developers' comment, where the string is visible, and how much room
/// it has.
///
/// The notes come first, with an empty line between two; behind another empty line there are lines
/// such as `Shown as: button`, which reading understands again.
struct POComments: Hashable, Sendable {
  /// The author of what follows `# `.
  static let translator = "translator"

  /// The developers' comment.
  var notes: [String] = []
  /// Where the text is seen and how much room it has.
  var context: TextContext?
  /// The type of the number of a variable, such as `lld`.
  var valueType: String?
  /// Which argument the variable takes, where the source string does not say it.
  var argumentNumber: Int?
}

extension POComments {
  /// The lines without `#.`.
  var lines: [String] {
    let notes = Array(notes.map(\.commentLines).joined(separator: [""]))
    let facts = facts
    return notes + (notes.isEmpty || facts.isEmpty ? [] : [""]) + facts
  }

  private var facts: [String] {
    let position = argumentNumber.map { "\($0)$" } ?? ""
    let number = valueType.map { ["\(Self.number)\(position)\($0)"] } ?? []
    return ((context.map(ContextNotes.sentences) ?? []) + number).map {
      $0.commentLines.joined(separator: " ")
    }
  }

  private static let number = "Number: %"
}

extension POComments {
  /// Reads lines without `#.`.
  init(extracted lines: [String]) {
    var rest = lines[...]
    var facts: [String] = []
    while let line = rest.last, Self.isFact(line) {
      facts.append(line)
      rest.removeLast()
    }
    if facts.isEmpty || rest.isEmpty || rest.last == "" {
      if !facts.isEmpty { _ = rest.popLast() }
      take(facts.reversed())
    } else {
      // They belong to what a developer says.
      rest = lines[...]
    }
    notes = rest.split(separator: "").map { $0.joined(separator: "\n") }
  }

  private static func isFact(_ line: String) -> Bool {
    var context = TextContext()
    return line.hasPrefix(number) || context.take(line)
  }

  private mutating func take(_ facts: [String]) {
    var context = TextContext()
    for fact in facts {
      if let type = fact.rest(behind: Self.number) {
        let parts = type.split(separator: "$", maxSplits: 1)
        argumentNumber = parts.count == 2 ? Int(parts[0]) : nil
        valueType = String(argumentNumber == nil ? type : parts[1])
      } else {
        _ = context.take(fact)
      }
    }
    self.context = context == TextContext() ? nil : context
  }
}

extension String {
  /// The lines of a text that may have any line ends.
  var commentLines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map { String($0) }
  }

  fileprivate func rest(behind prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
