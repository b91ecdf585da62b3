import AuditModel
import Foundation
import Testing

@testable import TextShaping

/// Which font draws a text.
@Suite struct FontChoiceTests {
  private func face(_ text: String, _ language: String = "en") throws -> FontFace {
    try #require(try shaper(language).shape(text).runs.first).face
  }

  @Test func measuresLatinGreekAndCyrillicWithInter() throws {
    for text in ["Ideas", "Ιδέες", "Идеи"] { #expect(try face(text).family == "Inter") }
  }

  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("zh-Hans", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"),
    ("zh-TW", "Noto Sans CJK TC"), ("zh-Hant-HK", "Noto Sans CJK HK"), ("ko", "Noto Sans CJK KR"),
    ("zh", "Noto Sans CJK SC"), ("en", "Noto Sans CJK SC"),
  ])
  func choosesTheHanFontOfTheLanguage(language: String, family: String) throws {
    #expect(try face("骨", language).family == family)
  }

  @Test(arguments: ["骨", "直"])
  func drawsOneHanCharacterDifferentlyInThreeLanguages(character: String) throws {
    let glyphs = try ["ja", "zh-Hans", "zh-Hant"].map { language in
      try shaper(language).shape(character).runs.first?.glyphs.first?.id
    }
    #expect(Set(glyphs).count >= 2 && !glyphs.contains(nil))
    #expect(glyphs[0] != glyphs[1])
  }

  @Test func measuresKanaWithTheJapaneseFontInEveryLanguage() throws {
    #expect(try face("ひらがな", "zh-Hans").family == "Noto Sans CJK JP")
    #expect(try face("한국어", "ja").family == "Noto Sans CJK KR")
  }

  @Test(arguments: [
    ("ไทย", "Noto Sans Thai"), ("عربي", "Noto Sans Arabic"), ("עברית", "Noto Sans Hebrew"),
    ("हिन्दी", "Noto Sans Devanagari"), ("ქართული", "Noto Sans Georgian"),
  ])
  func choosesTheFontOfAScript(text: String, family: String) throws {
    let shaped = try shaper().shape(text)
    #expect(shaped.runs.first?.face.family == family && shaped.unmeasured.isEmpty)
  }

  @Test(arguments: ["ما هو iPhone؟", "iPhone، iPad؛ مرحبا", "؟ مرحبا"])
  func drawsArabicPunctuationWithTheArabicFont(text: String) throws {
    for shaper in [
      try shaper("ar", isRightToLeft: true), try systemShaper("ar", isRightToLeft: true),
    ] {
      let shaped = shaper.shape(text)
      let units = Array(text.utf16)
      for (cluster, position) in shaped.clusters.enumerated().map({ ($1, $0) })
      where "؟،؛".utf16.contains(units[Int(cluster.offset)]) {
        let run = try #require(shaped.runs.first { $0.clusters.contains(position) })
        #expect(run.face.family == "Noto Sans Arabic", "\(text)")
      }
      #expect(shaped.unmeasured.isEmpty)
    }
  }

