import AuditModel
import Testing

@testable import ViewTree

@Suite struct OriginTests {
  @Test func keepsTheLineAndColumnOfEveryInitializer() {
    let line = #line
    let stack = VStack {
      Text(.verbatim("a"))
      Image("b", width: 1, height: 1)
      Image(symbol: "c")
      Image(decorative: "d", width: 1, height: 1)
      Spacer()
      Rectangle(fill: .label)
      TextField(text: nil)
      TextEditor(text: nil)
      Toggle(isOn: true) { Text(.verbatim("e")) }
      Slider(value: 0)
      HStack {}
      ZStack {}
      Grid(columns: .count(1)) {}
      ScrollView {}
      List {}
      CustomContainer("f") {}
      Button { Text(.verbatim("g")) }
      TabBar {}
      Toolbar {}
      Sheet {}
      ViewNode(.rectangle)
    }
    // The compiler counts to the parenthesis or brace of a call.
    let columns: [UInt] = [
      11, 12, 12, 12, 13, 16, 16, 17, 13, 13, 14, 14, 11, 18, 12, 22, 14, 14, 15, 13, 15,
    ]
    #expect(stack.node.origin == written(line + 1, 24))
    let children = stack.node.children
    #expect(children.map(\.origin) == (2...22).map { written(line + $0, columns[$0 - 2]) })
    #expect(children[8].children.map(\.origin) == [written(line + 10, 32)])
  }

  @Test func givesInnerNodesTheOriginOfTheInitializerThatMakesThem() {
    let line = #line
    let views = VStack {
      Button(.verbatim("a"))
      NavigationBar(title: .verbatim("b"))
      Tab(.verbatim("c"), symbol: "d")
      Alert(title: .verbatim("e"), message: .verbatim("f")) {}
    }
    let origins = views.node.children.map(\.allOrigins)
    #expect(origins.map(\.count) == [2, 2, 4, 7])
    for (index, column) in [UInt(13), 20, 10, 12].enumerated() {
      #expect(Set(origins[index]) == [written(line + 2 + index, column)])
    }
  }

  @Test func keepsTheOriginOfWhatIsWrittenInsideAnAlert() {
    let line = #line
    let alert = Alert(title: .verbatim("t")) {
      Button(.verbatim("ok"))
    }
    #expect(Set(alert.node.allOrigins) == [written(line + 1, 22), written(line + 2, 13)])
  }

  @Test func modifiersKeepTheOriginOfTheirContent() {
    let line = #line
    let view = Text(.verbatim("a"))
      .frame(width: 10)
      .padding(4)
      .background(.label)
      .background(.label)
      .overlay { Spacer() }
      .accessibilityLabel(.verbatim("b"))
    #expect(Set(view.allOrigins) == [written(line + 1, 20), written(line + 6, 24)])
    #expect(view.origin == written(line + 1, 20))
  }

  @Test func keepsTheLineOfAHelperThatMakesTheNode() {
    let (row, line) = row("a")
    let list = List {
      row
      self.row("b").node
    }
    #expect(list.node.children.map(\.origin) == [written(line, 10), written(line, 10)])
  }

  @Test func givesEveryRowOfForEachTheSameOrigin() {
    let line = #line
    let rows = forEach(["a", "b", "c"], id: { $0 }) { name in
      Text(.verbatim(name))
      Spacer()
    }
    let row = [written(line + 2, 11), written(line + 3, 13)]
    #expect(rows.map(\.origin) == row + row + row)
  }

  @Test func countsColumnsInBytesAsTheCompilerDoes() {
    let (_, text) = ("äöü𝄞", Text(.verbatim("a")))
    // 34 characters before the parenthesis, of which three take two bytes and one takes four.
    #expect(text.node.origin == written(#line - 2, 40))
  }

  @Test func fillsInTheExpressionWhereANodeHasNoOrigin() {
    let bare = ViewNode(.rectangle, origin: .unknown)
    let line = #line
    let list = List {
      Spacer()
      bare
      if bare.children.isEmpty { bare }
    }
    #expect(
      list.node.children.map(\.origin) == [
        written(line + 2, 13), written(line + 3, 7), written(line + 4, 34),
      ])
  }

  @Test func comparesViewsWithoutTheirOrigins() {
    let first = Text(.verbatim("a")).node
    let second = Text(.verbatim("a")).node
    #expect(first.origin != second.origin)
    #expect(first == second && first.hashValue == second.hashValue)
  }

  @Test func writesTheLocationsOfScreensAndStates() {
    let line = #line
    let state = ScreenState(name: "idle") { _ in
      Text(.verbatim("a"))
      Text(.verbatim("b"))
    }
    let played = ScreenState.played(name: "played") { _ in PlayedState { _ in Spacer().node } }
    let screen = Screen(id: "home", states: [state, played])
    #expect(screen.states.map(\.origin) == [written(line + 1, 28), written(line + 5, 36)])
    #expect(screen.origin == written(line + 6, 24))
    #expect(screen.keepingStates { _ in true }.origin == screen.origin)
    let layers = state.prepare(.narrowest(with: .compactRegular)).render(RenderEnvironment())
    #expect(layers.origin == state.origin)
  }

  @Test func writesOriginsAsFileLineAndColumn() {
    #expect("\(written(3, 4))" == "ViewTreeTests/OriginTests.swift:3:4")
    let location = SourceLocation(file: "a.screen.json", line: 2, column: 1)
    #expect("\(NodeOrigin.file(location))" == "a.screen.json:2:1")
  }

  private func row(_ text: String) -> (node: ViewNode, line: Int) {
    (Text(.verbatim(text)).lineLimit(1), #line)
  }

  private func written(_ line: Int, _ column: UInt) -> NodeOrigin {
    NodeOrigin(#fileID, UInt(line), column)
  }
}

extension ViewNode {
  /// The origins of the node and of all nodes in it.
  fileprivate var allOrigins: [NodeOrigin] { [origin] + children.flatMap(\.allOrigins) }
}
