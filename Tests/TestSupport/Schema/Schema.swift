import Foundation

/// The part of JSON Schema (draft 2020-12) that the schemas of this package use.
public struct Schema: Sendable {
  private let root: SchemaNode
  private let definitions: [String: SchemaNode]

  /// Reads a schema in JSON.
  public init(_ text: String) throws {
    let value = JSONValue(try JSONSerialization.jsonObject(with: Data(text.utf8)))
    root = try SchemaNode(value)
    definitions = try value["$defs"]?.fields?.mapValues(SchemaNode.init) ?? [:]
  }

  /// The violations of a document, with the path of each value.
  public func errors(in document: Any) -> [String] {
    errors(in: JSONValue(document), root, at: .root)
  }

  /// The fields of objects that the schema does not describe.
  public func undescribedFields(in document: Any) -> [String] {
    undescribed(in: JSONValue(document), root, at: .root)
  }

  private func resolved(_ node: SchemaNode) -> SchemaNode {
    node.reference.flatMap { definitions[$0] } ?? node
  }

  private func errors(
    in value: JSONValue, _ unresolved: SchemaNode, at path: JSONPath
  ) -> [String] {
    let schema = resolved(unresolved)
    guard !schema.isNothing else { return ["\(path): not allowed"] }
    var result: [String] = []
    if let expected = schema.const, value != expected { result.append("\(path): const") }
    if let allowed = schema.allowed, !allowed.contains(value) { result.append("\(path): enum") }
    if let types = schema.types, !types.contains(where: value.isOfType) {
      result.append("\(path): type")
    }
    if let pattern = schema.pattern, let text = value.string, !pattern.matches(text) {
      result.append("\(path): pattern")
    }
    return result + errorsInRange(of: value, schema, at: path)
      + errorsInChoices(of: value, schema, at: path) + errorsInParts(of: value, schema, at: path)
  }

  private func errorsInRange(
    of value: JSONValue, _ schema: SchemaNode, at path: JSONPath
  ) -> [String] {
    guard case .number(let number) = value else { return [] }
    return (number < schema.minimum ? ["\(path): minimum"] : [])
      + (number > schema.maximum ? ["\(path): maximum"] : [])
  }

  private func errorsInChoices(
    of value: JSONValue, _ schema: SchemaNode, at path: JSONPath
  ) -> [String] {
    var result: [String] = []
    for choice in schema.choices {
      let fitting = choice.schemas.count { errors(in: value, $0, at: path).isEmpty }
      if fitting < 1 || fitting > choice.most { result.append("\(path): \(choice.name)") }
    }
    for part in schema.all { result += errors(in: value, part, at: path) }
    if let condition = schema.condition, errors(in: value, condition.when, at: path).isEmpty {
      result += errors(in: value, condition.then, at: path)
    }
    return result
  }

  private func errorsInParts(
    of value: JSONValue, _ schema: SchemaNode, at path: JSONPath
  ) -> [String] {
    if case .object(let fields) = value { return errorsInFields(of: fields, schema, at: path) }
    guard case .list(let list) = value else { return [] }
    let tooFew = list.count < schema.leastItems ? ["\(path): minItems"] : []
    let tooMany = list.count > schema.mostItems ? ["\(path): maxItems"] : []
    guard let items = schema.items else { return tooFew + tooMany }
    return tooFew + tooMany
      + list.enumerated().flatMap { errors(in: $1, items, at: .item(path, $0)) }
  }

  private func errorsInFields(
    of object: [String: JSONValue], _ schema: SchemaNode, at path: JSONPath
  ) -> [String] {
    let together = schema.together.filter { object[$0.key] != nil }.flatMap(\.value)
    let missing = (schema.required + together).filter { object[$0] == nil }
    let tooFew = object.count < schema.leastFields
    var result = missing.map { "\(path): lacks \($0)" } + (tooFew ? ["\(path): minProperties"] : [])
    guard !schema.fields.isEmpty || schema.others != nil else { return result }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      guard let field = schema.fields[name] ?? schema.others else { continue }
      result += errors(in: value, field, at: .field(path, name))
    }
    return result
  }

  private func undescribed(
    in value: JSONValue, _ unresolved: SchemaNode, at path: JSONPath
  ) -> [String] {
    var schema = resolved(unresolved)
    for choice in schema.choices {
      if let fitting = choice.schemas.first(where: { errors(in: value, $0, at: path).isEmpty }) {
        schema = resolved(fitting)
      }
    }
    switch value {
    case .object(let object):
      return object.sorted { $0.key < $1.key }.flatMap { name, value in
        let path = JSONPath.field(path, name)
        return schema.fields[name].map { undescribed(in: value, $0, at: path) } ?? ["\(path)"]
      }
    case .list(let list):
      return schema.items.map { items in
        list.enumerated().flatMap { undescribed(in: $1, items, at: .item(path, $0)) }
      } ?? []
    default: return []
    }
  }
}
