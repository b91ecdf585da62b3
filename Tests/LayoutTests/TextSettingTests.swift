import AuditModel
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
    #expect(try tree.frame("name").height == Double(text.lineCount) * 22)
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
    // “Preparations” is 101.78 points wide; 50 of 64 parts of that are the most that 80 hold.
    let tree = try layOut {
      name("Preparations").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
    }
    let text = try tree.text("name")
    #expect(!text.isTruncated && text.scale == 50.0 / 64)
    #expect(try tree.node("name").content.height == 22 * 50.0 / 64)
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
    // A custom size follows the leadings of its style: 10 × 62 / 22, rounded to a third.
    #expect(try text(name("Ideas").font(.custom(size: 10)), in: largest).pointSize == 85.0 / 3)
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
    #expect(try tree.node("own").foreground == Color(.white))
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
