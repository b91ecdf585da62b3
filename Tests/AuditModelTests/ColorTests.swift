import Foundation
import Testing

@testable import AuditModel

/// Colours, their contrast and their text.
@Suite struct ColorTests {
  @Test func putsBlackAndWhiteFurthestApart() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color.white.contrast(with: .black) == Color.black.contrast(with: .white))
    #expect(Color.white.contrast(with: .white) == 1)
  }

  @Test(arguments: [("#767676", 4.54), ("#949494", 3.03), ("#0000ff", 8.59), ("#ff0000", 4.0)])
  func agreesWithPublishedContrastsOnWhite(text: String, ratio: Double) throws {
    // The ratios that WebAIM's contrast checker shows.
    let contrast = try #require(Color(text)).contrast(with: .white)
    #expect((contrast * 100).rounded() / 100 == ratio)
  }

  @Test func readsTheThreeWaysToWriteAColor() {
    #expect(Color("#fa0") == Color(255, 170, 0))
    #expect(Color("#FFAA00") == Color(255, 170, 0))
    #expect(Color("#ffaa0080") == Color(255, 170, 0, alpha: 128))
  }

  @Test(arguments: ["", "#", "fa0", "#fa", "#ffaa0", "#ggg", "#ffaa00801", "# fa0"])
  func refusesWhatIsNoColor(text: String) { #expect(Color(text) == nil) }

  @Test func writesWhatItReads() throws {
    for text in ["#000000", "#0a0b0c", "#ffaa0080"] {
      #expect(try #require(Color(text)).description == text)
    }
  }

  @Test func saysInJSONWhatIsNoColor() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Color].self, from: Data(#"["red"]"#.utf8))
    }
  }

  @Test func paintsHalfOfAColorOverAnother() {
    #expect(Color(0, 0, 0, alpha: 128).over(.white) == Color(127, 127, 127))
    #expect(Color.clear.over(.white) == .white)
    #expect(Color.black.over(.white) == .black)
  }

  @Test func keepsItsColorOverNothing() {
    #expect(Color(200, 100, 0, alpha: 128).over(.clear) == Color(200, 100, 0, alpha: 128))
    #expect(Color.clear.over(.clear).alpha == 0)
  }

  @Test func keepsOpacityBetweenNothingAndAll() {
    #expect(Color.black.opacity(0.5).alpha == 128)
    #expect(Color.black.opacity(7) == .black)
    #expect(Color.black.opacity(-1).alpha == 0)
  }
}
