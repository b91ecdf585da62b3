import AuditModel
import Testing
import TextShaping
import ViewTree

@testable import Rendering

/// Symbols are drawn with the glyphs of an open icon font, by the names that iOS has for them.
@Suite struct SymbolTests {
  private static let tables = [SymbolNames.phosphor, SymbolNames.material]

  private static func lines(of table: StaticString) -> [[Substring]] {
    table.description.split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test func knowsMoreThanFifteenHundredNamesEachOnce() {
    let names = Self.tables.flatMap(Self.lines).map(\.[0])
    #expect(names.count > 1500)
    #expect(Set(names).count == names.count)
    #expect(
      names.allSatisfy {
        $0.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz.0123456789".utf8.contains($0) }
      })
  }

  @Test(arguments: [0, 1])
  func hasAGlyphForEachName(_ table: Int) throws {
    let font = try #require(
      table == 0 ? SymbolFonts.installed.phosphor : SymbolFonts.installed.material)
    let lines = Self.lines(of: Self.tables[table])
    for line in lines {
      let points = line.dropFirst().compactMap { UInt32($0, radix: 16) }
      #expect(points.count == line.count - 1 && !points.isEmpty, "\(line)")
      #expect(points == SymbolNames.codePoints(of: String(line[0]), in: Self.tables[table]))
      let glyphs = points.compactMap { Unicode.Scalar($0).flatMap(font.glyph(of:)) }
      #expect(glyphs.count == points.count && glyphs.allSatisfy { !font.outline(of: $0).isEmpty })
    }
  }

  @Test(arguments: ["", " ", "plus\n", "plus F", "\n", "PLUS", "plu", "us", "no.such.symbol", "é"])
  func findsNothingForOtherNames(_ name: String) {
    for table in Self.tables { #expect(SymbolNames.codePoints(of: name, in: table).isEmpty) }
    #expect(Symbol(name, fonts: .installed) == nil)
  }

  @Test func followsTheWeightWhereThereAreSeveral() throws {
    func glyph(_ name: String, _ weight: FontWeight) throws -> UInt32 {
      try #require(SymbolFonts.installed.glyph(name, weight: weight)).id
    }
    let weights: [FontWeight] = [.thin, .light, .regular, .bold]
    #expect(try Set(weights.map { try glyph("plus", $0) }).count == 4)
    #expect(try glyph("plus", .medium) == glyph("plus", .regular))
    #expect(try glyph("plus", .black) == glyph("plus", .bold))
    #expect(try Set(weights.map { try glyph("heart.fill", $0) }).count == 1)
  }

  @Test func isHeavierInBoldText() throws {
    func path(_ weight: FontWeight, boldText: Bool = false) throws -> String {
      var environment = RenderEnvironment()
      environment.boldText = boldText
      let drawing = SVGDrawing(
        try screen(in: environment) { Image(systemName: "plus").fontWeight(weight) })
      return try #require(try drawing.elements("path").first?["d"])
    }
    #expect(try path(.regular) != path(.bold))
    #expect(try path(.regular, boldText: true) == path(.bold))
  }

  @Test func putsTogetherWhatNoFontHas() throws {
    let names = [
      ("star.circle", true), ("star.circle.fill", true),
      ("line.3.horizontal.decrease.circle", true),
      ("mappin.square.fill", true), ("nothing.circle", false), ("circle.circle.circle", false),
    ]
    for (name, isKnown) in names {
      let symbol = Symbol(name, fonts: .installed)
      #expect((symbol != nil) == isKnown, "\(name)")
      if case .glyph = symbol { Issue.record("\(name) has a glyph of its own") }
    }
    guard case .slashed = Symbol("location.slash", fonts: .installed) else {
      Issue.record("a slash is drawn over the symbol")
      return
    }
  }

  @Test(arguments: ["plus", "plus.square", "star.circle.fill", "location.slash", "photo"])
  func staysInsideOfItsFrame(_ name: String) throws {
    let screen = try screen { Image(symbol: name, size: 200) }
    let frame = try #require(screen.tree.nodes.first?.content)
    for glyph in Symbol(name, fonts: .installed)?.glyphs ?? [] {
      let ink = try #require(glyph.outline.bounds)
      let size = 1.042 * frame.width
      #expect(ink.maxX * size <= frame.width / 2 && ink.minX * size >= -frame.width / 2)
      #expect(ink.maxY * size <= frame.height / 2 && ink.minY * size >= -frame.height / 2)
    }
    let drawing = try SVGDrawing(screen).elements()
    #expect(drawing.contains { ["use", "path"].contains($0.name) })
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward.circle", true), ("list.bullet", true),
    ("increase.indent", true), ("chevron.right", false), ("arrow.up.left", false), ("play", false),
    ("forward", true), ("checklist", false),
  ])
  func mirrorsWhatFollowsTheDirectionOfReading(_ name: String, isMirrored: Bool) throws {
    func isMirroredOn(_ locale: LocaleIdentifier) throws -> Bool {
      let drawing = SVGDrawing(
        try screen(in: RenderEnvironment(locale: locale)) { Image(systemName: name) })
      return try drawing.elements("g").contains { $0["transform"]?.contains("scale(-1 1)") == true }
    }
    #expect(try isMirroredOn("he") == isMirrored)
    #expect(try !isMirroredOn("en"))
  }

  @Test func takesTheColourOfTheViewsAroundIt() throws {
    let drawing = SVGDrawing(
      try screen { HStack { Image(systemName: "plus") }.foregroundColor(.red).opacity(0.5) })
    let color = Color.red.light.opacity(0.5)
    #expect(try drawing.elements("g").contains { $0["fill"] == "\(color)" })
  }

  @Test func drawsASquareForAnUnknownSymbolAndNamesIt() throws {
    let screen = try screen {
      Image(systemName: "no.such.symbol")
      Image(systemName: "plus")
      Image(systemName: "another.symbol").hidden()
      Image(symbol: "zz.symbol")
      Image("Photo of a cat", width: 60, height: 40)
      ProgressView()
    }
    let drawing = SVGDrawing(screen)
    #expect(drawing.unknownSymbols == ["no.such.symbol", "zz.symbol"])
    #expect(try drawing.elements("rect").filter { $0["stroke-dasharray"] != nil }.count == 2)
    #expect(!drawing.svg.contains("cat"))
  }

  @Test func drawsSquaresWhereNoFontIsInstalled() throws {
    let screen = try screen {
      Image(systemName: "plus")
      Image(systemName: "star.circle.fill")
      Image("cat", width: 60, height: 40)
    }
    let drawing = SVGDrawing(screen, symbols: .none)
    #expect(drawing.unknownSymbols == ["plus", "star.circle.fill"])
    #expect(try drawing.elements("rect").filter { $0["stroke-dasharray"] != nil }.count == 2)
    #expect(try drawing.elements("path").isEmpty)
  }
}

extension Symbol {
  /// The glyphs that it is made of.
  fileprivate var glyphs: [SymbolGlyph] {
    switch self {
    case .glyph(let glyph), .slashed(let glyph): [glyph]
    case .framed(_, let frame): [frame]
    }
  }
}
