import AuditModel

/// The screen of a device in one orientation.
public struct Device: Hashable, Sendable {
  /// The device's name.
  public var name: String
  /// The size classes that apps get on it.
  public var sizeClasses: SizeClasses
  /// The screen in points.
  public var viewport: Size
  /// The edges that the status bar and the home indicator cover.
  public var safeArea: EdgeInsets
  /// The height of its keyboard with the row of suggestions, in points.
  public var keyboardHeight: Double
  /// The pixels in a point.
  public var displayScale: Double

  /// Describes a device.
  public init(
    name: String, sizeClasses: SizeClasses, viewport: Size, safeArea: EdgeInsets,
    keyboardHeight: Double, displayScale: Double = 3
  ) {
    self.name = name
    self.sizeClasses = sizeClasses
    self.viewport = viewport
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.displayScale = displayScale
  }

  /// The narrowest device that has the pair of size classes.
  ///
  /// Source: Apple Human Interface Guidelines, Layout, device dimensions and size classes. 320 points
  /// is also the width of an iPhone SE of today with Display Zoom, and of an iPad app in Slide Over.
  public static func narrowest(with sizeClasses: SizeClasses) -> Device {
    switch sizeClasses {
    case .compactRegular:
      Device(
        name: "iPhone SE (1st generation)", sizeClasses: sizeClasses,
        viewport: Size(width: 320, height: 568), safeArea: EdgeInsets(top: 20),
        keyboardHeight: 253, displayScale: 2)
    case .compactCompact:
      Device(
        name: "iPhone SE (1st generation), landscape", sizeClasses: sizeClasses,
        viewport: Size(width: 568, height: 320), safeArea: .zero, keyboardHeight: 199,
        displayScale: 2)
    case .regularCompact:
      Device(
        name: "iPhone 8 Plus, landscape", sizeClasses: sizeClasses,
        viewport: Size(width: 736, height: 414), safeArea: .zero, keyboardHeight: 200)
    case .regularRegular:
      Device(
        name: "iPad mini (6th generation)", sizeClasses: sizeClasses,
        viewport: Size(width: 744, height: 1133), safeArea: EdgeInsets(top: 24, bottom: 20),
        keyboardHeight: 378, displayScale: 2)
    }
  }
}
