import AuditModel
import Foundation

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
