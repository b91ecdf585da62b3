import AuditModel
import JSONReading

/// The JSON form of a value that is an object: its fields, and what has to hold between them.
struct ObjectFormat<Owner: Sendable>: Sendable {
  typealias Check = @Sendable (inout Owner, JSONObject) throws(Diagnostic) -> Void

  /// The name of the value, in messages: `a font`.
  let name: String
  /// The value of an object without fields.
  let normal: Owner
  /// The fields, in the order of the reference.
  let fields: [FieldFormat<Owner>]
  /// The condition on which fields are there.
  let presence: FieldPresence?
  /// Checks a value whose fields are all right by themselves, or completes it.
  let check: Check
  private let indices: [String: Int]

  /// Makes a format of its parts.
  init(
    _ name: String, normal: Owner, fields: [FieldFormat<Owner>], presence: FieldPresence? = nil,
    check: @escaping Check = { _, _ in }
  ) {
    self.name = name
    self.normal = normal
    self.fields = fields.map { field in
      var field = field
      field.description.normal = field.description.normal ?? field.write(normal)?.unlessEmptyObject
      return field
    }
    self.presence = presence
    self.check = check
    indices = Dictionary(
      fields.enumerated().map { ($1.description.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The field of a name.
  subscript(name: String) -> FieldFormat<Owner>? { indices[name].map { fields[$0] } }

  /// The descriptions of the fields.
  var descriptions: [FieldDescription] { fields.map(\.description) }

  /// Reads a value; its fields with mistakes have their defaults. `owner` is the name of the value in
  /// messages, where it is not that of the format.
  func read(_ field: JSONField, named owner: String? = nil) throws(Diagnostic) -> Owner {
    let object = try JSONObject(field)
    var value = normal
    read(object, into: &value, named: owner)
    return value
  }

  /// Reads the fields of an object and collects their mistakes.
  func read(_ object: JSONObject, into value: inout Owner, named owner: String? = nil) {
    let diagnostics = object.field.diagnostics
    let before = diagnostics.count
    for member in object.members {
      if let field = self[member.name] {
        read(field, object.field(of: member), into: &value)
      } else {
        diagnostics.add(at: member.nameOffset) {
          UnknownField(name: member.name, owner: owner ?? name, known: descriptions)
            .diagnostic(at: member.nameOffset, in: object.field.text)
        }
      }
    }
    reportMissingFields(of: object)
    guard diagnostics.count == before else { return }
    finish(&value, object)
  }

  /// Reads one field and collects its mistake.
  func read(_ field: FieldFormat<Owner>, _ json: JSONField, into value: inout Owner) {
    do throws(Diagnostic) {
      try field.read(&value, json)
    } catch {
      json.diagnostics.add(error)
    }
  }

  /// Collects the required fields that an object lacks, and those that exclude each other; `others` are
  /// the fields that it has from another format.
  func reportMissingFields(
    of object: JSONObject, besides others: (String) -> Bool = { _ in false }
  ) {
    for field in fields where field.description.isRequired {
      let name = field.description.name
      if object.members.contains(where: { $0.name == name })
        || isMisspelled(name, in: object, besides: others)
      {
        continue
      }
      object.field.diagnostics.add(
        object.field.error(
          "\(self.name) needs the field “\(name)”",
          suggestion: "its value is \(field.description.form.plainWords)"))
    }
    guard let presence, let diagnostic = presence.diagnostic(about: object, named: name),
      !presence.names.contains(where: { isMisspelled($0, in: object, besides: others) })
    else { return }
    object.field.diagnostics.add(diagnostic)
  }

  /// Whether an object has an unknown field whose name is nearest to that of a field.
  ///
  /// Never behind the mistakes that are listed, since comparing the names in 500,000 objects would
  /// take minutes.
  private func isMisspelled(
    _ name: String, in object: JSONObject, besides others: (String) -> Bool
  ) -> Bool {
    object.members.contains { member in
      self[member.name] == nil && !others(member.name) && member.name.utf8.count < 100
        && object.field.diagnostics.lists(member.nameOffset)
        && NearestWord.to(member.name, among: fields.map(\.description.name) + [name]) == name
    }
  }

  /// Checks the value of an object and collects its mistake.
  func finish(_ value: inout Owner, _ object: JSONObject) {
    do throws(Diagnostic) {
      try check(&value, object)
    } catch {
      object.field.diagnostics.add(error)
    }
  }

  /// The fields of a value that differ from their defaults.
  func write(_ value: Owner, to fields: inout JSONFields) {
    for field in self.fields where field.description.isRequired || !field.isSame(value, normal) {
      if let json = field.write(value) { fields.set(field.description.name, json) }
    }
  }

  /// The object of a value.
  func json(_ value: Owner) -> JSONValue {
    var fields = JSONFields()
    write(value, to: &fields)
    return JSONValue(kind: .object(fields.members))
  }
}

extension JSONValue {
  /// The value, unless it is an object without fields, which says no more than leaving it out.
  fileprivate var unlessEmptyObject: JSONValue? {
    if case .object(let members) = kind, members.isEmpty { nil } else { self }
  }
}
