import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ScenarioTests {
  @Test func leadsEveryListOfEventsToItsScreenOnEveryDevice() {
    for played in Played.all {
      let name = "\(played.screen) \(played.scenario.name) \(played.sizeClasses)"
      #expect(played.refusal == nil, "\(name)")
      #expect(played.end == played.screen, "\(name)")
    }
  }

  @Test func rendersNoTwoStatesAlike() {
    let nodes = Dictionary(
      grouping: Played.all.filter { $0.sizeClasses == .compactRegular }, by: \.node)
    let duplicates = nodes.values.filter { $0.count > 1 }
      .map { $0.map { "\($0.screen) \($0.scenario.name)" } }
    #expect(duplicates.isEmpty, "\(duplicates)")
  }

  @Test func showsTheKeyboardWhereSomethingIsEdited() {
    for played in Played.all where played.scenario.name.contains("editing") {
      #expect(played.showsKeyboard, "\(played.screen) \(played.scenario.name)")
    }
    for played in Played.all where played.scenario.name.contains("alert.") {
      #expect(!played.showsKeyboard, "\(played.screen) \(played.scenario.name)")
    }
  }

  @Test func distinguishesAllNodesOfAState() throws {
    for played in Played.all where played.sizeClasses == .compactRegular {
      let state = ScreenState(name: played.scenario.name) { _ in played.node }
      let tree = try Showing(state, played.sizeClasses).layOut()
      let duplicates = tree.paths.filter { $0.contains("#") }
      #expect(duplicates.isEmpty, "\(played.screen) \(played.scenario.name)")
    }
  }

  @Test func namesEveryControlThatCanBeUsed() {
    for played in Played.all {
      let controls = OfferedControls(of: played.node)
      #expect(!controls.hasUnnamed, "\(played.screen) \(played.scenario.name)")
    }
  }

  /// A screen that waits, is empty, has failed or asks something has a state for it.
  @Test(arguments: [
    ("log-in", ["idle", "editing-mail", "loading", "alert.no-connection", "alert.expired"]),
    ("sign-up", ["idle", "editing-name", "loading", "alert.mail-taken"]),
    ("forgotten-password", ["idle", "editing", "loading", "sent", "alert.unknown-mail"]),
    ("verify-mail", ["idle", "editing", "loading", "sent-again", "alert.wrong-code"]),
    ("boards", ["idle", "loading", "empty", "failure.no-connection"]),
    ("cards-due", ["idle", "loading", "empty", "failure.timed-out"]),
    ("settings", ["idle", "loading", "saving", "sheet.log-out", "failure.unreadable"]),
    (
      "edit-card",
      ["idle", "editing-name", "saving", "name-empty", "sheet.discard", "alert.locked"]
    ),
    ("splash", ["idle", "alert.refused"]),
  ])
  func hasTheStatesThatEverybodyForgets(_ screen: String, _ names: [String]) throws {
    let screen = try #require(CorkboardScreens.all.first { $0.id == screen })
    #expect(Set(names).isSubset(of: Set(screen.states.map(\.name))))
  }

  @Test func hasAnAlertForEveryWayInWhichARequestFails() {
    let keys = Set(
      Played.all.flatMap { $0.node.all }.flatMap(\.contents).flatMap(\.localizedTexts).map(\.key)
    )
    let known = LocalizableKey.allCases.map(\.rawValue).filter { $0.hasPrefix("error.") }
    // Boards are created in the background, and what the device stores does not fail in scenarios.
    let rest = known.filter { !keys.contains($0) }
    #expect(rest == ["error.createBoard.title", "error.system.title"])
  }
}
