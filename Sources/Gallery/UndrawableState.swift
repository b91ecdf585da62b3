/// Why a state cannot be drawn.
package struct UndrawableState: Error, Hashable, Sendable {
  /// The reason, in a clause without a full stop.
  package let reason: String
}
