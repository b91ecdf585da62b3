import JSONReading

extension StackLayout {
  init(_ object: JSONObject) throws(ScreenFileError) {
    let axis = try StackAxis(try object.required("axis", for: "a “stack”"))
    self.init(
      axis: axis, spacing: try object.number("spacing", in: .points) ?? Self.spacing(along: axis),
      alignment: try object.read("alignment") ?? .center)
  }

  /// The spacing where none is named: the one that the builder gives.
  private static func spacing(along axis: StackAxis) -> Double { axis == .layered ? 0 : 8 }

  func write(to fields: inout JSONFields) {
    fields.set("axis", axis.jsonValue)
    fields.set("spacing", spacing, unless: Self.spacing(along: axis))
    fields.set("alignment", alignment, unless: .center)
  }
}

extension GridLayout {
  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init(
      columns: try Columns(try object.required("columns", for: "a “grid”")),
      columnSpacing: try object.number("columnSpacing", in: .points) ?? 8,
      rowSpacing: try object.number("rowSpacing", in: .points) ?? 8)
  }

  func write(to fields: inout JSONFields) {
    fields.set("columns", columns.jsonValue)
    fields.set("columnSpacing", columnSpacing, unless: 8)
    fields.set("rowSpacing", rowSpacing, unless: 8)
  }
}

/// So many columns are a number; a least width is an object.
extension GridLayout.Columns: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    switch field.value.kind {
    case .number: self = .count(try field.integer(in: 1...1000))
    case .object:
      let object = try JSONObject(field, fields: ["minimum"], owner: "“columns”")
      let minimum = try object.required("minimum", for: "“columns”")
      self = .adaptive(minimum: try minimum.number(in: 1...1_000_000))
    default: throw field.wrongType("a number or an object with a “minimum”")
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .count(let count): return JSONValue(count)
    case .adaptive(let minimum):
      var fields = JSONFields()
      fields.set("minimum", JSONValue(minimum))
      return JSONValue(fields)
    }
  }
}

extension ScrollLayout {
  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init(
      vertical: try object.bool("vertical") ?? true,
      horizontal: try object.bool("horizontal") ?? false,
      hugsContent: try object.bool("hugsContent") ?? false)
  }

  func write(to fields: inout JSONFields) {
    fields.set("vertical", vertical, unless: true)
    fields.set("horizontal", horizontal, unless: false)
    fields.set("hugsContent", hugsContent, unless: false)
  }
}

extension TextFieldState {
  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init(
      isEnabled: try object.bool("isEnabled") ?? true,
      isEditing: try object.bool("isEditing") ?? false,
      isSecure: try object.bool("isSecure") ?? false,
      isMultiline: try object.bool("isMultiline") ?? false,
      isTextSelected: try object.bool("isTextSelected") ?? false)
  }

  func write(to fields: inout JSONFields) {
    fields.set("isEnabled", isEnabled, unless: true)
    fields.set("isEditing", isEditing, unless: false)
    fields.set("isSecure", isSecure, unless: false)
    fields.set("isMultiline", isMultiline, unless: false)
    fields.set("isTextSelected", isTextSelected, unless: false)
  }
}
