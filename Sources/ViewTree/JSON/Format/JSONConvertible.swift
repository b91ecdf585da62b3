import AuditModel
import JSONReading

/// Something with a JSON form from which it can be read again.
protocol JSONConvertible: Sendable {
  /// The values that are accepted.
  static var form: JSONForm { get }

  /// Reads the JSON form.
  ///
  /// - Throws: the mistake where nothing can be read; mistakes further inside are collected.
  init(_ field: JSONField) throws(Diagnostic)

  /// The JSON form, in which defaults are left out.
  var jsonValue: JSONValue { get }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  static var form: JSONForm { .list(Element.form, minimum: 0) }

  init(_ field: JSONField) throws(Diagnostic) {
    self = try field.list { (item) throws(Diagnostic) in try Element(item) }
  }

  var jsonValue: JSONValue { JSONValue(kind: .array(map(\.jsonValue))) }
}

extension Bool: JSONConvertible {
  static var form: JSONForm { .bool }

  init(_ field: JSONField) throws(Diagnostic) { self = try field.bool() }

  var jsonValue: JSONValue { JSONValue(self) }
}

/// A name; strings that may be blank are fields of another kind.
extension String: JSONConvertible {
  static var form: JSONForm { .name }

  init(_ field: JSONField) throws(Diagnostic) { self = try field.name() }

  var jsonValue: JSONValue { JSONValue(self) }
}

/// Something whose JSON form is an object.
protocol JSONObjectConvertible: JSONConvertible {
  /// Its fields.
  static var format: ObjectFormat<Self> { get }
}

extension JSONObjectConvertible {
  init(_ field: JSONField) throws(Diagnostic) { self = try Self.format.read(field) }

  var jsonValue: JSONValue { Self.format.json(self) }
}
