import JSONReading

extension NodeKind {
  /// The names of all kinds, in the order in which they are declared.
  static let typeNames = [
    "text", "image", "symbol", "button", "textField", "toggle", "slider", "stack", "grid", "scroll",
    "spacer", "rectangle", "overlay", "background", "viewThatFits", "navigationBar", "tabBar",
    "toolbar", "list", "sheet",
    "alert", "custom", "wrapper",
  ]

  /// The fields that only nodes of a kind have.
  static func fields(ofType type: String) -> [String] {
    switch type {
    case "image": ["width", "height", "scales", "isDecorative"]
    case "symbol": ["isDecorative"]
    case "button": ["isEnabled"]
    case "textField":
      ["isEnabled", "isEditing", "isSecure", "isMultiline", "isTextSelected"]
    case "toggle": ["isOn", "isEnabled"]
    case "slider": ["value", "minimum", "maximum"]
    case "stack": ["axis", "spacing", "alignment"]
    case "grid": ["columns", "columnSpacing", "rowSpacing"]
    case "scroll": ["vertical", "horizontal", "hugsContent"]
    case "spacer": ["minimum"]
    case "overlay", "background": ["alignment"]
    case "viewThatFits": ["vertical", "horizontal"]
    case "navigationBar": ["isLarge"]
    default: []
    }
  }

  /// Reads what belongs to a type, whose name is one of `typeNames`.
  init(type: String, _ object: JSONObject) throws(ScreenFileError) {
    switch type {
    case "text": self = .text
    case "image": self = try Self.image(object)
    case "symbol": self = .symbol(isDecorative: try object.bool("isDecorative") ?? false)
    case "button": self = .button(isEnabled: try object.bool("isEnabled") ?? true)
    case "textField": self = .textField(try TextFieldState(object))
    case "toggle":
      self = .toggle(
        isOn: try object.bool("isOn") ?? false, isEnabled: try object.bool("isEnabled") ?? true)
    case "slider": self = try Self.slider(object)
    case "stack": self = .stack(try StackLayout(object))
    case "grid": self = .grid(try GridLayout(object))
    case "scroll": self = .scroll(try ScrollLayout(object))
    case "spacer": self = .spacer(minimum: try object.number("minimum", in: .extent) ?? 8)
    case "overlay": self = .overlay(try object.read("alignment") ?? .center)
    case "background": self = .background(try object.read("alignment") ?? .center)
    case "viewThatFits":
      self = .viewThatFits(
        horizontal: try object.bool("horizontal") ?? true,
        vertical: try object.bool("vertical") ?? true)
    case "navigationBar": self = .navigationBar(isLarge: try object.bool("isLarge") ?? false)
    default: self = Self.plain(type) ?? .wrapper
    }
  }

  private static func plain(_ type: String) -> NodeKind? {
    let plain: [NodeKind] = [.rectangle, .tabBar, .toolbar, .list, .sheet, .alert, .custom]
    return plain.first { $0.name == type }
  }

  private static func image(_ object: JSONObject) throws(ScreenFileError) -> NodeKind {
    // Without either it takes all the room there is.
    let isResizable = object["width"] == nil && object["height"] == nil
    return .image(
      width: isResizable
        ? .infinity : try object.required("width", for: "an “image”").number(in: .extent),
      height: isResizable
        ? .infinity : try object.required("height", for: "an “image”").number(in: .extent),
      scales: try object.bool("scales") ?? false,
      isDecorative: try object.bool("isDecorative") ?? false)
  }

  private static func slider(_ object: JSONObject) throws(ScreenFileError) -> NodeKind {
    let minimum = try object.number("minimum", in: .finite) ?? 0
    let maximum = try object.number("maximum", in: .finite) ?? 1
    guard minimum <= maximum else {
      throw object.field.error("the “minimum” of a “slider” is greater than its “maximum”")
    }
    let value = try object.required("value", for: "a “slider”").number()
    return .slider(value: value, minimum: minimum, maximum: maximum)
  }

  func write(to fields: inout JSONFields) {
    fields.set("type", JSONValue(name))
    switch self {
    case .image(let width, let height, let scales, let isDecorative):
      if width != .infinity { fields.set("width", JSONValue(width)) }
      if height != .infinity { fields.set("height", JSONValue(height)) }
      fields.set("scales", scales, unless: false)
      fields.set("isDecorative", isDecorative, unless: false)
    case .symbol(let isDecorative): fields.set("isDecorative", isDecorative, unless: false)
    case .button(let isEnabled): fields.set("isEnabled", isEnabled, unless: true)
    case .textField(let state): state.write(to: &fields)
    case .toggle(let isOn, let isEnabled):
      fields.set("isOn", isOn, unless: false)
      fields.set("isEnabled", isEnabled, unless: true)
    case .slider(let value, let minimum, let maximum):
      fields.set("value", JSONValue(value))
      fields.set("minimum", minimum, unless: 0)
      fields.set("maximum", maximum, unless: 1)
    case .stack(let layout): layout.write(to: &fields)
    case .grid(let layout): layout.write(to: &fields)
    case .scroll(let layout): layout.write(to: &fields)
    case .spacer(let minimum): fields.set("minimum", minimum, unless: 8)
    case .overlay(let alignment), .background(let alignment):
      fields.set("alignment", alignment, unless: .center)
    case .viewThatFits(let horizontal, let vertical):
      fields.set("horizontal", horizontal, unless: true)
      fields.set("vertical", vertical, unless: true)
    case .navigationBar(let isLarge): fields.set("isLarge", isLarge, unless: false)
    case .text, .rectangle, .tabBar, .toolbar, .list, .sheet, .alert, .custom, .wrapper: break
    }
  }
}
