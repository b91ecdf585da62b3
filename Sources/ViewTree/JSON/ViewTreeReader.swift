import JSONReading

/// Reads views with all that is in them, and refuses those that contradict themselves.
///
/// Without recursion, so that it needs as little stack for deep views as for shallow ones.
struct ViewTreeReader {
  /// No screen has as many levels, and whatever walks over views later does so by recursion.
  static let depthLimit = 200

  private var open: [OpenView] = []

  /// Whether it reads a screen, where a row of a list is in that list; other trees may be parts of one.
  private let isScreen: Bool

  /// Whether a view in it is not the same in every environment.
  private var dependsOnEnvironment = false

  private init(isScreen: Bool) { self.isScreen = isScreen }

  /// Reads a view; `slot` is the one it has when it names none.
  ///
  /// - Throws: the mistake of a value that is no object; all others are collected.
  static func read(_ field: JSONField, slot: UInt64) throws(Diagnostic) -> ViewNode {
    var reader = ViewTreeReader(isScreen: false)
    return try reader.read(field, slot: slot)
  }

  /// Reads the view of a screen, and says whether it is the same in every environment.
  static func readScreen(
    _ field: JSONField
  ) throws(Diagnostic) -> (view: ViewNode, dependsOnEnvironment: Bool) {
    var reader = ViewTreeReader(isScreen: true)
    // The slot is the one that a builder gives its only view.
    let view = try reader.read(field, slot: 1)
    return (view, reader.dependsOnEnvironment)
  }

  private mutating func read(_ field: JSONField, slot: UInt64) throws(Diagnostic) -> ViewNode {
    var current = opened(try JSONObject(field), slot: slot, in: .outermost)
    while true {
      if let child = current.nextChild() {
        open.append(current)
        if let view = view(child) {
          current = view
        } else {
          open.removeLast()
        }
      } else {
        var views = current.complete()
        if isScreen, open.last?.node.kind != .custom { views = views.map { $0.positioned() } }
        guard var parent = open.popLast() else { return .screen(views, origin: field.origin) }
        parent.take(current, views)
        current = parent
      }
    }
  }

  /// The view of a child; none, and a mistake more, where it cannot be read.
  private mutating func view(_ child: OpenView.Child) -> OpenView? {
    let object = child.field.diagnostics.catching { () throws(Diagnostic) in
      guard open.count < Self.depthLimit else {
        throw child.field.error(
          "views are nested more than \(Self.depthLimit) deep",
          suggestion: "does a view contain itself?")
      }
      return try JSONObject(child.field)
    }
    return object.map { opened($0, slot: child.slot, in: child.context) }
  }

  private mutating func opened(
    _ object: JSONObject, slot: UInt64, in context: ViewContext
  ) -> OpenView {
    let view = OpenView(object, slot: slot, in: context)
    refuseCycle(at: view)
    view.refuseContext(isScreen: isScreen)
    if isScreen { view.refuseFieldsWithoutEffect() }
    if view.dependsOnEnvironment { dependsOnEnvironment = true }
    return view
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
  typealias Child = (field: JSONField, slot: UInt64, context: ViewContext)

  private(set) var node: ViewNode
  let object: JSONObject
  private let context: ViewContext
  private let composite: CompositeExpansion?
  /// Whether it or a view in it may hand something to the views around it: a composite view, or a badge.
  private var handsSomethingOn: Bool
  private let children: [JSONField]
  private var next = 0
  private var names: Set<String> = []

  init(_ object: JSONObject, slot: UInt64, in context: ViewContext) {
    let type = ViewType(object)
    self.object = object
    self.context = context
    composite = type?.composite.map { CompositeExpansion($0, object) }
    handsSomethingOn = composite != nil || object["badge"] != nil
    node = ViewNode(object, as: type, slot: slot)
    let children = type?.description.missing.contains("children") == true ? nil : object["children"]
    self.children =
      children?.diagnostics.catching { () throws(Diagnostic) in try children?.array() ?? [] } ?? []
    node.children.reserveCapacity(self.children.count)
  }

  /// Whether it is not the same in every environment: a sheet has its size on each device, and scaled lengths
  /// grow with the text size.
  var dependsOnEnvironment: Bool {
    node.kind == .sheet || composite?.format.options.contains(.environment) == true
      || object.hasScaledLength
  }

  /// The next child to be read.
  mutating func nextChild() -> Child? {
    guard next < children.count else { return nil }
    defer { next += 1 }
    let context =
      composite?.format.contextInside(context)
      ?? node.context(ofChild: next, of: children.count, at: context)
    return (children[next], node.usualSlot(ofChild: next), context)
  }

  /// Some views count only in certain others; the outermost one of a text may be the part of a screen.
  func refuseContext(isScreen: Bool) {
    guard let format = composite?.format, let container = format.container, context != container,
      isScreen || context != .outermost
    else { return }
    object.field.diagnostics.add(
      object.field.error("\(format.owner) has to be in \(container.words)"))
  }

  /// Some fields count only in certain views.
  func refuseFieldsWithoutEffect() {
    for problem in context.problems(of: node, object) { object.field.diagnostics.add(problem) }
  }

  /// Ends it, when all its children are read: the views that it is or becomes.
  ///
  /// Behind a mistake nothing becomes other views, since nothing is read in the end.
  mutating func complete() -> [ViewNode] {
    if handsSomethingOn { node.receive() }
    if let composite {
      guard object.field.diagnostics.count == 0 else { return [node] }
      var views = composite.expanded(node)
      for index in views.indices { views[index].changeControls() }
      return views
    }
    node.complete(object)
    node.changeControls()
    return [node]
  }

  mutating func take(_ child: OpenView, _ views: [ViewNode]) {
    reportDuplicates(of: child.node, child.object.field)
    if child.handsSomethingOn { handsSomethingOn = true }
    if views.count != 1, let format = child.composite?.format { refuseSeveral(format, child) }
    let isGridRow = child.composite?.format.name == CompositeFormat.gridRow.name
    if isGridRow, case .grid(let layout) = node.kind {
      node.children += views.map { $0.inGrid(layout.alignment.vertical) }
    } else {
      node.children += views
    }
  }

  /// Some views count their children.
  private func refuseSeveral(_ format: CompositeFormat, _ child: OpenView) {
    guard composite == nil, node.kind.countsChildren else { return }
    child.object.field.diagnostics.add(
      child.object.field.error(
        "\(format.owner) becomes several views or none, but a view of type “\(node.kind.name)” "
          + "counts the views in it",
        suggestion: "put it into a stack"))
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

extension ViewNode {
  /// The view with its position around all that it says of itself, as a modifier after the others is: its frame, its
  /// ground and its target stay those of the view.
  fileprivate func positioned() -> ViewNode {
    guard let position = layout.position else { return self }
    var view = self
    view.layout.position = nil
    view = view.wrapped()
    view.layout.position = position
    return view
  }
}
