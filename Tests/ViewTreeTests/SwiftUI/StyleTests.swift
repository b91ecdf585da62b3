import AuditModel
import Testing

@testable import ViewTree

/// Styles as SwiftUI writes them.
@Suite struct StyleTests {
  @Test func shapesAreInTheForegroundUnlessTheyNameAStyle() {
    for shape in [Circle().node, Rectangle().node, Capsule().fill(.foreground).node] {
      #expect(shape.style.background == .color(.foreground(level: 0)))
    }
    #expect(Circle().fill(.secondary).node.style.background == .color(.foreground(level: 1)))
    #expect(Circle().fill(Color.red).node.style.background == .color(.red))
  }

  @Test func aLineUnderAViewIsUnderEachTextInIt() {
    let stack = VStack {
      Text("a")
      Button { Text("b").bold() }
    }
    let underlined = stack.underline().node
    #expect(underlined.texts.count == 2)
    #expect(
      underlined.texts.allSatisfy {
        if case .runs(let runs) = $0 {
          runs.allSatisfy { $0.attributes.isUnderlined == true }
        } else {
          false
        }
      })
    #expect(stack.underline(false).node == stack.node)
    #expect(stack.strikethrough().node != stack.node)
  }

  @Test func aGradientIsAPatternAndNoColour() {
    let text = Text("title").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(text.node.style.foreground?.isPattern == true)
  }

  @Test func aStyleOfAnyTypeIsItsStyle() {
    let styles = [true, false].map { $0 ? AnyShapeStyle(.red) : AnyShapeStyle(.separator) }
    #expect(
      styles.map { Circle().fill($0).node.style.background } == [
        .color(.red), .color(UIColor.separator.color),
      ])
    #expect(Rectangle().fill(.separator).node.style.background == .color(UIColor.separator.color))
  }

  @Test func aGaugeSpeaksItsValueAndShowsIt() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("storage")
    } currentValueLabel: {
      Text("3 GB")
    }
    #expect(gauge.node.texts == [localized("storage"), localized("3 GB")])
    #expect(gauge.node.first { $0.accessibility.value == localized("3 GB") } != nil)
    let plain = Gauge(value: 3, in: 0...4) { Text("storage") }.node
    #expect(plain.accessibility.value == .system("%@%", .text(.verbatim("75"))))
  }

  @Test func anOpacityKeepsTheTint() {
    let color = Color.accentColor.opacity(0.5).opacity(0.5)
    #expect(color.isTint && color.reference?.opacity == 0.25)
  }

  @Test func theSizeOfABorderedButtonIsNamedBeforeOrAfterItsStyle() {
    let after = Button("go") {}.buttonStyle(.bordered).controlSize(.large)
    let before = Button("go") {}.controlSize(.large).buttonStyle(.bordered)
    for button in [after, before] {
      #expect(button.content.children[0].layout.padding == EdgeInsets(15, 20))
    }
    let nearest = VStack { Button("go") {}.buttonStyle(.bordered).controlSize(.small) }
      .controlSize(.large)
    #expect(nearest.children[0].content.children[0].layout.padding == EdgeInsets(5, 10))
  }

  @Test func aLineIsUprightInARow() {
    let row = HStack { Divider() }.node.children[0]
    #expect(row.layout.frame?.width == .points(1.0 / 3) && row.layout.frame?.height == nil)
    let column = VStack { Divider() }.node.children[0]
    #expect(column.layout.frame?.height == .points(1.0 / 3) && column.layout.frame?.width == nil)
  }

  @Test func aLineInARowKeepsItsModifiers() {
    let line = HStack { Divider().frame(height: 32).accessibilityHidden().id("line") }.node
      .children[0]
    #expect(line.layout.frame?.height == .points(32))
    #expect(line.children[0].layout.frame?.width == .points(1.0 / 3))
    #expect(line.content.accessibility.isHidden == true && line.content.id == "line")
  }

  @Test func modifiersOfALabelStayWhateverItsStyle() {
    let label = Label("trash", systemImage: "trash").accessibilityHint("deletes").padding()
      .labelStyle(.iconOnly)
    #expect(label.accessibility.hint == localized("deletes"))
    #expect(label.layout.padding == EdgeInsets(all: 16))
    #expect(label.firstText == nil && label.children[0].accessibility.label == localized("trash"))
  }

  @Test func theNearestStyleOfALabelCounts() {
    let label = VStack { Label("trash", systemImage: "trash").labelStyle(.titleAndIcon) }
      .labelStyle(.iconOnly)
    #expect(label.firstText == localized("trash"))
  }

  @Test func theNearestStyleCountsAcrossANavigationStack() {
    let stack = NavigationStack {
      Button("go") {}.buttonStyle(.plain)
      Label("trash", systemImage: "trash").labelStyle(.titleAndIcon)
    }
    .buttonStyle(.borderedProminent).labelStyle(.iconOnly)
    #expect(stack.first { $0.preferences?.isButtonShape == true } == nil)
    #expect(stack.texts.contains(localized("trash")))
  }

  @Test func aRowWithAPictureIsNoLabel() {
    let row = HStack {
      Image(systemName: "pencil").id("icon")
      Text("edit")
    }
    #expect(row.labelStyle(.iconOnly).texts == [localized("edit")])
  }
}

extension EdgeInsets {
  fileprivate init(_ vertical: Double, _ horizontal: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
