import JSONReading

/// An object whose fields are being read.
struct JSONObject {
  /// The object as a value.
  let field: JSONField
  /// Its fields in the order of the text.
  let members: [JSONMember]

  /// Takes an object with any fields.
  init(_ field: JSONField) throws(Diagnostic) {
    guard case .object(let members) = field.value.kind else { throw field.wrongType("an object") }
    self.field = field
    self.members = members
  }

  /// The field of that name, if it is there; of several the last.
  subscript(name: String) -> JSONField? {
    members.last { $0.name == name }.map(self.field(of:))
  }

  /// The field of a member.
  func field(of member: JSONMember) -> JSONField {
    JSONField(subject: "“\(member.name.shortened)”", value: member.value, text: field.text)
  }
}
