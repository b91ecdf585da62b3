/// The columns of a lazy grid from side to side, or its rows from top to bottom, each with a length of its own.
public struct GridTracks: Hashable, Sendable {
  /// The columns or rows, at least one; adaptive ones become several.
  public let items: [GridItem]
  /// `horizontal` for columns, `vertical` for rows.
  public let axis: StackAxis

  /// Joins columns or rows with their direction; without any there is a flexible one.
  public init(_ items: [GridItem], axis: StackAxis) {
    self.items = items.isEmpty ? [GridItem()] : items
    self.axis = axis
  }
}
