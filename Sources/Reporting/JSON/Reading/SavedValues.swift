import AuditModel
import JSONReading

/// The values of a report's JSON, read as what is expected in their stead.
struct SavedValues {
  private let tree: JSONTree

  init(_ tree: JSONTree) { self.tree = tree }

  /// The value that holds all others.
  var root: Int { tree.root }

  /// The bytes of a value as they are written.
  func written(_ node: Int) -> String { tree.written(node) }

  /// The kind of a value.
  func kind(of node: Int) -> JSONTree.Kind { tree.kind(of: node) }

  /// An error at a value.
  func error(_ message: String, at node: Int, _ suggestion: String) -> JSONError {
    tree.source.error(message, at: tree.range(of: node).lowerBound, suggestion: suggestion)
  }

  /// A field that has a value; nil for `null` and where the field is missing.
  func fieldIfPresent(_ name: String, of node: Int) -> Int? {
    tree.field(name, of: node).flatMap { tree.kind(of: $0) == .null ? nil : $0 }
  }

  /// A field that has to be there.
  func field(_ name: String, of node: Int) throws(JSONError) -> Int {
    guard let field = fieldIfPresent(name, of: node) else {
      throw damaged("“\(name)” is missing", at: node)
    }
    return field
  }

  /// The error for what no version has written.
  func damaged(_ message: String, at node: Int) -> JSONError {
    error(message, at: node, "write the report again with “legible audit --format json=PATH”")
  }
}

extension SavedValues {
  /// A string.
  func text(_ name: String, of node: Int) throws(JSONError) -> String {
    try text(try field(name, of: node), called: name)
  }

  /// A string; nil for `null`.
  func textIfPresent(_ name: String, of node: Int) throws(JSONError) -> String? {
    guard let field = fieldIfPresent(name, of: node) else { return nil }
    return try text(field, called: name)
  }

  /// A string that one of some values is made of.
  func value<Value>(
    _ name: String, of node: Int, _ make: (String) -> Value?
  ) throws(JSONError) -> Value {
    try value(try field(name, of: node), called: name, make)
  }

  /// Strings that values are made of.
  func values<Value>(
    _ name: String, of node: Int, _ make: (String) -> Value?
  ) throws(JSONError) -> [Value] {
    try list(name, of: node) { item throws(JSONError) in
      try value(item, called: name, make)
    }
  }

  /// The strings of a list.
  func texts(_ name: String, of node: Int) throws(JSONError) -> [String] {
    try values(name, of: node) { $0 }
  }

  /// The languages of a list.
  func locales(_ name: String, of node: Int) throws(JSONError) -> [LocaleIdentifier] {
    try values(name, of: node) { LocaleIdentifier($0) }
  }

  /// A language; nil for `null`.
  func localeIfPresent(_ name: String, of node: Int) throws(JSONError) -> LocaleIdentifier? {
    try textIfPresent(name, of: node).map { LocaleIdentifier($0) }
  }

  private func text(_ node: Int, called name: String) throws(JSONError) -> String {
    guard let text = tree.text(of: node) else { throw damaged("“\(name)” is no string", at: node) }
    return text
  }

  /// A string in a list that one of some values is made of.
  func value<Value>(
    _ node: Int, called name: String, _ make: (String) -> Value?
  ) throws(JSONError) -> Value {
    let text = try text(node, called: name)
    guard let value = make(text) else {
      throw damaged("“\(text.shortened)” is unknown in “\(name)”", at: node)
    }
    return value
  }
}

extension SavedValues {
  /// A whole number from 0.
  func count(_ name: String, of node: Int) throws(JSONError) -> Int {
    try count(try field(name, of: node), called: name)
  }

  /// A whole number from 0 in a list.
  func count(_ node: Int, called name: String) throws(JSONError) -> Int {
    guard tree.kind(of: node) == .number, let number = Int(tree.written(node)), number >= 0 else {
      throw damaged("“\(name)” is no whole number from 0", at: node)
    }
    return number
  }

  /// The numbers in a list.
  func numbers(of node: Int, called name: String) throws(JSONError) -> [Double] {
    guard tree.kind(of: node) == .list else { throw damaged("“\(name)” is no list", at: node) }
    var result: [Double] = []
    for item in tree.children(of: node) {
      guard tree.kind(of: item) == .number, let number = Double(tree.written(item)),
        number.magnitude <= 1e9
      else { throw damaged("“\(name)” has a value that is no number up to 1e9", at: item) }
      result.append(number)
    }
    return result
  }

  /// `true` or `false`.
  func flag(_ name: String, of node: Int) throws(JSONError) -> Bool {
    try flag(try field(name, of: node), called: name)
  }

  /// `true` or `false`; nil where the field is missing.
  func flagIfPresent(_ name: String, of node: Int) throws(JSONError) -> Bool? {
    guard let field = fieldIfPresent(name, of: node) else { return nil }
    return try flag(field, called: name)
  }

  /// `true` or `false` in a list.
  func flag(_ node: Int, called name: String) throws(JSONError) -> Bool {
    switch tree.kind(of: node) {
    case .true: return true
    case .false: return false
    default: throw damaged("“\(name)” is neither true nor false", at: node)
    }
  }

  /// The values in a list.
  func items(_ name: String, of node: Int) throws(JSONError) -> [Int] {
    let field = try field(name, of: node)
    guard tree.kind(of: field) == .list else { throw damaged("“\(name)” is no list", at: field) }
    return Array(tree.children(of: field))
  }

  /// The values of a list, each read in the same way.
  func list<Value>(
    _ name: String, of node: Int, _ read: (Int) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value] {
    var result: [Value] = []
    for item in try items(name, of: node) { result.append(try read(item)) }
    return result
  }

  /// The values of a list, each read in the same way; nil for `null` and where the field is missing.
  func listIfPresent<Value>(
    _ name: String, of node: Int, _ read: (Int) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value]? {
    if fieldIfPresent(name, of: node) == nil { return nil }
    return try list(name, of: node, read)
  }

  /// A location in a file.
  func location(_ name: String, of node: Int) throws(JSONError) -> SourceLocation {
    let field = try field(name, of: node)
    return SourceLocation(
      file: try text("file", of: field), line: try count("line", of: field),
      column: try count("column", of: field))
  }

  /// A location in a file; nil for `null`.
  func locationIfPresent(_ name: String, of node: Int) throws(JSONError) -> SourceLocation? {
    if fieldIfPresent(name, of: node) == nil { return nil }
    return try location(name, of: node)
  }
}
