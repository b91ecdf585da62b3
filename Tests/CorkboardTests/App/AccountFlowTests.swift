import Testing

@testable import Corkboard

@Suite struct AccountFlowTests {
  private static let toTheLogIn: [AppEvent] = [.wait, .tap("log-in")]

  private func session(_ events: [AppEvent]) throws -> AppSession {
    let session = AppSession(.loggedOut, device: .narrowest(with: .compactRegular))
    try session.send(Self.toTheLogIn + events)
    return session
  }

  @Test func logsInOnlyWithAFormThatIsRight() throws {
    let session = try session([.edit("mail"), .type("anna"), .pressReturn, .type("correct horse")])
    #expect(!session.offers("page/log-in"))
    try session.send(.pressReturn)
    #expect(session.app.server.requests.isEmpty)
    try session.send([.edit("mail"), .type(" anna@example.org "), .pressReturn, .pressReturn])
    let sent = try #require(session.app.server.requests.first)
    #expect(sent.parameters["mail"] == .text("anna@example.org"))
  }

  @Test func asksTheServerOnceHoweverOftenReturnIsPressed() throws {
    let session = try session([
      .edit("mail"), .type("anna@example.org"), .pressReturn, .type("correct horse"),
      .server(.silent), .pressReturn,
    ])
    #expect(session.app.server.requests.count == 1)
    #expect(!session.showsKeyboard)
    #expect(!session.offers("log-in") && !session.offers("mail"))
  }

  @Test func leadsVoiceOverToTheCoverWhileItLogsIn() throws {
    let session = try session([
      .edit("mail"), .type("anna@example.org"), .pressReturn, .type("correct horse"),
      .server(.silent), .pressReturn,
    ])
    #expect(session.notifications.last?.notification == .screenChanged(.element("waiting/label")))
  }

  @Test func staysWithAnAlertWhenThePasswordIsWrongAndKeepsWhatWasTyped() throws {
    let session = try session([
      .edit("mail"), .type("anna@example.org"), .pressReturn, .type("correct horse"),
      .server(.refused(code: 403, message: "")), .pressReturn,
    ])
    #expect(session.reads("error.logIn.title"))
    #expect(session.reads("error.wrongCredentials.message"))
    try session.send(.answer("ok"))
    #expect(session.reads("anna@example.org"))
    #expect(session.offers("page/log-in"))
  }

  @Test func triesAgainWhatFailedForWantOfAConnection() throws {
    let session = try session([
      .edit("mail"), .type("anna@example.org"), .pressReturn, .type("correct horse"),
      .server(.noConnection), .pressReturn, .server(.sample), .answer("retry"), .wait,
    ])
    #expect(session.screen == "boards")
  }

  @Test func goesBackAndForthBetweenLogInAndNewAccount() throws {
    let session = try session([.tap("sign-up")])
    #expect(session.screen == "sign-up")
    try session.send(.tap("page/log-in"))
    #expect(session.screen == "log-in")
    try session.send([.tap("sign-up"), .tap("back")])
    #expect(session.screen == "log-in")
    // From there the way leads back to the templates, not to the new account.
    try session.send(.tap("back"))
    #expect(session.screen == "template-picker")
  }

  @Test func saysWhatIsWrongOnceWhenAFieldIsLeft() throws {
    let session = try session([.edit("mail"), .type("anna")])
    #expect(session.spoken.isEmpty)
    try session.send([.pressReturn, .type("x"), .dismissKeyboard])
    #expect(session.spoken == ["account.mail.invalid"])
    try session.send([.edit("mail"), .dismissKeyboard])
    #expect(session.spoken == ["account.mail.invalid", "account.mail.invalid"])
  }

  @Test func goesBackToTheLogInWithAnotherAddress() throws {
    let session = try session(
      [.tap("sign-up")] + CorkboardScreens.signUpForm + [.tap("sign-up"), .tap("back")])
    #expect(session.screen == "log-in")
    #expect(session.app.server.requests.contains { $0.method == .delete })
  }

  @Test func putsTheKeyboardAwayBeforeAnotherScreenIsShown() throws {
    let session = try session([.edit("mail"), .tap("forgotten"), .tap("back")])
    #expect(!session.showsKeyboard)
  }

  @Test func offersNoOtherWayWhileTheServerIsAsked() throws {
    let session = try session(
      [.tap("sign-up")] + CorkboardScreens.signUpForm + [.server(.silent), .tap("sign-up")])
    #expect(session.reads("loading.label"))
    #expect(session.offers.isEmpty)
  }

  @Test func keepsWhatWasTypedWhenTheDeviceIsTurned() throws {
    let session = try session([.edit("mail"), .type("anna"), .turn(.regularRegular)])
    #expect(session.reads("anna") && session.showsKeyboard)
    try session.send([.turn(.compactCompact), .dismissKeyboard])
    #expect(session.reads("account.mail.invalid"))
  }

  @Test(arguments: ["name", "mail", "password"])
  func rejectsTextPastedByMistake(_ field: String) throws {
    let session = try session([.tap("sign-up"), .edit(field), .type("short")])
    try session.send(.type(String(repeating: "é\u{301}👩‍🚀", count: 5_000)))
    #expect(session.controls.controls.contains { $0.path == "page/\(field)" })
    #expect(session.node.typed(field) == "short")
  }

  @Test func saysThatItWaitsForTheServer() throws {
    let session = try session([
      .tap("forgotten"), .edit("mail"), .type("anna@example.org"), .server(.silent), .pressReturn,
    ])
    #expect(session.spoken == ["loading.label"])
  }

  @Test func sendsALinkToWhoForgotThePasswordAndSaysSo() throws {
    let session = try session([
      .tap("forgotten"), .edit("mail"), .type("anna@example.org"), .pressReturn,
    ])
    #expect(session.reads("forgotten.sent.title"))
    #expect(session.spoken == ["forgotten.sent.message"])
    try session.send(.tap("back-to-log-in"))
    #expect(session.screen == "log-in")
  }

  @Test func confirmsTheAddressOfANewAccount() throws {
    let session = try session(
      [.tap("sign-up")] + CorkboardScreens.signUpForm + [
        .tap("sign-up"), .tap("again"), .edit("code"), .type("۱۲۳۴۵۶"), .tap("confirm"),
      ])
    #expect(session.screen == "boards")
    #expect(session.spoken.contains("verify.sent"))
    #expect(session.app.server.requests.contains { $0.path == "/account/verification" })
  }

  @Test func showsThePasswordToWhoAsksForIt() throws {
    let session = try session([.edit("password"), .type("correct horse"), .tap("show-password")])
    let field = session.node.field("password")
    #expect(field?.isSecure == false)
    try session.send(.tap("show-password"))
    #expect(session.node.field("password")?.isSecure == true)
  }
}
