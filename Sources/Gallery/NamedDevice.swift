import AuditModel
import ViewTree

/// A device by the name that it has on the command line.
package struct NamedDevice: Hashable, Sendable {
  /// The name as it is typed, such as `iphone-17`.
  package let name: String
  /// The device.
  package let device: Device

  /// The devices of the audit, which are the narrowest of their pairs of size classes, and some that
  /// people have today.
  package static let all =
    [
      NamedDevice("iphone-se", .compactRegular),
      NamedDevice("iphone-se-landscape", .compactCompact),
      NamedDevice("iphone-8-plus-landscape", .regularCompact),
      NamedDevice("ipad-mini", .regularRegular),
    ] + today

  // Points and safe areas: Apple Human Interface Guidelines, Layout. Keyboards with the row of
  // suggestions: measured on iOS 26 (402 × 874), otherwise iOS 18.
  private static let today = [
    NamedDevice(
      "iphone-17", "iPhone 17", .compactRegular, Size(width: 402, height: 874),
      EdgeInsets(top: 62, bottom: 34), keyboard: 335),
    NamedDevice(
      "iphone-17-landscape", "iPhone 17, landscape", .compactCompact,
      Size(width: 874, height: 402), EdgeInsets(left: 62, bottom: 21, right: 62),
      keyboard: 209),
    NamedDevice(
      "iphone-17-pro-max", "iPhone 17 Pro Max", .compactRegular, Size(width: 440, height: 956),
      EdgeInsets(top: 62, bottom: 34), keyboard: 346),
    NamedDevice(
      "iphone-17-pro-max-landscape", "iPhone 17 Pro Max, landscape", .regularCompact,
      Size(width: 956, height: 440), EdgeInsets(left: 62, bottom: 21, right: 62),
      keyboard: 209),
    NamedDevice(
      "ipad-11", "iPad Pro 11-inch", .regularRegular, Size(width: 834, height: 1210),
      EdgeInsets(top: 24, bottom: 20), keyboard: 333),
    NamedDevice(
      "ipad-13", "iPad Pro 13-inch", .regularRegular, Size(width: 1032, height: 1376),
      EdgeInsets(top: 24, bottom: 20), keyboard: 398),
  ]

  private init(_ name: String, _ sizeClasses: SizeClasses) {
    self.name = name
    device = .narrowest(with: sizeClasses)
  }

  private init(
    _ name: String, _ shown: String, _ sizeClasses: SizeClasses, _ viewport: Size,
    _ safeArea: EdgeInsets, keyboard: Double
  ) {
    self.name = name
    device = Device(
      name: shown, sizeClasses: sizeClasses, viewport: viewport, safeArea: safeArea,
      keyboardHeight: keyboard)
  }
}
