import Testing
import ViewTree

@testable import Layout

@Suite struct OriginTests {
  @Test func knowsTheOriginOfEveryNode() throws {
    let tree = try layOut {
      VStack {
        Button(.verbatim("a")).padding(4).background(.label).frame(width: 100)
        forEach(["b", "c"], id: { $0 }) { name in
          HStack {
            Text(.verbatim(name))
            Spacer()
          }
        }
      }
      Alert(title: .verbatim("d"), message: .verbatim("e")) { Button(.verbatim("f")) }
    }
    #expect(tree.nodes.count > 15)
    #expect(tree.nodes.positions.map { tree.origin(of: $0) } == tree.root.allOrigins)
  }

  @Test func findsAViewAmongManySiblings() throws {
    let names = (0..<100).map { "picture \($0)" }
    let pictures = forEach(names, id: { $0 }) { Image($0, width: 1, height: 1) }
    for view in [VStack { pictures }.node, List { pictures }.node] {
      let tree = try layOut { view }
      let found = tree.nodes.positions.filter {
        if case .image = tree[$0].kind { true } else { false }
      }
      #expect(found.map { tree.imageName(of: $0) } == names)
    }
  }

  @Test func keepsOriginsApartWhenTheSameIsWrittenElsewhere() throws {
    let views = [Text(.verbatim("a")).node, Text(.verbatim("a")).padding(0)]
    let engine = try engine()
    let trees = try views.map { try engine.layOut($0, in: .plain) }
    #expect(views[0] == views[1])
    #expect(trees.map { $0.origin(of: .root) } == views.map(\.origin))
    #expect(trees[0].origin(of: .root) != trees[1].origin(of: .root))
  }
}

extension ViewNode {
  /// The origins of the node and of all nodes in it, in the order in which they are written.
  fileprivate var allOrigins: [NodeOrigin] { [origin] + children.flatMap(\.allOrigins) }
}
