import AuditModel
import JSONReading

/// A text that is written out is a JSON text; one that is looked up is an object with its key.
extension TextContent: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    switch field.value.kind {
    case .string(let text): self = .verbatim(text)
    case .object: self = .localized(try LocalizedText(field))
    default: throw field.wrongType("a text or an object with a “key”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .verbatim(let text): JSONValue(text)
    case .localized(let text): text.jsonValue
    }
  }
}

extension LocalizedText: JSONConvertible {
  private static let owner = "a localized text"
  private static let normal = LocalizedText(key: "")

  init(_ field: JSONField) throws(ScreenFileError) {
    let object = try JSONObject(field, fields: ["key", "table", "arguments"], owner: Self.owner)
    self.init(
      key: try object.required("key", for: Self.owner).string(),
      table: try object["table"]?.name() ?? Self.normal.table,
      arguments: try object.list("arguments") ?? [])
  }

  var jsonValue: JSONValue {
    var fields = JSONFields()
    fields.set("key", JSONValue(key))
    if table != Self.normal.table { fields.set("table", JSONValue(table)) }
    fields.set("arguments", list: arguments)
    return JSONValue(fields)
  }
}

/// A number without a decimal point is a whole one, so that `2` and `2.0` stay apart.
extension LocalizedText.Argument: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    switch field.value.kind {
    case .string, .object: self = .text(try TextContent(field))
    case .number(let digits) where digits.contains(where: { ".eE".contains($0) }):
      self = .number(try field.number())
    case .number: self = .integer(try field.integer())
    default: throw field.wrongType("a text, a number or an object with a “key”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .text(let text): text.jsonValue
    case .integer(let number): JSONValue(number)
    case .number(let number):
      number.isFinite ? JSONValue(kind: .number("\(number)")) : JSONValue(number)
    }
  }
}
