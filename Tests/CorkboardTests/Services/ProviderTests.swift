import Reactive
import Testing

@testable import Corkboard

private struct Thing: Decodable, Equatable {
  let name: String
}

/// Writes down what it hears.
private struct Diary: Plugin {
  let name: String
  let lines: Locked<[String]>

  func prepare(_ request: Request, for target: some Target) -> Request {
    request.adding(header: "By", (request.headers["By"] ?? "") + name)
  }

  func willSend(_ request: Request, for target: some Target) {
    lines.withLock { $0.append("\(name) sends \(request.headers["By"] ?? "")") }
  }

  func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target
  ) {
    lines.withLock { $0.append("\(name) hears \(result)") }
  }
}

@Suite struct ProviderTests {
  private let transport = ManualTransport()
  private let scheduler = TestScheduler()
  private let lines = Locked<[String]>([])

  private func observe(_ target: TestTarget = TestTarget()) -> TestableObserver<Thing> {
    let provider = Provider<TestTarget>(
      baseURL: "https://a.example", transport: transport,
      plugins: [Diary(name: "a", lines: lines), Diary(name: "b", lines: lines)])
    let observer = scheduler.createObserver(Thing.self)
    _ = provider.request(target, as: Thing.self).asObservable().do(
      onNext: { [lines] thing in lines.withLock { $0.append("emitted \(thing.name)") } }
    ).subscribe(observer)
    return observer
  }

  @Test func emitsWhatTheAnswerSays() {
    let observer = observe()
    transport.answer(0, #"{"name":"x","more":1}"#)
    #expect(observer.events == [.next(0, Thing(name: "x")), .completed(0)])
  }

  @Test func asksEveryPluginInItsTurnAndNotifiesThemFirst() {
    _ = observe()
    transport.answer(0, #"{"name":"x"}"#)
    #expect(
      lines.value == [
        "a sends ab", "b sends ab", "a hears success(200, 12 bytes)",
        "b hears success(200, 12 bytes)", "emitted x",
      ])
  }

  @Test func sendsWhatTheTargetAsksFor() {
    let scheduler = TestScheduler()
    let stub = StubTransport(scheduler: scheduler)
    let target = TestTarget(path: "/a", method: .put, parameters: ["b": 1])
    let provider = Provider<TestTarget>(baseURL: "https://a.example/v1/", transport: stub)
    let observer = scheduler.createObserver(Response.self)
    _ = provider.request(target).subscribe(observer)
    scheduler.start()
    #expect(
      stub.requests == [
        Request(.put, baseURL: "https://a.example/v1", path: "/a", parameters: ["b": 1])
      ])
    #expect(observer.elements == [Response(body: target.sampleData)])
  }

  @Test func sendsNothingBeforeTheSubscription() {
    let provider = Provider<TestTarget>(
      baseURL: "", transport: transport, plugins: [Diary(name: "a", lines: lines)])
    _ = provider.request(TestTarget())
    #expect(lines.value.isEmpty)
    #expect(transport.sentCount == 0)
  }

  @Test(arguments: [
    "", "null", "{", "[]", #"{"name":null}"#, #"{"name":7}"#, #"{"name":"\ud800"}"#, "\0",
    #"{"name":"x"}{"#, #"{"name":"# + String(repeating: "[", count: 10_000),
    String(repeating: #"{"name":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000),
  ])
  func failsToParseWhatIsNotAsItShouldBe(_ body: String) {
    let observer = observe()
    transport.answer(0, body)
    #expect(observer.failure == .parseError)
    #expect(lines.value.last == "b hears failure(Corkboard.ServiceError.parseError)")
  }

  @Test func takesANulInATextAsItIs() {
    let observer = observe()
    transport.answer(0, #"{"name":"a\u0000b"}"#)
    #expect(observer.elements == [Thing(name: "a\0b")])
  }

  @Test func failsWithAServiceFailureOnly() {
    struct Odd: Error {}
    let observers = [observe(), observe(), observe()]
    transport.fail(0, Odd())
    transport.fail(1, TransportError.noConnection)
    transport.answer(2, #"{"message":"no"}"#, status: 500)
    let failures = observers.map(\.failure)
    #expect(failures == [.systemError, .noConnection, .serverError(code: 500, message: "no")])
  }

  @Test func sendsEachAnswerToItsRequestInWhateverOrder() {
    let first = observe()
    let second = observe()
    transport.fail(1, TransportError.timedOut)
    transport.answer(0, #"{"name":"first"}"#)
    #expect(first.elements == [Thing(name: "first")])
    #expect(second.failure == .timedOut)
  }

  @Test func hearsTheFirstOfTwoAnswersOnly() {
    let observer = observe()
    transport.answer(0, #"{"name":"first"}"#)
    transport.answer(0, #"{"name":"second"}"#)
    transport.fail(0, TransportError.timedOut)
    #expect(observer.events == [.next(0, Thing(name: "first")), .completed(0)])
    #expect(lines.value.count == 5)
  }

  @Test func saysNothingToOneWhoHasLeftAndCallsTheRequestOff() {
    let provider = Provider<TestTarget>(
      baseURL: "", transport: transport, plugins: [Diary(name: "a", lines: lines)])
    let observer = scheduler.createObserver(Response.self)
    provider.request(TestTarget()).subscribe(observer).dispose()
    #expect(transport.cancelledCount == 1)
    transport.answer(0, "{}")
    #expect(observer.events.isEmpty)
    #expect(lines.value == ["a sends a"])
  }
}
