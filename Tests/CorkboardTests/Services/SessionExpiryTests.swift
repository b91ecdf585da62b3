import Reactive
import Testing

@testable import Corkboard

@Suite struct SessionExpiryTests {
  private let rig = ServiceRig()
  private let expired: TestableObserver<Void>

  init() {
    expired = rig.observe(rig.root.expiry.expired)
    rig.preferences.accessToken = "old"
  }

  @Test func emitsOnceWhenThreeRequestsFailAtOnce() {
    rig.transport.setAnswer(to: .expired)
    let observers = [
      rig.observe(rig.root.boards.reload().map { _ in }),
      rig.observe(rig.root.accounts.account().map { _ in }),
      rig.observe(rig.root.boards.cardsDue().map { _ in }),
    ]
    rig.scheduler.start()
    #expect(
      observers.map(\.failure) == [.accessTokenExpired, .accessTokenExpired, .accessTokenExpired])
    #expect(expired.events.map(\.time) == [500])
    #expect(rig.preferences.accessToken == nil)
  }

  @Test func hasForgottenTheTokenBeforeAnybodyHears() {
    let tokens = Locked<[String?]>([])
    rig.transport.setAnswer(to: .expired)
    _ = rig.root.expiry.expired.subscribe { [preferences = rig.preferences] _ in
      tokens.withLock { $0.append(preferences.accessToken) }
    }
    _ = rig.play(rig.root.boards.reload())
    #expect(tokens.value == [nil])
  }

  @Test func emitsAgainForTheNextSession() {
    rig.transport.setAnswer(to: .expired)
    _ = rig.play(rig.root.boards.reload())
    rig.preferences.accessToken = "old"
    _ = rig.play(rig.root.boards.reload())
    #expect(expired.elements.count == 2)
  }

  @Test func keepsASessionThatIsNewerThanTheAnswer() {
    rig.transport.setAnswer(to: .expired)
    let observer = rig.observe(rig.root.boards.reload())
    rig.scheduler.advance(to: 100)
    rig.preferences.accessToken = "new"
    rig.scheduler.start()
    #expect(observer.failure == .accessTokenExpired)
    #expect(rig.preferences.accessToken == "new")
    #expect(expired.elements.isEmpty)
  }

  @Test func doesNotEmitForARefusalWithoutAToken() {
    rig.transport.setAnswer(to: .expired)
    let observer = rig.play(rig.root.accounts.logIn(mail: "a@b.c", password: "12345678"))
    #expect(observer.failure == .serverError(code: 401, message: "expired"))
    #expect(expired.elements.isEmpty)
    #expect(rig.preferences.accessToken == "old")
  }

  @Test func doesNotEmitWithoutALoggedInUser() {
    rig.preferences.accessToken = nil
    rig.transport.setAnswer(to: .expired)
    let observer = rig.play(rig.root.boards.reload())
    #expect(observer.failure == .accessTokenExpired)
    #expect(expired.elements.isEmpty)
  }

  @Test func doesNotEmitForAnyOtherFailure() {
    for answer in [StubAnswer.refused(code: 403, message: ""), .garbled, .noConnection, .failed] {
      rig.transport.setAnswer(to: answer)
      _ = rig.play(rig.root.boards.reload())
    }
    #expect(expired.elements.isEmpty)
    #expect(rig.preferences.accessToken == "old")
  }
}
