import AuditModel
import Testing

@testable import ViewTree

/// Whether a screen asks for the text size.
@Suite struct TextSizeWatchTests {
  private func asks(_ view: @escaping @Sendable (RenderEnvironment) -> Bool) -> Bool {
    PlayedState { view($0) ? Text(.verbatim("a")).node : Spacer().node }
      .rendered(in: RenderEnvironment(dynamicTypeSize: .small)).asksForTextSize
  }

  @Test func isKnownOfAScreenThatDoes() {
    #expect(asks { $0.dynamicTypeSize.isAccessibilitySize })
    #expect(asks { $0.verticalSizeClass == .compact || $0.dynamicTypeSize == .large })
  }

  @Test func isKnownOfAScreenThatDoesNot() {
    #expect(!asks { $0.horizontalSizeClass == .compact && $0.locale == "de" && $0.boldText })
    #expect(!asks { $0.verticalSizeClass == .compact && $0.dynamicTypeSize == .large })
  }

  @Test func isKnownWhenEnvironmentsAreComparedOrHashed() {
    #expect(asks { $0 == RenderEnvironment() })
    #expect(asks { $0.hashValue == 0 })
    #expect(
      asks { environment in
        var copy = environment
        copy.boldText = true
        return copy.dynamicTypeSize == .small
      })
  }

  @Test func leavesTheScreenAsItIs() {
    let environment = RenderEnvironment(dynamicTypeSize: .accessibility2)
    let played = PlayedState { environment in
      Text(.verbatim(environment.dynamicTypeSize.name)).node
    }
    #expect(played.rendered(in: environment).root == played.render(environment))
    #expect(played.rendered(in: environment).root.text == .verbatim("accessibility2"))
  }

  @Test func leavesEnvironmentsEqualWhenTheirSizesAre() {
    var environment = RenderEnvironment(dynamicTypeSize: .small)
    #expect(environment != RenderEnvironment())
    environment.dynamicTypeSize = .large
    #expect(environment == RenderEnvironment())
    #expect(environment.hashValue == RenderEnvironment().hashValue)
    #expect(environment.watched(by: TextSizeWatch()) == environment)
  }
}
