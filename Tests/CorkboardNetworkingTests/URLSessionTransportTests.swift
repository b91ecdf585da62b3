import Corkboard
import Foundation
import Reactive
import Testing

@testable import CorkboardNetworking

@Suite struct URLSessionTransportTests {
  private let transport = URLSessionTransport()

  private func server(_ reply: Reply) throws -> LoopbackServer { try LoopbackServer { _ in reply } }

  private func send(
    _ request: Request, with transport: URLSessionTransport? = nil
  ) throws -> Response {
    try (transport ?? self.transport).send(request).toBlocking(timeout: .seconds(20)).single()
  }

  private func failure(
    _ request: Request, with transport: URLSessionTransport? = nil
  ) -> TransportError? {
    #expect(throws: TransportError.self) { try send(request, with: transport) }
  }

  // Requests

  @Test func sendsTheParametersOfAGetInTheQuery() throws {
    let server = try server(.json("{}"))
    _ = try send(
      Request(
        baseURL: server.url, path: "/a%2Fb/c",
        parameters: ["b": .list([1, 2]), "a": "x y&é+👍🏽"]))
    #expect(
      server.heard.map(\.line) == [
        "GET /a%2Fb/c?a=x%20y%26%C3%A9%2B%F0%9F%91%8D%F0%9F%8F%BD&b=1&b=2 HTTP/1.1"
      ])
    #expect(server.heard.first?.body.isEmpty == true)
    #expect(server.heard.first?.headers["accept"] == "application/json")
  }

  @Test(arguments: [HTTPMethod.post, .put, .delete])
  func sendsTheParametersOfOtherMethodsAsJSON(_ method: HTTPMethod) throws {
    let server = try server(.json("{}"))
    _ = try send(Request(method, baseURL: server.url, path: "/a", parameters: ["b": "c/\0👍🏽"]))
    #expect(server.heard.map(\.line) == ["\(method.rawValue) /a HTTP/1.1"])
    #expect(server.heard.first?.text == #"{"b":"c/\u0000👍🏽"}"#)
    #expect(server.heard.first?.headers["content-type"] == "application/json")
  }

  @Test func sendsALongText() throws {
    let server = try server(.json("{}"))
    let text = String(repeating: "👍🏽", count: 10_000)
    _ = try send(Request(.post, baseURL: server.url, path: "/", parameters: ["a": .text(text)]))
    let sent = try JSONDecoder().decode(
      [String: String].self, from: Data(server.heard.first?.body ?? []))
    #expect(sent["a"]?.utf8.count == text.utf8.count)
  }

  @Test func sendsHeaders() throws {
    let server = try server(.json("{}"))
    let headers = ["Authorization": "Bearer abc", "X-API-Key": "key"]
    _ = try send(Request(baseURL: server.url, path: "/", headers: headers))
    #expect(server.heard.first?.headers["authorization"] == "Bearer abc")
    #expect(server.heard.first?.headers["x-api-key"] == "key")
  }

  @Test func sendsNothingBeforeTheSubscription() throws {
    let server = try server(.json("{}"))
    _ = transport.send(Request(baseURL: server.url, path: "/never"))
    _ = try send(Request(baseURL: server.url, path: "/"))
    #expect(server.heard.map(\.line) == ["GET / HTTP/1.1"])
  }

  @Test func remembersNoCookie() throws {
    let server = try server(.http(200, ["Set-Cookie": "a=b; Path=/"]))
    for _ in 0..<2 { _ = try send(Request(baseURL: server.url, path: "/")) }
    #expect(server.heard.count == 2)
    #expect(server.heard.allSatisfy { $0.headers["cookie"] == nil })
  }

  @Test(arguments: [
    "", "file:///etc", "ftp://127.0.0.1", "127.0.0.1", "http://", "http:///", "data:text/plain,a",
    "http://[", "http://a b",
  ])
  func sendsNothingToWhatIsNoServer(_ url: String) {
    #expect(
      failure(Request(baseURL: url, path: "/"))
        == .other("“\(Request(baseURL: url, path: "").baseURL)” is no address of a server"))
  }

  // Answers

  @Test(arguments: [200, 201, 401, 404, 500])
  func answersWithWhatTheServerSaysWhateverItsStatus(_ status: Int) throws {
    let server = try server(.http(status, ["X-Kind": "test"], Array("a\0👍🏽".utf8)))
    let response = try send(Request(baseURL: server.url, path: "/"))
    #expect(response.status == status)
    #expect(response.body == Array("a\0👍🏽".utf8))
    #expect(response.headers["x-kind"] == "test")
  }

  @Test func takesALargeAnswerUpToItsLimit() throws {
    let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let server = try server(.http(200, [:], body))
    let request = Request(baseURL: server.url, path: "/")
    let isWhole = try send(request, with: URLSessionTransport(bodyLimit: body.count)).body == body
    #expect(isWhole)
    #expect(
      failure(request, with: URLSessionTransport(bodyLimit: body.count - 1))
        == .other("the answer has more than 2999999 bytes"))
  }

  @Test func reportsThatNoServerIsThere() throws {
    let port = try server(.silence).port
    #expect(
      failure(Request(baseURL: "http://127.0.0.1:\(port)", path: "/")) == .noConnection)
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nab", "garbage\r\n\r\n"])
  func failsWhenTheAnswerIsNoneOrBreaksOff(_ bytes: String) throws {
    let server = try server(.raw(Array(bytes.utf8)))
    #expect(failure(Request(baseURL: server.url, path: "/")) != nil)
  }

  // Time

  @Test func givesUpWhenTheTimeIsOver() throws {
    let server = try server(.silence)
    let transport = URLSessionTransport(timeout: .milliseconds(50))
    #expect(failure(Request(baseURL: server.url, path: "/"), with: transport) == .timedOut)
    try wait { server.abandonedCount == 1 }
  }

  @Test func measuresTimeByItsClock() throws {
    let server = try server(.silence)
    let clock = TestScheduler()
    let transport = URLSessionTransport(timeout: .seconds(30), clock: clock)
    let observer = clock.createObserver(Response.self)
    let subscription = transport.send(Request(baseURL: server.url, path: "/")).subscribe(observer)
    try wait { server.heard.count == 1 }
    clock.advance(to: 29_999)
    #expect(observer.events.isEmpty)
    clock.advance(to: 30_000)
    #expect(observer.events == [.error(30_000, TransportError.timedOut)])
    subscription.dispose()
  }

  @Test func forgetsTheTimeOnceItIsAnswered() throws {
    let server = try server(.json("{}"))
    let clock = TestScheduler()
    let transport = URLSessionTransport(timeout: .seconds(30), clock: clock)
    #expect(try send(Request(baseURL: server.url, path: "/"), with: transport).status == 200)
    clock.start()
    #expect(clock.clock == 0)
  }

  @Test func saysNothingToOneWhoHasLeftAndCallsTheRequestOff() throws {
    let server = try server(.silence)
    let events = Locked(0)
    let subscription = transport.send(Request(baseURL: server.url, path: "/"))
      .subscribe { _ in events.withLock { $0 += 1 } }
    try wait { server.heard.count == 1 }
    subscription.dispose()
    try wait { server.abandonedCount == 1 }
    #expect(events.value == 0)
  }

  @Test func finishesItsRequestWithoutOtherReferences() throws {
    let server = try server(.json("{}"))
    let statuses = Locked<[Int]>([])
    _ = URLSessionTransport().send(Request(baseURL: server.url, path: "/")).subscribe(
      onSuccess: { response in statuses.withLock { $0.append(response.status) } },
      onFailure: { _ in statuses.withLock { $0.append(0) } })
    try wait { !statuses.value.isEmpty }
    #expect(statuses.value == [200])
  }

  @Test func answersManyAtOnceEachItsOwn() throws {
    let server = try LoopbackServer { .http(200, [:], Array($0.line.utf8)) }
    let answers = Observable.merge(
      (0..<30).map { number in
        transport.send(Request(baseURL: server.url, path: "/\(number)")).map { response in
          response.body == Array("GET /\(number) HTTP/1.1".utf8)
        }.asObservable()
      })
    let areTheirOwn = try answers.toBlocking(timeout: .seconds(20)).toArray()
    #expect(areTheirOwn == Array(repeating: true, count: 30))
  }

  // Redirects

  @Test func followsToTheSameServer() throws {
    let server = try LoopbackServer { heard in
      heard.line.contains("/old") ? .http(302, ["Location": "/new"]) : .json("{}")
    }
    let request = Request(baseURL: server.url, path: "/old", headers: ["Authorization": "Bearer a"])
    #expect(try send(request).status == 200)
    #expect(server.heard.map(\.line) == ["GET /old HTTP/1.1", "GET /new HTTP/1.1"])
  }

  @Test(arguments: ["http://127.0.0.1:", "http://localhost:"])
  func followsToNoOtherServer(_ start: String) throws {
    let other = try server(.json("{}"))
    let server = try server(.http(307, ["Location": "\(start)\(other.port)/new"]))
    let request = Request(baseURL: server.url, path: "/old", headers: ["Authorization": "Bearer a"])
    #expect(try send(request).status == 307)
    #expect(other.heard.isEmpty)
  }

  @Test func followsNotForEver() throws {
    let server = try server(.http(302, ["Location": "/again"]))
    #expect(try send(Request(baseURL: server.url, path: "/")).status == 302)
    #expect(server.heard.count == 1 + Exchanges.redirectLimit)
  }

  /// Waits for something that another thread does.
  private func wait(until condition: () -> Bool) throws {
    for _ in 0..<2_000 where !condition() { Thread.sleep(forTimeInterval: 0.005) }
    try #require(condition())
  }
}
