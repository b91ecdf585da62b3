import TextShaping

/// The number of an element in the one list that holds it, from 0.
///
/// Four bytes, and not to be mixed up with the numbers of other lists. Other modules inline what is
/// asked of it, as every rule reads nodes and texts by the thousand.
@usableFromInline package struct Position<Element>: Hashable, Sendable {
  @usableFromInline let number: Int32

  /// The element with that many others before it.
  @inlinable package init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  /// How many elements are before it.
  @inlinable package var index: Int { Int(number) }

  /// The position after it.
  @inlinable package var next: Position { Position(index + 1) }
}

extension Position: Strideable {
  /// Orders positions as the list does.
  @inlinable package static func < (left: Position, right: Position) -> Bool {
    left.number < right.number
  }

  /// How many elements lie between two positions.
  @inlinable package func distance(to other: Position) -> Int { other.index - index }

  /// The position so many elements further on.
  @inlinable package func advanced(by distance: Int) -> Position { Position(index + distance) }
}

extension Array {
  /// The element at a position.
  @inlinable package subscript(position: Position<Element>) -> Element {
    _read { yield self[position.index] }
    _modify { yield &self[position.index] }
  }

  /// The positions of all elements.
  @inlinable package var positions: Range<Position<Element>> { Position(0)..<Position(count) }
}

/// A node of a laid-out tree.
@usableFromInline package typealias NodeID = Position<LaidOutNode>

/// A text of a catalog.
@usableFromInline package typealias TextID = Position<ResolvedText>

/// A text of a catalog in one font.
package typealias ShapeID = Position<ShapedText>

extension NodeID {
  /// The node in which all others lie.
  package static let root = NodeID(0)
}

/// One value for each node of a tree.
struct PerNode<Value> {
  private var values: [Value] = []

  init() {}

  init(repeating value: Value, count: Int) { values = Array(repeating: value, count: count) }

  /// A value; through a span it is read in place, where an array's element is copied as a whole first.
  subscript(node: NodeID) -> Value {
    _read { yield values.span[node.index] }
    _modify { yield &values[node.index] }
  }

  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  mutating func append(_ value: Value) { values.append(value) }
}
