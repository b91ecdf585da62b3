import AuditModel
import Testing

@testable import Layout
@testable import ViewTree

/// Screens that are built of the sizes that their views get.
@Suite struct GeometryTests {
  /// A column of a reader and a box, which is as high as the reader's content says.
  private func column(_ height: @escaping @Sendable (Double) -> Double) -> PlayedState {
    PlayedState { _ in
      var own = 0.0
      let reader = GeometryReader { proxy in
        own = height(proxy.size.height)
        return [Spacer().node]
      }.node.id("reader")
      return VStack(spacing: 0) {
        reader
        box("box", 10, own)
      }.node
    }
  }

  @Test func areBuiltUntilTheirSizesStay() throws {
    // A tenth of the reader's height is the box, which leaves ten elevenths of 600 to the reader.
    let tree = try engine().layOut(column { $0 / 10 }, in: .plain)
    #expect(abs(try tree.frame("reader").height - 6000 / 11) < 0.01)
    #expect(abs(try tree.frame("box").height - 600 / 11) < 0.01)
  }

  @Test func areNotMeasuredWhereTheirSizesNeverStay() throws {
    #expect(throws: LayoutError.unsettled(path: "reader")) {
      try engine().layOut(column { $0 > 300 ? 400 : 100 }, in: .plain)
    }
  }

  @Test func areNotMeasuredWhereAReaderIsBuiltBeforeTheScreen() throws {
    let reader = GeometryReader { _ in [] }.node
    let played = PlayedState { _ in
      HStack {
        reader; box("box", 10, 10)
      }.node
    }
    #expect(throws: LayoutError.unsettled(path: "stack-0/geometryReader-1")) {
      try engine().layOut(played, in: .plain)
    }
  }

  @Test func leaveOutTheReadersThatAreNotShown() throws {
    let played = PlayedState { _ in
      ViewThatFits {
        box("small", 10, 10)
        GeometryReader { _ in box("large", 10, 10) }
      }.node
    }
    #expect(try engine().layOut(played, in: .plain).node("small").isVisible)
  }

  @Test func dependOnAllThatTheirSizesDependOn() {
    let asking = PlayedState { _ in GeometryReader { _ in [] }.node }
    #expect(asking.rendered(in: .plain).asked == [.geometry, .textSize, .language])
    let other = PlayedState { _ in Spacer().node }
    #expect(other.rendered(in: .plain).asked == [])
  }

  @Test func handOnWhatTheContentHandsOutwards() throws {
    let played = PlayedState { _ in
      NavigationStack {
        GeometryReader { _ in Text(.verbatim("Ideas")).navigationTitle("boards") }
      }.node
    }
    let tree = try engine().layOut(played, in: .plain)
    #expect(tree.nodes.contains { if case .navigationBar = $0.kind { true } else { false } })
  }
}
