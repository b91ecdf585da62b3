import Testing

@testable import Corkboard

@Suite struct ExpiryTests {
  /// Something on a screen that asks the server.
  private static let places: [[AppEvent]] = [
    [.wait, .tap("tab-settings"), .server(.expired), .tap("reminders")],
    [
      .wait, .tap("tab-due"), .tap("due-trip-card1"), .edit("name"), .type("Rome"),
      .server(.expired), .tap("save"),
    ],
    [
      .wait, .tap("board-trip"), .tap("card-trip-card1"), .edit("notes"), .type("Rome"),
      .server(.expired), .tap("save"),
    ],
    [.server(.expired), .wait],
  ]

  @Test(arguments: places) func leadsBackToTheLogInFromAnywhere(_ events: [AppEvent]) throws {
    let session = AppSession(.loggedIn, device: .narrowest(with: .compactRegular))
    try session.send(events)
    #expect(session.screen == "log-in")
    #expect(session.reads("error.expired.title"))
    try session.send(.answer("ok"))
    #expect(session.screen == "log-in")
    #expect(session.alert == nil)
    #expect(!session.offers("back"))
  }

  @Test func leadsBackFromTheConfirmationOfAnAddressToo() throws {
    let session = try using(.loggedOut, .wait, .tap("log-in"), .tap("sign-up"))
    try session.send(
      CorkboardScreens.signUpForm + [
        .tap("sign-up"), .edit("code"), .type("123456"), .server(.expired), .tap("confirm"),
        .answer("ok"),
      ])
    #expect(session.screen == "log-in")
  }

  @Test func leadsBackAtOnceWhereTheBoardsAreTriedAgain() throws {
    let session = try using(
      .loggedIn.answering(.noConnection), .wait, .answer("cancel"), .server(.expired),
      .tap("retry-boards"))
    #expect(session.screen == "log-in")
  }

  @Test func saysItOnceHoweverManyRequestsFail() throws {
    let session = try using(
      .loggedIn.answering(.noConnection), .wait, .server(.expired), .answer("cancel"),
      .answer("ok"))
    #expect(session.screen == "log-in")
    #expect(session.alert == nil)
  }

  @Test func letsAUserInAgainAfterwards() throws {
    let session = try using(
      .loggedIn, .wait, .tap("tab-settings"), .server(.expired), .tap("reminders"),
      .answer("ok"), .server(.sample), .edit("mail"), .type("anna@example.org"), .pressReturn,
      .type("correct horse"), .pressReturn, .wait)
    #expect(session.screen == "boards")
  }
}
