import Foundation

/// The part of JSON Schema (draft 2020-12) that our schemas use.
public struct Schema {
  private let root: [String: Any]

  /// Reads a schema in JSON.
  public init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// The violations of a document, with the path of each value.
  public func errors(in document: Any) -> [String] { errors(in: document, root, at: "$") }

  /// The fields of objects that the schema does not describe.
  public func undescribedFields(in document: Any) -> [String] {
    undescribed(in: document, root, at: "$")
  }

  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let reference = schema["$ref"] as? String,
      let name = reference.split(separator: "/").last,
      let definitions = root["$defs"] as? [String: Any]
    else { return schema }
    return definitions[String(name)] as? [String: Any] ?? [:]
  }

  private func errors(in value: Any, _ unresolved: Any?, at path: String) -> [String] {
    guard let unresolved = unresolved as? [String: Any] else {
      return unresolved as? Bool == false ? ["\(path): not allowed"] : []
    }
    let schema = resolved(unresolved)
    var result: [String] = []
    if let expected = schema["const"], !isEqual(value, expected) { result.append("\(path): const") }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { isEqual(value, $0) }) {
      result.append("\(path): enum")
    }
    if !isOfType(value, schema["type"]) { result.append("\(path): type") }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      result.append("\(path): pattern")
    }
    return result + errorsInRange(of: value, schema, at: path)
      + errorsInChoices(of: value, schema, at: path) + errorsInParts(of: value, schema, at: path)
  }

  private func errorsInRange(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
    guard isNumber(value), let number = (value as? NSNumber)?.doubleValue else { return [] }
    let minimum = (schema["minimum"] as? NSNumber)?.doubleValue ?? -.infinity
    let maximum = (schema["maximum"] as? NSNumber)?.doubleValue ?? .infinity
    return (number < minimum ? ["\(path): minimum"] : [])
      + (number > maximum ? ["\(path): maximum"] : [])
  }

  private func errorsInChoices(
    of value: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    var result: [String] = []
    for (name, most) in [("anyOf", Int.max), ("oneOf", 1)] {
      guard let choices = schema[name] as? [Any] else { continue }
      let fitting = choices.count { errors(in: value, $0, at: path).isEmpty }
      if fitting < 1 || fitting > most { result.append("\(path): \(name)") }
    }
    for part in schema["allOf"] as? [Any] ?? [] { result += errors(in: value, part, at: path) }
    if let condition = schema["if"], errors(in: value, condition, at: path).isEmpty {
      result += errors(in: value, schema["then"], at: path)
    }
    return result
  }

  private func errorsInParts(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let object = value as? [String: Any] {
      return errorsInFields(of: object, schema, at: path)
    }
    guard let list = value as? [Any] else { return [] }
    let tooFew = list.count < schema["minItems"] as? Int ?? 0 ? ["\(path): minItems"] : []
    let tooMany = list.count > schema["maxItems"] as? Int ?? .max ? ["\(path): maxItems"] : []
    return tooFew + tooMany
      + list.enumerated().flatMap { errors(in: $1, schema["items"], at: "\(path)[\($0)]") }
  }

  private func errorsInFields(
    of object: [String: Any], _ schema: [String: Any], at path: String
  ) -> [String] {
    let required = schema["required"] as? [String] ?? []
    let together = schema["dependentRequired"] as? [String: [String]] ?? [:]
    let missing = (required + together.filter { object[$0.key] != nil }.flatMap(\.value))
      .filter { object[$0] == nil }
    let tooFew = object.count < schema["minProperties"] as? Int ?? 0
    let properties = schema["properties"] as? [String: Any] ?? [:]
    return missing.map { "\(path): lacks \($0)" } + (tooFew ? ["\(path): minProperties"] : [])
      + object.sorted { $0.key < $1.key }.flatMap { name, value in
        errors(
          in: value, properties[name] ?? schema["additionalProperties"], at: "\(path).\(name)")
      }
  }

  private func undescribed(
    in value: Any, _ unresolved: [String: Any], at path: String
  ) -> [String] {
    var schema = resolved(unresolved)
    for name in ["anyOf", "oneOf"] {
      let choices = schema[name] as? [[String: Any]] ?? []
      if let fitting = choices.first(where: { errors(in: value, $0, at: path).isEmpty }) {
        schema = resolved(fitting)
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      return object.sorted { $0.key < $1.key }.flatMap { name, value in
        properties[name].map { undescribed(in: value, $0, at: "\(path).\(name)") }
          ?? ["\(path).\(name)"]
      }
    }
    guard let list = value as? [Any], let items = schema["items"] as? [String: Any] else {
      return []
    }
    return list.flatMap { undescribed(in: $0, items, at: "\(path)[]") }
  }

  private func isEqual(_ value: Any, _ other: Any) -> Bool {
    (value as? NSObject)?.isEqual(other) ?? false
  }

  private func isOfType(_ value: Any, _ type: Any?) -> Bool {
    guard let type else { return true }
    let names = type as? [String] ?? [type as? String ?? ""]
    return names.contains { name in
      switch name {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "null": value is NSNull
      case "boolean": isBoolean(value)
      case "integer":
        isNumber(value)
          && (value as? NSNumber)?.doubleValue.rounded() == (value as? NSNumber)?.doubleValue
      case "number": isNumber(value)
      default: false
      }
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { CFBooleanLike.isBoolean($0) } ?? false
  }

  private func isNumber(_ value: Any) -> Bool { value is NSNumber && !isBoolean(value) }
}

/// Numbers of Foundation that come from `true` and `false`.
private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
