import AuditModel
import Testing

@testable import Reporting

/// The colours of the pages of a gallery.
@Suite struct GalleryStyleTests {
  /// The colours by their names, in light and in dark.
  private let appearances: [[String: RGBColor]] = StaticSource.galleryStyle.code
    .matches(of: /:root \{([^}]*--[^}]*)\}/).map { root in
      let colors = root.output.1.matches(of: /--(\w+): #(\w\w)(\w\w)(\w\w);/).map { color in
        let parts = [color.output.2, color.output.3, color.output.4].map {
          UInt8($0, radix: 16) ?? 0
        }
        return (String(color.output.1), RGBColor(parts[0], parts[1], parts[2]))
      }
      return Dictionary(colors) { _, dark in dark }
    }

  @Test(arguments: ["ink", "soft", "link", "error", "added"], ["paper", "card", "tint"])
  func hasContrastInBothAppearances(_ text: String, ground: String) throws {
    #expect(appearances.count == 2)
    for colors in appearances {
      let (text, ground) = (try #require(colors[text]), try #require(colors[ground]))
      #expect(text.contrast(with: ground) >= 4.5)
    }
  }
}
