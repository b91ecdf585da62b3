import AuditModel
import Testing
import ViewTree

@testable import Corkboard

/// Playing events on Corkboard; `AppSession` itself is tested on a smaller app.
@Suite struct CorkboardSessionTests {
  @Test func refusesANameThatTwoControlsHave() throws {
    let session = try using(.loggedOut, .wait, .tap("trip"), .tap("skip-board"))
    #expect(throws: AppEventError.ambiguous("name", screen: "onboarding")) {
      try session.send(.edit("name"))
    }
  }

  @Test func refusesEverythingButAnAnswerUnderAnAlert() throws {
    let session = try using(.loggedIn, .wait, .tap("tab-settings"), .tap("log-out"))
    #expect(session.offers == [.answer("log-out"), .answer("cancel")])
    #expect(throws: AppEventError.self) { try session.send(.tap("tab-boards")) }
    #expect(throws: AppEventError.self) { try session.send(.answer("retry")) }
    try session.send(.answer("cancel"))
    #expect(session.alert == nil)
  }

  @Test func doesNotTakeTheServersSilenceForTheEndOfTime() throws {
    let session = try using(
      .loggedOut, .wait, .tap("log-in"), .edit("mail"), .type("anna@example.org"), .pressReturn,
      .type("correct horse"), .server(.silent), .pressReturn, .wait, .wait)
    #expect(session.screen == "log-in")
    #expect(!session.offers("mail"))
  }

  @Test func showsTheScreenAnewWhenTheDeviceIsTurned() throws {
    let session = try using(.loggedOut, .wait, .tap("trip"))
    let before = session.node
    try session.send(.turn(.regularRegular))
    #expect((session.node == before) == false)
    try session.send(.turn(.compactRegular))
    #expect((session.node == before) == true)
  }

  @Test func playsTheSameEventsToTheSameState() throws {
    let scenario = try #require(CorkboardScreens.editCard.scenarios.last)
    let device = Device.narrowest(with: .regularRegular)
    let first = try scenario.play(on: device)
    let second = try scenario.play(on: device)
    #expect((first.node == second.node) == true)
    #expect(first.notifications == second.notifications)
  }
}
