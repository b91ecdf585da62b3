import AuditModel
import Testing

@testable import ViewTree

@Suite struct ColorTests {
  private let red = RGBColor(255, 0, 0)

  @Test func takesWhatIsLeftOutFromTheNearestColour() {
    let color = Color(red, dark: .white)
    #expect(Appearance.all.map(color.color(in:)) == [red, .white, red, .white])
    #expect(Appearance.all.map(Color(red).color(in:)) == [red, red, red, red])
  }

  @Test func hasAColourForEachAppearance() {
    let color = Color(
      .white, dark: .black, lightIncreasedContrast: red, darkIncreasedContrast: .clear)
    #expect(Appearance.all.map(color.color(in:)) == [.white, .black, red, .clear])
  }

  @Test func namesAppearances() {
    #expect(
      Appearance.all.map(\.name)
        == ["light", "dark", "light with increased contrast", "dark with increased contrast"])
  }
}
