import Reactive
import Testing

@testable import Corkboard

@Suite struct ServiceErrorTests {
  private struct Odd: Error {}

  private func error(
    _ status: Int, _ body: String = "", needsAccessToken: Bool = true
  ) -> ServiceError? {
    ServiceError(
      Response(status: status, body: Array(body.utf8)),
      to: TestTarget(needsAccessToken: needsAccessToken))
  }

  @Test func meansTheSameAsTheErrorOfTheTransport() {
    #expect(ServiceError(TransportError.cancelled) == .ignore)
    #expect(ServiceError(TransportError.noConnection) == .noConnection)
    #expect(ServiceError(TransportError.timedOut) == .timedOut)
    #expect(ServiceError(TransportError.other("x")) == .systemError)
  }

  @Test func staysWhatItIs() {
    #expect(ServiceError(ServiceError.parseError) == .parseError)
  }

  @Test func isASystemErrorWhenNothingElseFits() {
    #expect(ServiceError(Odd()) == .systemError)
    #expect(ServiceError(ReactiveError.noElements) == .systemError)
  }

  @Test(arguments: [200, 201, 204, 299]) func isNoneWhenTheServerAgrees(_ status: Int) {
    #expect(error(status) == nil)
  }

  @Test func distinguishesAnExpiredTokenFromARefusal() {
    #expect(error(401) == .accessTokenExpired)
    #expect(error(401, needsAccessToken: false) == .serverError(code: 401, message: ""))
  }

  @Test(arguments: [0, 100, 199, 300, 302, 400, 403, 404, 409, 422, 423, 500, 503])
  func keepsTheCodeAndTheMessageOfTheServer(_ status: Int) {
    #expect(error(status, #"{"message":"no"}"#) == .serverError(code: status, message: "no"))
  }

  @Test(arguments: [
    "", "<html>", "{}", #"{"message":null}"#, #"{"message":7}"#, "[", #"{"message":" \n"}"#,
    String(repeating: "[", count: 10_000), "\u{FF}\0",
  ])
  func hasNoMessageWhereTheServerHasNone(_ body: String) {
    #expect(error(500, body) == .serverError(code: 500, message: ""))
  }

  @Test func cutsALongMessageAndLeavesOutControlCharacters() {
    #expect(
      error(500, #"{"message":"\ta\u0000b\nc "}"#) == .serverError(code: 500, message: "a b c"))
    let long = String(repeating: "🎉", count: 10_000)
    let expected = String(repeating: "🎉", count: ServiceError.messageLimit)
    #expect(error(500, #"{"message":"\#(long)"}"#) == .serverError(code: 500, message: expected))
  }
}
