import JSONReading

/// An object whose fields are all known.
struct JSONObject {
  /// The object as a value.
  let field: JSONField
  private let members: [JSONMember]

  /// Takes an object and refuses fields other than these; `owner` is what has them, in messages.
  init(_ field: JSONField, fields: [String], owner: String) throws(ScreenFileError) {
    try self.init(field)
    try refuse(fieldsOtherThan: fields, owner: owner)
  }

  /// Takes an object with any fields.
  init(_ field: JSONField) throws(ScreenFileError) {
    guard case .object(let members) = field.value.kind else { throw field.wrongType("an object") }
    self.field = field
    self.members = members
  }

  func refuse(fieldsOtherThan fields: [String], owner: String) throws(ScreenFileError) {
    guard let unknown = members.first(where: { !fields.contains($0.name) }) else { return }
    throw field.source.error(
      "\(owner) has no field “\(unknown.name.shortened)”", at: unknown.nameOffset,
      suggestion: JSONField.suggestion(for: unknown.name, among: fields))
  }

  /// The field of that name, if it is there.
  subscript(name: String) -> JSONField? {
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    return JSONField(subject: "“\(name)”", value: member.value, locations: field.locations)
  }

  /// The field of that name, which has to be there.
  func required(_ name: String, for owner: String) throws(ScreenFileError) -> JSONField {
    guard let field = self[name] else {
      throw field.error("\(owner) needs the field “\(name)”")
    }
    return field
  }

  /// Whether it has no fields.
  var isEmpty: Bool { members.isEmpty }
}

extension JSONObject {
  func string(_ name: String) throws(ScreenFileError) -> String? { try self[name]?.string() }

  func bool(_ name: String) throws(ScreenFileError) -> Bool? { try self[name]?.bool() }

  func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(ScreenFileError) -> Double? {
    try self[name]?.number(in: range)
  }

  func read<Value: JSONConvertible>(_ name: String) throws(ScreenFileError) -> Value? {
    guard let field = self[name] else { return nil }
    return try Value(field)
  }

  func list<Value: JSONConvertible>(_ name: String) throws(ScreenFileError) -> [Value]? {
    guard let fields = try self[name]?.array() else { return nil }
    var values: [Value] = []
    values.reserveCapacity(fields.count)
    for field in fields { values.append(try Value(field)) }
    return values
  }
}
