import AuditModel
import JSONReading

extension LayoutAttributes {
  static let fields = [
    "padding", "frame", "aspectRatio", "isWidthFixed", "isHeightFixed", "priority", "isHidden",
    "opacity", "clipsToBounds", "position",
    "barPlacement",
  ]

  init(_ object: JSONObject) throws(ScreenFileError) {
    self.init()
    padding = try object.read("padding") ?? .zero
    frame = try object.read("frame")
    aspectRatio = try object.number("aspectRatio", in: 0.001...1_000)
    isWidthFixed = try object.bool("isWidthFixed") ?? false
    isHeightFixed = try object.bool("isHeightFixed") ?? false
    priority = try object.number("priority", in: .finite) ?? 0
    isHidden = try object.bool("isHidden") ?? false
    opacity = try object.number("opacity", in: .share) ?? 1
    clipsToBounds = try object.bool("clipsToBounds") ?? false
    position = try object.read("position")
    barPlacement = try object.read("barPlacement")
  }

  func write(to fields: inout JSONFields) {
    fields.set("padding", padding, unless: .zero)
    fields.set("frame", frame)
    fields.set("aspectRatio", aspectRatio)
    fields.set("isWidthFixed", isWidthFixed, unless: false)
    fields.set("isHeightFixed", isHeightFixed, unless: false)
    fields.set("priority", priority, unless: 0)
    fields.set("isHidden", isHidden, unless: false)
    fields.set("opacity", opacity, unless: 1)
    fields.set("clipsToBounds", clipsToBounds, unless: false)
    fields.set("position", position)
    fields.set("barPlacement", barPlacement)
  }
}

/// The same distance on all sides is a number, others are an object; left is leading.
extension EdgeInsets: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    if case .number = field.value.kind {
      self.init(all: try field.number(in: .points))
      return
    }
    guard case .object = field.value.kind else {
      throw field.wrongType("a number or an object with edges")
    }
    let object = try JSONObject(
      field, fields: ["top", "leading", "bottom", "trailing"], owner: "“padding”")
    self.init(
      top: try object.number("top", in: .points) ?? 0,
      left: try object.number("leading", in: .points) ?? 0,
      bottom: try object.number("bottom", in: .points) ?? 0,
      right: try object.number("trailing", in: .points) ?? 0)
  }

  var jsonValue: JSONValue {
    if self == EdgeInsets(all: top) { return JSONValue(top) }
    var fields = JSONFields()
    fields.set("top", top, unless: 0)
    fields.set("leading", left, unless: 0)
    fields.set("bottom", bottom, unless: 0)
    fields.set("trailing", right, unless: 0)
    return JSONValue(fields)
  }
}

extension Point: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    let object = try JSONObject(field, fields: ["x", "y"], owner: "“position”")
    self.init(
      x: try object.required("x", for: "“position”").number(in: .points),
      y: try object.required("y", for: "“position”").number(in: .points))
  }

  var jsonValue: JSONValue {
    var fields = JSONFields()
    fields.set("x", JSONValue(x))
    fields.set("y", JSONValue(y))
    return JSONValue(fields)
  }
}
