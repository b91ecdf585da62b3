import AuditModel
import Foundation
import Testing
import ViewTree

@testable import Layout

/// The names by which nodes are known again in another variant.
@Suite struct IdentityTests {
  @ViewBuilder private func screen(_ showsHint: Bool) -> [ViewNode] {
    VStack {
      Text(.verbatim("Title")).background(.background).padding(4)
      if showsHint { Text(.verbatim("Hint")).background(.background).padding(4) }
      Text(.verbatim("Body")).background(.background).padding(4)
      for number in 1...2 { Button(.verbatim("\(number)")).background(.label).padding(2) }
      forEach(["x", "y"], id: { $0 }) { name in
        Text(.verbatim(name)).background(.label).padding(3)
      }
    }
  }

  private func paths(_ tree: LaidOutTree, of string: String) -> [String] {
    tree.texts.filter { tree.catalog[$0.text].string == string }
      .map { tree.path(of: $0.node) }
  }

  @Test func staysTheSameWhenASiblingIsNotShown() throws {
    let with = try layOut { screen(true) }
    let without = try layOut { screen(false) }
    for string in ["Title", "Body", "1", "2", "x", "y"] {
      #expect(paths(with, of: string) == paths(without, of: string), "\(string)")
    }
    #expect(Set(with.paths).isSuperset(of: without.paths))
  }

  @Test func givesEveryNodeAnIdentityOfItsOwn() throws {
    let tree = try layOut { screen(true) }
    #expect(Set(tree.paths).count == tree.nodes.count)
    #expect(!tree.paths.contains { $0.contains("#") })
  }

  @Test func staysTheSameInEveryVariant() throws {
    let first = try layOut { screen(true) }.paths
    for size in DynamicTypeSize.allCases {
      for classes in SizeClasses.allCases {
        for locale in ["en", "ar", "ja"] as [LocaleIdentifier] {
          let environment = RenderEnvironment(
            device: .narrowest(with: classes), dynamicTypeSize: size, locale: locale)
          #expect(try layOut(in: environment) { screen(true) }.paths == first)
        }
      }
    }
  }

  @Test func movesWithTheElementsOfACollection() throws {
    func list(_ names: [String]) throws -> LaidOutTree {
      try layOut {
        List { forEach(names, id: { $0 }) { name in Button(.verbatim(name)) } }
      }
    }
    let before = try list(["a", "b", "c"])
    let after = try list(["c", "a"])
    #expect(paths(before, of: "c") == paths(after, of: "c"))
  }

  @Test func numbersDuplicates() throws {
    let tree = try layOut {
      VStack {
        box("same", 1, 1)
        box("same", 1, 1)
        box("same", 1, 1)
      }
    }
    #expect(
      tree.paths.map { String($0.split(separator: "/").last ?? "") }.dropFirst()
        == ["same", "same#2", "same#3"])
  }

  @Test func isThatOfTheViewWhicheverOfItsFormsFits() throws {
    func shown(_ width: Double) throws -> [String] {
      let tree = try layOut {
        VStack {
          ViewThatFits(in: .horizontal) {
            HStack {
              box("day", 100, 10)
              box("time", 100, 10)
            }
            ViewThatFits(in: .horizontal) {
              HStack {
                box("day", 60, 10)
                box("time", 60, 10)
              }
              VStack {
                box("day", 60, 10)
                box("time", 60, 10)
              }
            }
          }
          .frame(width: width)
          box("day", 10, 10)
        }
      }
      return tree.nodes.positions.filter { tree[$0].isVisible }.map { tree.path(of: $0) }
        .compactMap { $0.split(separator: "/").last.map { String($0) } }
        .filter { $0.hasPrefix("day") || $0.hasPrefix("time") }
    }
    for width in [250.0, 150, 80] { #expect(try shown(width) == ["day", "time", "day#4"]) }
  }

  @Test func isThatOfTheViewForAllThatLiesInIt() throws {
    func shown(_ width: Double) throws -> [String] {
      let tree = try layOut {
        ViewThatFits(in: .horizontal) {
          HStack { HStack { box("title", 100, 10) }.id("card") }
          VStack { HStack { box("title", 60, 10) }.id("card") }
        }
        .frame(width: width)
      }
      return tree.nodes.positions.filter { tree[$0].isVisible }.map { tree.path(of: $0) }
        .filter { $0.contains("card") }
    }
    #expect(try shown(150).count == 2)
    #expect(try shown(80) == shown(150))
  }

  @Test func doesNotChangeByAWrapper() throws {
    let plain = try layOut { VStack { Button(.verbatim("Save")) } }
    let wrapped = try layOut {
      VStack { Button(.verbatim("Save")).padding(2).frame(width: 90).padding(3) }
    }
    #expect(paths(plain, of: "Save") == paths(wrapped, of: "Save"))
  }

  @Test func isTheSameOnASecondRun() throws {
    let engine = try engine()
    let root = ViewNode.screen(screen(true))
    let first = try engine.layOut(root, in: .plain)
    let second = try engine.layOut(root, in: .plain)
    #expect(first.paths == second.paths)
    #expect(first.nodes.map(\.frame) == second.nodes.map(\.frame))
    #expect(first.texts.map(\.lineCount) == second.texts.map(\.lineCount))
  }
}

/// Trees that are too deep for any screen.
@Suite struct DepthTests {
  private static func nested(_ depth: Int) -> ViewNode {
    var node = Text(.verbatim("Ideas")).node
    for level in 1..<depth {
      let axis: StackAxis = level % 2 == 0 ? .vertical : .horizontal
      node = ViewNode(.stack(StackLayout(axis: axis, spacing: 1)), children: [node])
    }
    return node
  }

  @Test func refusesATreeOfTenThousandLevels() async throws {
    // On a thread of its own: giving so deep a value back takes stack as well.
    let error = await withCheckedContinuation { continuation in
      let thread = Thread {
        let result = Result { try engine().layOut(Self.nested(10_000), in: .plain) }
        if case .failure(let error) = result {
          continuation.resume(returning: "\(error)")
        } else {
          continuation.resume(returning: "")
        }
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
    #expect(error.hasPrefix("the view tree is more than 200 levels deep at “"))
  }

  @Test func laysOutTheDeepestTreeThatIsAllowed() throws {
    let tree = try engine().layOut(Self.nested(200), in: .plain)
    #expect(tree.nodes.count == 200 && tree.texts[0].lineCount == 1)
    #expect(throws: LayoutError.self) { try engine().layOut(Self.nested(201), in: .plain) }
  }
}
