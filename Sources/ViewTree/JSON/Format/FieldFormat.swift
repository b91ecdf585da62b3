import JSONReading

/// A field of an object: its description, and how it is read and written.
///
/// Reading, writing, the JSON Schema and the reference all come from here, so none of them can lack
/// a field that another has.
struct FieldFormat<Owner>: Sendable {
  typealias Read = @Sendable (inout Owner, JSONField) throws(Diagnostic) -> Void

  /// The description.
  var description: FieldDescription
  /// Sets the value in its owner.
  let read: Read
  /// The JSON form of the value, if there is a value.
  let write: @Sendable (Owner) -> JSONValue?
  /// Whether two owners have the same value.
  let isSame: @Sendable (Owner, Owner) -> Bool

  /// Makes a field of its parts.
  init(
    _ name: String, _ form: JSONForm, isRequired: Bool = false, _ meaning: String,
    read: @escaping Read, write: @escaping @Sendable (Owner) -> JSONValue? = { _ in nil },
    isSame: @escaping @Sendable (Owner, Owner) -> Bool = { _, _ in false }
  ) {
    description = FieldDescription(
      name: name, form: form, meaning: meaning, isRequired: isRequired)
    self.read = read
    self.write = write
    self.isSame = isSame
  }

  private init<Value: Equatable & Sendable>(
    _ name: String, _ form: JSONForm, _ path: WritableKeyPath<Owner, Value> & Sendable,
    isRequired: Bool = false, _ meaning: String,
    value: @escaping @Sendable (JSONField) throws(Diagnostic) -> Value,
    json: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.init(
      name, form, isRequired: isRequired, meaning,
      read: { (owner, field) throws(Diagnostic) in owner[keyPath: path] = try value(field) },
      write: { json($0[keyPath: path]) },
      isSame: { $0[keyPath: path] == $1[keyPath: path] })
  }
}

extension FieldFormat {
  /// A field whose value has a JSON form of its own.
  init<Value: JSONConvertible & Equatable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value> & Sendable, isRequired: Bool = false,
    _ meaning: String
  ) {
    self.init(
      name, Value.form, path, isRequired: isRequired, meaning,
      value: { (field) throws(Diagnostic) in try Value(field) }, json: { $0.jsonValue })
  }

  /// A field that may have no value.
  init<Value: JSONConvertible & Equatable>(
    _ name: String, _ path: WritableKeyPath<Owner, Value?> & Sendable, isRequired: Bool = false,
    _ meaning: String
  ) {
    self.init(
      name, Value.form, path, isRequired: isRequired, meaning,
      value: { (field) throws(Diagnostic) in try Value(field) }, json: { $0?.jsonValue })
  }

  /// A number in a range.
  init(
    _ name: String, _ path: WritableKeyPath<Owner, Double> & Sendable,
    in range: ClosedRange<Double>, isRequired: Bool = false, _ meaning: String
  ) {
    self.init(
      name, .numberOrLength(range), path, isRequired: isRequired, meaning,
      value: { (field) throws(Diagnostic) in try field.number(in: range) },
      json: { $0.isFinite ? JSONValue($0) : nil })
  }

  /// A number in a range, which may be left out.
  init(
    _ name: String, _ path: WritableKeyPath<Owner, Double?> & Sendable,
    in range: ClosedRange<Double>, _ meaning: String
  ) {
    self.init(
      name, .numberOrLength(range), path, meaning,
      value: { (field) throws(Diagnostic) in try field.number(in: range) },
      json: { $0.map { JSONValue($0) } })
  }

  /// An integer in a range, which may be left out.
  init(
    _ name: String, _ path: WritableKeyPath<Owner, Int?> & Sendable, in range: ClosedRange<Int>,
    _ meaning: String
  ) {
    self.init(
      name, .integer(range), path, meaning,
      value: { (field) throws(Diagnostic) in try field.integer(in: range) },
      json: { $0.map { JSONValue($0) } })
  }

  /// An integer in a range.
  init(
    _ name: String, _ path: WritableKeyPath<Owner, Int> & Sendable, in range: ClosedRange<Int>,
    isRequired: Bool = false, _ meaning: String
  ) {
    self.init(
      name, .integer(range), path, isRequired: isRequired, meaning,
      value: { (field) throws(Diagnostic) in try field.integer(in: range) },
      json: { JSONValue($0) })
  }

  /// A string that may be blank, or left out.
  init(
    _ name: String, string path: WritableKeyPath<Owner, String?> & Sendable, _ meaning: String
  ) {
    self.init(
      name, .string, path, meaning,
      value: { (field) throws(Diagnostic) in try field.string() },
      json: { $0.map { JSONValue($0) } })
  }

  /// A string that may be blank.
  init(
    _ name: String, string path: WritableKeyPath<Owner, String> & Sendable,
    isRequired: Bool = false, _ meaning: String
  ) {
    self.init(
      name, .string, path, isRequired: isRequired, meaning,
      value: { (field) throws(Diagnostic) in try field.string() }, json: { JSONValue($0) })
  }
}

extension FieldFormat {
  /// The same field, whose list has to have an item.
  var notEmpty: FieldFormat {
    let (description, read) = (description, read)
    guard case .list(let item, _) = description.form else { return self }
    return FieldFormat(
      description.name, .list(item, minimum: 1), isRequired: description.isRequired,
      description.meaning,
      read: { (owner, field) throws(Diagnostic) in
        if try field.array().isEmpty {
          throw field.error("\(field.subject) is empty", suggestion: "add an item")
        }
        try read(&owner, field)
      }, write: write, isSame: isSame)
  }

  /// The same field in an owner that has this one in it.
  func `in`<Outer>(_ path: WritableKeyPath<Outer, Owner> & Sendable) -> FieldFormat<Outer> {
    let (read, write, isSame) = (read, write, isSame)
    var field = FieldFormat<Outer>(
      description.name, description.form, isRequired: description.isRequired, description.meaning,
      read: { (outer, field) throws(Diagnostic) in try read(&outer[keyPath: path], field) },
      write: { write($0[keyPath: path]) },
      isSame: { isSame($0[keyPath: path], $1[keyPath: path]) })
    field.description = description
    return field
  }
}
