import Foundation
import Testing

@testable import AuditModel

/// Colours, their contrast and their text.
@Suite struct RGBColorTests {
  @Test func putsBlackAndWhiteFurthestApart() {
    #expect(abs(RGBColor.black.contrast(with: .white) - 21) < 1e-9)
    #expect(RGBColor.white.contrast(with: .black) == RGBColor.black.contrast(with: .white))
    #expect(RGBColor.white.contrast(with: .white) == 1)
  }

  @Test(arguments: [("#767676", 4.54), ("#949494", 3.03), ("#0000ff", 8.59), ("#ff0000", 4.0)])
  func agreesWithPublishedContrastsOnWhite(text: String, ratio: Double) throws {
    // The ratios that WebAIM's contrast checker shows.
    let contrast = try #require(RGBColor(text)).contrast(with: .white)
    #expect((contrast * 100).rounded() / 100 == ratio)
  }

  @Test func readsTheThreeWaysToWriteAColor() {
    #expect(RGBColor("#fa0") == RGBColor(255, 170, 0))
    #expect(RGBColor("#FFAA00") == RGBColor(255, 170, 0))
    #expect(RGBColor("#ffaa0080") == RGBColor(255, 170, 0, alpha: 128))
  }

  @Test(arguments: ["", "#", "fa0", "#fa", "#ffaa0", "#ggg", "#ffaa00801", "# fa0"])
  func refusesWhatIsNoColor(text: String) { #expect(RGBColor(text) == nil) }

  @Test func writesWhatItReads() throws {
    for text in ["#000000", "#0a0b0c", "#ffaa0080"] {
      #expect(try #require(RGBColor(text)).description == text)
    }
  }

  @Test func saysInJSONWhatIsNoColor() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RGBColor].self, from: Data(#"["red"]"#.utf8))
    }
  }

  @Test func paintsHalfOfAColorOverAnother() {
    #expect(RGBColor(0, 0, 0, alpha: 128).over(.white) == RGBColor(127, 127, 127))
    #expect(RGBColor.clear.over(.white) == .white)
    #expect(RGBColor.black.over(.white) == .black)
  }

  @Test func keepsItsColorOverNothing() {
    #expect(RGBColor(200, 100, 0, alpha: 128).over(.clear) == RGBColor(200, 100, 0, alpha: 128))
    #expect(RGBColor.clear.over(.clear).alpha == 0)
  }

  @Test func keepsOpacityBetweenNothingAndAll() {
    #expect(RGBColor.black.opacity(0.5).alpha == 128)
    #expect(RGBColor.black.opacity(7) == .black)
    #expect(RGBColor.black.opacity(-1).alpha == 0)
  }
}
