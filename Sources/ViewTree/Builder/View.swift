/// Something that describes a part of a screen.
public protocol View: Sendable {
  /// The description.
  var node: ViewNode { get }
}

extension ViewNode: View {
  /// The node itself.
  public var node: ViewNode { self }
}

extension View {
  /// A copy with something changed.
  func changed(_ change: (inout ViewNode) -> Void) -> ViewNode {
    var copy = node
    change(&copy)
    return copy
  }

  /// A copy with something changed in the node that wrappers are only around.
  func changedContent(_ change: (inout ViewNode) -> Void) -> ViewNode {
    changed { $0.changeContent(change) }
  }

  /// A copy whose outermost node was written at `origin`: what an initializer makes of its own was
  /// written where the initializer is called.
  func written(at origin: NodeOrigin) -> ViewNode { changed { $0.origin = origin } }
}

extension ViewNode {
  fileprivate mutating func changeContent(_ change: (inout ViewNode) -> Void) {
    if case .wrapper = kind, !children.isEmpty {
      children[0].changeContent(change)
    } else {
      change(&self)
    }
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
}
