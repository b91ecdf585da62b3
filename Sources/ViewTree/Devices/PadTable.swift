import AuditModel

/// The iPads that run iPadOS 26, by Apple's list of June 2025.
///
/// Sources: Apple Human Interface Guidelines, Layout, device dimensions; those of the iPad Pro (M4) and
/// all safe areas as in QuintGao/GKNavigationBar and public test configurations. Keyboards with the row
/// of suggestions: `DeviceMetrics.swift` of Telegram-iOS (commit 063d39c6); the 10.9-inch screens are
/// assumed to have that of the 11-inch ones. Split View: `View.swift` of
/// pointfreeco/swift-snapshot-testing, iPadOS 12 to 18. No source has the widths of the 10.9-inch and
/// 8.3-inch screens. The points of the iPad Pro (M4) are split as those of the models before it.
enum PadTable {
  static let pads = [
    Pad(
      "ipad-13", "iPad Pro 13-inch (M4)", Size(width: 1032, height: 1376), keyboards: (398, 491),
      thirds: (375, 375), halfIsRegular: true),
    Pad(
      "ipad-11", "iPad Pro 11-inch (M4)", Size(width: 834, height: 1210), keyboards: (333, 418),
      thirds: (320, 375)),
    Pad(
      "ipad-pro-12-9", "iPad Pro 12.9-inch (3rd to 6th generation)",
      Size(width: 1024, height: 1366), keyboards: (398, 491), thirds: (375, 375),
      halfIsRegular: true),
    Pad(
      "ipad-pro-11", "iPad Pro 11-inch (1st to 4th generation)", Size(width: 834, height: 1194),
      keyboards: (333, 418), thirds: (320, 375)),
    Pad(
      "ipad-air-13", "iPad Air 13-inch", Size(width: 1024, height: 1366), keyboards: (398, 491),
      thirds: (375, 375), halfIsRegular: true),
    Pad(
      "ipad-air-11", "iPad Air 11-inch, iPad Air (4th and 5th generation)",
      Size(width: 820, height: 1180), keyboards: (333, 418)),
    Pad(
      "ipad-a16", "iPad (A16), iPad (10th generation)", Size(width: 820, height: 1180),
      keyboards: (333, 418)),
    Pad(
      "ipad-mini", "iPad mini (6th generation)", Size(width: 744, height: 1133),
      keyboards: (378, 418)),
    Pad(
      "ipad-9", "iPad (8th and 9th generation)", Size(width: 810, height: 1080),
      hasHomeButton: true, keyboards: (313, 398), thirds: (320, 320)),
    Pad(
      "ipad-air-3", "iPad Air (3rd generation)", Size(width: 834, height: 1112),
      hasHomeButton: true, keyboards: (313, 398), thirds: (320, 320)),
    Pad(
      "ipad-mini-5", "iPad mini (5th generation)", Size(width: 768, height: 1024),
      hasHomeButton: true, keyboards: (313, 398), thirds: (320, 320)),
  ]
}

/// iPads with the same screen.
struct Pad {
  private let name: String
  private let title: String
  private let points: Size
  private let safeArea: EdgeInsets
  private let keyboards: (upright: Double, landscape: Double)
  /// The narrow part of Split View, which is as wide as Slide Over.
  private let thirds: (upright: Double, landscape: Double)?
  /// Whether half of the screen has a regular width.
  private let halfIsRegular: Bool

  init(
    _ name: String, _ title: String, _ points: Size, hasHomeButton: Bool = false,
    keyboards: (upright: Double, landscape: Double),
    thirds: (upright: Double, landscape: Double)? = nil, halfIsRegular: Bool = false
  ) {
    self.name = name
    self.title = title
    self.points = points
    safeArea = hasHomeButton ? EdgeInsets(top: 20) : EdgeInsets(top: 24, bottom: 20)
    self.keyboards = keyboards
    self.thirds = thirds
    self.halfIsRegular = halfIsRegular
  }

  /// The iPad upright, in landscape, and in the parts of Split View, where they are known.
  var devices: [NamedDevice] {
    [
      part("", title, .regularRegular, width: points.width, isUpright: true),
      part("-landscape", "\(title), landscape", .regularRegular, width: points.height),
    ] + (thirds.map(splits) ?? [])
  }

  /// The parts of Split View, in landscape unless their names say otherwise; upright there is no half.
  private func splits(_ thirds: (upright: Double, landscape: Double)) -> [NamedDevice] {
    let split = "\(title), Split View"
    return [
      part(
        "-split-half", "\(split), half", halfIsRegular ? .regularRegular : .compactRegular,
        width: (points.height - Self.divider) / 2),
      part(
        "-split-third", "\(split), one third", .compactRegular, width: thirds.landscape),
      part(
        "-split-two-thirds", "\(split), two thirds", .regularRegular,
        width: points.height - Self.divider - thirds.landscape),
      part(
        "-portrait-split-third", "\(split), one third, portrait", .compactRegular,
        width: thirds.upright, isUpright: true),
      part(
        "-portrait-split-two-thirds", "\(split), two thirds, portrait", .compactRegular,
        width: points.width - Self.divider - thirds.upright, isUpright: true),
    ]
  }

  /// The bar between two apps, in points.
  private static let divider = 10.0

  private func part(
    _ suffix: String, _ title: String, _ sizeClasses: SizeClasses, width: Double,
    isUpright: Bool = false
  ) -> NamedDevice {
    NamedDevice(
      name + suffix,
      Device(
        name: title, sizeClasses: sizeClasses,
        viewport: Size(width: width, height: isUpright ? points.height : points.width),
        safeArea: safeArea,
        keyboardHeight: isUpright ? keyboards.upright : keyboards.landscape, displayScale: 2))
  }
}
