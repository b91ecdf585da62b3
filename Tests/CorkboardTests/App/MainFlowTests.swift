import Testing

@testable import Corkboard

@Suite struct MainFlowTests {
  private static let toACard: [AppEvent] = [.wait, .tap("tab-due"), .tap("due-trip-card1")]

  private func session(_ events: [AppEvent]) throws -> AppSession {
    let session = AppSession(.loggedIn, device: .narrowest(with: .compactRegular))
    try session.send(events)
    return session
  }

  @Test func savesACardOnlyWhenSomethingIsChangedAndRight() throws {
    let session = try session(Self.toACard)
    #expect(!session.offers("save"))
    try session.send([.edit("name"), .type("  ")])
    #expect(!session.offers("save"))
    try session.send(.type("Book the night train"))
    #expect(session.offers("save"))
    try session.send([.edit("notes"), .type(String(repeating: "a", count: 2001))])
    #expect(!session.offers("save"))
  }

  @Test func keepsWhatWasTypedWhenACardCannotBeSaved() throws {
    let session = try session(
      Self.toACard + [
        .edit("name"), .type("Book the night train"), .server(.refused(code: 423, message: "")),
        .tap("save"),
      ])
    #expect(session.reads("error.saveCard.title"))
    #expect(session.reads("error.locked.message"))
    try session.send([.answer("cancel"), .server(.sample), .tap("save")])
    #expect(session.screen == "cards-due")
  }

  @Test func asksBeforeChangesAreGivenUp() throws {
    let session = try session(Self.toACard + [.edit("name"), .type("Rome"), .tap("cancel")])
    #expect(session.reads("editCard.discard.title"))
    try session.send(.answer("cancel"))
    #expect(session.screen == "edit-card")
    try session.send([.tap("cancel"), .answer("discard")])
    #expect(session.screen == "cards-due")
  }

  @Test func leavesACardThatWasNotChangedWithoutAsking() throws {
    #expect(try session(Self.toACard + [.tap("cancel")]).screen == "cards-due")
  }

  @Test func showsTheNewNameOfACardOnItsBoardToo() throws {
    let session = try session(
      Self.toACard + [
        .edit("name"), .type("Book the night train"), .tap("save"), .tap("tab-boards"),
        .tap("board-trip"),
      ])
    #expect(session.reads("Book the night train"))
  }

  @Test func opensABoardAndGoesBackAsOftenAsOneLikes() throws {
    let session = try session([
      .wait, .tap("board-trip"), .tap("back"), .tap("board-moving"), .tap("card-moving-card1"),
      .tap("cancel"),
    ])
    #expect(session.screen == "board")
    try session.send(.tap("back"))
    #expect(session.screen == "boards")
  }

  @Test func triesAgainToLoadTheBoards() throws {
    let session = AppSession(
      .loggedIn.answering(.timedOut), device: .narrowest(with: .compactRegular))
    try session.send([.wait, .answer("cancel")])
    #expect(session.reads("boards.error.title") && session.reads("error.timedOut.message"))
    try session.send([.server(.sample), .tap("retry-boards")])
    #expect(session.offers("board-trip"))
    #expect(session.spoken == ["boards.loaded"])
  }

  @Test func saysWhyTheAccountIsNotKnownWhereTheSettingsShowIt() throws {
    let session = AppSession(
      .loggedIn.answering(.timedOut), device: .narrowest(with: .compactRegular))
    try session.send([.wait, .answer("cancel")])
    #expect(session.spoken == [])
    try session.send(.tap("tab-settings"))
    #expect(session.reads("error.timedOut.message"))
    #expect(session.spoken == ["error.timedOut.message"])
  }

  @Test func makesAFirstBoardWhereThereIsNone() throws {
    let session = AppSession(
      .loggedIn.answering(.empty), device: .narrowest(with: .compactRegular))
    try session.send([.wait, .server(.sample), .tap("create-board")])
    #expect(session.screen == "template-picker")
    try session.send([
      .tap("trip"), .tap("skip-board"), .tap("skip-lists"), .tap("skip-cards"), .tap("finish"),
      .wait, .wait,
    ])
    #expect(session.screen == "boards")
    #expect(session.app.server.requests.contains { $0.method == .post && $0.path == "/boards" })
  }

  @Test func offersNoOtherFirstBoardWhileOneIsOnItsWay() throws {
    let session = AppSession(
      .loggedIn.answering(.empty), device: .narrowest(with: .compactRegular))
    try session.send([
      .wait, .tap("create-board"), .tap("empty"), .tap("skip-board"), .server(.silent),
      .tap("finish"), .wait,
    ])
    #expect(session.screen == "boards")
    #expect(!session.offers("create-board"))
  }

  @Test func takesOverTheRemindersThatWereChosenWithABoard() throws {
    let session = AppSession(
      .loggedIn.answering(.empty), device: .narrowest(with: .compactRegular))
    try session.send([
      .wait, .server(.sample), .tap("create-board"), .tap("empty"), .tap("skip-board"),
      .tap("finish"), .tap("reminders"), .wait, .tap("tab-settings"),
    ])
    #expect(session.node.toggle("reminders") == true)
    #expect(session.app.server.requests.contains { $0.path == "/account/reminders" })
  }

  @Test func saysHowManyCardsAreDueOnlyToWhoLooksAtThem() throws {
    let session = try session([.wait])
    #expect(session.spoken == ["boards.loaded"])
    try session.send(.tap("tab-due"))
    #expect(session.spoken == ["boards.loaded", "due.loaded"])
  }

  @Test func movesVoiceOverToTheReasonWhenNothingCouldBeLoaded() throws {
    let session = AppSession(
      .loggedIn.answering(.noConnection), device: .narrowest(with: .compactRegular))
    try session.send([.wait, .answer("cancel")])
    #expect(
      session.notifications.map(\.notification).contains(.layoutChanged(.element("failure/title"))))
  }

  @Test func refusesANameThatIsTooLongAndSaysSo() throws {
    let session = try session(
      Self.toACard + [
        .edit("name"), .type("Rome\nin June"), .type(String(repeating: "x", count: 36)),
      ])
    #expect(session.node.typed("name") == "Rome in June")
    #expect(session.spoken.last == "name.tooLong")
  }

  @Test func logsOutOnlyWhoSaysYes() throws {
    let session = try session([
      .wait, .tap("tab-settings"), .tap("log-out"), .answer("cancel"),
    ])
    #expect(session.screen == "settings")
    try session.send([.tap("log-out"), .answer("log-out")])
    #expect(session.screen == "log-in")
  }

  @Test func leavesTheSwitchAsItWasWhenTheServerRefuses() throws {
    let session = try session([
      .wait, .tap("tab-settings"), .server(.failed), .tap("reminders"), .answer("cancel"),
    ])
    #expect(session.node.toggle("reminders") == false)
    try session.send([.server(.sample), .tap("reminders")])
    #expect(session.node.toggle("reminders") == true)
  }

  @Test func remembersToShowTheIntroductionAgainAndSaysSo() throws {
    let session = try session([.wait, .tap("tab-settings"), .tap("show-tutorial")])
    #expect(session.spoken.last == "settings.tutorial.done")
    #expect(!session.offers("show-tutorial"))
  }
}
