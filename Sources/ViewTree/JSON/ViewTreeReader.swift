import JSONReading

/// Reads views with all that is in them, and refuses those that contradict themselves.
///
/// Without recursion, so that it needs as little stack for deep views as for shallow ones.
struct ViewTreeReader {
  /// No screen has as many levels, and whatever walks over views later does so by recursion.
  static let depthLimit = 200

  private var open: [OpenView] = []

  /// Reads a view; `slot` is the one it has when it names none.
  static func read(_ field: JSONField, slot: UInt64) throws(ScreenFileError) -> ViewNode {
    var reader = ViewTreeReader()
    var current = try reader.begin(field, slot: slot)
    while true {
      if let child = current.nextChild() {
        reader.open.append(current)
        current = try reader.begin(child.field, slot: child.slot)
      } else if var parent = reader.open.popLast() {
        try parent.take(current.node, from: current.object.field)
        current = parent
      } else {
        return current.node
      }
    }
  }

  private func begin(_ field: JSONField, slot: UInt64) throws(ScreenFileError) -> OpenView {
    guard open.count < Self.depthLimit else {
      throw field.error(
        "views are nested more than \(Self.depthLimit) deep",
        suggestion: "does a view contain itself?")
    }
    let view = try OpenView(field, slot: slot)
    try refuseCycle(at: view)
    return view
  }

  /// A view cannot be read as a part of itself.
  private func refuseCycle(at view: OpenView) throws(ScreenFileError) {
    guard let order = view.node.accessibility.elementOrder,
      let accessibility = view.object["accessibility"]
    else { return }
    let lineage = Set((open + [view]).compactMap(\.node.id))
    let items = try JSONObject(accessibility)["elementOrder"]?.array() ?? []
    for (id, item) in zip(order, items) where lineage.contains(id) {
      throw item.error(
        "“elementOrder” names “\(id.shortened)”, which is the view itself or lies around it",
        suggestion: "name only views inside it")
    }
  }
}

/// A view whose children have not all been read yet.
private struct OpenView {
  private(set) var node: ViewNode
  let object: JSONObject
  private let children: [JSONField]
  private var names: Set<String> = []

  init(_ field: JSONField, slot: UInt64) throws(ScreenFileError) {
    object = try JSONObject(field)
    node = try ViewNode(object, slot: slot)
    children = try object["children"]?.array() ?? []
    if case .wrapper = node.kind, children.count != 1 {
      throw field.error("a “wrapper” needs exactly one child, but has \(children.count)")
    }
    node.children.reserveCapacity(children.count)
  }

  /// The next child to be read, with the slot of its place.
  func nextChild() -> (field: JSONField, slot: UInt64)? {
    let index = node.children.count
    return index < children.count ? (children[index], node.usualSlot(ofChild: index)) : nil
  }

  mutating func take(_ child: ViewNode, from field: JSONField) throws(ScreenFileError) {
    try rejectDuplicates(child, field)
    node.children.append(child)
  }

  /// Wrappers are no things of their own, so what is in them counts as a sibling too.
  private mutating func rejectDuplicates(
    _ child: ViewNode, _ field: JSONField
  ) throws(ScreenFileError) {
    var child = child
    while true {
      if let id = child.id, !names.insert(id).inserted {
        throw field.error(
          "two siblings have the id “\(id.shortened)”", suggestion: "give each its own")
      }
      guard case .wrapper = child.kind, let inner = child.children.first else { return }
      child = inner
    }
  }
}

extension ViewNode {
  private static let fields =
    ["type", "text", "placeholder", "name", "id", "slot", "accessibility", "children"]
    + TextAttributes.fields + LayoutAttributes.fields + Style.fields

  /// Reads all but the children.
  fileprivate init(_ object: JSONObject, slot: UInt64) throws(ScreenFileError) {
    let type = try object.required("type", for: "a view")
      .choice(of: "type of view", among: NodeKind.typeNames) { $0 }
    try object.refuse(
      fieldsOtherThan: Self.fields + NodeKind.fields(ofType: type), owner: "the view “\(type)”")
    self.init(
      try NodeKind(type: type, object), text: try object.read("text"),
      placeholder: try object.read("placeholder"), name: try object.string("name"),
      origin: object.field.origin)
    id = try object["id"]?.name()
    self.slot = try object["slot"]?.integer() ?? slot
    textAttributes = try TextAttributes(object)
    layout = try LayoutAttributes(object)
    style = try Style(object)
    if let attributes: AccessibilityAttributes = try object.read("accessibility") {
      accessibility = attributes
    }
  }
}
