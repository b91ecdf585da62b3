import Testing

@testable import Corkboard

@Suite struct AccountServiceTests {
  private let rig = ServiceRig()

  private var asked: [String] {
    rig.transport.requests.map { request in
      let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return "\(request.method.rawValue) \(request.path)\(body)"
    }
  }

  @Test func opensASession() {
    let observer = rig.play(rig.root.accounts.logIn(mail: "a@b.c", password: "p"))
    #expect(observer.elements.map(\.account.mail) == ["a@b.c"])
    #expect(observer.elements.map(\.accessToken) == [Sample.accessToken])
    #expect(asked == [#"POST /session{"mail":"a@b.c","password":"p"}"#])
  }

  @Test func makesAnAccount() {
    let observer = rig.play(rig.root.accounts.signUp(name: "Ada", mail: "a@b.c", password: "p"))
    #expect(observer.elements.map(\.account) == [Account(name: "Ada", mail: "a@b.c")])
    #expect(asked == [#"POST /accounts{"mail":"a@b.c","name":"Ada","password":"p"}"#])
  }

  @Test func saysWhoHasLoggedIn() {
    #expect(rig.play(rig.root.accounts.account()).elements == [Sample.account])
    #expect(asked == ["GET /account"])
  }

  @Test func provesAnAddress() {
    #expect(rig.play(rig.root.accounts.verifyMail(code: "1")).elements == [Sample.account])
    #expect(asked == [#"POST /account/verification{"code":"1"}"#])
  }

  @Test func identifiesItselfToTheServer() {
    let accounts = rig.root.accounts
    for told in [
      accounts.resetPassword(mail: "a@b.c"), accounts.resendVerification(),
      accounts.setReminders(true), accounts.logOut(),
    ] {
      #expect(rig.play(told).elements.count == 1)
    }
    #expect(
      asked == [
        #"POST /password-reset{"mail":"a@b.c"}"#, "POST /account/verification-mail",
        #"PUT /account/reminders{"areOn":true}"#, "DELETE /session",
      ])
  }

  @Test func failsWithWhatTheServerSays() {
    rig.transport.setAnswer(to: .refused(code: 409, message: "taken"))
    let observer = rig.play(rig.root.accounts.signUp(name: "", mail: "", password: ""))
    #expect(observer.failure == .serverError(code: 409, message: "taken"))
  }

  @Test func failsToParseGarbage() {
    rig.transport.setAnswer(to: .garbled)
    #expect(rig.play(rig.root.accounts.account()).failure == .parseError)
  }
}
