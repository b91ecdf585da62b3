import AuditModel
import SystemFont
import Testing

@testable import TextShaping

/// Designs of the system font, tracking and case.
@Suite struct TextDesignTests {
  /// Widths of `UIFont.monospacedSystemFont` on iOS 26 (the source of `SystemFontTable`).
  @Test(arguments: [
    ("Hello UIKit", 17.0, FontWeight.regular, 115.5967),
    ("AVAST Wavy To. LT", 17, .regular, 178.6494), ("0123456789", 20, .bold, 123.6328),
  ])
  func isAsWideAsMonospacedTextOnIOS(
    text: String, pointSize: Double, weight: FontWeight, width: Double
  ) throws {
    let shaped = try systemShaper().shape(
      text, as: TextSetting(weight: weight, design: .monospaced))
    #expect(abs(shaped.width(at: FontSize(pointSize)) - width) < 0.001)
    #expect(abs(shaped.tolerance - WidthCertainty.measured.tolerance) < 1e-9)
    #expect(shaped.runs.allSatisfy { $0.face.family == "Noto Sans Mono" })
  }

  @Test(arguments: ["é", "e\u{301}", "ж", "Σ"])
  func hasOneWidthForAllLettersOfMonospacedText(letter: String) throws {
    let shaped = try systemShaper().shape(letter, as: TextSetting(design: .monospaced))
    #expect(abs(shaped.width(at: FontSize(17)) - 17 * 1266 / 2048) < 1e-9)
  }

  @Test func takesOtherScriptsFromTheSameFontsInAllDesigns() throws {
    let shaper = try systemShaper("th")
    for design in FontDesign.allCases {
      let shaped = shaper.shape("ไทย", as: TextSetting(design: design))
      #expect(shaped.runs.map(\.face.family) == ["Noto Sans Thai"] && shaped.unmeasured.isEmpty)
    }
  }

  @Test func namesTheFontsThatStandInForOtherDesigns() throws {
    let shaper = try systemShaper()
    func family(_ design: FontDesign) -> String? {
      shaper.shape("Ideas", as: TextSetting(design: design)).runs.first?.face.family
    }
    #expect(family(.serif) == "Noto Serif")
    #expect(family(.rounded) == family(.default))
  }

  @Test func isLessCertainInADesignThatWasNotMeasured() throws {
    let shaper = try systemShaper()
    func tolerance(_ design: FontDesign) -> Double {
      shaper.shape("Ideas", as: TextSetting(design: design)).tolerance
    }
    #expect(abs(tolerance(.rounded) - WidthCertainty.estimated.tolerance) < 1e-9)
    #expect(abs(tolerance(.serif) - WidthCertainty.standIn.tolerance) < 1e-9)
  }

  @Test func keepsTheFontOfTheAppInAllDesigns() throws {
    let shaper = try shaper()
    for design in FontDesign.allCases {
      let shaped = shaper.shape("Ideas", as: TextSetting(design: design))
      #expect(shaped.tolerance == 0 && shaped.width == shaper.shape("Ideas").width)
    }
  }

  @Test(arguments: [-1.0, 2])
  func addsTrackingAfterEveryLetterAtEverySize(tracking: Double) throws {
    let shaper = try systemShaper()
    let (plain, tracked) = (
      shaper.shape("Summer 🙂"), shaper.shape("Summer 🙂", as: TextSetting(tracking: tracking))
    )
    for pointSize in [11.0, 17, 40] {
      let size = FontSize(pointSize)
      #expect(abs(tracked.width(at: size) - plain.width(at: size) - 8 * tracking) < 1e-9)
    }
  }

  @Test func drawsGlyphsWhereTrackingPutsThem() throws {
    let shaped = try systemShaper().shape("Ideas", as: TextSetting(tracking: 3))
    let advances = shaped.runs.flatMap(\.glyphs).map { $0.advance.points(at: FontSize(17)) }
    #expect(abs(advances.reduce(0, +) - shaped.width(at: FontSize(17))) < 1e-9)
  }

  @Test(arguments: [
    ("en", "Ideas", "IDEAS"), ("tr", "istanbul", "İSTANBUL"), ("de", "Straße", "STRASSE"),
    ("el", "Ωραία", "ΩΡΑΙΑ"), ("ja", "アイデア", "アイデア"),
  ])
  func showsCapitalsByTheRulesOfTheLanguage(language: String, text: String, capitals: String) throws
  {
    let shaped = try systemShaper(language).shape(text, as: TextSetting(textCase: .uppercase))
    #expect(shaped.text == capitals)
  }
}
