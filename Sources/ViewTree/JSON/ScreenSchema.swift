import JSONReading

extension ScreenFormat {
  /// The JSON Schema (draft 2020-12) of `.screen.json` files, which ends with a line feed.
  package static let schema =
    JSONWriter.text(of: ScreenSchema.root, style: JSONStyle(lineEnd: "\n", unit: "  ", colon: ": "))
    + "\n"
}

/// Makes a JSON Schema of the definitions of the format.
///
/// Source: JSON Schema draft 2020-12, core and validation.
private enum ScreenSchema {
  static var root: JSONValue {
    var root: [(String, JSONValue)] = [
      ("$schema", JSONValue("https://json-schema.org/draft/2020-12/schema")),
      ("$id", JSONValue("urn:legible:schema:screen:1")),
    ]
    if let file = ScreenFormat.definitions.first { root += schema(of: file) }
    let others = ScreenFormat.definitions.dropFirst()
    let definitions = others.map { ($0.name, object(schema(of: $0))) } + kinds(of: others)
    return object(root + [("$defs", object(definitions))])
  }

  /// The schemas of the kinds of views, to which the one of views refers.
  private static func kinds(
    of definitions: some Sequence<FormDefinition>
  ) -> [(String, JSONValue)] {
    definitions.flatMap { definition -> [(String, JSONValue)] in
      guard case .kinds(let groups, let kinds) = definition.content else { return [] }
      return kinds.map { kind in
        (name(of: kind), object(schema(of: kind, common: groups.flatMap(\.fields))))
      }
    }
  }

  private static func name(of kind: KindDescription) -> String { "\(kind.name)View" }

  private static func schema(of definition: FormDefinition) -> [(String, JSONValue)] {
    let words = [
      ("title", JSONValue(definition.title)), ("description", JSONValue(definition.meaning)),
    ]
    switch definition.content {
    case .value(let form): return words + schema(of: form)
    case .object(let fields, let presence):
      return words + schema(of: fields) + [("additionalProperties", JSONValue(false))]
        + schema(of: presence)
    case .kinds(let groups, let kinds):
      return words + schema(of: groups.flatMap(\.fields)) + [("allOf", list(kinds.map(choice)))]
    }
  }

  /// Applies the schema of a kind to views of its type.
  private static func choice(of kind: KindDescription) -> JSONValue {
    let type = object([("type", object([("const", JSONValue(kind.name))]))])
    return object([
      ("if", object([("properties", type), ("required", JSONValue(["type"]))])),
      ("then", reference(to: name(of: kind))),
    ])
  }

  /// The schema of a kind: the common fields are only named, since the one of views describes them.
  private static func schema(
    of kind: KindDescription, common: [FieldDescription]
  ) -> [(String, JSONValue)] {
    let own = kind.fields.map { ($0.name, schema(of: $0)) }
    let names = kind.missing.union(kind.fields.map(\.name))
    let others = common.filter { !names.contains($0.name) }.map { ($0.name, JSONValue(true)) }
    return [
      ("description", JSONValue(kind.meaning)), ("properties", object(own + others)),
    ] + required(kind.fields) + [("additionalProperties", JSONValue(false))]
      + schema(of: kind.presence) + examples(of: kind)
  }

  private static func examples(of kind: KindDescription) -> [(String, JSONValue)] {
    guard let example = kind.example else { return [] }
    let source = JSONSource(file: kind.name, bytes: Array(example.utf8))
    guard let tree = try? JSONParser.parse(source) else { return [] }
    return [("examples", list([JSONValue(tree)]))]
  }

  private static func schema(of fields: [FieldDescription]) -> [(String, JSONValue)] {
    [
      ("type", JSONValue("object")),
      ("properties", object(fields.map { ($0.name, schema(of: $0)) })),
    ] + required(fields)
  }

  private static func required(_ fields: [FieldDescription]) -> [(String, JSONValue)] {
    let names = fields.filter(\.isRequired).map(\.name)
    return names.isEmpty ? [] : [("required", JSONValue(names))]
  }

  private static func schema(of field: FieldDescription) -> JSONValue {
    object(
      [("description", JSONValue(field.meaning))] + schema(of: field.form)
        + (field.normal.map { [("default", $0)] } ?? []))
  }

  /// So many children.
  private static func children(_ count: [(String, JSONValue)]) -> [(String, JSONValue)] {
    [
      ("allOf", list([object([("properties", object([("children", object(count))]))])])),
      ("required", JSONValue(["children"])),
    ]
  }

  private static func schema(of presence: FieldPresence?) -> [(String, JSONValue)] {
    switch presence {
    case .exactlyOne(let first, let second):
      let choices = [first, second].map { object([("required", JSONValue([$0]))]) }
      return [("oneOf", list(choices))]
    case .together(let first, let second):
      let pairs = [(first, JSONValue([second])), (second, JSONValue([first]))]
      return [("dependentRequired", object(pairs))]
    case .all(let fields, let other):
      let choices = [fields, [other]].map { object([("required", JSONValue($0))]) }
      return [("anyOf", list(choices))]
    case .oneChild: return children([("minItems", JSONValue(1)), ("maxItems", JSONValue(1))])
    case .severalChildren: return children([("minItems", JSONValue(2))])
    case .anyField: return [("minProperties", JSONValue(1))]
    case nil: return []
    }
  }

  private static func schema(of form: JSONForm) -> [(String, JSONValue)] {
    switch form {
    case .string: type("string")
    case .name: type("string") + [("pattern", JSONValue("\\S"))]
    case .pattern(let pattern, _): type("string") + [("pattern", JSONValue(pattern))]
    case .bool: type("boolean")
    case .number(.finite): type("number")
    case .number(let range):
      type("number") + [
        ("minimum", JSONValue(range.lowerBound)), ("maximum", JSONValue(range.upperBound)),
      ]
    case .integer(let minimum, let maximum):
      type("integer") + [("minimum", JSONValue(minimum)), ("maximum", JSONValue(maximum))]
    case .choice(let names): [("enum", JSONValue(names))]
    case .list(let form, let minimum):
      type("array") + [("items", object(schema(of: form)))]
        + (minimum > 0 ? [("minItems", JSONValue(minimum))] : [])
    case .any(let forms): [("anyOf", list(forms.map { object(schema(of: $0)) }))]
    case .defined(let name): [("$ref", JSONValue("#/$defs/\(name)"))]
    }
  }

  private static func type(_ name: String) -> [(String, JSONValue)] { [("type", JSONValue(name))] }

  private static func reference(to name: String) -> JSONValue {
    object([("$ref", JSONValue("#/$defs/\(name)"))])
  }

  private static func object(_ fields: [(String, JSONValue)]) -> JSONValue {
    JSONValue(kind: .object(fields.map { JSONMember(name: $0.0, value: $0.1) }))
  }

  private static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(kind: .array(values)) }
}
