import JSONReading

/// The JSON form of a kind of view: the fields that only views of this type have.
struct KindFormat: Sendable {
  /// The value of `type`.
  let name: String
  /// Its meaning, in a sentence.
  let meaning: String
  /// The kind with its defaults and its fields.
  let format: ObjectFormat<NodeKind>

  /// A kind with fields, of which `check` refuses what contradicts itself.
  init(
    _ kind: NodeKind, _ meaning: String, fields: [FieldFormat<NodeKind>] = [],
    presence: FieldPresence? = nil,
    check: @escaping ObjectFormat<NodeKind>.Check = { _, _ in }
  ) {
    name = kind.name
    self.meaning = meaning
    format = ObjectFormat(
      "a view of type “\(name)”", normal: kind, fields: fields, presence: presence, check: check)
  }

  /// A kind whose payload has the fields.
  init<Part>(
    _ kind: NodeKind, _ meaning: String, _ path: WritableKeyPath<NodeKind, Part> & Sendable,
    _ part: ObjectFormat<Part>
  ) {
    self.init(
      kind, meaning, fields: part.fields.map { $0.in(path) }, presence: part.presence,
      check: { (kind, object) throws(Diagnostic) in try part.check(&kind[keyPath: path], object) })
  }

  /// The description.
  var description: KindDescription {
    KindDescription(
      name: name, meaning: meaning, fields: format.descriptions, presence: format.presence,
      missing: missing)
  }

  /// The fields of texts that it does not have: a file that has them there means a view inside, and would
  /// show nothing.
  private var missing: Set<String> {
    switch format.normal {
    case .text, .navigationBar: ["placeholder", "title"]
    case .textField: []
    default: ["text", "placeholder", "title"]
    }
  }
}
