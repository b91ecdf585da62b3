import Foundation

/// A schema inside a schema, read once, however many values are checked against it.
final class SchemaNode: Sendable {
  /// Schemas of which a value has to meet some.
  struct Choice: Sendable {
    let name: String
    let schemas: [SchemaNode]
    /// The most that it may meet; the least is one.
    let most: Int
  }

  /// A schema for the values that meet another one.
  struct Condition: Sendable {
    let when: SchemaNode
    let then: SchemaNode
  }

  /// Whether no value meets it, as with `false`.
  let isNothing: Bool
  /// The name of the definition in its place.
  let reference: String?
  let const: JSONValue?
  let allowed: [JSONValue]?
  let types: [String]?
  let pattern: Pattern?
  let minimum: Double
  let maximum: Double
  let choices: [Choice]
  /// The schemas that a value has to meet as well.
  let all: [SchemaNode]
  let condition: Condition?
  let items: SchemaNode?
  let leastItems: Int
  let mostItems: Int
  let fields: [String: SchemaNode]
  /// The schema of fields that are not named.
  let others: SchemaNode?
  let required: [String]
  /// The fields that a field requires.
  let together: [String: [String]]
  let leastFields: Int

  /// Reads a schema, which is an object, `true` or `false`.
  init(_ value: JSONValue) throws {
    isNothing = value == .boolean(false)
    reference = value["$ref"]?.string?.split(separator: "/").last.map(String.init)
    const = value["const"]
    allowed = value["enum"]?.list
    types = value["type"].map { type in (type.list ?? [type]).compactMap(\.string) }
    pattern = try value["pattern"]?.string.map(Pattern.init)
    minimum = value["minimum"]?.number ?? -.infinity
    maximum = value["maximum"]?.number ?? .infinity
    choices = try [("anyOf", Int.max), ("oneOf", 1)].compactMap { name, most in
      guard let schemas = value[name]?.list else { return nil }
      return Choice(name: name, schemas: try schemas.map(SchemaNode.init), most: most)
    }
    all = try value["allOf"]?.list?.map(SchemaNode.init) ?? []
    condition = try value["if"].map { condition in
      Condition(
        when: try SchemaNode(condition), then: try SchemaNode(value["then"] ?? .boolean(true)))
    }
    items = try value["items"].map(SchemaNode.init)
    leastItems = value["minItems"]?.number.map { Int($0) } ?? 0
    mostItems = value["maxItems"]?.number.map { Int($0) } ?? .max
    fields = try value["properties"]?.fields?.mapValues(SchemaNode.init) ?? [:]
    others = try value["additionalProperties"].map(SchemaNode.init)
    required = value["required"]?.list?.compactMap(\.string) ?? []
    together =
      value["dependentRequired"]?.fields?.mapValues { $0.list?.compactMap(\.string) ?? [] } ?? [:]
    leastFields = value["minProperties"]?.number.map { Int($0) } ?? 0
  }

  /// A regular expression, which a text meets when some part of it does.
  struct Pattern: Sendable {
    private let expression: NSRegularExpression

    init(_ pattern: String) throws {
      expression = try NSRegularExpression(pattern: pattern)
    }

    func matches(_ text: String) -> Bool {
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }
}
