import Architecture
import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct ServiceAlertTests {
  private static let named: [(ServiceError, String)] = [
    (.noConnection, "noConnection"), (.timedOut, "timedOut"), (.parseError, "parse"),
    (.systemError, "system"), (.accessTokenExpired, "expired"),
    (.serverError(code: 409, message: "x"), "mailTaken"),
    (.serverError(code: 403, message: "x"), "wrongCredentials"),
    (.serverError(code: 404, message: "x"), "unknownMail"),
    (.serverError(code: 422, message: "x"), "wrongCode"),
    (.serverError(code: 423, message: "x"), "locked"),
    (.serverError(code: 500, message: ""), "system"),
  ]

  @Test(arguments: named) func hasTextsOfItsOwn(_ error: ServiceError, _ name: String) throws {
    let alert = try #require(Alert.alert(for: error, retry: false))
    #expect(alert.title == localized("error.\(name).title"))
    #expect(alert.message == localized("error.\(name).message"))
  }

  @Test func quotesTheServerWhereItsCodeIsNotKnown() throws {
    let error = ServiceError.serverError(code: 418, message: "I am a teapot")
    let alert = try #require(Alert.alert(for: error, retry: false))
    #expect(alert.title == localized("error.server.title"))
    #expect(
      alert.message
        == localized("error.server.message", .text(.verbatim("I am a teapot")), .integer(418)))
  }

  @Test(arguments: [true, false]) func hasNoneForWhatCanBeIgnored(_ retry: Bool) {
    #expect(Alert.alert(for: .ignore, retry: retry) == nil)
  }

  @Test func offersToTryAgainWhereThatMayHelp() throws {
    let passing: [ServiceError] = [
      .noConnection, .timedOut, .parseError, .systemError, .serverError(code: 500, message: ""),
      .serverError(code: 503, message: "busy"),
    ]
    for error in passing {
      let alert = try #require(Alert.alert(for: error, retry: true))
      #expect(alert.actions.map(\.id) == ["cancel", "retry"])
      #expect(alert.actions.map(\.title) == [localized("alert.cancel"), localized("alert.retry")])
      #expect(alert.actions.map(\.style) == [.cancel, .regular])
      #expect(Alert.alert(for: error, retry: false)?.actions == [.ok])
    }
  }

  @Test(arguments: [
    ServiceError.accessTokenExpired, .serverError(code: 403, message: ""),
    .serverError(code: 423, message: ""), .serverError(code: 499, message: "x"),
  ])
  func onlyConfirmsWhereTryingAgainWouldNotHelp(_ error: ServiceError) throws {
    let alert = try #require(Alert.alert(for: error, retry: true))
    #expect(alert.actions == [Alert.Action(id: "ok", title: localized("alert.ok"))])
  }

  @Test func isWhatAViewModelShowsForAFailure() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    let model = Model(basics: .services(alerts: queue))
    rig.transport.setAnswer(to: .noConnection)
    let observer = rig.play(model.results(of: rig.root.boards.reload()))
    #expect(observer.elements == [.failure(.noConnection)])
    #expect(queue.current == .alert(for: .noConnection, retry: true))
    rig.transport.setAnswer(to: .empty)
    queue.answer("retry")
    rig.scheduler.start()
    #expect(observer.elements == [.failure(.noConnection), .success([])])
  }

  @Test func offersNoRetryWhereAViewModelDoesNotWantIt() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    rig.transport.setAnswer(to: .timedOut)
    let model = Model(basics: .services(alerts: queue, offersRetry: false))
    _ = rig.play(model.results(of: rig.root.boards.reload()))
    #expect(queue.current == .alert(for: .timedOut, retry: false))
  }

  @Test func leavesAnExpiredTokenToItsReporter() {
    let rig = ServiceRig()
    let queue = AlertQueue()
    rig.preferences.accessToken = "token"
    rig.transport.setAnswer(to: .expired)
    let model = Model(basics: .services(alerts: queue))
    let observer = rig.play(model.results(of: rig.root.boards.reload()))
    #expect(observer.elements == [.failure(.accessTokenExpired)])
    #expect(queue.current == nil)
  }

  private struct Model: BasicViewModel {
    let basics: ViewModelBasics<ServiceError>
  }
}
