import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Frames and paddings.
@Suite struct FrameTests {
  private func size(_ view: ViewNode) throws -> Size {
    let tree = try layOut { view.id("view") }
    return try tree.frame("view").size
  }

  @Test func takesAFixedFrame() throws {
    #expect(try size(box("a", 20, 20).frame(width: 80, height: 44)) == Size(width: 80, height: 44))
  }

  @Test func alignsItsContentInAFrame() throws {
    let tree = try layOut {
      box("a", 20, 10).frame(width: 100, height: 50, alignment: .bottomLeading)
    }
    #expect(try tree.node("a").content == rect(100, 315, 20, 10))
  }

  @Test func growsUpToTheGreatestWidth() throws {
    #expect(try size(box("a", 20, 20).frame(maxWidth: 120)).width == 120)
    #expect(try size(box("a", 20, 20).frame(maxWidth: .infinity)).width == 300)
  }

  @Test func keepsTheLeastWidth() throws {
    #expect(
      try size(box("a", 20, 20).frame(minWidth: 44, minHeight: 44))
        == Size(width: 44, height: 44))
    #expect(try size(box("a", 60, 20).frame(minWidth: 44)).width == 60)
  }

  @Test func prefersTheLeastLengthToTheGreatest() throws {
    #expect(try size(box("a", 20, 20).frame(minWidth: 100, maxWidth: 50)).width == 100)
  }

  @Test func takesItsIdealWidthWhereItMayChoose() throws {
    let tree = try layOut {
      ScrollView(.horizontal) { Rectangle(fill: .label).frame(idealWidth: 700).id("wide") }
    }
    #expect(try tree.frame("wide").width == 700)
  }

  @Test func isAsWideAsItsIdealThoughItsContentIsNot() throws {
    let tree = try layOut {
      ScrollView(.horizontal) { box("a", 20, 20).padding(0).frame(idealWidth: 90).id("wide") }
    }
    #expect(try tree.frame("wide").width == 90)
  }

  @Test func isNoLargerThanItsContentWhenItIsOnlyLimited() throws {
    let tree = try layOut {
      VStack {
        box("small", 20, 20).limited(width: 100, height: .fraction(0.5)).id("hugging")
        box("large", 200, 20).limited(width: 100).id("limited")
      }
    }
    #expect(try tree.frame("hugging").size == Size(width: 20, height: 20))
    #expect(try tree.frame("limited").width == 100)
  }

  @Test func addsPaddingInsideItsFrame() throws {
    let tree = try layOut { box("a", 20, 20).padding(.leading, 30).padding(.top, 10) }
    #expect(try tree.node("a").frame.size == Size(width: 50, height: 30))
    #expect(try tree.node("a").content == rect(155, 295, 20, 20))
  }

  @Test func putsPaddingOutsideOfABackgroundThatWasNamedBefore() throws {
    let tree = try layOut {
      box("a", 20, 20).padding(5).background(.label).padding(10).frame(width: 90)
    }
    #expect(try tree.frame("a").size == Size(width: 30, height: 30))
    #expect(tree.nodes[0].frame.size == Size(width: 90, height: 50))
  }

  @Test(arguments: [Length.infinity, .points(-.infinity), .points(.nan), .points(-10)])
  func ignoresALengthThatIsNone(length: Length) throws {
    let plain = try size(box("a", 20, 20))
    #expect(try size(box("a", 20, 20).frame(width: length, height: length)) == plain)
  }

  @Test func keepsNumbersFiniteWhateverIsAsked() throws {
    for length in [Length.infinity, .points(.nan), .points(-1), .fraction(.infinity)] {
      let tree = try layOut {
        Grid(columns: .adaptive(minimum: 0)) {
          Text(.verbatim("Ideas")).frame(minWidth: length, maxHeight: length)
          List { Text(.verbatim("Ideas")) }.frame(minHeight: length)
        }.frame(width: length)
        Grid(columns: .count(0)) { filler("a").frame(idealWidth: length) }.padding(-7)
      }
      for node in tree.nodes {
        let frame = node.frame
        #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite })
      }
    }
  }

  @Test func survivesAFontWithoutASize() throws {
    for size in [0, -4, .nan] {
      let tree = try layOut {
        Text(.verbatim("Ideas")).font(.fixed(size: size)).id("name").frame(width: 0, height: 0)
      }
      #expect(try tree.text("name").lineCount >= 0)
    }
  }
}
