/// A part of a screen, described as in SwiftUI by what it is made of.
///
/// A view is a value: it is built once for each variant of a screen, on any thread, and its actions
/// are kept and never run.
public protocol View {
  /// The view that it is made of.
  associatedtype Body: View

  /// Its content.
  @ViewBuilder var body: Body { get }

  /// The description: that of its content.
  var node: ViewNode { get }
}

extension View {
  /// The description of its content.
  public var node: ViewNode { body.node }
}

/// A view that is a node of its own.
public protocol NodeView: View where Body == ViewNode {}

extension NodeView {
  /// The node itself.
  public var body: ViewNode { return node }
}

extension ViewNode: View {
  /// The node itself.
  public var body: ViewNode { return self }
  /// The node itself.
  public var node: ViewNode { self }
}

extension Array: View where Element == ViewNode {
  /// The views as one group.
  public var body: ViewNode { return .group(self) }
}

extension Optional: View where Wrapped: View {
  /// The view, or nothing.
  public var body: ViewNode { return map(\.node) ?? .group([]) }
}

extension View {
  /// A copy with something changed; of a group, in each of its views.
  func changed(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var copy = node
    copy.changeEach(change)
    return copy
  }

  /// A copy with something changed in the node that wrappers are only around.
  func changedContent(_ change: (inout ViewNode) -> Void) -> ViewNode {
    changed { $0.changeContent(change) }
  }

  /// A copy with text attributes for it and all inside; those that were named before are nearer, and
  /// stay.
  func setting(_ name: (inout TextAttributes) -> Void) -> ViewNode {
    var outer = TextAttributes()
    name(&outer)
    return changed { $0.textAttributes = $0.textAttributes.inheriting(from: outer) }
  }

  /// A copy with colours for it and all inside.
  func naming(_ name: (inout Style) -> Void) -> ViewNode {
    changed {
      var style = $0.style
      name(&style)
      $0.style = style
    }
  }

  /// Another node in the place of this one; of a group, in the place of each of its views.
  func replaced(_ replace: (ViewNode) -> ViewNode) -> ViewNode {
    changed { $0 = replace($0) }
  }

  /// A copy whose outermost node was written at `origin`: what an initializer makes of its own was
  /// written where the initializer is called.
  func written(at origin: NodeOrigin) -> ViewNode { changed { $0.origin = origin } }
}

extension ViewNode {
  /// Several views, or none, that are not a view of their own: a single view is itself.
  static func group(_ nodes: [ViewNode]) -> ViewNode {
    nodes.count == 1 ? nodes[0] : ViewNode(.wrapper, children: nodes, origin: .unknown)
  }

  /// Whether it is several views, or none.
  var isGroup: Bool {
    if case .wrapper = kind { children.count != 1 } else { false }
  }

  /// The views that it is.
  var views: [ViewNode] { isGroup ? children : [self] }

  fileprivate mutating func changeEach(_ change: (inout ViewNode) -> Void) {
    guard isGroup else { return change(&self) }
    for index in children.indices { change(&children[index]) }
  }

  fileprivate mutating func changeContent(_ change: (inout ViewNode) -> Void) {
    if case .wrapper = kind, !children.isEmpty {
      children[0].changeContent(change)
    } else {
      change(&self)
    }
  }

  /// The node that wrappers are only around.
  var content: ViewNode {
    if case .wrapper = kind, !children.isEmpty { children[0].content } else { self }
  }

  /// Puts a wrapper around the node, so that what is said next lies outside what was said before.
  func wrapped() -> ViewNode {
    var wrapper = ViewNode(.wrapper, children: [self], origin: origin)
    wrapper.slot = slot
    wrapper.layout.priority = layout.priority
    wrapper.layout.barPlacement = layout.barPlacement
    wrapper.layout.position = layout.position
    return wrapper
  }

  /// Gives an origin to a node, or to the nodes of a group, that do not know where they were written.
  /// A node in it without one was written where it was.
  mutating func setMissingOrigin(_ newOrigin: NodeOrigin) {
    if isGroup {
      for index in children.indices { children[index].setMissingOrigin(newOrigin) }
    } else if origin.isUnknown {
      origin = newOrigin
    }
  }
}
