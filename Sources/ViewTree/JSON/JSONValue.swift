/// A value of a JSON text that knows where it stands.
struct JSONValue: Sendable {
  /// What it is.
  var kind: Kind
  /// The offset of its first byte; 0 in a value that is to be written.
  var offset = 0

  /// The six kinds of values; a number keeps its digits, since no type holds them all.
  enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// What it is, in messages.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): "the text “\(text.shortened)”"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A field of an object: its name and its value.
struct JSONMember: Sendable {
  var name: String
  var nameOffset = 0
  var value: JSONValue
}

extension String {
  /// The beginning, as long as a message can bear.
  var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
