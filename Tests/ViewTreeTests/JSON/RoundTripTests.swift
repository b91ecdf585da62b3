import AuditModel
import Testing

@testable import ViewTree

@Suite struct RoundTripTests {
  @Test(arguments: 0..<300)
  func readsTheTreeThatWasWritten(seed: Int) throws {
    var generator = TreeGenerator(seed: UInt64(seed))
    let tree = generator.tree()
    let read = try ViewNode(json: tree.json())
    #expect(read == tree)
  }

  @Test(arguments: 300..<330)
  func writesTheSameTextAgain(seed: Int) throws {
    var generator = TreeGenerator(seed: UInt64(seed))
    let text = generator.tree().json()
    #expect(try ViewNode(json: text).json() == text)
  }

  @Test func theGeneratorUsesEveryKindOfView() {
    var names: Set<String> = []
    func visit(_ node: ViewNode) {
      names.insert(node.kind.name)
      node.children.forEach(visit)
    }
    for seed in 0..<300 {
      var generator = TreeGenerator(seed: UInt64(seed))
      visit(generator.tree())
    }
    #expect(names == Set(NodeKind.typeNames))
  }

  @Test func keepsAViewFromTheBuilder() throws {
    let view = NavigationBar(title: localized("login.title")) {
      Button(.verbatim("Cancel")).barPlacement(.leading)
    }
    .overlay { Text(.verbatim("1")).padding().background(.label).padding() }
    #expect(try ViewNode(json: view.json()) == view)
  }

  @Test(arguments: [0, 0.07, 0.1, 0.29, 1.0 / 3, 0.333, 0.5, 0.57, 0.999, 1, 2.5e-300, 1e-05])
  func keepsAShareToTheLastDigit(share: Double) throws {
    var node = ViewNode(.text)
    node.layout.frame = .init()
    node.layout.frame?.width = .fraction(share)
    #expect(try ViewNode(json: node.json()) == node)
  }

  @Test func needsNoSlotsForWhatBuildersMake() {
    let view = VStack {
      NavigationBar(title: localized("title")) { Button(localized("close")) }
      Text(localized("a")).background(.label).padding().overlay { Spacer() }
      Text(localized("b")).background(.label).padding().frame(width: 9).padding()
      Alert(title: localized("sure")) {
        Button(localized("yes")).padding()
        Button(localized("no"))
      }
    }
    #expect(!view.node.json().contains("slot"))
  }

  @Test func keepsTheSlotOfABranchAndOfALargeSwitch() throws {
    let view = VStack {
      if Bool(true) { Text(localized("a")) } else { Spacer() }
    }
    #expect(view.node.json().contains(#""slot": 65793"#))
    var deep = view.node
    deep.children[0].slot = .max
    #expect(try ViewNode(json: deep.json()).children[0].slot == .max)
  }
}
