import AuditModel
import Testing
import ViewTree

@testable import Layout

/// The keyboard, which covers the lower edge of the screen.
@Suite struct KeyboardTests {
  /// A screen of 300 by 600 points whose lower 200 points the keyboard covers.
  private func environment(safeArea: EdgeInsets = .zero) -> RenderEnvironment {
    var environment = RenderEnvironment.screen(width: 300, height: 600, safeArea: safeArea)
    environment.keyboardHeight = 200
    return environment
  }

  @Test func endsContentAboveTheKeyboard() throws {
    let tree = try layOut(in: environment()) { filler("all") }
    #expect(try tree.frame("all") == rect(0, 0, 300, 400))
    let small = try layOut(in: environment()) { box("small", 100, 100) }
    #expect(try small.frame("small") == rect(100, 150, 100, 100))
  }

  @Test func countsTheSafeAreaUnderTheKeyboardOnce() throws {
    let safe = EdgeInsets(top: 50, bottom: 34)
    let tree = try layOut(in: environment(safeArea: safe)) { filler("all") }
    #expect(try tree.frame("all") == rect(0, 50, 300, 350))
  }

  @Test func reachesUnderTheKeyboardWhereItIsIgnored() throws {
    let safe = EdgeInsets(bottom: 34)
    let tree = try layOut(in: environment(safeArea: safe)) {
      ZStack {
        filler("ground").ignoresSafeArea(.keyboard)
        filler("content")
      }
    }
    #expect(try tree.frame("ground") == rect(0, 0, 300, 566))
    #expect(try tree.frame("content") == rect(0, 0, 300, 400))
    let whole = try layOut(in: environment()) {
      VStack(spacing: 0) { filler("all") }.ignoresSafeArea(.keyboard, edges: .bottom)
    }
    #expect(try whole.frame("all") == rect(0, 0, 300, 600))
  }

  @Test func keepsWhatIgnoresBarsOnlyAboveTheKeyboard() throws {
    let bars = try layOut(in: environment()) { filler("all").ignoresSafeArea(.container) }
    #expect(try bars.frame("all").maxY == 400)
    let top = try layOut(in: environment()) { filler("all").ignoresSafeArea(edges: .top) }
    #expect(try top.frame("all").maxY == 400)
  }

  @Test func movesWhatDoesNotReachTheKeyboardAllTheSame() throws {
    // As in SwiftUI, only a view whose edge is at the keyboard reaches under it.
    let tree = try layOut(in: environment()) { box("small", 100, 100).ignoresSafeArea() }
    #expect(try tree.frame("small").y == 150)
  }

  @Test func movesTheToolbarOverTheKeyboardUpWithIt() throws {
    let tree = try layOut(in: environment(safeArea: EdgeInsets(bottom: 34))) {
      NavigationStack {
        TextField(text: .verbatim("a"), state: TextFieldState(isEditing: true))
          .frame(maxHeight: .infinity).id("field")
          .toolbar { ToolbarItem(placement: .keyboard) { Button(.verbatim("Done")) } }
      }
    }
    #expect(try tree.frame("toolbar").maxY == 400)
    #expect(try tree.frame("field").maxY == tree.frame("toolbar").y)
  }

  @Test func leavesTheBarAtTheBottomUnderTheKeyboard() throws {
    let tree = try layOut(in: environment()) {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("Boards")).id("top")
        ScrollView { box("row", 50, 50) }.id("page")
        TabBar { Button(.verbatim("One")).id("one") }.id("tabs")
      }
    }
    #expect(try tree.frame("tabs") == rect(0, 528, 300, 72))
    #expect(try tree.frame("page") == rect(125, 54, 50, 346))
  }

  @Test func leavesBarsOfAStackInATabUnderTheKeyboard() throws {
    let tree = try layOut(in: environment()) {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          ScrollView { box("row", 50, 50) }.id("page")
          Toolbar { Button(.verbatim("Add")) }.id("tools")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        TabBar { Button(.verbatim("One")).id("one") }.id("tabs")
      }
    }
    #expect(try tree.frame("tools").maxY == 528 && tree.frame("tabs").maxY == 600)
    #expect(try tree.frame("page") == rect(125, 0, 50, 400))
  }
}
