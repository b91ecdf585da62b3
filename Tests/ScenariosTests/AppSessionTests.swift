import AuditModel
import Scenarios
import Testing
import ViewTree

@Suite struct AppSessionTests {
  private func playing(
    _ events: Guestbook.Event..., from start: Guestbook.Start = .empty
  ) throws -> AppSession<Guestbook> {
    let session = AppSession<Guestbook>(start, device: .narrowest(with: .compactRegular))
    try session.send(events)
    return session
  }

  @Test func playsEventsThroughTheAppsOwnCoordinatorsAndViewModels() throws {
    let session = try playing(
      .edit("guest/name"), .type("Anna"), .pressReturn, .type("Rome"), .dismissKeyboard)
    #expect(
      session.offers == [.edit("page/guest/name"), .edit("page/town/name"), .tap("page/send")])
    try session.send(.tap("send"))
    #expect(session.scene?.id == "thanks")
    #expect(session.announcements == ["written"])
    #expect(session.app.requestCount == 1)
    try session.send(.tap("again"))
    #expect(session.scene?.id == "page")
  }

  @Test func rejectsATapOnAControlThatIsNotShownAndNamesThoseThatAre() throws {
    let session = try playing()
    let offered: [Guestbook.Event] = [.edit("page/guest/name"), .edit("page/town/name")]
    #expect(throws: AppEventError.notOffered(.tap("log-in"), screen: "page", offered: offered)) {
      try session.send(.tap("log-in"))
    }
    #expect(
      "\(Guestbook.EventError.notOffered(.tap("log-in"), screen: "page", offered: offered))"
        == #"the screen page does not offer tap("log-in"); it offers edit("page/guest/name"), "#
        + #"edit("page/town/name")"#)
  }

  @Test func rejectsATapOnADisabledButton() throws {
    #expect(throws: Guestbook.EventError.self) { try playing(.tap("send")) }
  }

  @Test func rejectsANameOfTwoControls() throws {
    #expect(throws: Guestbook.EventError.ambiguous("name", screen: "page")) {
      try playing(.edit("name"))
    }
  }

  @Test func rejectsATapThatNoViewModelObserves() throws {
    #expect(throws: Guestbook.EventError.unheard("page/help", screen: "page")) {
      try playing(.tap("help"), from: .unfinished)
    }
  }

  @Test(arguments: [Guestbook.Event.type("Anna"), .pressReturn, .dismissKeyboard])
  func rejectsTheKeyboardWhileItIsDown(_ event: Guestbook.Event) throws {
    #expect(throws: Guestbook.EventError.self) { try playing(event) }
  }

  @Test func acceptsOnlyAnAnswerUnderAnAlert() throws {
    let session = try playing(
      .edit("guest/name"), .type("Anna"), .server(.refused), .dismissKeyboard, .tap("send"))
    #expect(session.offers == [.answer("cancel"), .answer("retry")])
    #expect(throws: Guestbook.EventError.self) { try session.send(.tap("send")) }
    #expect(throws: Guestbook.EventError.self) { try session.send(.answer("ok")) }
    try session.send([.server(.kept), .answer("retry")])
    #expect(session.alert == nil)
    #expect(session.scene?.id == "thanks")
  }

  @Test func showsTheButtonsOfAnAlertOverTheScreen() throws {
    let session = try playing(
      .edit("guest/name"), .type("Anna"), .server(.refused), .dismissKeyboard, .tap("send"))
    #expect(
      OfferedControls(of: session.node).controls.map(\.path) == [
        "alert/answers/cancel", "alert/answers/retry",
      ])
  }

  @Test func hasVoiceOverWhereTheLastEventSentIt() throws {
    let session = try playing(.edit("guest/name"), .type("Anna"), .dismissKeyboard)
    let poster = session.window.accessibilityPoster
    #expect(session.played.accessibilityFocused == nil)
    poster.post(.layoutChanged(.element("guest/name")))
    poster.post(.announcement("written"))
    poster.post(.layoutChanged(nil))
    #expect(session.played.accessibilityFocused == "guest/name")
    poster.post(.screenChanged(nil))
    #expect(session.played.accessibilityFocused == nil)
    poster.post(.screenChanged(.element("town/name")))
    #expect(session.played.accessibilityFocused == "town/name")
    // An event without a change on the screen, or one that is refused, moves no focus.
    try session.send(.server(.refused))
    #expect(throws: Guestbook.EventError.self) { try session.send(.answer("ok")) }
    #expect(session.played.accessibilityFocused == "town/name")
    try session.send(.wait)
    #expect(session.played.accessibilityFocused == nil)
    try session.send([.server(.refused), .tap("send")])
    poster.post(.layoutChanged(.element("town/name")))
    #expect(session.alert != nil && session.played.accessibilityFocused == nil)
  }

  @Test func waitsForASilentServerWithoutEnd() throws {
    let session = try playing(
      .edit("guest/name"), .type("Anna"), .dismissKeyboard, .server(.silent), .tap("send"), .wait,
      .wait)
    #expect(session.scene?.id == "page")
    #expect(!session.offers.contains(.tap("page/send")))
  }

  @Test func raisesTheKeyboardOfTheDevice() throws {
    let session = try playing(.edit("guest/name"), .turn(.regularRegular))
    #expect(session.played.showsKeyboard)
    #expect(session.window.surroundings.currentDevice == .narrowest(with: .regularRegular))
  }

  @Test func playsTheSameEventsToTheSameState() throws {
    let scenario = try #require(GuestbookScreens.page.scenarios.last)
    let first = try scenario.play(on: .narrowest(with: .compactRegular))
    let second = try scenario.play(on: .narrowest(with: .compactRegular))
    #expect((first.node == second.node) == true)
    #expect(first.notifications == second.notifications)
  }
}
