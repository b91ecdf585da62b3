/// Gathers the views that are written one under the other.
///
/// Every place in the source has its own number, so a view keeps its identity when another one
/// before it is shown or not.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view; one that does not know where it was written is written here.
  public static func buildExpression(
    _ view: some View,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [ViewNode] {
    var node = view.node
    // A view that was made before the screen could not note it.
    if node.preference({ $0 }) != nil { RenderContext.notePreference() }
    node.setMissingOrigin(NodeOrigin(fileID, line, column))
    return node.views
  }

  /// Takes views that are already gathered.
  public static func buildExpression(_ nodes: [ViewNode]) -> [ViewNode] { nodes }

  /// Joins what is written one under the other.
  public static func buildBlock(_ parts: [ViewNode]...) -> [ViewNode] {
    var result: [ViewNode] = []
    result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for (slot, part) in parts.enumerated() {
      let first = result.count
      result += part
      for index in first..<result.count { result[index].number(UInt64(slot + 1)) }
    }
    return result
  }

  /// Takes what follows an `if` without `else`.
  public static func buildOptional(_ part: [ViewNode]?) -> [ViewNode] { part ?? [] }

  /// Takes the first branch of a choice.
  public static func buildEither(first part: [ViewNode]) -> [ViewNode] { numbered(part, 1) }

  /// Takes the other branch of a choice.
  public static func buildEither(second part: [ViewNode]) -> [ViewNode] { numbered(part, 2) }

  /// Takes what an `if #available` guards.
  public static func buildLimitedAvailability(_ part: [ViewNode]) -> [ViewNode] { part }

  /// Joins what a loop gathers.
  public static func buildArray(_ parts: [[ViewNode]]) -> [ViewNode] {
    parts.enumerated().flatMap { numbered($1, UInt64($0 + 1)) }
  }

  private static func numbered(_ nodes: [ViewNode], _ number: UInt64) -> [ViewNode] {
    var nodes = nodes
    for index in nodes.indices { nodes[index].number(number) }
    return nodes
  }
}

extension ViewNode {
  /// Numbers a node, and the one in a wrapper too, which keeps its identity with and without it.
  mutating func number(_ number: UInt64) {
    slot = slot &* 256 &+ number
    if case .wrapper = kind, !children.isEmpty { children[0].number(number) }
  }
}
