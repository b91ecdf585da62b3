import JSONReading

/// Reads views with all that is in them, and refuses those that contradict themselves.
///
/// Without recursion, so that it needs as little stack for deep views as for shallow ones.
struct ViewTreeReader {
  /// No screen has as many levels, and whatever walks over views later does so by recursion.
  static let depthLimit = 200

  private var open: [OpenView] = []

  /// Reads a view; `slot` is the one it has when it names none.
  ///
  /// - Throws: the mistake of a value that is no object; all others are collected.
  static func read(_ field: JSONField, slot: UInt64) throws(Diagnostic) -> ViewNode {
    var reader = ViewTreeReader()
    var current = OpenView(try JSONObject(field), slot: slot)
    reader.refuseCycle(at: current)
    while true {
      if let child = current.nextChild() {
        reader.open.append(current)
        if let view = reader.view(child) {
          current = view
        } else {
          reader.open.removeLast()
        }
      } else {
        current.complete()
        guard var parent = reader.open.popLast() else { return current.node }
        parent.take(current)
        current = parent
      }
    }
  }

  /// The view of a child; none, and a mistake more, where it cannot be read.
  private func view(_ child: OpenView.Child) -> OpenView? {
    child.field.diagnostics.catching { () throws(Diagnostic) in
      guard open.count < Self.depthLimit else {
        throw child.field.error(
          "views are nested more than \(Self.depthLimit) deep",
          suggestion: "does a view contain itself?")
      }
      let view = OpenView(try JSONObject(child.field), slot: child.slot)
      refuseCycle(at: view)
      return view
    }
  }

  /// A view cannot be read as a part of itself.
  private func refuseCycle(at view: OpenView) {
    guard let order = view.object["accessibility"], view.node.accessibility.elementOrder != nil
    else { return }
    let lineage = Set((open + [view]).compactMap(\.node.id))
    let items = try? JSONObject(order)["elementOrder"]?.array()
    for item in items ?? [] {
      guard case .string(let id) = item.value.kind, lineage.contains(id) else { continue }
      item.diagnostics.add(
        item.error(
          "“elementOrder” names “\(id.shortened)”, which is the view itself or lies around it",
          suggestion: "name only views inside it"))
    }
  }
}

/// A view whose children have not all been read yet.
private struct OpenView {
  /// A child with the slot of its place.
  typealias Child = (field: JSONField, slot: UInt64)

  private(set) var node: ViewNode
  let object: JSONObject
  private let children: [JSONField]
  private var next = 0
  private var names: Set<String> = []

  init(_ object: JSONObject, slot: UInt64) {
    self.object = object
    node = ViewNode(object, slot: slot)
    let children = object["children"]
    self.children =
      children?.diagnostics.catching { () throws(Diagnostic) in try children?.array() ?? [] } ?? []
    node.children.reserveCapacity(self.children.count)
  }

  /// The next child to be read.
  mutating func nextChild() -> Child? {
    guard next < children.count else { return nil }
    defer { next += 1 }
    return (children[next], node.usualSlot(ofChild: next))
  }

  /// Ends it, when all its children are read.
  mutating func complete() { node.complete(object) }

  mutating func take(_ child: OpenView) {
    reportDuplicates(of: child.node, child.object.field)
    node.children.append(child.node)
  }

  /// Wrappers are no things of their own, so what is in them counts as a sibling too.
  private mutating func reportDuplicates(of child: ViewNode, _ field: JSONField) {
    var child = child
    while true {
      if let id = child.id, !names.insert(id).inserted {
        return field.diagnostics.add(
          field.error(
            "two siblings have the id “\(id.shortened)”", suggestion: "give each its own"))
      }
      guard case .wrapper = child.kind, let inner = child.children.first else { return }
      child = inner
    }
  }
}
