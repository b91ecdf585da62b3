import AuditModel
import Testing

@testable import Corkboard

/// From the first start to a saved card, through every screen on the way.
@Suite struct JourneyTests {
  private static let toTheNames: [AppEvent] = [
    .wait, .tap("next"), .tap("next"), .tap("next"), .tap("trip"), .tap("go-board"),
    .type("Rome in June "), .pressReturn,
  ]
  private static let toTheBoard: [AppEvent] =
    toTheNames + [
      .tap("go-lists"), .type("Ideas for Rome"), .tap("next-list"), .tap("next-list"), .tap("done"),
      .tap("go-cards"), .tap("next-card"), .tap("next-card"), .type(""), .tap("done"),
      .tap("go-create"), .wait,
    ]
  private static let toTheApp: [AppEvent] =
    toTheBoard + CorkboardScreens.signUpForm + [
      .tap("sign-up"), .edit("code"), .type("123456"), .tap("confirm"),
    ]

  private func screen(after events: [AppEvent]) throws -> String {
    let session = AppSession(.first, device: .narrowest(with: .compactRegular))
    try session.send(events)
    return session.screen
  }

  @Test func leadsFromTheFirstScreenToASavedCard() throws {
    let session = AppSession(.first, device: .narrowest(with: .compactRegular))
    #expect(session.screen == "splash")
    try session.send(Self.toTheApp)
    #expect(session.screen == "boards")
    try session.send([.tap("tab-due"), .tap("due-trip-card1")])
    #expect(session.screen == "edit-card")
    try session.send([.edit("name"), .type("Book the night train"), .tap("save")])
    #expect(session.screen == "cards-due")
    #expect(session.reads("Book the night train"))
    #expect(session.spoken.last == "editCard.saved")
  }

  @Test(arguments: [
    ([], "splash"), ([.wait], "tutorial"), ([.wait, .tap("skip")], "template-picker"),
    (toTheNames, "onboarding"), (toTheBoard, "sign-up"),
    (toTheBoard + CorkboardScreens.signUpForm + [.tap("sign-up")], "verify-mail"),
    (toTheApp, "boards"),
  ])
  func meetsTheScreensInOrder(_ events: [AppEvent], _ screen: String) throws {
    #expect(try self.screen(after: events) == screen)
  }

  @Test func sendsTheNamesThatWereTypedAndKeepsTheSuggestions() throws {
    let session = AppSession(.first, device: .narrowest(with: .compactRegular))
    try session.send(Self.toTheBoard + CorkboardScreens.signUpForm + [.tap("sign-up")])
    let sent = try #require(session.app.server.requests.last { $0.path == "/boards" })
    let lists = ["list2", "list3"].map { Title.suggested(key: "template.trip.\($0)") }
    // The card whose name was removed is not made.
    let cards = ["card1", "card2"].map { Title.suggested(key: "template.trip.\($0)") }
    let board = NewBoard(
      name: .written("Rome in June"), lists: [.written("Ideas for Rome")] + lists, cards: cards)
    #expect(sent.parameters == CorkboardTarget.createBoard(board).parameters)
  }

  @Test func asksForNoTutorialTheSecondTime() throws {
    #expect(try using(.loggedOut, .wait).screen == "template-picker")
  }

  @Test func goesStraightToTheBoardsOfWhoIsLoggedIn() throws {
    #expect(try using(.loggedIn, .wait).screen == "boards")
  }

  @Test func makesNoBoardWhoseMakingWasStopped() throws {
    let session = try using(
      .loggedOut, .wait, .tap("trip"), .tap("skip-board"), .tap("skip-lists"), .tap("skip-cards"),
      .tap("finish"), .tap("cancel"), .wait)
    #expect(session.screen == "template-picker")
  }

  @Test func goesBackFromTheNamesToTheTemplates() throws {
    let session = try using(.loggedOut, .wait, .tap("trip"), .tap("back"))
    #expect(session.screen == "template-picker")
  }

  @Test func keepsTheBoardOfWhoHasAnAccountAlready() throws {
    let session = AppSession(.first, device: .narrowest(with: .compactRegular))
    try session.send(
      Self.toTheBoard + [
        .tap("log-in"), .edit("mail"), .type("anna@example.org"), .pressReturn,
        .type("correct horse"), .pressReturn, .wait,
      ])
    #expect(session.screen == "boards")
    #expect(session.app.server.requests.contains { $0.path == "/boards" && $0.method == .post })
  }
}
