import JSONReading

extension ViewNode {
  /// Reads a view in JSON, the form that `json()` writes.
  ///
  /// Fields that are left out have their defaults; a child without a slot has the one of its
  /// place, so it keeps its identity in findings as long as those before it stay.
  ///
  /// - Parameter file: The name of the file in errors.
  /// - Throws: all errors of the text.
  public init(json: String, file: String = "view.json") throws(ScreenFileErrors) {
    let source = JSONSource(file: file, bytes: Array(json.utf8))
    self = try ScreenText.read(source, as: "the view") { (field) throws(Diagnostic) in
      try ViewTreeReader.read(field, slot: 0)
    }
  }

  /// The view in JSON over several lines, the same every time.
  ///
  /// Defaults are left out and fields are sorted by name. A number that is not finite, which no
  /// view needs apart from `Length.infinity`, becomes a `null` that reading refuses.
  public func json() -> String { ScreenJSONText.text(of: jsonTree) }

  /// Built from the last view to the first, so that children are there before their parents.
  private var jsonTree: JSONValue {
    var built: [JSONValue] = []
    for (node, usualSlot) in inOrder.reversed() {
      let children = Array(built.suffix(node.children.count).reversed())
      built.removeLast(children.count)
      built.append(node.jsonValue(usualSlot: usualSlot, children: children))
    }
    return built.last ?? JSONValue(kind: .null)
  }

  /// This view and all inside it, parents before children, each with the slot of its place.
  private var inOrder: [(node: ViewNode, usualSlot: UInt64)] {
    var result: [(node: ViewNode, usualSlot: UInt64)] = []
    var rest = [(node: self, usualSlot: UInt64(0))]
    while let (node, usualSlot) = rest.popLast() {
      result.append((node, usualSlot))
      for (index, child) in node.children.enumerated().reversed() {
        rest.append((child, node.usualSlot(ofChild: index)))
      }
    }
    return result
  }

  private func jsonValue(usualSlot: UInt64, children: [JSONValue]) -> JSONValue {
    var fields = JSONFields()
    fields.set("type", JSONValue(kind.name))
    NodeKind.formatsByName[kind.name]?.format.write(kind, to: &fields)
    ViewFormat.common.write(self, to: &fields)
    if kind.isModal, !accessibility.isModal { writeThatItIsNotModal(to: &fields) }
    if slot != usualSlot { fields.set("slot", JSONValue(slot)) }
    if !children.isEmpty { fields.set("children", JSONValue(kind: .array(children))) }
    return JSONValue(fields)
  }

  private func writeThatItIsNotModal(to fields: inout JSONFields) {
    var own = JSONFields()
    AccessibilityAttributes.format.write(accessibility, to: &own)
    own.set("isModal", JSONValue(false))
    fields.replace("accessibility", with: JSONValue(own))
  }

  /// The slot that builders give a child in that place.
  func usualSlot(ofChild index: Int) -> UInt64 {
    switch kind {
    // Nodes that modifiers and bars put before the builder's own content have none.
    case .overlay, .background, .alert: UInt64(index)
    // The title of a bar becomes its first child.
    case .navigationBar: UInt64(text == nil ? index : index + 1)
    case .wrapper: slot
    default: UInt64(index + 1)
    }
  }
}
