import AuditModel
import Testing
import ViewTree

@testable import Corkboard

/// A state that is captured on the way of another one is the state that its own events lead to.
@Suite struct SharedPlayTests {
  @Test func capturesWhatEachScenarioAloneLeadsTo() throws {
    let alone = Dictionary(grouping: Played.all) { $0.screen }
    for screen in CorkboardScreens.scenarios {
      let plays = SharedPlays(screen.scenarios)
      for played in alone[screen.id] ?? [] {
        let index = try #require(screen.scenarios.firstIndex(of: played.scenario))
        let device = Device.narrowest(with: played.sizeClasses)
        let shared = plays.state(index, on: device)
        #expect(shared.announcements == played.announcements)
        #expect(shared.showsKeyboard == played.showsKeyboard)
        let environment = RenderEnvironment(
          device: device, keyboardHeight: shared.keyboardHeight(on: device))
        #expect(
          shared.render(environment) == played.node, "\(screen.id) \(played.scenario.name)")
      }
    }
  }
}
