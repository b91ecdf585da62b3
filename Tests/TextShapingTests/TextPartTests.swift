import AuditModel
import SystemFont
import Testing

@testable import TextShaping

/// Texts whose parts have settings of their own.
@Suite struct TextPartTests {
  private let plain = TextSetting()
  private let bold = TextSetting(weight: .bold)
  private let size = FontSize(17)

  private func shape(_ parts: [TextPart], isRightToLeft: Bool = false) throws -> ShapedText {
    try systemShaper(isRightToLeft: isRightToLeft).shape(parts, as: plain)
  }

  @Test func areAsWideAsTheyAreAlone() throws {
    let shaper = try systemShaper()
    let settings = [
      plain, bold, TextSetting(isItalic: true), TextSetting(design: .monospaced),
      TextSetting(design: .serif), TextSetting(tracking: 2), TextSetting(textCase: .uppercase),
    ]
    let whole = try shape(settings.map { TextPart("Vat", $0) })
    let alone = settings.reduce(0) { $0 + shaper.shape("Vat", as: $1).width(at: size) }
    #expect(abs(whole.width(at: size) - alone) < 1e-9)
    #expect(whole.text == "VatVatVatVatVatVatVAT" && whole.runs.map(\.part) == Array(0..<7))
  }

  @Test func areNotKernedWithEachOther() throws {
    let kerned = try shape([TextPart("AV", plain)]).width(at: size)
    let apart = try shape([TextPart("A", plain), TextPart("V", plain)]).width(at: size)
    #expect(kerned < apart)
  }

  @Test func breakWhereTheWholeTextDoes() throws {
    let parts = [TextPart("an un", plain), TextPart("break", bold), TextPart("able word", plain)]
    let shaped = try shaper().shape(parts, as: plain)
    #expect(shaped.breakOffsets == [3, 15, 19])
    #expect(shaped.lines(width: 0.65 * shaped.width) == ["an ", "unbreakable ", "word"])
  }

  @Test func areOrderedAsOneText() throws {
    // A bold word within Hebrew; digits after Latin letters are as they are (UAX #9, W7). The space is in
    // another font than the Hebrew letter.
    let shaped = try shape([
      TextPart("\u{5D0} ab", plain), TextPart("cd 1", bold), TextPart("\u{5D1}", plain),
    ])
    #expect(shaped.runs.map(\.level) == [1, 1, 2, 2, 1])
    #expect(shaped.runs.map(\.part) == [0, 0, 0, 1, 2])
  }

  @Test func keepClustersThatReachOverTheirEnds() throws {
    let shaped = try shape([TextPart("e", plain), TextPart("\u{301}a", bold)])
    #expect(shaped.clusters.count == 2 && shaped.runs.map(\.part) == [0, 1])
    #expect(shaped.runs.map(\.face.weightClass) == [400, 700])
  }

  @Test func mayBeEmpty() throws {
    let shaped = try shape([
      TextPart("", bold), TextPart("a", plain), TextPart("", bold), TextPart("", plain),
    ])
    let alone = try shape([TextPart("a", plain)])
    #expect(shaped.width(at: size) == alone.width(at: size))
    #expect(try shape([]).isEmpty && shape([TextPart("", bold)]).isEmpty)
  }

  @Test func areShapedOnceForAllSizes() throws {
    let shaper = try systemShaper()
    let parts = [TextPart("a", plain), TextPart("b", bold)]
    let shaped = shaper.shape(parts, as: plain)
    for points in [11.0, 17, 34] {
      let size = FontSize(points)
      let alone =
        shaper.shape("a", as: plain).width(at: size) + shaper.shape("b", as: bold).width(at: size)
      #expect(abs(shaped.width(at: size) - alone) < 1e-9)
    }
    #expect(shaper.shape(parts, as: plain) === shaped && shaper.shapedCount == 3)
  }

  @Test func mayHaveSizesOfTheirOwn() throws {
    let shaper = try systemShaper()
    let whole = shaper.shape([TextPart("AV ", plain), TextPart("AV", bold)], as: plain)
    let large = FontSize(34)
    let sized = whole.sized([part(17), part(34)], in: size)
    let alone = shaper.shape("AV ", as: plain).extent(of: 0..<3, at: size)
    let width = alone + shaper.shape("AV", as: bold).width(at: large)
    #expect(abs(sized.width(at: size) - width) < 1e-9)
    // A line that ends within a kerned pair has its letters without kerning.
    let broken = shaper.shape("A", as: bold).width(at: large)
    #expect(abs(sized.extent(of: 3..<4, at: size) - broken) < 1e-9)
  }

  @Test func makeTheirLinesHigher() throws {
    let shaper = try systemShaper()
    let whole = shaper.shape(
      [TextPart("a\n", plain), TextPart("b\n", bold), TextPart("c", plain)], as: plain)
    let sized = whole.sized([part(17), part(34), part(17)], in: size)
    let lines = sized.breakLines(width: 100, at: size)
    // 20 to the next line, and 40 to the one after it.
    #expect(lines.lineCount == 3 && lines.height == 20 + 40 + 17)
    #expect(whole.breakLines(width: 100, at: size).height == 0)
  }

  @Test(.timeLimit(.minutes(1))) func areMeasuredInTimeWhateverTheirNumber() throws {
    let parts = (0..<10_000).map { TextPart("a ", $0 % 2 == 0 ? plain : bold) }
    let shaped = try shape(parts)
    let sized = shaped.sized(parts.indices.map { part($0 % 2 == 0 ? 17 : 34) }, in: size)
    #expect(sized.breakLines(width: 300, at: size).lineCount > 100)
  }

  /// A part of so many points, whose lines are as high and need three points more.
  private func part(_ points: Double) -> PartSize {
    PartSize(
      size: FontSize(points), ascender: 0.75 * points, descender: 0.25 * points,
      leading: points == 17 ? 20 : 40)
  }
}
