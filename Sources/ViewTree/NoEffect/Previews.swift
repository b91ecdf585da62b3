import AuditModel

/// Where a preview is shown.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device
  /// As large as it is.
  case sizeThatFits
  /// In so many points.
  case fixed(width: Double, height: Double)
}

/// Previews of views, which Legible does not show: see `Screen(_:view:)`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Where a preview is shown.
  public func previewLayout(_ layout: PreviewLayout) -> ViewNode { node }
  /// The name of a preview.
  public func previewDisplayName(_ name: String?) -> ViewNode { node }
  /// The device of a preview.
  public func previewDevice(_ device: PreviewDevice?) -> ViewNode { node }
  /// The direction of the device of a preview.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> ViewNode { node }
}

/// The device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// A device by its name.
  public init(rawValue: String) {}
  /// A device by its name.
  public init(stringLiteral name: String) {}
}

/// The direction of a device.
public struct InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  public static let portrait = InterfaceOrientation()
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation()
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation()
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation()
}
