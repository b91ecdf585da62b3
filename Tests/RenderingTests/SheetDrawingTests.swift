import Accessibility
import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Sheets have iOS's shape, and grounds and scrolled content go on behind bars.
@Suite struct SheetDrawingTests {
  private let phone = Device.narrowest(with: .compactRegular)
  private let pad = Device.narrowest(with: .regularRegular)

  private func drawing(on device: Device) throws -> SVGDrawing {
    let state = ScreenState(name: "filters") { _ in
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) {
        List { Text(verbatim: "Row") }.navigationTitle(.verbatim("Filters"))
      }
    }
    let environment = RenderEnvironment(device: device)
    let view = state.prepare(device).render(environment)
    return SVGDrawing(try screen(in: environment) { view })
  }

  private let sheetFill = "\(Color.systemBackground.light)"

  @Test func roundOnlyTheirUpperCornersAtTheLowerEdge() throws {
    let path = try drawing(on: phone).elements("path")
      .filter { $0["fill"] == sheetFill }.compactMap { $0["d"] }.first
    let outline = try #require(path)
    // Two arcs of 34 points at the top and two of none at the bottom.
    #expect(outline.matches(of: /a34 34/).count == 2 && outline.matches(of: /a0 0/).count == 2)
  }

  @Test func roundAllCornersInTheMiddleOfAnIPad() throws {
    let areas = try drawing(on: pad).elements("rect").filter {
      $0["fill"] == sheetFill && $0["width"] == "580"
    }
    #expect(areas.map { $0["rx"] } == ["34"])
  }

  @Test func letTheGroundOfAListGoOnUnderTheirBars() throws {
    let ground = "\(Color(uiColor: .systemGroupedBackground).light)"
    let frame = try drawing(on: pad).elements("rect").first { $0["fill"] == ground }
    #expect(frame?["width"] == "580" && frame?["height"] == "620")
  }

  @Test func showScrolledRowsBehindATabBar() throws {
    let drawing = SVGDrawing(
      try screen(in: RenderEnvironment(device: phone)) {
        TabView {
          List { for row in 0..<40 { Text(verbatim: "Row \(row)").id("\(row)") } }
            .tabItem { Label(.verbatim("Boards"), systemImage: "square") }
        }
      })
    let clips = try drawing.elements("rect").filter { $0["fill"] == nil && $0["stroke"] == nil }
    let ends = clips.map { (Double($0["y"] ?? "") ?? 0) + (Double($0["height"] ?? "") ?? 0) }
    #expect(ends.contains(phone.viewport.height))
  }

  @Test func showTheAnswersOfADialogWhereIOSDoes() throws {
    func dialog(on device: Device) throws -> AccessibleScreen {
      let state = ScreenState(name: "asking") { _ in
        Text(verbatim: "Below").confirmationDialog(
          .verbatim("Delete?"), isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button(.verbatim("Cancel"), role: .cancel, action: {})
          Button(.verbatim("Delete"), role: .destructive, action: {})
        }
      }
      let environment = RenderEnvironment(device: device)
      return try screen(in: environment) { state.prepare(device).render(environment) }
    }
    func words(_ screen: AccessibleScreen) -> [String] {
      screen.elements.compactMap { $0.label.first.map { screen.catalog[$0].string } }
    }
    let onPhone = try dialog(on: phone)
    #expect(words(onPhone) == ["Delete?", "Delete"])
    let onPad = try dialog(on: pad)
    #expect(words(onPad) == ["Delete?", "Delete"])
    let frame = try #require(onPad.modal.map { onPad.tree[$0].frame })
    #expect(frame.width == 320 && frame.center.x == pad.viewport.width / 2)
  }
}
