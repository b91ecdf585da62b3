import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// iOS's colours, compared with the collected values where these are at hand.
@Suite struct SystemColorTests {
  private static let reference = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/reference/ios-interface.json").standardizedFileURL

  private struct Reference: Decodable {
    var semanticColors: Colors

    struct Colors: Decodable {
      var semantic: [String: Values]
      var systemColorsiOS26: [String: Values]
      var systemGrays: [String: Values]
    }

    struct Values: Decodable {
      var light, dark, lightIncreasedContrast, darkIncreasedContrast: String
      var darkElevated, darkElevatedIncreasedContrast: String?

      var color: Color? {
        guard let light = RGBColor(light) else { return nil }
        return Color(
          light, dark: RGBColor(dark), lightIncreasedContrast: RGBColor(lightIncreasedContrast),
          darkIncreasedContrast: RGBColor(darkIncreasedContrast),
          darkElevated: darkElevated.flatMap { RGBColor($0) },
          darkElevatedIncreasedContrast: darkElevatedIncreasedContrast.flatMap { RGBColor($0) })
      }
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: reference.path), "no reference here"))
  func haveTheCollectedValues() throws {
    let colors = try JSONDecoder().decode(
      Reference.self, from: Data(contentsOf: Self.reference)
    ).semanticColors
    let all = colors.semantic.merging(colors.systemColorsiOS26) { $1 }
      .merging(colors.systemGrays) { $1 }
    #expect(all.count == Self.known.count)
    for (name, color) in Self.known { #expect(color.color == all[name]?.color, "\(name)") }
  }

  @Test func areElevatedOnSheets() {
    let color = UIColor.systemBackground.color
    #expect(color.dark == .black && color.elevated.dark == RGBColor(28, 28, 30))
    #expect(color.elevated.light == .white)
    #expect(UIColor.label.color.elevated == UIColor.label.color)
  }

  @Test func takeTheChannelsOfHueSaturationAndBrightness() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).light == RGBColor(255, 0, 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).light == RGBColor(0, 255, 0))
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5).light == RGBColor(0, 0, 128))
    #expect(Color(hue: 0.5, saturation: 0, brightness: 0.2).light == RGBColor(51, 51, 51))
  }

  private static let known: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  ]
}
