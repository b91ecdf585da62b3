import JSONReading

extension LayoutAttributes.Frame: JSONConvertible {
  private static let lengths: [(name: String, path: WritableKeyPath<Self, Length?> & Sendable)] = [
    ("width", \.width), ("height", \.height), ("minWidth", \.minWidth),
    ("idealWidth", \.idealWidth), ("maxWidth", \.maxWidth), ("minHeight", \.minHeight),
    ("idealHeight", \.idealHeight), ("maxHeight", \.maxHeight),
  ]

  init(_ field: JSONField) throws(ScreenFileError) {
    let fields = Self.lengths.map(\.name) + ["alignment", "hugsContent"]
    let object = try JSONObject(field, fields: fields, owner: "“frame”")
    self.init()
    for length in Self.lengths { self[keyPath: length.path] = try object.read(length.name) }
    alignment = try object.read("alignment") ?? .center
    hugsContent = try object.bool("hugsContent") ?? false
  }

  var jsonValue: JSONValue {
    var fields = JSONFields()
    for length in Self.lengths { fields.set(length.name, self[keyPath: length.path]) }
    fields.set("alignment", alignment, unless: .center)
    fields.set("hugsContent", hugsContent, unless: false)
    return JSONValue(fields)
  }
}

/// Nine places, each with the name it has in SwiftUI.
extension Alignment: JSONChoice {
  static let choiceName = "alignment"

  static let choices: [Alignment] = VerticalAlignment.allCases.flatMap { vertical in
    HorizontalAlignment.allCases.map { Alignment($0, vertical) }
  }

  var jsonName: String {
    switch (horizontal, vertical) {
    case (_, .center): horizontal.rawValue
    case (.center, _): vertical.rawValue
    default: vertical.rawValue + horizontal.rawValue.capitalized
    }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
