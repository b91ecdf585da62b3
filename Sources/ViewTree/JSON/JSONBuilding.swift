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

  init(_ values: [some JSONConvertible]) {
    self.init(kind: .array(values.map(\.jsonValue)))
  }

  init(_ fields: JSONFields) { self.init(kind: .object(fields.members)) }
}

/// Gathers the fields of an object that are not at their defaults.
struct JSONFields {
  private(set) var members: [JSONMember] = []

  mutating func set(_ name: String, _ value: JSONValue) {
    members.append(JSONMember(name: name, value: value))
  }

  mutating func set(_ name: String, _ value: (some JSONConvertible)?) {
    if let value { set(name, value.jsonValue) }
  }

  mutating func set(_ name: String, _ value: Double?) {
    if let value { set(name, JSONValue(value)) }
  }

  mutating func set(_ name: String, _ value: Bool, unless normal: Bool) {
    if value != normal { set(name, JSONValue(value)) }
  }

  mutating func set(_ name: String, _ value: Double, unless normal: Double) {
    if value != normal { set(name, JSONValue(value)) }
  }

  mutating func set<Value: JSONConvertible & Equatable>(
    _ name: String, _ value: Value, unless normal: Value
  ) {
    if value != normal { set(name, value.jsonValue) }
  }

  mutating func set(_ name: String, list: [some JSONConvertible]) {
    if !list.isEmpty { set(name, JSONValue(list)) }
  }
}
