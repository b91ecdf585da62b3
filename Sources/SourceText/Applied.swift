/// The result of applying changes to a file.
package struct Applied<Change: Hashable & Sendable>: Hashable, Sendable {
  /// The bytes with the changes that were made.
  package var bytes: [UInt8]
  /// The changes that the file could not take, in the order in which they were asked for.
  package var rejections: [Rejection]

  /// A change that was not made.
  package struct Rejection: Hashable, Sendable {
    /// The change.
    package var change: Change
    /// Why not, in a clause without a full stop.
    package var reason: String

    /// Makes a refusal.
    package init(_ change: Change, because reason: String) {
      self.change = change
      self.reason = reason
    }
  }

  /// Makes a result.
  package init(bytes: [UInt8], rejections: [Rejection] = []) {
    self.bytes = bytes
    self.rejections = rejections
  }
}
