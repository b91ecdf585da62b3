import AuditModel
import JSONReading

/// A value that is being turned into something else, with all that an error has to name.
struct JSONField {
  /// The name of the value, in messages: `“padding”`, `item 2 of “children”` or `the file`.
  let subject: String
  /// The value.
  let value: JSONValue
  /// The text that it comes from.
  let text: ScreenText

  /// Where it was written.
  var location: SourceLocation { text.locations.location(at: value.offset) }

  /// Where it was written, as the origin of a view.
  var origin: NodeOrigin { .file(location) }

  /// The mistakes of the text that have been found so far.
  var diagnostics: Diagnostics { text.diagnostics }

  /// A mistake at the value.
  func error(
    _ message: @autoclosure () -> String, suggestion: @autoclosure () -> String? = nil
  ) -> Diagnostic {
    text.error(message(), at: value.offset, suggestion: suggestion())
  }

  /// The mistake of a value of another type.
  func wrongType(_ expected: @autoclosure () -> String) -> Diagnostic {
    let isNull = if case .null = value.kind { true } else { false }
    return error(
      "\(subject) has to be \(expected()), but is \(value.kindName)",
      suggestion: isNull ? "leave it out" : nil)
  }

  /// A string.
  func string() throws(Diagnostic) -> String {
    guard case .string(let text) = value.kind else { throw wrongType("a string") }
    return text
  }

  /// True or false.
  func bool() throws(Diagnostic) -> Bool {
    guard case .bool(let bool) = value.kind else { throw wrongType("true or false") }
    return bool
  }

  /// The items of a list.
  func array() throws(Diagnostic) -> [JSONField] {
    guard case .array(let elements) = value.kind else { throw wrongType("a list") }
    return elements.enumerated().map {
      JSONField(subject: "item \($0 + 1) of \(subject)", value: $1, text: text)
    }
  }

  /// The values of the items of a list, without those that have mistakes.
  func list<Value>(
    _ make: (JSONField) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    let items = try array()
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items {
      let value = diagnostics.catching { () throws(Diagnostic) in try make(item) }
      if let value { values.append(value) }
    }
    return values
  }

  /// A string that is not blank, such as a name.
  func name() throws(Diagnostic) -> String {
    let text = try string()
    if text.allSatisfy(\.isWhitespace) { throw error("\(subject) is empty") }
    return text
  }

  /// One of several things that have names.
  func choice<Choice>(
    of kind: String, among choices: [Choice], named name: (Choice) -> String
  ) throws(Diagnostic) -> Choice {
    guard case .string(let text) = value.kind else {
      throw wrongType("the name of \(kind.withArticle)")
    }
    if let choice = choices.first(where: { name($0) == text }) { return choice }
    throw error(
      "“\(text.shortened)” is no \(kind)",
      suggestion: Self.suggestion(for: text, among: choices.map(name)))
  }

  private static func suggestion(for word: String, among words: [String]) -> String {
    let known = words.joined(separator: ", ")
    guard let nearest = NearestWord.to(String(word.prefix(100)), among: words) else {
      return "write one of \(known)"
    }
    let question = "did you mean “\(nearest)”?"
    return words.count > UnknownField.mostListed ? question : "\(question) Known names: \(known)"
  }
}

extension String {
  /// The word with its indefinite article.
  fileprivate var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
