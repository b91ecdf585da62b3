import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Where the contents of scroll views are.
@Suite struct ScrollingTests {
  /// A scroll view of 600 points with ten boxes of 100 points each.
  private func column(_ change: (ViewNode) -> ViewNode) throws -> LaidOutTree {
    try layOut {
      change(ScrollView { for number in 1...10 { box("box\(number)", 100, 100) } }.id("scroll"))
    }
  }

  private func offset(_ change: (ViewNode) -> ViewNode) throws -> Double {
    let tree = try column(change)
    return try #require(tree.scrolling(of: tree.position("scroll"))).offset.y
  }

  @Test func knowsHowFarTheContentCanBeMoved() throws {
    let tree = try column { $0 }
    #expect(
      try tree.scrolling(of: tree.position("scroll"))
        == Scrolling(
          contentSize: Size(width: 100, height: 1000), largestOffset: Point(x: 0, y: 400)))
    #expect(try tree.scrolling(of: tree.position("box1")) == nil)
    #expect(try tree.travel(of: tree.position("box1")).y == -400...0)
    #expect(try tree.travel(of: tree.position("box1")).x == 0...0)
    #expect(try tree.travel(of: tree.position("box1"), upTo: tree.position("scroll")).isNone)
    #expect(try tree.travel(of: tree.position("scroll")).isNone)
  }

  @Test func showsAViewWithTheLeastScrolling() throws {
    #expect(try offset { $0.scrollPosition(id: .constant("box3")) } == 0)
    #expect(try offset { $0.scrollPosition(id: .constant("box8")) } == 200)
    #expect(try offset { $0.scrollPosition(id: .constant("unknown")) } == 0)
    #expect(try offset { $0.scrollPosition(id: .constant(nil as String?)) } == 0)
  }

  @Test func alignsAPointOfAViewWithThatOfTheScrollView() throws {
    // The top of the third box, at 200, reaches the top.
    #expect(try offset { $0.scrollPosition(id: .constant("box3"), anchor: .top) } == 200)
    // The middle of the sixth box, at 550, reaches the middle, at 300.
    #expect(try offset { $0.scrollPosition(id: .constant("box6"), anchor: .center) } == 250)
    // The content ends before the top of the last box reaches the top.
    #expect(try offset { $0.scrollPosition(id: .constant("box10"), anchor: .top) } == 400)
  }

  @Test func movesAllThatLiesInTheScrollView() throws {
    let tree = try column { $0.scrollPosition(id: .constant("box8")) }
    #expect(try tree.frame("box1") == rect(100, -200, 100, 100))
    #expect(try tree.frame("box8") == rect(100, 500, 100, 100))
    #expect(try tree.frame("scroll") == rect(100, 0, 100, 600))
    #expect(try !tree.node("box1").isOffScreen && tree.node("box1").visibleFrame.height == 100)
    #expect(try tree.travel(of: tree.position("box1")).y == -200...200)
  }

  @Test(arguments: [(-60.0, true), (-99, true), (-101, false), (999, true), (1001, false)])
  func reachesNothingBeforeTheBeginningOfTheContentOrBeyondItsEnd(y: Double, isSeen: Bool) throws {
    for anchor in [UnitPoint.top, .bottom] {
      let tree = try layOut {
        ScrollView {
          ZStack(alignment: .top) {
            box("content", 100, 1000)
            box("moved", 100, 100).offset(y: y)
          }
        }
        .defaultScrollAnchor(anchor)
      }
      #expect(try tree.node("moved").isOffScreen != isSeen)
    }
  }

  @Test func reachesWhatTheOuterScrollViewBringsToTheScreen() throws {
    let tree = try layOut {
      ScrollView {
        box("over", 100, 900)
        ScrollView(.horizontal) { for number in 1...9 { box("box\(number)", 100, 100) } }
      }
    }
    for number in 1...9 { #expect(try tree.node("box\(number)").visibleFrame.size.width == 100) }
  }

  @Test func reachesNoEndOfAScrollViewThatGoesBeyondTheScreen() throws {
    let tree = try layOut {
      ScrollView { for number in 1...20 { box("box\(number)", 100, 100) } }.frame(height: 900)
        .frame(height: 600, alignment: .top)
    }
    #expect(try tree.node("box17").visibleFrame.height == 100)
    #expect(try tree.node("box18").isOffScreen)
  }

  @Test func beginsAtAPointOfTheContent() throws {
    #expect(try offset { $0.defaultScrollAnchor(.bottom) } == 400)
    #expect(try offset { $0.defaultScrollAnchor(.center) } == 200)
    #expect(try offset { $0.scrollPosition(.constant(ScrollPosition(edge: .bottom))) } == 400)
    #expect(try offset { $0.scrollPosition(.constant(ScrollPosition(y: 130))) } == 130)
    #expect(try offset { $0.scrollPosition(.constant(ScrollPosition(y: 5000))) } == 400)
    let low = try layOut { ScrollView { box("low", 100, 100) }.defaultScrollAnchor(.bottom) }
    #expect(try low.frame("low").y == 500)
  }

  @Test func takesTheNearestPositionThatIsNamed() throws {
    #expect(
      try offset {
        $0.scrollPosition(id: .constant("box8")).frame(maxWidth: .infinity)
          .scrollPosition(id: .constant("box10"))
      } == 200)
  }

  @Test func movesRowsOfAList() throws {
    let tree = try layOut {
      List { for number in 1...20 { box("row\(number)", 40, 20) } }
        .scrollPosition(id: .constant("row20"))
    }
    // The box of the last row is moved up as far as it takes to be seen.
    #expect(try tree.frame("row20") == rect(32, 580, 40, 20))
  }

  @Test func movesFromSideToSide() throws {
    func tree(_ environment: RenderEnvironment) throws -> LaidOutTree {
      try layOut(in: environment) {
        ScrollView(.horizontal) { for number in 1...5 { box("box\(number)", 100, 100) } }
          .scrollPosition(id: .constant("box5")).id("scroll")
      }
    }
    let (left, right) = try (tree(.plain), tree(RenderEnvironment.plain.mirrored))
    #expect(try left.frame("box5").x == 200 && left.frame("box1").x == -200)
    #expect(try right.frame("box5").x == 0 && right.frame("box1").x == 400)
    #expect(try left.travel(of: left.position("box1")).x == 0...200)
    #expect(try right.travel(of: right.position("box1")).x == -200...0)
  }

  private func field(_ id: String, isEditing: Bool = true) -> ViewNode {
    TextField(
      text: nil, placeholder: .verbatim("Name"), state: TextFieldState(isEditing: isEditing)
    )
    .frame(height: 40).id(id)
  }

  @Test(arguments: [true, false])
  func movesTheFieldThatIsEditedAboveTheKeyboard(_ isEditing: Bool) throws {
    var environment = RenderEnvironment.plain
    environment.keyboardHeight = 200
    let tree = try layOut(in: environment) {
      ScrollView {
        box("over", 100, 500)
        field("name", isEditing: isEditing)
        box("under", 100, 500)
      }
    }
    // The field ends at 540 and the keyboard begins at 400.
    #expect(try tree.frame("name").maxY == (isEditing ? 400 : 540))
  }

  @Test func leavesAFieldInViewWhereItIs() throws {
    let tree = try layOut {
      ScrollView {
        box("over", 100, 400)
        field("name")
        box("under", 100, 500)
      }
      .scrollPosition(.constant(ScrollPosition(y: 100)))
    }
    #expect(try tree.frame("name").y == 300)
  }

  @Test func movesAFieldBackThatIsScrolledAway() throws {
    let tree = try layOut {
      ScrollView {
        field("name")
        box("under", 100, 900)
      }
      .scrollPosition(.constant(ScrollPosition(y: 100)))
    }
    #expect(try tree.frame("name").y == 0)
  }

  @Test func showsTheTextOfAFieldThatIsTooHigh() throws {
    let tree = try layOut {
      ScrollView {
        box("over", 100, 700)
        TextEditor(text: .verbatim("note")).node.editing().frame(height: 700).id("note")
      }
    }
    // A line of 21 points under the inset of 8, at the lower edge of the screen.
    #expect(try tree.node("note").content.maxY == 600 && tree.frame("note").y == 571)
  }

  @Test func movesTheScrollViewInAScrollView() throws {
    let tree = try layOut {
      ScrollView {
        box("over", 100, 580)
        ScrollView {
          box("inner", 100, 300)
          field("name")
        }
        .frame(height: 100)
        box("under", 100, 500)
      }
    }
    // The inner view shows the field in its last 40 of 100 points, from 640 to 680; the outer one moves
    // that by 80 to its end at 600.
    #expect(try tree.frame("name") == rect(0, 560, 300, 40))
    #expect(try tree.frame("over").y == -80)
  }
}

extension ViewNode {
  /// The same with its field being edited.
  fileprivate func editing() -> ViewNode {
    var copy = self
    if case .textField(var state) = copy.kind {
      state.isEditing = true
      copy.kind = .textField(state)
    }
    for index in copy.children.indices { copy.children[index] = copy.children[index].editing() }
    return copy
  }
}
