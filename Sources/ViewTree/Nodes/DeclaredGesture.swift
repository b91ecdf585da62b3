import AuditModel

/// A gesture that does something, apart from a tap.
public struct DeclaredGesture: Hashable, Sendable {
  /// The movement of the fingers, or of the device.
  public var kind: Kind
  /// The name of what it does; none where it is unknown.
  public var name: TextContent?

  /// Joins the two.
  public init(_ kind: Kind, name: TextContent? = nil) {
    self.kind = kind
    self.name = name
  }

  /// The movement of the fingers, or of the device.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One finger that stays.
    case longPress
    /// One finger that moves while it touches.
    case drag
    /// One finger that moves quickly in a direction.
    case swipe
    /// Two fingers that move apart or together.
    case magnify
    /// Two fingers that turn.
    case rotate
    /// The device is shaken.
    case shake
    /// The device is tilted or turned.
    case tilt

    /// Whether the device is moved, and not a finger.
    package var movesDevice: Bool { self == .shake || self == .tilt }
  }
}
