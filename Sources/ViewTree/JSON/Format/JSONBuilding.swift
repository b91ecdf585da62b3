import JSONReading

extension JSONValue {
  init(_ text: String) { self.init(kind: .string(text)) }

  init(_ bool: Bool) { self.init(kind: .bool(bool)) }

  init(_ number: some FixedWidthInteger) { self.init(kind: .number("\(number)")) }

  /// A number that is not finite has no JSON form: it becomes null, which no reader accepts.
  init(_ number: Double) {
    if !number.isFinite {
      self.init(kind: .null)
    } else if let whole = Int(exactly: number), abs(number) < 1e15 {
      self.init(whole)
    } else {
      self.init(kind: .number("\(number)"))
    }
  }

  init(_ texts: [String]) { self.init(kind: .array(texts.map { JSONValue($0) })) }

  init(_ fields: JSONFields) { self.init(kind: .object(fields.members)) }
}

/// Gathers the fields of an object.
struct JSONFields {
  private(set) var members: [JSONMember] = []

  /// Adds a field.
  mutating func set(_ name: String, _ value: JSONValue) {
    members.append(JSONMember(name: name, value: value))
  }

  /// Puts a field in the place of the one with its name, if there is one.
  mutating func replace(_ name: String, with value: JSONValue) {
    members.removeAll { $0.name == name }
    set(name, value)
  }
}
