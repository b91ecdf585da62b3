import AuditModel
import Testing

@testable import Reporting

/// The drawings of a sheet as one SVG.
@Suite struct GalleryPictureTests {
  /// A sheet of drawings of 100 × 200 points.
  private func sheet(
    _ screen: String = "a <b> & c", states: [String] = ["idle"], devices: [String] = ["iPhone"],
    sizes: Int, locales: [String], problem: Bool = false
  ) -> DrawingSheet {
    let sizes = Array(DynamicTypeSize.allCases.prefix(sizes))
    var sheet = DrawingSheet(
      screen: screen, title: "", states: states, devices: devices, sizes: sizes,
      locales: locales.map { LocaleIdentifier($0) })
    let count = states.count * devices.count * sizes.count * locales.count
    sheet.cells = (0..<count).map {
      .drawing("<svg id=\"\($0)\"/>", Size(width: 100, height: 200), notes: [])
    }
    if problem { sheet.cells[0] = .problem("no </svg>") }
    return sheet
  }

  private func picture(_ sheet: DrawingSheet) -> String {
    var bytes: [UInt8] = []
    GalleryPicture(sheet).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The columns and rows of the drawings, in their order in the picture.
  private func places(_ sheet: DrawingSheet) -> [[Int]] {
    picture(sheet).matches(of: /translate\((\d+) (\d+)\) scale\(0.5\)"><svg id="(\d+)"/).map {
      [Int($0.3) ?? -1, (Int($0.1) ?? 0) / 74, (Int($0.2) ?? 0) / 162]
    }
  }

  @Test func hasAColumnForEachOfFewLanguages() {
    #expect(
      places(sheet(sizes: 2, locales: ["en", "fi", "ja"])) == [
        [0, 0, 0], [2, 1, 0], [4, 2, 0], [1, 0, 1], [3, 1, 1], [5, 2, 1],
      ])
  }

  @Test func hasARowForEachOfManyLanguages() {
    let many = ["cs", "de", "en", "es", "fi", "fr", "hu", "it"]
    let places = places(sheet(sizes: 2, locales: many))
    #expect(places.prefix(4) == [[0, 0, 0], [1, 1, 0], [2, 0, 1], [3, 1, 1]])
    #expect(places.last == [15, 1, 7])
  }

  @Test func putsSevenInARowAtOneTextSize() {
    let many = ["cs", "de", "en", "es", "fi", "fr", "hu", "it"]
    let places = places(sheet(sizes: 1, locales: many))
    #expect(places[6] == [6, 6, 0] && places[7] == [7, 0, 1])
  }

  @Test func escapesNamesAndShowsWhatIsNotDrawn() {
    let picture = picture(sheet(sizes: 1, locales: ["en"], problem: true))
    #expect(picture.contains("<title>a &lt;b&gt; &amp; c</title>"))
    #expect(picture.contains(">Not drawn</text>") && !picture.contains("no </svg>"))
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(GalleryFile.isOne(Array(picture.utf8)) && !GalleryFile.isOne(Array("<svg/>".utf8)))
  }

  @Test func hasALineForEachFactThatVaries() {
    let states = ["idle", "trip.loading.failed.after.a.long.time"]
    let picture = picture(
      sheet(
        states: states, devices: ["iPhone SE (1st generation)", "ipad"], sizes: 1,
        locales: ["zh-Hans"]))
    let texts = picture.matches(of: /<text[^>]* x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/)
    #expect(
      texts.prefix(4).map { String($0.3) } == [
        "Chinese,…", "xSmall", "idle", "iPhone S…",
      ])
    #expect(texts.prefix(4).map { String($0.2) } == ["140", "155", "170", "185"])
    #expect(texts.contains { $0.3 == "trip.loa…" })
    #expect(picture.contains("viewBox=\"0 0 320 216\""))
  }

  @Test func makesVisibleWhatXMLExcludes() throws {
    let name = "a\u{FFFF}b\u{FFFE}\u{1}"
    let picture = picture(sheet(name, states: [name, "idle"], sizes: 1, locales: ["en"]))
    #expect(picture.contains("<title>a\\u{FFFF}b\\u{FFFE}\\u{1}</title>"))
    #expect(!picture.unicodeScalars.contains { [0xFFFE, 0xFFFF, 1].contains($0.value) })
  }

  @Test(.timeLimit(.minutes(1)))
  func writesManyDrawingsInTimeThatGrowsWithThem() {
    let sheet = sheet(
      states: (0..<20).map { "s\($0)" }, devices: (0..<4).map { "d\($0)" }, sizes: 5,
      locales: (0..<50).map { "x-\($0)" })
    #expect(picture(sheet).components(separatedBy: "class=\"edge\"").count == 20_001)
    var size = 0
    GalleryPage(sheet, tool: ToolIdentity(name: "legible", version: "1"), picture: "p.svg")
      .write { size += $0.count }
    #expect(size > 20_000)
  }

  @Test func isEmptyWithoutDrawings() {
    #expect(picture(sheet(sizes: 1, locales: [])).contains("viewBox=\"0 0 24 24\""))
  }
}
