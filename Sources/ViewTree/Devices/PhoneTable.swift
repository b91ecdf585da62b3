import AuditModel

/// The iPhones that run iOS 26.
///
/// Sources: Apple Human Interface Guidelines, Layout, device dimensions and size classes; safe areas:
/// QuintGao/GKNavigationBar and `DeviceMetrics.swift` of Telegram-iOS (commit 063d39c6), those of the
/// iPhone Air from the latter alone. Keyboards with the row of suggestions: `DeviceMetrics.swift`, on
/// iOS 18, and one measured on iOS 26 (402 × 874). Display Zoom: alpatiev/swift_tools, and
/// GKNavigationBar for its safe areas; those of the iPhone 11 are scaled from its own. No source has
/// Display Zoom of screens that are 402, 420 or 440 points wide, nor in landscape.
enum PhoneTable {
  static let phones = [
    Phone(
      ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], Size(width: 402, height: 874), top: 62,
      keyboard: 335),
    Phone(
      ["iPhone 17 Pro Max", "iPhone 16 Pro Max"], Size(width: 440, height: 956), top: 62,
      keyboard: 346, isWideInLandscape: true),
    Phone(
      ["iPhone Air"], Size(width: 420, height: 912), top: 68, keyboard: 336,
      isWideInLandscape: true),
    Phone(
      ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], Size(width: 393, height: 852),
      top: 59, keyboard: 336, zoomed: .narrow(top: 48, bottom: 28)),
    Phone(
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"],
      Size(width: 430, height: 932), top: 59, keyboard: 346, isWideInLandscape: true,
      zoomed: .wide(top: 51, bottom: 31)),
    Phone(
      ["iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"],
      Size(width: 390, height: 844), top: 47, keyboard: 336,
      zoomed: .narrow(top: 39, bottom: 28)),
    Phone(
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
      Size(width: 428, height: 926), top: 47, keyboard: 346, isWideInLandscape: true,
      zoomed: .wide(top: 41, bottom: 30)),
    Phone(
      ["iPhone 13 mini", "iPhone 12 mini"], Size(width: 375, height: 812), top: 50, keyboard: 336,
      zoomed: .narrow(top: 43, bottom: 29)),
    Phone(
      ["iPhone 11 Pro Max"], Size(width: 414, height: 896), top: 44, keyboard: 346,
      isWideInLandscape: true, zoomed: .wide(top: 40, bottom: 31)),
    Phone(
      ["iPhone 11"], Size(width: 414, height: 896), top: 48, keyboard: 346,
      isWideInLandscape: true, displayScale: 2, zoomed: .wide(top: 43, bottom: 31)),
    Phone(
      ["iPhone 11 Pro"], Size(width: 375, height: 812), top: 44, keyboard: 336,
      zoomed: .narrow(top: 38, bottom: 29)),
    .withHomeButton([
      (title: "iPhone SE (3rd generation)", name: "iphone-se-3"),
      (title: "iPhone SE (2nd generation)", name: "iphone-se-2"),
    ]),
  ]
}

/// Phones with the same screen.
struct Phone {
  private let models: [(title: String, name: String)]
  private let points: Size
  private let upright: EdgeInsets
  private let sideways: EdgeInsets
  private let keyboards: (upright: Double, sideways: Double)
  private let isWideInLandscape: Bool
  private let displayScale: Double
  private let zoomed: Zoom?

  /// A screen with Display Zoom, which has fewer and larger points.
  struct Zoom {
    let points: Size
    let safeArea: EdgeInsets
    let keyboard: Double

    /// The row of suggestions is 37 points high on a screen of that width. The keys are assumed to be
    /// those of other phones without a home button: no source has this keyboard.
    static func narrow(top: Double, bottom: Double) -> Zoom {
      Zoom(
        points: Size(width: 320, height: 693), safeArea: EdgeInsets(top: top, bottom: bottom),
        keyboard: 292 + 37)
    }

    /// The keyboard is that of phones with as many points.
    static func wide(top: Double, bottom: Double) -> Zoom {
      Zoom(
        points: Size(width: 375, height: 812), safeArea: EdgeInsets(top: top, bottom: bottom),
        keyboard: 336)
    }
  }

  private init(
    models: [(title: String, name: String)], points: Size, upright: EdgeInsets,
    sideways: EdgeInsets, keyboards: (upright: Double, sideways: Double), isWideInLandscape: Bool,
    displayScale: Double, zoomed: Zoom?
  ) {
    self.models = models
    self.points = points
    self.upright = upright
    self.sideways = sideways
    self.keyboards = keyboards
    self.isWideInLandscape = isWideInLandscape
    self.displayScale = displayScale
    self.zoomed = zoomed
  }

  /// Phones with a home indicator, which reach 34 points above the lower edge, 21 in landscape; there
  /// the sides are as inset as the top is upright.
  init(
    _ titles: [String], _ points: Size, top: Double, keyboard: Double,
    isWideInLandscape: Bool = false, displayScale: Double = 3, zoomed: Zoom? = nil
  ) {
    self.init(
      models: titles.map { ($0, $0.lowercased().replacing(" ", with: "-")) }, points: points,
      upright: EdgeInsets(top: top, bottom: 34),
      sideways: EdgeInsets(left: top, bottom: 21, right: top), keyboards: (keyboard, 209),
      isWideInLandscape: isWideInLandscape, displayScale: displayScale, zoomed: zoomed)
  }

  static func withHomeButton(_ models: [(title: String, name: String)]) -> Phone {
    Phone(
      models: models, points: Size(width: 375, height: 667), upright: EdgeInsets(top: 20),
      sideways: .zero, keyboards: (260, 200), isWideInLandscape: false, displayScale: 2,
      zoomed: Zoom(
        points: Size(width: 320, height: 568), safeArea: EdgeInsets(top: 20), keyboard: 253))
  }
}

extension Phone {
  /// Each model upright, in landscape and with Display Zoom, where that is known.
  var devices: [NamedDevice] {
    models.flatMap { title, name in
      [
        NamedDevice(name, device(title, .compactRegular, points, upright, keyboards.upright)),
        NamedDevice(
          "\(name)-landscape",
          device(
            "\(title), landscape", isWideInLandscape ? .regularCompact : .compactCompact,
            Size(width: points.height, height: points.width), sideways, keyboards.sideways)),
      ]
        + (zoomed.map {
          [
            NamedDevice(
              "\(name)-zoomed",
              device(
                "\(title), Display Zoom", .compactRegular, $0.points, $0.safeArea, $0.keyboard))
          ]
        } ?? [])
    }
  }

  private func device(
    _ title: String, _ sizeClasses: SizeClasses, _ viewport: Size, _ safeArea: EdgeInsets,
    _ keyboard: Double
  ) -> Device {
    Device(
      name: title, sizeClasses: sizeClasses, viewport: viewport, safeArea: safeArea,
      keyboardHeight: keyboard, displayScale: displayScale)
  }
}
