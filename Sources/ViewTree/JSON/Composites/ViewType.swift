import JSONReading

/// A type of view in a file: a node of the tree, or a view that becomes several.
enum ViewType: Sendable {
  case node(KindFormat)
  case composite(CompositeFormat)

  /// All types, in the order of the reference.
  static let all = NodeKind.formats.map { Self.node($0) } + CompositeFormat.all.map(Self.composite)

  /// The names of all types.
  static let names = all.map(\.name)

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The type of a view; none, and a mistake more, where there is no such type.
  init?(_ object: JSONObject) {
    guard let type = object["type"] else { return nil }
    if case .string(let name) = type.value.kind, let known = Self.byName[name] {
      self = known
      return
    }
    let name = object.field.diagnostics.catching { () throws(Diagnostic) in
      if case .string(let word) = type.value.kind, let meant = Self.words[word.lowercased()] {
        throw type.error("“\(word)” is no type of view", suggestion: "write \(meant)")
      }
      return try type.choice(of: "type of view", among: Self.names) { $0 }
    }
    guard let known = name.flatMap({ Self.byName[$0] }) else { return nil }
    self = known
  }

  /// The views of SwiftUI and UIKit that have another name here, in small letters.
  private static let words = [
    "hstack": #""stack" with "axis": "horizontal""#,
    "vstack": #""stack" with "axis": "vertical""#, "zstack": #""stack" with "axis": "layered""#,
    "scrollview": #""scroll""#, "securefield": #""secureField""#, "textfield": #""textField""#,
    "uilabel": #""text""#, "uibutton": #""button""#, "uiswitch": #""toggle""#,
    "uistackview": #""stack""#, "uiscrollview": #""scroll""#, "uitableview": #""list""#,
    "uiimageview": #""image""#, "uitextfield": #""textField""#,
  ]

  /// The value of `type`.
  var name: String {
    switch self {
    case .node(let format): format.name
    case .composite(let format): format.name
    }
  }

  /// Its name in messages.
  var owner: String {
    switch self {
    case .node(let format): format.format.name
    case .composite(let format): format.owner
    }
  }

  /// The description.
  var description: KindDescription {
    switch self {
    case .node(let format): format.description
    case .composite(let format): format.description
    }
  }

  /// The format, where it is a node of the tree.
  var kind: KindFormat? { if case .node(let format) = self { format } else { nil } }

  /// The format, where it becomes other views.
  var composite: CompositeFormat? { if case .composite(let format) = self { format } else { nil } }

  /// Whether it has a field of its own of that name.
  func has(_ field: String) -> Bool {
    switch self {
    case .node(let format): format.format[field] != nil
    case .composite(let format): format.has(field)
    }
  }
}
