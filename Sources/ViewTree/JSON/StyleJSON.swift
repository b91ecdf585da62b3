import AuditModel
import JSONReading

extension Style {
  static let fields = [
    "foreground", "tint", "background", "borderColor", "borderWidth", "cornerRadius",
  ]

  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init()
    foreground = try object.read("foreground")
    tint = try object.read("tint")
    background = try object.read("background")
    borderColor = try object.read("borderColor")
    borderWidth = try object.number("borderWidth", in: .extent) ?? 0
    cornerRadius = try object.number("cornerRadius", in: .extent) ?? 0
  }

  func write(to fields: inout JSONFields) {
    fields.set("foreground", foreground)
    fields.set("tint", tint)
    fields.set("background", background)
    fields.set("borderColor", borderColor)
    fields.set("borderWidth", borderWidth, unless: 0)
    fields.set("cornerRadius", cornerRadius, unless: 0)
  }
}

/// A colour, or `picture` for what has no one colour.
extension Fill: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    if case .string("picture") = field.value.kind {
      self = .picture
    } else {
      self = .color(try Color(field))
    }
  }

  var jsonValue: JSONValue {
    switch self {
    case .color(let color): color.jsonValue
    case .picture: JSONValue("picture")
    }
  }
}

/// The same colour in all appearances is a text, as is `tint`; others are an object.
extension Color: JSONConvertible {
  private static let fields = [
    "light", "dark", "lightIncreasedContrast", "darkIncreasedContrast", "darkElevated",
    "darkElevatedIncreasedContrast",
  ]

  init(_ field: JSONField) throws(ScreenFileError) {
    switch field.value.kind {
    case .string("tint"): self = .accentColor
    case .string: self.init(try RGBColor(field))
    case .object:
      let object = try JSONObject(field, fields: Self.fields, owner: "a colour")
      self.init(
        try RGBColor(try object.required("light", for: "a colour")),
        dark: try object.read("dark"),
        lightIncreasedContrast: try object.read("lightIncreasedContrast"),
        darkIncreasedContrast: try object.read("darkIncreasedContrast"),
        darkElevated: try object.read("darkElevated"),
        darkElevatedIncreasedContrast: try object.read("darkElevatedIncreasedContrast"))
    default: throw field.wrongType("a colour such as “#336699” or an object")
    }
  }

  var jsonValue: JSONValue {
    if self == .accentColor { return JSONValue("tint") }
    if self == Color(light) { return light.jsonValue }
    var fields = JSONFields()
    fields.set("light", light.jsonValue)
    fields.set("dark", dark, unless: light)
    fields.set("lightIncreasedContrast", lightIncreasedContrast, unless: light)
    fields.set("darkIncreasedContrast", darkIncreasedContrast, unless: dark)
    fields.set("darkElevated", darkElevated)
    if darkElevatedIncreasedContrast != darkElevated {
      fields.set("darkElevatedIncreasedContrast", darkElevatedIncreasedContrast)
    }
    return JSONValue(fields)
  }
}

extension RGBColor: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    guard case .string(let text) = field.value.kind else {
      throw field.wrongType("a colour such as “#336699”")
    }
    guard text.utf8.count < 10, let color = RGBColor(text) else {
      throw field.error(
        "“\(text.shortened)” is no colour", suggestion: "write it as #rrggbb or #rrggbbaa")
    }
    self = color
  }

  var jsonValue: JSONValue { JSONValue(description) }
}
