import AuditModel
import Testing

@testable import ViewTree

/// The values of the environment that a screen asks for.
@Suite struct EnvironmentWatchTests {
  private func asked(
    _ view: @escaping @Sendable (RenderEnvironment) -> Bool
  ) -> AskedValues {
    PlayedState { view($0) ? Text(.verbatim("a")).node : Spacer().node }
      .rendered(in: RenderEnvironment(dynamicTypeSize: .small)).asked
  }

  @Test func areKnownWhereTheTextSizeDecides() {
    #expect(asked { $0.dynamicTypeSize.isAccessibilitySize } == .textSize)
    #expect(
      asked { $0.verticalSizeClass == .compact || $0.dynamicTypeSize == .large } == .textSize)
  }

  @Test func areKnownWhereTheLanguageDecides() {
    #expect(asked { $0.locale == "de" } == .language)
    #expect(asked { $0.layoutDirection == .rightToLeft } == .language)
    #expect(asked { $0.locale == "en" && $0.dynamicTypeSize == .large } == [.textSize, .language])
  }

  @Test func areNoneWhereTheConditionIsNotReached() {
    #expect(asked { $0.horizontalSizeClass == .compact && $0.boldText } == [])
    #expect(asked { $0.verticalSizeClass == .compact && $0.dynamicTypeSize == .large } == [])
  }

  @Test func areAllWhenEnvironmentsAreHashed() {
    #expect(asked { $0.hashValue == 0 } == .geometry)
  }

  @Test func areKnownWhenEnvironmentsAreComparedOrCopied() {
    #expect(asked { $0 == RenderEnvironment() }.contains(.textSize))
    #expect(
      asked { environment in
        var copy = environment
        copy.boldText = true
        return copy.dynamicTypeSize == .small
      } == .textSize)
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
    #expect(environment.watched(by: EnvironmentWatch()) == environment)
  }
}
