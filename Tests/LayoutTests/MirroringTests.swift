import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Screens in right-to-left languages.
@Suite struct MirroringTests {
  @ViewBuilder private var screen: [ViewNode] {
    VStack(alignment: .leading) {
      NavigationBar(title: .verbatim("Boards")) {
        Button(.verbatim("Back")).barPlacement(.leading)
      }
      HStack {
        box("icon", 30, 30).padding(.leading, 12)
        Text(.verbatim("Preparations for the journey")).lineLimit(1)
        Spacer()
        Toggle(isOn: true) { Text(.verbatim("On")) }.frame(width: 120)
      }
      List { TextField(text: .verbatim("Ideas")) }
      ScrollView(.horizontal) { box("wide", 900, 20) }
      CustomContainer("board") { box("card", 20, 20).position(x: 5, y: 5) }
    }
  }

  @Test func mirrorsEveryFrame() throws {
    let left = try layOut(in: .plain) { screen }
    let right = try layOut(in: .plain.mirrored) { screen }
    #expect(left.nodes.count == right.nodes.count && left.nodes.count > 15)
    for node in left.nodes.positions {
      let (one, other) = (left[node], right[node])
      for (before, after) in [(one.frame, other.frame), (one.content, other.content)] {
        #expect(abs(after.x - (300 - before.maxX)) < 1e-9, "\(left.path(of: node))")
        #expect(after.y == before.y && after.size == before.size)
      }
      #expect(abs(one.visibleFrame.width - other.visibleFrame.width) < 1e-9)
      #expect(one.clipper == other.clipper && one.scrollView == other.scrollView)
    }
  }

  @Test func takesLeadingForRight() throws {
    let tree = try layOut(in: .plain.mirrored) {
      VStack(alignment: .leading) { box("a", 40, 20) }.padding(.leading, 10)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(try tree.frame("a").maxX == 290)
  }

  @Test func leavesTheSafeAreaWhereItIs() throws {
    let device = RenderEnvironment.screen(
      width: 300, height: 600, safeArea: EdgeInsets(top: 20, left: 50))
    for environment in [device, device.mirrored] {
      let tree = try layOut(in: environment) { filler("all") }
      #expect(try tree.frame("all") == rect(50, 20, 250, 580))
    }
  }
}
