import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Layers over a drawing, on request.
@Suite struct LayerTests {
  private func drawing(
    _ layers: DrawingLayers, @ViewBuilder _ view: () -> [ViewNode]
  ) throws -> SVGDrawing {
    SVGDrawing(try screen(view), layers: layers)
  }

  @ViewBuilder private var everything: [ViewNode] {
    Text(.verbatim("Ideas")).lineLimit(1)
    Text(.verbatim("Preparations for the journey")).lineLimit(1).frame(width: 120)
    Button(.verbatim("x")).frame(width: 30, height: 20)
    Button(.verbatim("Save")).frame(width: 90, height: 44)
    Button(.verbatim("Off"), isEnabled: false).frame(width: 40, height: 24)
    Toggle(isOn: true) { Text(.verbatim("Sounds")) }
  }

  @Test func showsNoneByDefault() throws {
    let screen = try screen { everything }
    #expect(try SVGDrawing(screen).elements("text").isEmpty)
    #expect(try SVGDrawing(screen).elements("rect").allSatisfy { $0["stroke-dasharray"] == nil })
    let isSame = SVGDrawing(screen, layers: []).svg == SVGDrawing(screen).svg
    #expect(isSame)
  }

  @Test func marksTruncatedTextsAndNoOthers() throws {
    let marks = try drawing(.truncation) { everything }.elements("rect")
      .filter { $0["stroke-dasharray"] != nil }
    #expect(marks.count == 1)
    #expect(marks.first?["width"] == "120")
  }

  @Test func outlinesTargetsAndNamesTheSizeOfSmallOnes() throws {
    let drawing = try drawing(.targets) { everything }
    #expect(try drawing.elements("text").count == 1)
    #expect(drawing.svg.contains(">30 × 20</text>"))
    let outlines = try drawing.elements("rect").filter { $0["stroke-width"] == "1" }
    // The small button in red; the large one and the switch in green; the disabled one not at all.
    #expect(outlines.filter { $0["stroke"] == "#d70015" }.map { $0["width"] } == ["30"])
    #expect(outlines.filter { $0["stroke"] == "#248a3d" }.count == 2)
  }

  @Test func numbersTheElementsInTheOrderOfReading() throws {
    let screen = try screen { everything }
    let drawing = SVGDrawing(screen, layers: .order)
    let numbers = drawing.svg.matches(of: />(\d+)<\/text>/).map { Int($0.1) }
    #expect(numbers == Array(1...screen.elements.count))
    let line = try #require(try drawing.elements("path").last?["d"])
    #expect(line.filter { "ML".contains($0) }.count == screen.elements.count)
  }

  @Test func numbersAtTheSideWhereReadingBegins() throws {
    func x(_ locale: LocaleIdentifier) throws -> Double {
      let screen = try screen(in: RenderEnvironment(locale: locale)) {
        Button(.verbatim("x")).frame(width: 200, height: 44)
      }
      return try #require(
        try SVGDrawing(screen, layers: .order).elements("rect").last?["x"].flatMap(Double.init))
    }
    #expect(try x("en") < 100 && x("he") > 220)
  }

  @Test func drawsAllThreeOverEachOther() throws {
    let drawing = try drawing([.order, .targets, .truncation]) { everything }
    #expect(try !drawing.elements().isEmpty)
    #expect(try drawing.elements("text").count == 7)
  }
}
