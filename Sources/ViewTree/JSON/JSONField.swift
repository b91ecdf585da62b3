import AuditModel
import JSONReading

/// A value that is being turned into something else, with all that an error has to name.
struct JSONField {
  /// The name of the value, in messages: `“padding”`, `item 2 of “children”` or `the file`.
  let subject: String
  /// The value.
  let value: JSONValue
  /// The text it comes from, with the locations in it.
  let locations: JSONLocations

  /// The text it comes from.
  var source: JSONSource { locations.source }

  /// Where it was written.
  var origin: NodeOrigin { .file(locations.location(at: value.offset)) }

  /// An error at the value.
  func error(_ message: String, suggestion: String? = nil) -> ScreenFileError {
    source.error(message, at: value.offset, suggestion: suggestion)
  }

  /// The error for a value of another type.
  func wrongType(_ expected: String) -> ScreenFileError {
    let isNull = if case .null = value.kind { true } else { false }
    return error(
      "\(subject) has to be \(expected), but is \(value.kindName)",
      suggestion: isNull ? "leave the field out" : nil)
  }

  func string() throws(ScreenFileError) -> String {
    guard case .string(let text) = value.kind else { throw wrongType("a text") }
    return text
  }

  func bool() throws(ScreenFileError) -> Bool {
    guard case .bool(let bool) = value.kind else { throw wrongType("true or false") }
    return bool
  }

  func array() throws(ScreenFileError) -> [JSONField] {
    guard case .array(let elements) = value.kind else { throw wrongType("a list") }
    return elements.enumerated().map {
      JSONField(subject: "item \($0 + 1) of \(subject)", value: $1, locations: locations)
    }
  }

  /// A text that is not empty, such as a name.
  func name() throws(ScreenFileError) -> String {
    let text = try string()
    if text.allSatisfy(\.isWhitespace) { throw error("\(subject) is empty") }
    return text
  }

  /// One of several things that have names.
  func choice<Choice>(
    of kind: String, among choices: [Choice], named name: (Choice) -> String
  ) throws(ScreenFileError) -> Choice {
    guard case .string(let text) = value.kind else { throw wrongType("the name of a \(kind)") }
    if let choice = choices.first(where: { name($0) == text }) { return choice }
    throw error(
      "“\(text.shortened)” is no \(kind)",
      suggestion: JSONField.suggestion(for: text, among: choices.map(name)))
  }

  /// The word that was probably meant, or all there are when they are few.
  static func suggestion(for word: String, among words: [String]) -> String? {
    if let nearest = NearestWord.to(String(word.prefix(100)), among: words) {
      return "did you mean “\(nearest)”?"
    }
    if words.isEmpty || words.count > 12 { return nil }
    return "write one of \(words.joined(separator: ", "))"
  }
}
