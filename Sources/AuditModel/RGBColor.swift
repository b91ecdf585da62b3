import Foundation

/// A colour in sRGB with eight bits a channel and an alpha channel.
public struct RGBColor: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from its channels, each 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque white.
  public static let white = RGBColor(255, 255, 255)
  /// Opaque black.
  public static let black = RGBColor(0, 0, 0)
  /// Nothing at all.
  public static let clear = RGBColor(0, 0, 0, alpha: 0)

  /// Whether nothing shines through.
  public var isOpaque: Bool { alpha == 255 }

  /// The relative luminance from 0 (black) to 1 (white), as WCAG 2.2 defines it.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two opaque colours from 1 to 21, as WCAG 2.2 defines it.
  public func contrast(with other: RGBColor) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// This colour painted over another one.
  public func over(_ background: RGBColor) -> RGBColor {
    if alpha == 255 { return self }
    let share = Double(alpha) / 255
    let below = Double(background.alpha) / 255 * (1 - share)
    let whole = share + below
    guard whole > 0 else { return .clear }
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(((Double(top) * share + Double(bottom) * below) / whole).rounded())
    }
    return RGBColor(
      mixed(red, background.red), mixed(green, background.green), mixed(blue, background.blue),
      alpha: UInt8((whole * 255).rounded()))
  }

  /// This colour made more transparent by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> RGBColor {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded())
    return copy
  }

  private static let linearTable: [Double] = (0...255).map { channel in
    let share = Double(channel) / 255
    // The cut-off is 0.04045 in IEC 61966-2-1; no eight-bit value lies between it and WCAG's 0.03928.
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func linear(_ channel: UInt8) -> Double { linearTable[Int(channel)] }
}

extension RGBColor: CustomStringConvertible {
  /// The colour as `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  public var description: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`; anything else is no colour.
  public init?(_ text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
    self.init(
      channels[0], channels[1], channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }
}

extension RGBColor: Codable {
  /// Reads the colour from its `#rrggbb` text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = RGBColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no colour; write it as #rrggbb")
    }
    self = color
  }

  /// Writes the colour as its `#rrggbb` text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
