import Foundation
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// Screens that no app should have: each has a defined outcome, and none crashes or hangs.
@Suite struct OddScreenTests {
  /// Runs a command of an app whose only screen is the odd one.
  private func run(_ line: String, _ screen: Screen) -> Outcome {
    let console = MemoryConsole()
    let tool = CommandLineTool(
      name: "legible", version: "1", screens: [screen], console: console, files: MemoryFiles(),
      environment: [:])
    let code = tool.run(line.split(separator: " ").map(String.init))
    return Outcome(exitCode: code, output: console.output, error: console.error)
  }

  private static let noLengths = [Double.nan, .infinity, 1e308, -1e308]

  /// Views with a length that is none.
  private static func views(_ length: Double) -> [(name: String, view: ViewNode)] {
    let text = Text(.verbatim("Ideas"))
    return [
      ("padding", text.padding(length).node),
      (
        "spacing",
        VStack(spacing: length) { for number in 1...3 { Text(.verbatim("\(number)")) } }.node
      ),
      ("position", CustomContainer("canvas") { text.position(x: length, y: 0) }.node),
    ]
  }

  @Test(arguments: [1e308, -1e308]) func namesTheViewWithALengthThatIsNone(length: Double) {
    for (name, view) in Self.views(length) {
      let screen = Screen("odd") { VStack { view.id("odd-one") } }
      let inspected = run("inspect odd", screen)
      #expect(inspected.exitCode == .untrustworthy, "\(name) \(inspected.error)")
      #expect(
        inspected.complaint?.contains("a length of “odd-one") == true, "\(name)")
      let audited = run(
        "audit --screens odd --sizes large --size-classes compact/regular --format text --fail-on never",
        screen)
      #expect(audited.output.contains("screen-invalid"), "\(name)")
    }
  }

  @Test(arguments: noLengths + [-5]) func takesTheLengthsThatSwiftUILeavesOut(length: Double) {
    let screen = Screen("odd") {
      VStack {
        Text(.verbatim("Ideas")).frame(width: .points(length)).offset(
          x: length.isFinite ? 0 : length)
        Text(.verbatim("Plans")).opacity(length).lineLimit(-5)
        Image("city").resizable().accessibilityLabel(.verbatim("Helsinki"))
        Slider(value: length, in: 0...1).accessibilityLabel(.verbatim("Volume"))
      }
    }
    for format in ["tree", "json", "svg"] {
      let shown = run("inspect odd --format \(format)", screen)
      let isLaidOut = shown.exitCode == .success
      #expect(isLaidOut || shown.complaint?.contains("no number, or larger than") == true)
      #expect(!shown.output.contains("nan") && !shown.output.contains("inf"))
    }
  }

  private static let count = 2000

  /// Siblings by the thousand, each of them with findings.
  @Test(.timeLimit(.minutes(1)), arguments: ["VStack", "HStack", "List", "priorities"])
  func auditsManySiblings(name: String) {
    let texts = forEach(0..<Self.count, id: { "\($0)" }) { number in
      Text(.verbatim("Ideas")).foregroundColor(Color(RGBColor(200, 200, 200)))
        .layoutPriority(name == "priorities" ? Double(number) : 0)
    }
    let screen = Screen("odd") {
      switch name {
      case "HStack": HStack { texts }
      case "List": List { texts }
      default: VStack { texts }
      }
    }
    let outcome = run(
      "audit --screens odd --sizes large --size-classes compact/regular --format text --fail-on never",
      screen)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output.contains("2,000 texts"))
    #expect(outcome.output.contains("text-contrast"))
  }

  @Test func auditsAPictureWithoutASize() {
    let outcome = run(
      "audit --screens odd --sizes large --size-classes compact/regular --format text --fail-on never",
      Screen("odd") {
        VStack {
          Image("city").id("plain")
          Image("city").resizable().frame(width: 0).id("narrow")
        }
      })
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(!outcome.output.contains("screen-invalid") && outcome.output.contains("0 texts"))
  }

  @Test func saysThatAScreenShowsNothing() {
    let views: [ViewNode] = [
      VStack {}.node, Text(.verbatim("")).node, Text(.verbatim(" \n")).node, Spacer().node,
    ]
    for view in views {
      let line = "audit --screens odd --sizes large --format text --fail-on never"
      let outcome = run(line, Screen("odd") { view })
      #expect(outcome.output.contains("shows nothing"), "\(view.kind)")
    }
  }
}
