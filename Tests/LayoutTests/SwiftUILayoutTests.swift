import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Frames of views as SwiftUI writes them.
@Suite struct SwiftUILayoutTests {
  @Test func makeTheRowOfAListTheTargetOfItsButton() throws {
    let tree = try layOut { List { Button("go") {}.id("go") } }
    #expect(try tree.frame("go") == Rect(x: 16, y: 17.5, width: 268, height: 52))
    #expect(try tree.frame("go/text-1").x == 32)
  }

  @Test func giveAnEditorAllTheRoomThereIs() throws {
    let tree = try layOut {
      VStack(spacing: 0) {
        Rectangle(fill: .red).frame(height: 100)
        TextEditor(text: .constant("note")).id("note")
      }
    }
    #expect(try tree.frame("note") == Rect(x: 0, y: 100, width: 300, height: 500))
  }

  /// Each screen has a pixel of its own: two to a point on an iPhone SE, three on most others.
  @Test(arguments: [(2.0, 0.5), (3.0, 1.0 / 3)])
  func makeADividerAPixelThick(scale: Double, thickness: Double) throws {
    var environment = RenderEnvironment()
    environment.displayScale = scale
    let tree = try layOut(in: environment) {
      VStack(spacing: 0) {
        Divider()
        HStack(spacing: 0) { Divider() }.frame(height: 40)
      }
    }
    let lines = tree.nodes.filter { if case .rectangle = $0.kind { true } else { false } }
    #expect(lines.map { min($0.frame.width, $0.frame.height) } == [thickness, thickness])
  }

  @Test func keepTheHeightOfALineInARow() throws {
    let tree = try layOut { HStack { Divider().frame(height: 32) }.id("row") }
    #expect(try tree.frame("row").height == 32)
  }

  @Test func lineUpTheColumnsOfAGrid() throws {
    let tree = try layOut {
      Grid(horizontalSpacing: 0) {
        GridRow { for name in ["a", "b", "c"] { cell(name) } }
        GridRow { cell("d") }
        GridRow {
          cell("wide").gridCellColumns(2)
          cell("e")
        }
      }
    }
    #expect(try ["a", "d", "e"].map { try tree.frame($0).width } == [100, 100, 100])
    #expect(try tree.frame("d").x == 0 && tree.frame("e").x == 200)
    #expect(try tree.frame("wide").width == 200)
  }

  private func cell(_ name: String) -> ViewNode {
    Rectangle(fill: .red).frame(maxWidth: .infinity).frame(height: 20).id(name)
  }

  @Test func keepTheFrameOfARowWithAGroundOfItsOwn() throws {
    let tree = try layOut { List { Button(.verbatim("go")).background(.red).id("go") } }
    #expect(try tree.frame("go").width < 100)
  }

  @Test func keepTheTargetOfAButtonToItsLabel() throws {
    let tree = try layOut { Button("go") {}.padding(20).frame(maxWidth: .infinity).id("go") }
    #expect(try tree.frame("go").width < 60)
  }

  @Test(arguments: [(200.0, "wide"), (90, "narrow"), (20, "narrow")])
  func showTheFirstViewThatFits(_ width: Double, _ shown: String) throws {
    let tree = try layOut {
      ViewThatFits(in: .horizontal) {
        box("wide", 150, 20)
        box("narrow", 80, 20)
      }
      .frame(width: width)
    }
    #expect(try tree.node("wide").isVisible == (shown == "wide"))
    #expect(try tree.node("narrow").isVisible == (shown == "narrow"))
  }

  @Test func keepTheIdealHeightOfATextWithAFixedSize() throws {
    let lines = try layOut {
      VStack {
        Text(verbatim: "one two three four five six").fixedSize(horizontal: false, vertical: true)
          .id("a")
      }
      .frame(width: 80, height: 20)
    }
    #expect(try !lines.text("a").isTruncated && lines.text("a").lineCount > 2)
  }

  @Test func keepTheRatioOfWidthToHeight() throws {
    let tree = try layOut {
      Image("photo").resizable().aspectRatio(2, contentMode: .fit).frame(width: 100).id("photo")
    }
    #expect(try tree.frame("photo") == Rect(x: 100, y: 275, width: 100, height: 50))
    let circle = try layOut { Circle().fill(.red).frame(width: 40, height: 90).id("circle") }
    #expect(try circle.node("circle").content.size == Size(width: 40, height: 40))
  }

  @Test func scaleSymbolsWithTheFontAroundThem() throws {
    func side(_ font: Font, _ size: DynamicTypeSize) throws -> Double {
      let environment = RenderEnvironment.screen(width: 300, height: 600, dynamicTypeSize: size)
      return try layOut(in: environment) { Image(systemName: "gear").font(font).id("gear") }
        .frame("gear").width
    }
    #expect(try side(.body, .large) == 20)
    #expect(try side(.largeTitle, .large) == 40)
    #expect(try side(.body, .accessibility5) > 60)
    #expect(try side(.system(size: 17), .accessibility5) == 20)
  }

  @Test func followTheTextSizesThatAreNamed() throws {
    func points(_ size: DynamicTypeSize) throws -> Double {
      let environment = RenderEnvironment.screen(width: 300, height: 600, dynamicTypeSize: size)
      return try layOut(in: environment) {
        Text(verbatim: "a").dynamicTypeSize(.large ... .xxLarge).id("a")
      }.text("a").pointSize
    }
    #expect(try points(.xSmall) == 17 && points(.accessibility5) == 21)
  }

  @Test func giveTheTintOfAButtonToTheColourAroundIt() throws {
    func foreground(@ViewBuilder _ view: () -> [ViewNode]) throws -> Color {
      let tree = try layOut(view)
      return tree.foreground(of: try tree.node("go"))
    }
    #expect(try foreground { Button("go") {}.id("go") } == .blue)
    #expect(try foreground { VStack { Button("go") {}.id("go") }.tint(.red) } == .red)
    #expect(
      try foreground { VStack { Button("go") {}.id("go") }.foregroundColor(.green) } == .green)
    #expect(try foreground { Button("go") {}.foregroundColor(.green).id("go") } == .green)
  }

  @Test func elevateTheColoursOfASheet() throws {
    let tree = try layOut {
      Sheet { Text(verbatim: "a").background(Color(.systemBackground)).id("a") }
    }
    guard case .color(let color) = tree.style(of: try tree.node("a")).background else {
      Issue.record("no colour")
      return
    }
    #expect(color.dark == RGBColor(28, 28, 30))
  }
}
