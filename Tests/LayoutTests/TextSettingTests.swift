import AuditModel
import Localization
import TextShaping
import Testing
import ViewTree

@testable import Layout

/// Texts in the room they are given.
@Suite struct TextSettingTests {
  private let long = "Preparations for the journey to the islands"

  private func text(
    _ view: ViewNode, in environment: RenderEnvironment = .plain
  ) throws -> LaidOutText {
    try layOut(in: environment) { view }.text("name")
  }

  private func name(_ string: String) -> ViewNode { Text(.verbatim(string)).id("name") }

  @Test func takesAsManyLinesAsItNeeds() throws {
    let tree = try layOut { name(long).frame(width: 120) }
    let text = try tree.text("name")
    #expect(text.lineCount > 1 && !text.isTruncated)
    #expect(try tree.frame("name").height == 21 + Double(text.lineCount - 1) * 22)
  }

  /// Measured on iOS 26: labels are rounded up to the pixel, a third or a half of a point.
  @Test(arguments: [
    (Font.body, lines: 1, scale: 3, pixels: 61), (.body, 2, 3, 127), (.body, 1, 2, 41),
    (.fixed(size: 17), 2, 3, 122), (.fixed(size: 18), 1, 3, 65), (.fixed(size: 16), 1, 3, 58),
  ])
  func isAsHighAsALabelOnIOS(font: Font, lines: Int, scale: Int, pixels: Int) throws {
    var environment = RenderEnvironment.plain
    environment.displayScale = Double(scale)
    let string = Array(repeating: "Ideas", count: lines).joined(separator: "\n")
    let tree = try layOut(in: environment) { name(string).font(font) }
    #expect(abs(try tree.frame("name").height * Double(scale) - Double(pixels)) < 1e-9)
    let width = try tree.frame("name").width * Double(scale)
    #expect(abs(width - width.rounded()) < 1e-9)
  }

  @Test func makesALineWithAnEmojiHigher() throws {
    // At 17 points emoji reach 20.5 above the baseline and 6.406 below it, letters 16.187 and 4.101.
    let tree = try layOut {
      VStack(spacing: 0) {
        name("Ideas")
        Text(.verbatim("Ideas 🙂")).id("emoji")
        Text(.verbatim("🙂\nIdeas")).id("both").frame(height: 40)
      }
    }
    #expect(try tree.frame("name").height == 21 && tree.frame("emoji").height == 27)
    #expect(try tree.text("both").isTruncated && tree.text("both").lineCount == 1)
  }

  @Test func measuresAnAppsOwnFontWithItsOwnLines() throws {
    let file = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
    let own = LayoutEngine(
      fonts: try FontLibrary(fontFiles: [file]), project: LocalizationProject(tables: []),
      locale: "en")
    let tree = try own.layOut(.screen([name("Ideas\nPlans")]), in: .plain)
    // Noto Sans has an ascender of 1.069 em and a descender of 0.293 em.
    #expect(try tree.frame("name").height == (2 * 1.362 * 17).rounded(.up))
    // Bold Text changes fonts of iOS only.
    var bold = RenderEnvironment.plain
    bold.boldText = true
    #expect(try own.layOut(.screen([name("Ideas")]), in: bold).text("name").weight == .regular)
  }

  @Test func leavesOutWhatComesAfterItsLineLimit() throws {
    let text = try text(name(long).lineLimit(2).frame(width: 120))
    #expect(text.isTruncated && text.lineCount == 2 && text.availableLines == 2)
  }

  @Test func takesNoLimitForNone() throws {
    #expect(try !text(VStack { name(long).lineLimit(nil) }.lineLimit(1)).isTruncated)
    #expect(try text(VStack { name(long) }.lineLimit(1)).isTruncated)
  }

  @Test func leavesOutWhatItsHeightHasNoRoomFor() throws {
    let text = try text(name(long).frame(width: 120, height: 60))
    #expect(text.isTruncated && text.lineCount == 2 && text.availableLines == 2)
  }

  @Test func showsOneLineHoweverLowItsFrameIs() throws {
    #expect(try text(name("Ideas").frame(width: 120, height: 5)).lineCount == 1)
  }

  @Test func drawsATextSmallerToFit() throws {
    // “Preparations” is 96.32 points wide at 17, and 79.5 at 51 of 64 parts of that; at 52 parts it is
    // 80.8, as small letters are set further apart.
    let tree = try layOut {
      name("Preparations").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
    }
    let text = try tree.text("name")
    #expect(!text.isTruncated && text.scale == 51.0 / 64)
    // 51 of 64 parts of 20.287, in whole pixels.
    #expect(try tree.node("name").content.height == 17)
  }

  @Test func drawsATextNoSmallerThanItMay() throws {
    let text = try text(name(long).lineLimit(1).minimumScaleFactor(0.75).frame(width: 80))
    #expect(text.isTruncated && text.scale == 0.75)
  }

  @Test func doesNotDrawATextSmallerThatFits() throws {
    #expect(try text(name("Ideas").lineLimit(1).minimumScaleFactor(0.5)).scale == 1)
  }

