import Foundation

// Dragging and dropping, which an audit of one moment does not see.
extension View {
  /// Can be dragged.
  public func draggable<Item>(_ item: @autoclosure @escaping () -> Item) -> ViewNode { node }
  /// Can be dragged, with a preview.
  public func draggable<Item>(
    _ item: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> [ViewNode]
  ) -> ViewNode { node }
  /// Takes items that are dragged: never.
  public func dropDestination<Item>(
    for type: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ViewNode { node }
  /// Can be dragged, by the older name.
  public func onDrag(_ item: @escaping () -> NSItemProvider) -> ViewNode { node }
  /// Can be dragged, with a preview, by the older name.
  public func onDrag(
    _ item: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> [ViewNode]
  ) -> ViewNode { node }
  /// Takes items that are dragged, by the older name: never.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ViewNode { node }
  /// Takes items that are dragged, by the older name: never.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> ViewNode { node }
  /// Takes items that are dragged, by the older name: never.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> ViewNode { node }
  /// Takes items that are dragged, by the older name: never.
  public func onDrop(of types: [UTType], delegate: some DropDelegate) -> ViewNode { node }
  /// How a view shows that items can be dropped on it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> ViewNode { node }
}

/// Whether a button acts when items are held over it.
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }

#if !canImport(Darwin)
  /// An item that is dragged, which never happens.
  public struct NSItemProvider {
    /// No item.
    public init() {}
    /// An item.
    public init(object: Any) {}
    /// An item at an address.
    public init?(contentsOf url: URL) {}
  }
#endif

/// Items that are dragged, which never happens.
public struct DropInfo {
  /// Where they are.
  public var location: CGPoint
  /// Whether there are items of a type.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// The items of a type.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// The way in which items are dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// A proposal for items that are dragged.
public struct DropProposal: Sendable {
  /// A proposal.
  public init(operation: DropOperation) {}
}

/// Takes items that are dragged: never.
public protocol DropDelegate {
  /// Takes items.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it can take items.
  func validateDrop(info: DropInfo) -> Bool
  /// Items are over it.
  func dropEntered(info: DropInfo)
  /// Items move over it.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Items are no longer over it.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// None.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
