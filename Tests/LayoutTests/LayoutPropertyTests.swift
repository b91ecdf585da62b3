import AuditModel
import SeededNumbers
import SystemFont
import Testing
import TextShaping
import ViewTree

@testable import Layout

/// The promises of every screen.
@Suite struct LayoutPropertyTests {
  private static let words = [
    "a", "Ideas", "Preparations", "journey", "well-known", "islands", "to", "Donaudampfschiff",
    "東京", "ไทย", "extra\u{AD}ordinary",
  ]

  private func words(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
    }.joined(separator: " ")
  }

  private func isTruncated(
    _ string: String, width: Double, limit: Int, scale: Double = 1,
    size: DynamicTypeSize = .large, with engine: LayoutEngine
  ) throws -> Bool {
    let view = Text(.verbatim(string)).lineLimit(limit).minimumScaleFactor(scale)
      .frame(width: .points(width))
    let tree = try engine.layOut(
      view, in: .screen(width: 2000, height: 4000, dynamicTypeSize: size))
    return tree.texts[0].isTruncated
  }

  @Test(arguments: [1.0, 0.6]) func neverTruncatesAFittingTextInMoreRoom(scale: Double) throws {
    var generator = SeededGenerator(seed: 3)
    let engine = try engine()
    for _ in 0..<80 {
      let string = words(&generator)
      let limit = Int.random(in: 1...3, using: &generator)
      var fitted = false
      for step in 1...40 {
        let truncated = try isTruncated(
          string, width: Double(step) * 9, limit: limit, scale: scale, with: engine)
        #expect(!(fitted && truncated), "\(string) in \(step * 9) pt on \(limit) lines")
        fitted = fitted || !truncated
      }
    }
  }

  @Test func neverFitsATruncatedTextAtALargerTextSize() throws {
    var generator = SeededGenerator(seed: 5)
    let engine = try engine()
    for _ in 0..<80 {
      let string = words(&generator)
      let width = Double.random(in: 20...300, using: &generator)
      let limit = Int.random(in: 1...3, using: &generator)
      var truncated = false
      for size in DynamicTypeSize.allCases {
        let now = try isTruncated(string, width: width, limit: limit, size: size, with: engine)
        #expect(now || !truncated, "\(string) in \(width) pt at \(size.name)")
        truncated = truncated || now
      }
    }
  }

  @Test func neverTruncatesATextInAFrameOfItsWidth() throws {
    var generator = SeededGenerator(seed: 9)
    let engine = try engine()
    for _ in 0..<200 {
      let string = words(&generator)
      let id = engine.catalog.id(of: .verbatim(string))
      let shape = engine.catalog.shaped(id, as: TextSetting())
      let width = engine.catalog[shape].width(at: FontSize(17))
      #expect(try !isTruncated(string, width: width, limit: 1, with: engine))
    }
  }

  @Test func neverLetsAChildOfAStackOverlapTheNext() throws {
    var generator = SeededGenerator(seed: 17)
    let engine = try engine()
    for round in 0..<150 {
      let root = randomView(&generator, depth: 4)
      let environment = RenderEnvironment.screen(
        width: Double.random(in: 100...800, using: &generator),
        height: Double.random(in: 100...1200, using: &generator),
        dynamicTypeSize: DynamicTypeSize.allCases.randomElement(using: &generator) ?? .large)
      let tree = try engine.layOut(root, in: environment)
      for node in tree.nodes.positions { expectNoOverlap(tree, node, round) }
    }
  }

  private func expectNoOverlap(_ tree: LaidOutTree, _ node: NodeID, _ round: Int) {
    guard case .stack(let layout) = tree.nodes[node].kind, layout.axis != .layered else { return }
    let frames = tree.children(of: node).map { tree.nodes[$0].frame }
    for (one, next) in zip(frames, frames.dropFirst()) {
      let gap = layout.axis == .vertical ? next.y - one.maxY : next.x - one.maxX
      #expect(abs(gap - layout.spacing) < 1e-6, "\(tree.path(of: node)) in round \(round)")
      #expect(one.width >= 0 && one.height >= 0)
    }
  }

  @Test func neverTruncatesMoreTextsInAWiderAndHigherColumn() throws {
    var generator = SeededGenerator(seed: 23)
    let engine = try engine()
    for round in 0..<60 {
      let texts = (0..<4).map { _ in Text(.verbatim(words(&generator))).node }
      let root = ViewNode(.stack(StackLayout(axis: .vertical)), children: texts)
      var least = Int.max
      for step in 2...20 {
        let tree = try engine.layOut(
          root, in: .screen(width: Double(step) * 20, height: Double(step) * 30))
        let truncated = tree.texts.count { $0.isTruncated }
        #expect(truncated <= least, "round \(round), step \(step)")
        least = min(least, truncated)
      }
    }
  }

  @Test func mirrorsEveryScreenExactly() throws {
    var generator = SeededGenerator(seed: 29)
    let engine = try engine()
    for round in 0..<100 {
      let root = randomView(&generator, depth: 4)
      let environment = RenderEnvironment.screen(width: 320, height: 568)
      let left = try engine.layOut(root, in: environment)
      let right = try engine.layOut(root, in: environment.mirrored)
      for (one, other) in zip(left.nodes, right.nodes) {
        #expect(abs(other.frame.x - (320 - one.frame.maxX)) < 1e-6, "round \(round)")
        #expect(other.frame.y == one.frame.y && other.frame.size == one.frame.size)
      }
      #expect(left.texts.map(\.isTruncated) == right.texts.map(\.isTruncated))
    }
  }

  @Test func givesEveryNodeAFiniteFrameAndANameOfItsOwn() throws {
    var generator = SeededGenerator(seed: 31)
    let engine = try engine()
    for round in 0..<150 {
      let tree = try engine.layOut(
        randomView(&generator, depth: 5),
        in: .screen(width: Double(round * 3), height: Double(round * 5)))
      for node in tree.nodes {
        let numbers = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
        #expect(numbers.allSatisfy { $0.isFinite } && node.frame.width >= 0)
      }
      #expect(Set(tree.paths).count == tree.nodes.count)
    }
  }

  @Test func laysAScreenOutTheSameWhateverCameBefore() throws {
    var generator = SeededGenerator(seed: 37)
    let used = try engine()
    for round in 0..<30 {
      let root = randomView(&generator, depth: 4)
      for size in DynamicTypeSize.allCases {
        var environment = RenderEnvironment.screen(
          width: 320, height: 568, dynamicTypeSize: size)
        environment.boldText = size.rawValue % 3 == 0
        let tree = try used.layOut(root, in: environment)
        let fresh = try engine().layOut(root, in: environment)
        #expect(tree.environment == environment && tree.paths == fresh.paths)
        #expect(tree.nodes.map(\.frame) == fresh.nodes.map(\.frame), "round \(round)")
        #expect(tree.texts.map(\.weight) == fresh.texts.map(\.weight))
        #expect(tree.texts.map(\.drawnPointSize) == fresh.texts.map(\.drawnPointSize))
        #expect(tree.texts.map(\.lineCount) == fresh.texts.map(\.lineCount))
      }
    }
  }

  @Test func seesWhatChangesInATreeOfTheSameForm() throws {
    let engine = try engine()
    let views = [
      Text(.verbatim("One")).padding(4), Text(.verbatim("Two")).padding(4),
      Text(.verbatim("Two")).padding(8), Text(.verbatim("Two")).padding(8).id("two"),
      Text(.verbatim("Two")).padding(8).id("two").accessibilityLabel(.verbatim("Too")),
    ]
    let trees = try views.map { try engine.layOut($0, in: .plain) }
    #expect(
      trees.map { $0.catalog[$0.texts[0].text].string }
        == ["One", "Two", "Two", "Two", "Two"])
    #expect(trees.map { $0.nodes[0].content.y - $0.nodes[0].frame.y } == [4, 4, 8, 8, 8])
    #expect(trees.map(\.paths) == [["text-0"], ["text-0"], ["text-0"], ["two"], ["two"]])
    #expect(trees.map(\.accessibility.count) == [0, 0, 0, 0, 1])
  }

  private func randomView(_ generator: inout SeededGenerator, depth: Int) -> ViewNode {
    let leaf = Int.random(in: 0..<12, using: &generator)
    if depth == 0 || leaf == 0 { return Text(.verbatim(words(&generator))).node }
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      randomView(&generator, depth: depth - 1)
    }
    var node =
      switch leaf {
      case 1: box("box", 30, 50)
      case 2: Spacer().node
      case 3: Button(.verbatim(words(&generator))).padding(8)
      case 4: ViewNode(.grid(GridLayout(columns: .count(2))), children: children)
      case 5: ViewNode(.scroll(ScrollLayout()), children: children)
      case 6: ViewNode(.list(ListLayout()), children: children)
      case 7: ViewNode(.toggle(isOn: true, isEnabled: true), children: children)
      case 8:
        Bool.random(using: &generator)
          ? TextField(text: .verbatim(words(&generator))).node
          : TextEditor(text: .verbatim(words(&generator))).node
      case 9: ViewNode(.overlay(.bottomTrailing), children: children)
      default:
        ViewNode(
          .stack(StackLayout(axis: leaf == 10 ? .vertical : .horizontal, spacing: 5)),
          children: children)
      }
    if Int.random(in: 0..<5, using: &generator) == 0 { node = node.layoutPriority(1) }
    if Int.random(in: 0..<5, using: &generator) == 0 { node = node.frame(maxWidth: .infinity) }
    return node
  }
}
