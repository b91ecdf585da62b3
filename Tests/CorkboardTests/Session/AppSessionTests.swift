import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct AppSessionTests {
  @Test func refusesATapOnWhatIsNotThereAndSaysWhatIs() throws {
    let session = try using(.first, .wait)
    let offered: [AppEvent] = [.tap("bar/skip"), .tap("page/next")]
    #expect(throws: AppEventError.notOffered(.tap("log-in"), screen: "tutorial", offered: offered))
    {
      try session.send(.tap("log-in"))
    }
  }

  @Test func refusesATapOnAButtonThatIsDisabled() throws {
    let session = try using(.loggedOut, .wait, .tap("log-in"))
    #expect(throws: AppEventError.self) { try session.send(.tap("log-in")) }
  }

  @Test func refusesANameThatTwoControlsHave() throws {
    let session = try using(.loggedOut, .wait, .tap("trip"), .tap("skip-board"))
    #expect(throws: AppEventError.ambiguous("name", screen: "onboarding")) {
      try session.send(.edit("name"))
    }
  }

  @Test(arguments: [AppEvent.type("Anna"), .pressReturn, .dismissKeyboard])
  func refusesTheKeyboardWhileItIsDown(_ event: AppEvent) throws {
    let session = try using(.loggedOut, .wait, .tap("log-in"))
    #expect(throws: AppEventError.self) { try session.send(event) }
  }

  @Test func refusesEverythingButAnAnswerUnderAnAlert() throws {
    let session = try using(.loggedIn, .wait, .tap("tab-settings"), .tap("log-out"))
    #expect(session.offers == [.answer("cancel"), .answer("log-out")])
    #expect(throws: AppEventError.self) { try session.send(.tap("tab-boards")) }
    #expect(throws: AppEventError.self) { try session.send(.answer("retry")) }
    try session.send(.answer("cancel"))
    #expect(session.alert == nil)
  }

  @Test func saysWhatIsWrongInWordsThatHelp() throws {
    let session = try using(.first, .wait)
    do {
      try session.send(.tap("log-in"))
      Issue.record("the tutorial has no log-in")
    } catch {
      #expect(
        "\(error)" == #"the screen tutorial does not offer tap("log-in"); it offers "#
          + #"tap("bar/skip"), tap("page/next")"#)
    }
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
