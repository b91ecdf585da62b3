import AuditModel
import JSONReading

/// A text style alone is its name; any other font is an object.
extension Font: JSONConvertible {
  private static let fields = ["style", "size", "scales", "maximumSize", "weight", "isItalic"]

  init(_ field: JSONField) throws(ScreenFileError) {
    if case .string = field.value.kind {
      self.init(try TextStyle(field))
      return
    }
    guard case .object = field.value.kind else {
      throw field.wrongType("the name of a text style or an object")
    }
    let object = try JSONObject(field, fields: Self.fields, owner: "a font")
    self.init(try object.read("style") ?? .body)
    customPointSize = try object.number("size", in: Self.sizes)
    scales = try object.bool("scales") ?? true
    maximumPointSize = try object.number("maximumSize", in: Self.sizes)
    weight = try object.read("weight")
    isItalic = try object.bool("isItalic") ?? false
  }

  /// From the smallest dot to a letter as high as a screen.
  private static let sizes = 0.1...10_000

  var jsonValue: JSONValue {
    if self == Font(style) { return style.jsonValue }
    var fields = JSONFields()
    fields.set("style", style, unless: .body)
    fields.set("size", customPointSize)
    fields.set("scales", scales, unless: true)
    fields.set("maximumSize", maximumPointSize)
    fields.set("weight", weight)
    fields.set("isItalic", isItalic, unless: false)
    return JSONValue(fields)
  }
}

extension TextAttributes {
  static let fields = [
    "font", "weight", "isItalic", "smallestTextSize", "largestTextSize", "lineLimit",
    "truncationMode", "minimumScaleFactor", "textAlignment",
  ]

  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init()
    font = try object.read("font")
    weight = try object.read("weight")
    isItalic = try object.bool("isItalic")
    let smallest: DynamicTypeSize? = try object.read("smallestTextSize")
    let largest: DynamicTypeSize? = try object.read("largestTextSize")
    if smallest != nil || largest != nil {
      let sizes = (smallest ?? .xSmall, largest ?? .accessibility5)
      guard sizes.0 <= sizes.1 else {
        throw object.field.error("“smallestTextSize” is larger than “largestTextSize”")
      }
      self.sizes = sizes.0...sizes.1
    }
    lineLimit = try object["lineLimit"]?.integer(in: 0...1_000_000)
    truncationMode = try object.read("truncationMode")
    minimumScaleFactor = try object.number("minimumScaleFactor", in: .share)
    alignment = try object.read("textAlignment")
  }

  func write(to fields: inout JSONFields) {
    fields.set("font", font)
    fields.set("weight", weight)
    if let isItalic { fields.set("isItalic", JSONValue(isItalic)) }
    fields.set("smallestTextSize", sizes?.lowerBound)
    fields.set("largestTextSize", sizes?.upperBound)
    if let lineLimit { fields.set("lineLimit", JSONValue(lineLimit)) }
    fields.set("truncationMode", truncationMode)
    fields.set("minimumScaleFactor", minimumScaleFactor)
    fields.set("textAlignment", alignment)
  }
}
