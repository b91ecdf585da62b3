import Foundation

/// A value of JSON, with its kind decided once.
enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Takes a value that `JSONSerialization` read.
  init(_ value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues(JSONValue.init))
    case let list as [Any]: self = .list(list.map(JSONValue.init))
    case let text as String: self = .string(text)
    case let number as NSNumber:
      // Only numbers that come from `true` and `false` have this type.
      self =
        String(cString: number.objCType) == "c"
        ? .boolean(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }

  /// The value of a field; nil where there is none, and where this is no object.
  subscript(name: String) -> JSONValue? { fields?[name] }

  /// Whether it is of a type, by the name that JSON Schema has for it.
  func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .boolean: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number == number.rounded()
    case .string: name == "string"
    case .list: name == "array"
    case .object: name == "object"
    }
  }
}

/// The way to a value in a document, written out where it is shown.
indirect enum JSONPath: CustomStringConvertible, Sendable {
  case root
  case field(JSONPath, String)
  case item(JSONPath, Int)

  var description: String {
    switch self {
    case .root: "$"
    case .field(let path, let name): "\(path).\(name)"
    case .item(let path, let index): "\(path)[\(index)]"
    }
  }
}
