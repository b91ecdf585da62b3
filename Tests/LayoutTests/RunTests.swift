import AuditModel
import Testing
import TextShaping
import ViewTree

@testable import Layout

/// Texts whose runs have settings of their own.
@Suite struct RunTests {
  private func settings(_ view: ViewNode, in environment: RenderEnvironment = .plain) throws
    -> [TextSetting]
  {
    let tree = try layOut(in: environment) { view.id("a") }
    return tree.catalog.runSettings(of: try tree.text("a")).map(\.setting)
  }

  @Test func inheritTheWeightOfTheTextAround() throws {
    let weights = try settings(
      Text("a **b** \(Text(verbatim: "c").fontWeight(.light))").font(.headline)
    ).map(\.weight)
    #expect(weights == [.semibold, .bold, .semibold, .light])
  }

  @Test func haveTheWeightOfTheirOwnFont() throws {
    let text = Text("a \(Text(verbatim: "b").font(.headline))")
    #expect(try settings(text.node).map(\.weight) == [.regular, .semibold])
    #expect(try settings(text.fontWeight(.black).node).map(\.weight) == [.black, .black])
  }

  @Test func areEmboldenedWithBoldText() throws {
    var environment = RenderEnvironment.plain
    environment.boldText = true
    #expect(
      try settings(Text("a **b**").node, in: environment).map(\.weight) == [.semibold, .heavy])
  }

  @Test func keepDesignSlantAndTracking() throws {
    let found = try settings(Text("`a` *b* \(Text(verbatim: "c").tracking(2))").tracking(1).node)
    #expect(found.map(\.design) == [.monospaced, .default, .default, .default, .default])
    #expect(found.map(\.isItalic) == [false, false, true, false, false])
    #expect(found.map(\.tracking) == [1, 1, 1, 1, 2])
  }

  @Test func areOfNoFiniteTrackingWhereItIsNone() throws {
    #expect(try settings(Text("a\(Text(verbatim: "b").tracking(.nan))").node)[1].tracking == 0)
  }

  @Test func addNothingToATextOfOneSetting() throws {
    let tree = try layOut { Text("a").id("a") }
    #expect(try tree.text("a").runs == nil && tree.runColors.isEmpty)
  }

  @Test func areTruncatedWhereTheBoldWordNeedsMoreRoom() throws {
    // 80.252 and 83.224 points.
    let tree = try layOut {
      Text("nnnn nnnn").lineLimit(1).frame(width: 82).id("plain")
      Text("nnnn **nnnn**").lineLimit(1).frame(width: 82).id("bold")
    }
    #expect(try !tree.text("plain").isTruncated && tree.text("bold").isTruncated)
  }

  @Test func areSetCloserAndSmallerToFit() throws {
    let tree = try layOut {
      Text("nnnn **nnnn**").lineLimit(1).allowsTightening(true).frame(width: 82).id("tight")
      Text("nnnn **nnnn**").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60).id("small")
      Text("n\(Text(verbatim: "n").font(.largeTitle))").lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: 20).id("sized")
    }
    for name in ["tight", "small", "sized"] { #expect(try !tree.text(name).isTruncated, "\(name)") }
    let small = try tree.text("sized")
    #expect(small.scale < 1)
    #expect(tree.catalog[small.shape].width(at: small.drawnSize) <= 20)
  }

  @Test func areAsWideAsAFreshTextAtAnotherSize() throws {
    let engine = try engine()
    let view = ViewNode.screen([
      Text("n **n** \(Text(verbatim: "n").font(.largeTitle))").id("a").node
    ])
    for size in DynamicTypeSize.allCases {
      let environment = RenderEnvironment.screen(
        width: 1000, height: 600, dynamicTypeSize: size)
      let again = try engine.layOut(view, in: environment).frame("a")
      #expect(try layOut(in: environment) { view }.frame("a") == again)
    }
  }

  @Test func haveTheTintWhereTheyAreLinks() throws {
    let tree = try layOut {
      VStack {
        Text("a [b](https://c.d)").foregroundColor(.red).id("a")
        Text("[b](https://c.d)").tint(.green).id("green")
      }
    }
    let blue = Color.accentColor.color(in: Appearance.all[0])
    let green = Color.green.color(in: Appearance.all[0])
    func colors(_ name: String) throws -> [RGBColor?]? {
      tree.runColors[try tree.position(name)]?.map { $0?.color(in: Appearance.all[0]) }
    }
    #expect(try colors("a") == [nil, blue] && colors("green") == [green])
  }

  @Test func joinTextsWithTheirKeys() throws {
    let text = Text(verbatim: "a ").joined(to: Text("key").bold()).joined(to: Text("other"))
    let tree = try layOut { text.id("a") }
    let resolved = tree.catalog[try tree.text("a").text]
    #expect(resolved.string == "a keyother" && resolved.key == "key" && resolved.isKey)
    #expect(resolved.runs.map(\.description) == ["a ", "B:key", "other"])
  }
}
