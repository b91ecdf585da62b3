import Architecture
import Testing

@testable import Corkboard

@Suite struct CorkboardStoryboardTests {
  @Test func hasNoSceneThatItsTypeDoesNotName() {
    #expect(Storyboard.corkboard.problems.isEmpty, "\(Storyboard.corkboard.problems)")
  }

  @Test func hasASceneForEachScreenInTheOrderInWhichTheyAreMet() {
    #expect(Storyboard.corkboard.identifiers == CorkboardScreens.scenarios.map(\.id))
  }

  @Test func namesAScreenInLowerCaseWithoutWhatAllScreensAreCalled() {
    #expect(LogInScreen.sceneIdentifier == "log-in")
    #expect(CardsDueView.sceneIdentifier == "cards-due")
    #expect(TemplatePicker.sceneIdentifier == "template-picker")
  }

  @Test(arguments: [
    (AppStart.loggedOut, [AppEvent.wait, .tap("log-in")], "log-in"),
    (.loggedIn, [.wait, .tap("tab-due")], "cards-due"),
    (.loggedOut, [.wait, .tap("trip")], "onboarding"),
  ])
  func givesAShownSceneTheNameOfItsView(
    _ start: AppStart, _ events: [AppEvent], _ identifier: String
  ) throws {
    let session = AppSession(start, device: .narrowest(with: .compactRegular))
    try session.send(events)
    #expect(session.scene?.id == identifier)
    #expect(Storyboard.corkboard.type(of: identifier) != nil)
  }
}