  @Test func drawsBoldWiderThanRegular() throws {
    let shaper = try shaper()
    let widths = [FontWeight.regular, .semibold, .bold, .black].map {
      shaper.shape("Preparations", weight: $0).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func choosesAFaceOfEveryWeight() throws {
    let shaper = try shaper()
    for weight in FontWeight.allCases {
      let face = shaper.shape("a", weight: weight).runs.first?.face
      #expect(face?.weightClass == weight.weightClass && face?.isItalic == false)
    }
  }

  @Test func choosesASlantedFaceForItalics() throws {
    let shaped = try shaper().shape("Ideas", as: TextSetting(weight: .bold, isItalic: true))
    #expect(shaped.runs.first?.face.isItalic == true)
    #expect(shaped.runs.first?.face.weightClass == 700)
  }

  @Test func takesTheHeavierOfTwoEquallyNearFaces() throws {
    // Noto Sans Thai comes in 400 and 700 here; 600 is nearer to 700, and 500 to 400.
    let shaper = try shaper("th")
    #expect(shaper.shape("ไทย", weight: .semibold).runs.first?.face.weightClass == 700)
    #expect(shaper.shape("ไทย", weight: .medium).runs.first?.face.weightClass == 400)
  }

  @Test func namesCharactersThatNoFontHas() throws {
    let shaped = try shaper().shape("a\u{10FFFD}b\u{F0000}\u{10FFFD}")
    #expect(shaped.unmeasured == ["\u{F0000}", "\u{10FFFD}"])
  }

  @Test func asksNoGlyphOfJoinersAndSelectors() throws {
    #expect(try shaper().shape("a\u{200D}b\u{FE0F}\u{200E}\n").unmeasured.isEmpty)
  }

  @Test func measuresWithANamedFontFileInPlaceOfInter() throws {
    let path = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
    try #require(FileManager.default.fileExists(atPath: path))
    let fonts = try FontLibrary(fontFiles: [path])
    let shaped = TextShaper(fonts: fonts, language: "en").shape("Ideas")
    #expect(shaped.runs.map(\.face.family) == ["Noto Sans"])
    #expect(fonts.usedFonts == ["Noto Sans Regular"])
  }

  @Test func remembersWhichFontsWereUsed() throws {
    let fonts = try FontLibrary()
    #expect(fonts.usedFonts == [])
    _ = TextShaper(fonts: fonts, language: "th").shape("Ideas ไทย")
    #expect(fonts.usedFonts == ["Inter Display Regular", "Noto Sans Thai Regular"])
  }

  @Test func refusesAFileThatIsNotThere() {
    #expect(throws: FontError.unreadable(path: "/nowhere/font.ttf")) {
      try FontLibrary(fontFiles: ["/nowhere/font.ttf"])
    }
  }

  @Test func refusesAFileThatIsNoFont() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "no-font-\(UUID()).ttf")
    try Data("This is a letter.".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FontError.unreadable(path: file.path)) {
      try FontLibrary(fontFiles: [file.path])
    }
  }

  /// Containers of tables as OpenType 1.9 defines them, in which no character has a glyph.
  @Test(
    arguments: [
      [], [("head", head)], [("head", head), ("maxp", [0, 0, 0x50, 0, 0, 0])],
      [("head", head), ("maxp", [0, 0, 0x50, 0, 0, 9])],
      [("cmap", [0, 0, 0, 0]), ("head", head), ("maxp", [0, 0, 0x50, 0, 0, 9])],
    ] as [[(tag: String, bytes: [UInt8])]])
  func refusesAFontWithoutCharacters(tables: [(tag: String, bytes: [UInt8])]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "empty-\(UUID()).ttf")
    try Data(Self.font(tables)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: FontError.withoutCharacters(path: file.path)) {
      try FontLibrary(fontFiles: [file.path])
    }
    let message = try #require(error).description
    #expect(message.hasPrefix("\(file.path): ") && message.contains("name a complete .ttf"))
  }

  /// The fields of the table `head` with 1,000 units in an em.
  private static let head: [UInt8] =
    [0, 1, 0, 0] + [UInt8](repeating: 0, count: 8) + [0x5F, 0x0F, 0x3C, 0xF5, 0, 0, 3, 0xE8]
    + [UInt8](repeating: 0, count: 34)

  /// A container of tables: its header, the record of each, and the tables one after the other.
  private static func font(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var records: [UInt8] = []
    var content: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + content.count
      records +=
        Array(table.tag.utf8) + bytes(0, 4) + bytes(offset, 4) + bytes(table.bytes.count, 4)
      content += table.bytes
    }
    return [0, 1, 0, 0] + bytes(tables.count, 2) + bytes(0, 6) + records + content
  }

  @Test func saysWhereItLookedWhenInterIsNotInstalled() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "no-fonts").path
    #expect(throws: FontError.notInstalled(family: "Inter", searched: [folder])) {
      try FontLibrary(fontFiles: [], directory: FontDirectory(folders: [folder]))
    }
  }
}
