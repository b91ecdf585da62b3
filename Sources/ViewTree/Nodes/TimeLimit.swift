/// The time after which a state of a screen ends by itself.
public struct TimeLimit: Hashable, Sendable {
  /// How long the state lasts, in seconds.
  public var seconds: Double
  /// Whether people can switch the limit off, adjust it or extend it.
  public var canBeExtended: Bool

  /// Joins the two.
  public init(seconds: Double, canBeExtended: Bool = false) {
    self.seconds = seconds
    self.canBeExtended = canBeExtended
  }
}
