import AuditModel

extension Color: NodeView {
  /// An area of the colour that takes all the room there is.
  public var node: ViewNode { Rectangle(fill: self).node }
}

extension Color {
  /// A colour in sRGB, its channels and its opacity each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBColor(red, green, blue, opacity))
  }

  /// A grey from 0 (black) to 1 (white), with an opacity from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(RGBColor(white, white, white, opacity))
  }

  /// A colour from its channels in a colour space, each from 0 to 1; Display P3 counts
  /// as sRGB.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each channel is a trapezoid over the circle of hues (A. R. Smith, SIGGRAPH 1978).
    func channel(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour by UIKit's name.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour by UIKit's name.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// A colour of an asset catalog, which is not read.
  @available(
    *, unavailable,
    message: "give its values: Color(RGBColor(0, 73, 120), dark: RGBColor(170, 218, 252))"
  )
  public init(_ name: String) { notAvailable() }

  /// The same colour at another opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = opacity.isNaN ? 1 : opacity
    var color = mapped { $0.opacity(opacity) }
    color.reference = reference
    color.reference?.opacity *= opacity
    return color
  }

  /// A gradient from the colour to a lighter one.
  public var gradient: AnyGradient { AnyGradient() }

  /// A colour space.
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }
}

extension RGBColor {
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    func byte(_ share: Double) -> UInt8 {
      UInt8((min(max(share.isNaN ? 0 : share, 0), 1) * 255).rounded())
    }
    self.init(byte(red), byte(green), byte(blue), alpha: byte(opacity))
  }
}

extension Color {
  /// The colour of text.
  public static let primary = label
  /// The colour of text of less importance.
  public static let secondary = UIColor.secondaryLabel.color
  /// The tint of the app: iOS's blue, where nothing around names another.
  public static let accentColor: Color = {
    var color = blue
    color.reference = ColorReference(role: .tint)
    return color
  }()
  /// The colour behind everything where none is named: white, in dark black.
  public static let systemBackground = UIColor.systemBackground.color
  /// Nothing at all.
  public static let clear = Color(.clear)
  /// Black.
  public static let black = Color(.black)
  /// White.
  public static let white = Color(.white)
  /// iOS's grey.
  public static let gray = UIColor.systemGray.color
  /// iOS's red.
  public static let red = UIColor.systemRed.color
  /// iOS's orange.
  public static let orange = UIColor.systemOrange.color
  /// iOS's yellow.
  public static let yellow = UIColor.systemYellow.color
  /// iOS's green.
  public static let green = UIColor.systemGreen.color
  /// iOS's mint.
  public static let mint = UIColor.systemMint.color
  /// iOS's teal.
  public static let teal = UIColor.systemTeal.color
  /// iOS's cyan.
  public static let cyan = UIColor.systemCyan.color
  /// iOS's blue.
  public static let blue = UIColor.systemBlue.color
  /// iOS's indigo.
  public static let indigo = UIColor.systemIndigo.color
  /// iOS's purple.
  public static let purple = UIColor.systemPurple.color
  /// iOS's pink.
  public static let pink = UIColor.systemPink.color
  /// iOS's brown.
  public static let brown = UIColor.systemBrown.color
}
