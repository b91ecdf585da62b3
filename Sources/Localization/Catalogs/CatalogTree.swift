import AuditModel
import JSONReading

/// The values of a string catalog, and the ways from one to another.
struct CatalogTree: Sendable {
  /// All values.
  let json: JSONTree
  /// The places of bytes.
  let locations: JSONLocations
  /// The object with a field for each key, none when the file has none.
  let strings: Int?

  init(_ json: JSONTree) {
    self.json = json
    locations = JSONLocations(json.source)
    strings = json.field("strings", of: json.root).flatMap {
      json.kind(of: $0) == .object ? $0 : nil
    }
  }

  /// The object of each key; of two for one key the last.
  var keys: [ExactText: Int] {
    var keys: [ExactText: Int] = [:]
    guard let strings else { return keys }
    for key in json.children(of: strings) { keys[ExactText(json.name(of: key))] = key }
    return keys
  }

  /// Where a value is.
  func location(of index: Int) -> SourceLocation {
    locations.location(at: json.range(of: index).lowerBound)
  }

  /// Where the name of a value is.
  func nameLocation(of index: Int) -> SourceLocation {
    locations.location(at: json.nameRange(of: index).lowerBound)
  }

  /// The text of a field, none when it is missing or no text.
  func text(_ name: String, of index: Int) -> String? {
    json.field(name, of: index).flatMap { json.text(of: $0) }
  }

  /// Whether a field is the truth value that is asked for.
  func isField(_ name: String, of index: Int, _ value: Bool) -> Bool {
    guard let field = json.field(name, of: index) else { return false }
    return json.kind(of: field) == (value ? .true : .false)
  }

  /// A value that is reached by the names of fields, none when one of them is missing.
  func value(at names: [String], from index: Int) -> Int? {
    var index = index
    for name in names {
      guard let next = json.field(name, of: index) else { return nil }
      index = next
    }
    return index
  }
}
