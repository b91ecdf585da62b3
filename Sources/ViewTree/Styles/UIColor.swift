/// A colour by UIKit's name, as `Color(uiColor:)` takes it.
public struct UIColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// A colour in sRGB from its channels, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) { color = Color(white: white, opacity: alpha) }

  /// A colour of an asset catalog, which is not read.
  @available(
    *, unavailable,
    message: "give its values: Color(RGBColor(0, 73, 120), dark: RGBColor(170, 218, 252))"
  )
  public init?(named name: String) { notAvailable() }

  /// The same colour at another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(color.opacity(alpha)) }
}
