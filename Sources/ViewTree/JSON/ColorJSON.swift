import AuditModel
import JSONReading

/// The same colour in all appearances is a string, as is the name of one that other views decide on;
/// others are an object.
extension Color: JSONConvertible {
  static let form = JSONForm.defined("color")

  static let definitions = [
    FormDefinition(
      "color", title: "Colour",
      """
      One colour for all appearances, the name of a colour of the views around it or of iOS, or an \
      object with a colour for each appearance.
      """,
      is: .any([
        RGBColor.form, ColorName.form, SystemColorName.form, .defined("translucentColor"),
        .defined("appearanceColors"),
      ])),
    ColorName.definition, SystemColorName.definition,
    FormDefinition(
      "translucentColor", title: "Translucent colour",
      "A colour of the views around it at an opacity.",
      fields: TranslucentColor.format.descriptions),
    FormDefinition(
      "appearanceColors", title: "Colours of the appearances",
      "A colour for each appearance; each one that is left out comes from the nearest other one.",
      fields: Appearances.format.descriptions),
  ]

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string(let text) where text.hasPrefix("#"): self.init(try RGBColor(field))
    case .string(let text): self = try Self.named(text, field)
    case .object(let members) where members.contains { $0.name == "named" }:
      self = try TranslucentColor.format.read(field).color
    case .object: self = try Appearances.format.read(field).color
    default: throw field.wrongType("a colour such as “#336699” or an object")
    }
  }

  private static func named(_ name: String, _ field: JSONField) throws(Diagnostic) -> Color {
    if let color = ColorName(rawValue: name) { return color.color }
    if let color = SystemColorName(rawValue: name) { return color.color }
    let names = ColorName.allCases.map(\.rawValue)
    if let nearest = NearestWord.to(
      name.shortened, among: names + SystemColorName.allCases.map(\.rawValue))
    {
      throw field.error(
        "“\(name.shortened)” is no colour", suggestion: "did you mean “\(nearest)”?")
    }
    throw field.error(
      "“\(name.shortened)” is no colour",
      suggestion: "write #rrggbb, #rrggbbaa, a colour of iOS such as systemRed, or one of "
        + names.joined(separator: ", "))
  }

  var jsonValue: JSONValue {
    if let reference { return reference.jsonValue }
    if self == Color(light) { return light.jsonValue }
    return Appearances.format.json(Appearances(self))
  }

  /// The colours of the appearances, without those that come from others.
  private struct Appearances: Hashable {
    var light = RGBColor.black
    var dark: RGBColor?
    var lightIncreasedContrast: RGBColor?
    var darkIncreasedContrast: RGBColor?
    var darkElevated: RGBColor?
    var darkElevatedIncreasedContrast: RGBColor?

    static let format = ObjectFormat(
      "a colour", normal: Self(),
      fields: [
        FieldFormat("light", \.light, isRequired: true, "In the light appearance."),
        FieldFormat("dark", \.dark, "In the dark appearance."),
        FieldFormat(
          "lightIncreasedContrast", \.lightIncreasedContrast, "In light with increased contrast."),
        FieldFormat(
          "darkIncreasedContrast", \.darkIncreasedContrast, "In dark with increased contrast."),
        FieldFormat(
          "darkElevated", \.darkElevated, "In dark on elevated surfaces, such as sheets."),
        FieldFormat(
          "darkElevatedIncreasedContrast", \.darkElevatedIncreasedContrast,
          "In dark with increased contrast on elevated surfaces."),
      ])

    init() {}

    init(_ color: Color) {
      light = color.light
      dark = color.dark == light ? nil : color.dark
      lightIncreasedContrast =
        color.lightIncreasedContrast == light ? nil : color.lightIncreasedContrast
      darkIncreasedContrast =
        color.darkIncreasedContrast == color.dark ? nil : color.darkIncreasedContrast
      darkElevated = color.darkElevated
      darkElevatedIncreasedContrast =
        color.darkElevatedIncreasedContrast == darkElevated
        ? nil : color.darkElevatedIncreasedContrast
    }

    var color: Color {
      Color(
        light, dark: dark, lightIncreasedContrast: lightIncreasedContrast,
        darkIncreasedContrast: darkIncreasedContrast, darkElevated: darkElevated,
        darkElevatedIncreasedContrast: darkElevatedIncreasedContrast)
    }
  }
}

/// The name of a colour that the views around decide on.
private enum ColorName: String, JSONChoice, CaseIterable, Hashable {
  case tint, primary, secondary, tertiary, quaternary, pattern

  static let choiceName = "colour name"
  static let meaning = """
    A colour of the views around: `tint` is that of controls, `primary` to `quaternary` are levels \
    of that of text, and `pattern` is a gradient, whose contrast is not measured.
    """

  var color: Color {
    switch self {
    case .tint: .accentColor
    case .primary: .foreground(level: 0)
    case .secondary: .foreground(level: 1)
    case .tertiary: .foreground(level: 2)
    case .quaternary: .foreground(level: 3)
    case .pattern: .pattern
    }
  }
}

/// A named colour at an opacity.
private struct TranslucentColor: Hashable {
  var name = ColorName.primary
  var opacity = 1.0

  static let format = ObjectFormat(
    "a translucent colour", normal: Self(),
    fields: [
      FieldFormat("named", \.name, isRequired: true, "The colour."),
      FieldFormat("opacity", \.opacity, in: .share, "How opaque it is."),
    ])

  var color: Color { name.color.opacity(opacity) }
}

extension ColorReference {
  fileprivate var jsonValue: JSONValue {
    opacity < 1
      ? TranslucentColor.format.json(TranslucentColor(name: name, opacity: opacity))
      : name.jsonValue
  }

  private var name: ColorName {
    switch role {
    case .tint: .tint
    case .foreground(let level):
      [.primary, .secondary, .tertiary, .quaternary][min(max(level, 0), 3)]
    case .pattern: .pattern
    }
  }
}

extension RGBColor: JSONConvertible {
  static let form = JSONForm.defined(definition.name)

  static let definition = FormDefinition(
    "rgbColor", title: "RGB colour", "A colour in sRGB as `#rgb`, `#rrggbb` or `#rrggbbaa`.",
    is: .pattern(
      "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", words: "a string such as “#336699”"))

  init(_ field: JSONField) throws(Diagnostic) {
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
