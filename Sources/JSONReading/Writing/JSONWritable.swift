/// A value that can be written as JSON.
package protocol JSONWritable {
  /// Writes exactly one value.
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  /// Writes a string.
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  package func write(to json: inout JSONWriter) { json.token(self ? "true" : "false") }
}

extension Int: JSONWritable {
  /// Writes an integer.
  package func write(to json: inout JSONWriter) { json.token(String(self)) }
}

extension Double: JSONWritable {
  /// Writes the shortest number that reads back as the same value, an integer without a fraction;
  /// `null` for what JSON has no number for (RFC 8259, 6).
  package func write(to json: inout JSONWriter) {
    guard isFinite else { return json.token("null") }
    var text = description
    if text.hasSuffix(".0") { text.removeLast(2) }
    json.token(text)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null` when there is none.
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.token("null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes a list.
  package func write(to json: inout JSONWriter) { json.list(self) }
}

extension JSONValue: JSONWritable {
  /// Writes the value with its members in their order.
  package func write(to json: inout JSONWriter) {
    switch kind {
    case .null: json.token("null")
    case .bool(let value): value.write(to: &json)
    case .number(let digits): json.token(digits)
    case .string(let text): json.string(text)
    case .array(let values): json.list(values)
    case .object(let members):
      json.object { object in
        for member in members { object.field(member.name, member.value) }
      }
    }
  }
}
