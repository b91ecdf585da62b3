/// The most that a text may have of something.
public struct LengthLimit: Hashable, Sendable {
  /// The most.
  public var most: Int
  /// Of what.
  public var unit: Unit

  /// The unit of a limit.
  public enum Unit: Hashable, Sendable {
    /// Characters as people count them.
    case characters
    /// Unicode's scalars.
    case codePoints
    /// Bytes of UTF-8.
    case bytes
  }

  /// Makes a limit.
  public init(most: Int, unit: Unit) {
    self.most = most
    self.unit = unit
  }
}
