import AuditModel
import Foundation
import Testing
import TextShaping
import ViewTree

@testable import Rendering

/// Symbols are drawn with the glyphs of an open icon font, by the names that iOS has for them.
///
/// Only where that font is installed: Homebrew has none.
@Suite(.enabled(if: SymbolFonts.installed.areThere && SymbolFonts.installed.material != nil))
struct SymbolTests {
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
  func fillsItsFrameAndStaysInside(_ name: String) throws {
    let screen = try screen { Image(symbol: name, size: 200) }
    let frame = try #require(screen.tree.nodes.first?.content)
    let drawing = try SVGDrawing(screen).elements()
    let outlines = drawing.filter { $0.name == "path" }
    let shapes = drawing.compactMap { element -> Rect? in
      guard element["transform"] != nil else { return nil }
      let id = element["href"]?.dropFirst()
      return (id.map { id in outlines.first { $0["id"] == String(id) } } ?? element)?
        .inkBounds(transformedBy: element)
    }
    #expect(!shapes.isEmpty)
    for ink in shapes {
      #expect(frame.contains(ink, slack: 0.1) && ink.height > 100, "\(ink) in \(frame)")
    }
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
    #expect(try drawing.elements("g").contains { $0["fill"] == "\(Color.red.light)" })
    #expect(try drawing.elements("g").contains { $0["opacity"] == "0.5" })
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

  @Test func drawsAPictureOfTheAppAsAPicture() throws {
    let screen = try screen {
      Image("map", width: 100, height: 100)
      Image(decorative: "list.bullet", width: 36, height: 36)
    }
    let drawing = SVGDrawing(screen)
    let grounds = try drawing.elements("rect").dropFirst()
    #expect(grounds.map { $0["width"] } == ["100", "36"])
    #expect(drawing.unknownSymbols.isEmpty)
  }

  @Test func knowsASymbolThatFillsItsFrame() throws {
    let screen = try screen {
      Image(systemName: "no.such.symbol").resizable().frame(width: 60, height: 60)
      Image(systemName: "plus").resizable().frame(width: 60, height: 60)
      Image(symbol: "another.symbol").resizable().frame(width: 60, height: 60)
      Image("plus").resizable().frame(width: 60, height: 60)
    }
    let drawing = SVGDrawing(screen)
    #expect(drawing.unknownSymbols == ["another.symbol", "no.such.symbol"])
    #expect(try drawing.elements("rect").filter { $0["stroke-dasharray"] != nil }.count == 2)
    #expect(try drawing.elements("use").count == 2)
  }

  @Test func namesTheVersionsOfTheFontsThatItIsDrawnWith() throws {
    let (phosphor, material) = ("Phosphor", "Material Design Icons")
    func fonts(_ symbols: SymbolFonts, @ViewBuilder _ view: () -> [ViewNode]) throws -> [String:
      String]
    {
      SVGDrawing(try screen(view), symbols: symbols).drawn().symbolFonts
    }
    let plus = try fonts(.installed) { Image(systemName: "plus") }
    #expect(plus[phosphor]?.contains("1.3") == true && plus[material] == nil)
    #expect(try fonts(.installed) { Image("cat", width: 60, height: 40) }.keys == plus.keys)
    #expect(try fonts(.installed) { Image(systemName: "no.such") }.isEmpty)
    #expect(try fonts(.none) { Text(.verbatim("Ideas")) }.isEmpty)
    let absent = [phosphor: "not installed", material: "not installed"]
    #expect(try fonts(.none) { Image(systemName: "no.such") } == absent)
  }

  @Test func findsFontsWithTheirVersionsInTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "legible-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (file, link) in [
      ("phosphor.ttf", "phosphor-1.3.0.ttf"),
      ("materialdesignicons6-webfont.ttf", "materialdesignicons6-webfont-6.9.96.ttf"),
    ] {
      let paths = IconFont.folders.flatMap { ["\($0)/\(file)", "\($0)/\(link)"] }
      let path = try #require(paths.first(where: FileManager.default.fileExists))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)", withDestinationPath: path)
    }
    let fonts = SymbolFonts(in: [folder])
    #expect(fonts.areThere && fonts.material != nil)
    #expect(!SymbolFonts(in: []).areThere)
  }
}

extension DrawnElement {
  /// The frame around the points of its path, moved and scaled as `use` says.
  fileprivate func inkBounds(transformedBy use: DrawnElement) -> Rect? {
    guard let origin = use.origin,
      let scale = use["transform"]?.firstMatch(of: /scale\((-?[\d.]+)\s/).flatMap({ Double($0.1) }),
      let numbers = self["d"]?.matches(of: /-?[\d.]+/).compactMap({ Double($0.output) })
    else { return nil }
    let (x, y) = (
      stride(from: 0, to: numbers.count, by: 2).map { origin.x + scale * numbers[$0] },
      stride(from: 1, to: numbers.count, by: 2).map { origin.y - scale * numbers[$0] }
    )
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
