import JSONReading

/// The values that a field accepts, from which the JSON Schema and the reference are made.
indirect enum JSONForm: Sendable {
  /// Any string.
  case string
  /// A string that is not blank.
  case name
  /// A string of this regular expression, which is described in words.
  case pattern(String, words: String)
  /// True or false.
  case bool
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// An integer in a range.
  case integer(minimum: Int, maximum: UInt64)
  /// One of these strings.
  case choice([String])
  /// A list of values of a form.
  case list(JSONForm, minimum: Int)
  /// A value of any of these forms.
  case any([JSONForm])
  /// A value as the definition of that name describes it.
  case defined(String)

  /// An integer in a range.
  static func integer(_ range: ClosedRange<Int>) -> JSONForm {
    .integer(minimum: range.lowerBound, maximum: UInt64(clamping: range.upperBound))
  }
}

/// The description of a field.
struct FieldDescription: Sendable {
  /// Its name.
  let name: String
  /// The values that it accepts.
  let form: JSONForm
  /// Its meaning, in a sentence.
  let meaning: String
  /// Whether it has to be there.
  let isRequired: Bool
  /// The value that leaving it out stands for, where that is a value.
  var normal: JSONValue?
}

/// A form that has a name and is described in one place.
struct FormDefinition: Sendable {
  /// Its name in the schema.
  let name: String
  /// Its title in the reference.
  let title: String
  /// Its meaning, in a sentence or two.
  let meaning: String
  /// The form.
  let content: Content

  /// The form of a definition.
  enum Content: Sendable {
    /// A value of a form.
    case value(JSONForm)
    /// An object with these fields, and a condition on which of them are there.
    case object([FieldDescription], FieldPresence?)
    /// An object whose field `type` decides which fields it has beside the common ones.
    case kinds(common: [FieldGroup], [KindDescription])
  }

  /// Defines a value of a form.
  init(_ name: String, title: String, _ meaning: String, is form: JSONForm) {
    self.init(name: name, title: title, meaning: meaning, content: .value(form))
  }

  /// Defines an object.
  init(
    _ name: String, title: String, _ meaning: String, fields: [FieldDescription],
    presence: FieldPresence? = nil
  ) {
    self.init(name: name, title: title, meaning: meaning, content: .object(fields, presence))
  }

  init(name: String, title: String, meaning: String, content: Content) {
    self.name = name
    self.title = title
    self.meaning = meaning
    self.content = content
  }

  /// The fields that all of its objects have.
  var fields: [FieldDescription] {
    switch content {
    case .value: []
    case .object(let fields, _): fields
    case .kinds(let groups, _): groups.flatMap(\.fields)
    }
  }
}

/// Fields that belong together.
struct FieldGroup: Sendable {
  /// Their title in the reference.
  let title: String
  /// The fields.
  let fields: [FieldDescription]
}

/// The description of a kind of view.
struct KindDescription: Sendable {
  /// Its name, which is the value of `type`.
  let name: String
  /// Its meaning, in a sentence.
  let meaning: String
  /// The fields that it has beside those of every view.
  let fields: [FieldDescription]
  /// The condition on which fields are there.
  let presence: FieldPresence?
  /// The fields of all views that it does not have.
  var missing: Set<String> = []
  /// A view of it that becomes other views; none where it is a node of the tree.
  var example: String?
}
