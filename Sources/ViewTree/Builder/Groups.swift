import AuditModel

/// Several views, which the view around takes one by one.
public struct Group: NodeView {
  /// The views.
  public let node: ViewNode

  /// Gathers views.
  public init(@ViewBuilder content: () -> [ViewNode]) { node = .group(content()) }
}

/// No view: an empty list, as a builder makes of nothing.
public typealias EmptyView = [ViewNode]

/// A view of any type.
public struct AnyView: NodeView {
  /// The view.
  public let node: ViewNode

  /// Takes a view.
  public init(_ view: some View) { node = view.node }

  /// Takes a view.
  public init(erasing view: some View) { node = view.node }
}