  @Test func breaksALongWordInANarrowFrame() throws {
    let text = try text(name("Preparations").frame(width: 60))
    #expect(text.breaksWord && text.lineCount == 2 && !text.isTruncated)
  }

  @Test func fitsAgainInTheWidthThatItAskedFor() throws {
    let text = try text(
      HStack(spacing: 0) { name(long).lineLimit(1) }.node, in: .screen(width: 900, height: 50))
    #expect(!text.isTruncated)
  }

  @Test func growsWithTheTextSizeUnlessItIsFixed() throws {
    let largest = RenderEnvironment.screen(
      width: 300, height: 600, dynamicTypeSize: .accessibility5)
    #expect(try text(name("Ideas"), in: largest).pointSize == 53)
    #expect(try text(name("Ideas").font(.fixed(size: 15)), in: largest).pointSize == 15)
    #expect(try text(name("Ideas").font(.body.maximum(pointSize: 30)), in: largest).pointSize == 30)
    // A custom size follows the leadings of its style: 10 × 62 / 22, rounded to a whole point.
    #expect(try text(name("Ideas").font(.custom(size: 10)), in: largest).pointSize == 28)
  }

  @Test func emboldensTextsWhenThePersonAsks() throws {
    var bold = RenderEnvironment.plain
    bold.boldText = true
    #expect(try text(name("Ideas"), in: bold).weight == .semibold)
    #expect(try text(name("Ideas").font(.headline), in: bold).weight == .bold)
  }

  @Test func inheritsWhatIsNotSaid() throws {
    let tree = try layOut {
      VStack {
        name("Ideas")
        Text(.verbatim("Own")).font(.footnote).id("own")
      }.font(.headline).lineLimit(3).foregroundColor(Color(.white))
    }
    #expect(try tree.text("name").font == .headline && tree.text("name").lineLimit == 3)
    #expect(try tree.text("own").font == .footnote && tree.text("own").lineLimit == 3)
    #expect(try tree.foreground(of: tree.node("own")) == Color(.white))
  }

  @Test func addsLineSpacingBetweenLinesOnly() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        name("Ideas").lineSpacing(4)
        Text(.verbatim("Ideas\nCards\nLists")).lineSpacing(4).id("lines")
        Text(.verbatim("Ideas\nCards\nLists")).lineSpacing(-4).id("none")
      }
    }
    // 20.287 and twice 22 points of a line, each higher by 4, in whole points.
    #expect(try tree.frame("name").height == 21 && tree.frame("lines").height == 73)
    #expect(try tree.frame("none").height == 65)
  }

  @Test func inheritsDesignTrackingAndCase() throws {
    let tree = try layOut {
      VStack {
        name("Ideas")
        Text(.verbatim("Own")).fontDesign(.serif).tracking(0).textCase(nil).id("own")
        Text(.verbatim("Font")).font(.system(.body, design: .serif)).id("font")
      }
      .fontDesign(.monospaced).tracking(1.5).textCase(.uppercase)
    }
    let shape = try tree.catalog[tree.text("name").shape]
    #expect(try shape.text == "IDEAS" && tree.text("name").setting.design == .monospaced)
    // Five letters of 1266/2048 em at 17 points, each with 1.5 points, in whole points.
    #expect(try tree.frame("name").width == 61)
    let own = try tree.text("own").setting
    #expect(own == TextSetting(design: .serif))
    // As a weight does, a design that a view sets replaces that of the font.
    #expect(try tree.text("font").setting.design == .monospaced)
  }

  @Test(arguments: [
    (1.01, true, false), (0.96, true, false), (0.94, true, true), (0.96, false, true),
  ])
  func setsLettersCloserBeforeItTruncates(share: Double, allows: Bool, isTruncated: Bool) throws {
    let open = try text(name("Preparations"))
    let natural = try layOut { name("Preparations") }.catalog[open.shape].width(at: open.size)
    let tree = try layOut {
      name("Preparations").lineLimit(1).allowsTightening(allows)
        .frame(width: .points(share * natural))
    }
    let text = try tree.text("name")
    #expect(text.isTruncated == isTruncated)
    #expect(isTruncated || tree.catalog[text.shape].width(at: text.size) <= share * natural + 1e-6)
  }

  @Test func speaksATextAsItIsWritten() throws {
    let tree = try layOut { name("Ideas").textCase(.uppercase) }
    #expect(try tree.catalog[tree.text("name").text].string == "Ideas")
  }

  @Test func shapesATextOnceInAllSizes() throws {
    let engine = try engine()
    for size in DynamicTypeSize.allCases {
      _ = try engine.layOut(
        name(long).frame(width: 100), in: .screen(width: 300, height: 600, dynamicTypeSize: size))
    }
    #expect(engine.catalog.shapedCount == 1)
  }

  @Test func hearsNoDifferenceInCapitalsAndSpaces() throws {
    let catalog = try engine().catalog
    let strings = [" Add a  card", "add a card", "Add cards", " \n"]
    let ids = strings.map { catalog.id(of: .verbatim($0)) }
    let folds = ids.map { catalog[$0].foldID }
    #expect(folds[0] == folds[1] && folds[1] != folds[2])
    #expect(ids.map { catalog[$0].isBlank } == [false, false, false, true])
  }
}
