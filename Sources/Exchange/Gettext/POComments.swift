import Foundation
import Localization

/// What stands behind `#.`: what developers say, where the text is seen, and how much room it has.
///
/// The notes come first, with an empty line between two; behind another empty line there are lines
/// such as `Role: button`, which reading understands again.
struct POComments: Hashable, Sendable {
  /// The author of what stands behind `# `.
  static let translator = "translator"

  /// What developers say.
  var notes: [String] = []
  /// Where the text is seen and how much room it has.
  var context: TextContext?
  /// The type of the number of a variable, such as `lld`.
  var valueType: String?
}

extension POComments {
  /// The lines without `#.`.
  var lines: [String] {
    let notes = Array(notes.map(\.commentLines).joined(separator: [""]))
    let facts = facts
    return notes + (notes.isEmpty || facts.isEmpty ? [] : [""]) + facts
  }

  private var facts: [String] {
    var lines: [String] = []
    if let context {
      if !context.roles.isEmpty { lines.append("Role: " + context.roles.joined(separator: ", ")) }
      for usage in context.usages {
        let states = usage.states.isEmpty ? "" : " (\(usage.states.joined(separator: ", ")))"
        lines.append("Seen on: \(usage.screen)\(states)")
      }
      if let budget = context.widthBudget { lines.append(Self.line(of: budget)) }
    }
    if let valueType { lines.append("Number: %\(valueType)") }
    return lines.map { $0.commentLines.joined(separator: " ") }
  }

  private static func line(of budget: WidthBudget) -> String {
    "Room: \(budget.points) pt, about \(budget.characters) characters; tightest: \(budget.tightest)"
  }
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
    ["Role: ", "Seen on: ", "Room: ", "Number: %"].contains { line.hasPrefix($0) }
  }

  private mutating func take(_ facts: [String]) {
    var context = TextContext()
    for fact in facts {
      if let roles = fact.rest(behind: "Role: ") {
        context.roles += roles.split(separator: ", ").map { String($0) }
      } else if let usage = fact.rest(behind: "Seen on: ") {
        context.usages.append(TextContext.Usage(usage))
      } else if let type = fact.rest(behind: "Number: %") {
        valueType = String(type)
      } else if let budget = fact.rest(behind: "Room: ").flatMap({ WidthBudget($0) }) {
        context.widthBudget = budget
      }
    }
    self.context = context == TextContext() ? nil : context
  }
}

extension TextContext.Usage {
  /// Reads `Board (empty, loading)`.
  fileprivate init(_ text: Substring) {
    guard text.hasSuffix(")"), let brackets = text.range(of: " (", options: .backwards) else {
      self.init(screen: String(text), states: [])
      return
    }
    let states = text[brackets.upperBound...].dropLast().split(separator: ", ")
    self.init(
      screen: String(text[..<brackets.lowerBound]), states: states.map { String($0) })
  }
}

extension WidthBudget {
  /// Reads `120.0 pt, about 17 characters; tightest: Board`.
  fileprivate init?(_ text: Substring) {
    guard let unit = text.firstRange(of: " pt, about "),
      let noun = text.firstRange(of: " characters; tightest: "),
      unit.upperBound <= noun.lowerBound, let points = Double(text[..<unit.lowerBound]),
      let characters = Int(text[unit.upperBound..<noun.lowerBound])
    else { return nil }
    self.init(
      points: points, characters: characters, tightest: String(text[noun.upperBound...]))
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
