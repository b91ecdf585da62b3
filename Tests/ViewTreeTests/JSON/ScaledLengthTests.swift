import AuditModel
import TestSupport
import Testing

@testable import ViewTree

/// Lengths of screen files that grow with the text size.
@Suite struct ScaledLengthTests {
  /// The first view of a screen at a text size.
  private func view(_ fields: String, at size: DynamicTypeSize) throws -> ViewNode {
    let json = """
      {"screen": "tent", "states": [{"name": "idle", "view":
        {"type": "stack", "axis": "vertical", "children": [
          {"type": "image", "name": "tent", "width": 10, "height": 10, \(fields)}]}}]}
      """
    let screen = try ScreenFile.read(Array(json.utf8), file: "a.screen.json")
    let device = Device.narrowest(with: .compactRegular)
    let environment = RenderEnvironment(device: device, dynamicTypeSize: size)
    let stack = try #require(screen.states.first).prepare(device).render(environment)
    return try #require(stack.children.first)
  }

  @Test func growWithTheTextSize() throws {
    let fields = #""padding": {"scaled": 24}, "frame": {"width": {"scaled": 100}}"#
    let large = try view(fields, at: .large)
    #expect(large.layout.padding == EdgeInsets(all: 24) && large.layout.frame?.width == 100)
    let greatest = try view(fields, at: .accessibility5)
    let scaled = TextStyle.body.scaledValue(24, at: .accessibility5)
    #expect(scaled > 24 && greatest.layout.padding == EdgeInsets(all: scaled))
    #expect(
      greatest.layout.frame?.width
        == .points(TextStyle.body.scaledValue(100, at: .accessibility5)))
  }

  @Test func growWithTheLeadingOfTheirStyle() throws {
    let view = try view(
      #""padding": {"top": {"scaled": 24, "relativeTo": "largeTitle"}}"#, at: .accessibility5)
    let scaled = TextStyle.largeTitle.scaledValue(24, at: .accessibility5)
    #expect(view.layout.padding.top == scaled)
    #expect(scaled < TextStyle.body.scaledValue(24, at: .accessibility5))
  }

  @Test func growNoFurtherThanAnyLength() throws {
    let view = try view(#""padding": {"scaled": 999999}"#, at: .accessibility5)
    #expect(view.layout.padding.top == 1_000_000)
  }

  @Test func areReadWhereverALengthIs() throws {
    let view = try ViewNode(
      json: """
        {"type": "stack", "axis": "horizontal", "spacing": {"scaled": 6}, "cornerRadius": {"scaled": 5},
         "children": [{"type": "spacer", "minimum": {"scaled": 4}}]}
        """)
    guard case .stack(let stack) = view.kind else {
      Issue.record("it is no stack")
      return
    }
    #expect(stack.spacing == 6 && !stack.hasDefaultSpacing && view.style.cornerRadius == 5)
    #expect(view.children[0].kind == .spacer(minimum: 4))
  }

  @Test(arguments: [
    (#"{"scaled": "24"}"#, "a number"), (#"{"scaled": 24, "relativ": "body"}"#, "relativeTo"),
    (#"{"relativeTo": "body"}"#, "scaled"), (#"{"scaled": 24, "relativeTo": "bod"}"#, "body"),
    (#"{"scaled": {"scaled": 2}}"#, "a number"),
  ]) func areRefusedWithAReason(length: String, reason: String) {
    let error = #expect(throws: ScreenFileErrors.self) {
      try ViewNode(json: #"{"type": "text", "text": "a", "cornerRadius": \#(length)}"#)
    }
    #expect(error.map { "\($0)" }?.contains(reason) == true, "\(error.map { "\($0)" } ?? "")")
  }
}
