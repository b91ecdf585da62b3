import AuditModel
import JSONReading

/// The values of a configuration file, read as what is expected in their place.
struct ConfigurationValues {
  private let tree: JSONTree
  private let locations: JSONLocations

  init(_ tree: JSONTree) {
    self.tree = tree
    locations = JSONLocations(tree.source)
  }

  /// The path of the file.
  var file: String { tree.source.file }
  /// The value that holds all others.
  var root: Int { tree.root }

  /// A field of an object.
  struct Field {
    let name: String
    let value: Int
  }

  /// The fields of an object.
  func fields(of node: Int, _ thing: String) throws(JSONError) -> [Field] {
    guard tree.kind(of: node) == .object else {
      throw error("\(thing) is not an object", at: node, "put it into braces")
    }
    return tree.children(of: node).map { Field(name: tree.name(of: $0), value: $0) }
  }

  /// The fields of an object, which are some of those known.
  func fields(
    of node: Int, _ thing: String, known: [String]
  ) throws(JSONError) -> [Field] {
    let fields = try fields(of: node, thing)
    for field in fields where !known.contains(field.name) {
      throw unknown(field, in: thing, known: known)
    }
    return fields
  }

  /// The error for a field with an unknown name.
  func unknown(_ field: Field, in thing: String, known: [String]) -> JSONError {
    let nearest = NearestWord.to(field.name, among: known).map { "did you mean “\($0)”?" }
    return tree.source.error(
      "unknown key “\(field.name.shortened)” in \(thing)",
      at: tree.nameRange(of: field.value).lowerBound,
      suggestion: nearest ?? "the keys are \(known.joined(separator: ", "))")
  }

  /// The values in a list.
  func items(of field: Field) throws(JSONError) -> [Int] {
    guard tree.kind(of: field.value) == .list else {
      throw error(
        "“\(field.name)” is not a list", at: field.value, "put the values between [ and ]")
    }
    return Array(tree.children(of: field.value))
  }

  /// A string that is not blank.
  func text(_ node: Int, of name: String) throws(JSONError) -> String {
    guard let text = tree.text(of: node), text.contains(where: { !$0.isWhitespace }) else {
      let isBlank = tree.text(of: node) != nil
      throw error(
        isBlank ? "“\(name)” is blank" : "“\(name)” takes a string here", at: node,
        isBlank ? "write some words, or remove it" : "write it between double quotes")
    }
    return text
  }

  /// The strings of a list.
  func texts(of field: Field) throws(JSONError) -> [String] {
    var result: [String] = []
    for item in try items(of: field) { result.append(try text(item, of: field.name)) }
    return result
  }

  /// `true` or `false`.
  func flag(of field: Field) throws(JSONError) -> Bool {
    switch tree.kind(of: field.value) {
    case .true: return true
    case .false: return false
    default:
      throw error(
        "“\(field.name)” is neither true nor false", at: field.value, "write true or false")
    }
  }

  /// Whether a value is an object.
  func isObject(_ node: Int) -> Bool { tree.kind(of: node) == .object }

  /// The value of a rule's option: a number, or strings that are not blank.
  func optionValue(of field: Field) throws(JSONError) -> RuleOptionValues.Value {
    switch tree.kind(of: field.value) {
    case .list: return .words(try texts(of: field))
    case .number:
      if let number = Double(tree.written(field.value)), number.isFinite { return .number(number) }
      fallthrough
    default:
      throw error(
        "“\(field.name.shortened)” is neither a number nor a list", at: field.value,
        "write a number, or strings between [ and ]")
    }
  }

  /// A pattern of paths.
  func pattern(_ node: Int, of name: String) throws(JSONError) -> PathPattern {
    let text = try text(node, of: name)
    if text.hasPrefix("!") {
      throw error(
        "a pattern cannot begin with “!”", at: node, "name what is wanted in “include”")
    }
    guard let pattern = PathPattern(text) else {
      throw error(
        "“\(text.shortened)” names no file below the folder of \(file)", at: node,
        "write a path such as App/Legacy, or a pattern such as **/*.strings")
    }
    return pattern
  }

  /// Where a value is.
  func location(of node: Int) -> SourceLocation {
    locations.location(at: tree.range(of: node).lowerBound)
  }

  /// Where the name of a value is.
  func location(ofNameOf node: Int) -> SourceLocation {
    locations.location(at: tree.nameRange(of: node).lowerBound)
  }

  /// The error for a value.
  func error(_ message: String, at node: Int, _ suggestion: String) -> JSONError {
    tree.source.error(message, at: tree.range(of: node).lowerBound, suggestion: suggestion)
  }
}
