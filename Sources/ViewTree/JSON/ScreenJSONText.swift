import JSONReading
import SourceText

/// Writes values as the text of a `.screen.json` file: two spaces a level, fields sorted by name, lists
/// of strings and numbers in one line.
///
/// Without recursion, unlike JSONReading's `JSONWriter`, since nothing bounds the depth of a view that
/// was built in Swift.
struct ScreenJSONText {
  private var text = ""
  private var steps: [Step] = []

  /// The values still to be written, the next at the end.
  private enum Step {
    case mark(String)
    case value(JSONValue, level: Int)
  }

  static func text(of value: JSONValue) -> String {
    var writer = ScreenJSONText()
    writer.steps.append(.value(value, level: 0))
    while let step = writer.steps.popLast() {
      switch step {
      case .mark(let mark): writer.text += mark
      case .value(let value, let level): writer.write(value, level: level)
      }
    }
    return writer.text
  }

  private mutating func write(_ value: JSONValue, level: Int) {
    switch value.kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): text += JSONQuoting.quoted(string)
    case .array(let elements): write(elements, level: level)
    case .object(let members): write(members, level: level)
    }
  }

  /// A list of strings and numbers is written in one line.
  private mutating func write(_ elements: [JSONValue], level: Int) {
    let lines = elements.map { ("", $0) }
    if elements.allSatisfy(\.isScalar) {
      plan(lines, between: "[", "]", separator: ", ", level: level)
    } else {
      plan(lines, between: "[", "]", level: level)
    }
  }

  private mutating func write(_ members: [JSONMember], level: Int) {
    if members.isEmpty { return text += "{}" }
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    plan(
      sorted.map { (JSONQuoting.quoted($0.name) + ": ", $0.value) }, between: "{", "}", level: level
    )
  }

  /// Plans a line for each value, with what precedes it.
  private mutating func plan(
    _ lines: [(start: String, value: JSONValue)], between opening: String, _ closing: String,
    level: Int
  ) {
    let lineBreak = "\n" + String(repeating: "  ", count: level)
    plan(
      lines, between: opening + lineBreak + "  ", lineBreak + closing,
      separator: "," + lineBreak + "  ", level: level + 1)
  }

  private mutating func plan(
    _ lines: [(start: String, value: JSONValue)], between opening: String, _ closing: String,
    separator: String, level: Int
  ) {
    text += opening
    steps.append(.mark(closing))
    for (index, line) in lines.enumerated().reversed() {
      steps.append(.value(line.value, level: level))
      steps.append(.mark((index > 0 ? separator : "") + line.start))
    }
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch kind {
    case .array, .object: false
    default: true
    }
  }
}
