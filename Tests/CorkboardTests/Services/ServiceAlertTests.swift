import Architecture
import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct ServiceAlertTests {
  @Test(arguments: [
    (ServiceRequest.logIn, "error.logIn.title"), (.signUp, "error.signUp.title"),
    (.resetPassword, "error.resetPassword.title"), (.verifyMail, "error.verifyMail.title"),
    (.resendVerification, "error.resendVerification.title"), (.account, "error.account.title"),
    (.boards, "boards.error.title"), (.createBoard, "error.createBoard.title"),
    (.cardsDue, "due.error.title"), (.saveCard, "error.saveCard.title"),
    (.setReminders, "error.setReminders.title"), (.logOut, "error.system.title"),
  ])
  func namesTheRequestThatFailed(_ request: ServiceRequest, _ title: String) throws {
    for reason in [ServiceError.noConnection, .timedOut, .parseError, .systemError] {
      let alert = try #require(Alert.alert(for: ServiceFailure(reason, of: request), retry: false))
      #expect(alert.title == localized(title))
    }
  }

  @Test func hasATitleOfItsOwnForEveryRequestThatPeopleHearOf() {
    let heard = ServiceRequest.allCases.filter { $0 != .logOut }
    let titles = heard.map { ServiceFailure(.timedOut, of: $0).title }
    #expect(Set(titles).count == heard.count)
  }

  @Test(arguments: [
    (ServiceError.noConnection, "noConnection"), (.timedOut, "timedOut"), (.parseError, "parse"),
    (.systemError, "system"), (.serverError(code: 500, message: ""), "system"),
    (.serverError(code: 429, message: "x"), "tooMany"),
  ])
  func saysWhyWhateverTheRequest(_ reason: ServiceError, _ name: String) {
    for request in ServiceRequest.allCases {
      let failure = ServiceFailure(reason, of: request)
      #expect(failure.message == localized("error.\(name).message"))
    }
  }

  @Test(arguments: [
    (ServiceRequest.logIn, 403, "wrongCredentials"), (.signUp, 409, "mailTaken"),
    (.resetPassword, 404, "unknownMail"), (.verifyMail, 422, "wrongCode"),
    (.saveCard, 403, "forbidden"), (.saveCard, 404, "missingCard"), (.saveCard, 423, "locked"),
  ])
  func readsAStatusCodeByItsRequest(_ request: ServiceRequest, _ code: Int, _ name: String) {
    let reason = ServiceError.serverError(code: code, message: "x")
    let message = localized("error.\(name).message")
    for other in ServiceRequest.allCases {
      #expect((ServiceFailure(reason, of: other).message == message) == (other == request))
    }
  }

  @Test func takesAMissingCardForNoMissingAccount() throws {
    let failure = ServiceFailure(.serverError(code: 404, message: ""), of: .saveCard)
    let alert = try #require(Alert.alert(for: failure, retry: true))
    #expect(alert.title == localized("error.saveCard.title"))
    #expect(alert.message == localized("error.missingCard.message"))
    #expect(alert.actions == [.ok])
  }

  @Test func saysThatSomethingWentWrongWhereNoRequestFailed() throws {
    let alert = try #require(Alert.alert(for: ServiceFailure(.systemError), retry: false))
    #expect(alert.title == localized("error.system.title"))
    #expect(alert.message == localized("error.system.message"))
  }

  @Test func saysTheSameOfAnExpiredTokenWhateverItWasSentWith() throws {
    for request in [ServiceRequest?.none, .saveCard, .boards] {
      let failure = ServiceFailure(.accessTokenExpired, of: request)
      #expect(failure.title == localized("error.expired.title"))
      #expect(failure.message == localized("error.expired.message"))
    }
  }

  @Test func keepsTheRequestOfAFailureThatPassesThrough() {
    let failure = ServiceFailure(.timedOut, of: .saveCard)
    #expect(ServiceFailure(failure, of: .boards) == failure)
    #expect(ServiceFailure(failure as any Error) == failure)
    #expect(ServiceFailure(TransportError.timedOut, of: .saveCard) == failure)
  }

  @Test func quotesTheServerWhereItsCodeIsNotKnown() throws {
    let failure = ServiceFailure(.serverError(code: 418, message: "I am a teapot"), of: .boards)
    let alert = try #require(Alert.alert(for: failure, retry: false))
    #expect(alert.title == localized("boards.error.title"))
    #expect(
      alert.message
        == localized("error.server.message", .text(.verbatim("I am a teapot")), .integer(418)))
  }

  @Test(arguments: [true, false]) func hasNoneForWhatCanBeIgnored(_ retry: Bool) {
    #expect(Alert.alert(for: ServiceFailure(.ignore, of: .boards), retry: retry) == nil)
  }

  @Test func offersToTryAgainWhereThatMayHelp() throws {
    let passing: [ServiceError] = [
      .noConnection, .timedOut, .parseError, .systemError, .serverError(code: 500, message: ""),
      .serverError(code: 503, message: "busy"),
    ]
    for error in passing.map({ ServiceFailure($0, of: .boards) }) {
      let alert = try #require(Alert.alert(for: error, retry: true))
      #expect(alert.actions.map(\.id) == ["cancel", "retry"])
      #expect(alert.actions.map(\.title) == [localized("alert.cancel"), localized("alert.retry")])
      #expect(alert.actions.map(\.style) == [.cancel, .regular])
      #expect(Alert.alert(for: error, retry: false)?.actions == [.ok])
    }
  }

  @Test(arguments: [
    (ServiceRequest.boards, ServiceError.accessTokenExpired),
    (.logIn, .serverError(code: 403, message: "")), (.logIn, .serverError(code: 429, message: "")),
    (.boards, .serverError(code: 499, message: "x")),
  ])
  func onlyConfirmsWhereTryingAgainWouldNotHelp(
    _ request: ServiceRequest, _ reason: ServiceError
  ) throws {
    let alert = try #require(Alert.alert(for: ServiceFailure(reason, of: request), retry: true))
    #expect(alert.actions == [Alert.Action(id: "ok", title: localized("alert.ok"))])
  }

  @Test func offersWhatItsMessageAdvises() throws {
    for request in ServiceRequest.allCases {
      let failure = ServiceFailure(.serverError(code: 418, message: ""), of: request)
      let alert = try #require(Alert.alert(for: failure, retry: true))
      #expect(alert.message == localized("error.system.message"))
      #expect(alert.actions == [.cancel, .retry])
    }
    let locked = ServiceFailure(.serverError(code: 423, message: ""), of: .saveCard)
    let alert = try #require(Alert.alert(for: locked, retry: true))
    #expect(alert.message == localized("error.locked.message"))
    #expect(alert.actions == [.cancel, .retry])
  }

  @Test func isWhatAViewModelShowsForAFailure() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    let model = Model(basics: .services(alerts: queue))
    rig.transport.setAnswer(to: .noConnection)
    let observer = rig.play(model.results(of: rig.root.boards.reload()))
    let failure = ServiceFailure(.noConnection, of: .boards)
    #expect(observer.elements == [.failure(failure)])
    #expect(queue.current == .alert(for: failure, retry: true))
    rig.transport.setAnswer(to: .empty)
    queue.answer("retry")
    rig.scheduler.start()
    #expect(observer.elements == [.failure(failure), .success([])])
  }

  @Test func offersNoRetryWhereAViewModelDoesNotWantIt() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    rig.transport.setAnswer(to: .timedOut)
    let model = Model(basics: .services(alerts: queue, offersRetry: false))
    _ = rig.play(model.results(of: rig.root.boards.reload()))
    #expect(queue.current == .alert(for: ServiceFailure(.timedOut, of: .boards), retry: false))
  }

  @Test func leavesAnExpiredTokenToItsReporter() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    rig.preferences.accessToken = "token"
    rig.transport.setAnswer(to: .expired)
    let model = Model(basics: .services(alerts: queue))
    let observer = rig.play(model.results(of: rig.root.boards.reload()))
    #expect(observer.elements == [.failure(ServiceFailure(.accessTokenExpired, of: .boards))])
    #expect(queue.current == nil)
  }

  private struct Model: BasicViewModel {
    let basics: ViewModelBasics<ServiceFailure>
  }
}
