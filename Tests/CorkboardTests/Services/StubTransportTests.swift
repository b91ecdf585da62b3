import Reactive
import Testing

@testable import Corkboard

@Suite struct StubTransportTests {
  private let scheduler = TestScheduler()
  private let transport: StubTransport
  private let target = TestTarget()

  init() { transport = StubTransport(scheduler: scheduler) }

  private func send(_ answer: StubAnswer) -> TestableObserver<Response> {
    transport.setAnswer(to: answer)
    let observer = scheduler.createObserver(Response.self)
    let request = Request(target, baseURL: "https://a.example")
    _ = transport.send(request, for: target).subscribe(observer)
    return observer
  }

  private func result(_ answer: StubAnswer) -> Event<Response>? {
    let observer = send(answer)
    scheduler.start()
    return observer.events.first?.value
  }

  private func response(_ status: Int, _ body: String) -> Event<Response> {
    .next(Response(status: status, body: Array(body.utf8)))
  }

  @Test func answersWithTheSampleHalfASecondLaterByDefault() {
    let observer = send(.sample)
    scheduler.start()
    #expect(observer.events.map(\.time) == [500, 500])
    #expect(observer.elements == [Response(body: target.sampleData)])
  }

  @Test func takesAsLongAsItIsTold() {
    let transport = StubTransport(scheduler: scheduler, delay: .milliseconds(30))
    let observer = scheduler.createObserver(Response.self)
    _ = transport.send(Request(baseURL: "", path: "")).subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(30, Response()), .completed(30)])
  }

  @Test func answersAsItIsTold() {
    #expect(result(.empty) == response(200, #"{"name":""}"#))
    #expect(
      result(.refused(code: 409, message: "a \"b\"")) == response(409, #"{"message":"a \"b\""}"#))
    #expect(result(.expired) == response(401, #"{"message":"expired"}"#))
    #expect(result(.garbled) == response(200, #"{"boards": [{"id":"#))
    #expect(result(.noConnection) == .error(TransportError.noConnection))
    #expect(result(.timedOut) == .error(TransportError.timedOut))
    #expect(result(.cancelled) == .error(TransportError.cancelled))
    #expect(result(.failed) == .error(TransportError.other("stub")))
  }

  @Test func isSilentOnRequest() {
    let observer = send(.silent)
    scheduler.start()
    #expect(observer.events.isEmpty)
    #expect(transport.requestCount == 1)
  }

  @Test func answersAsConfiguredWhenTheRequestWasSent() {
    let first = send(.timedOut)
    scheduler.advance(to: 100)
    let second = send(.sample)
    transport.setAnswer(to: .silent)
    scheduler.start()
    #expect(first.events == [.error(500, TransportError.timedOut)])
    #expect(second.events.map(\.time) == [600, 600])
    #expect(transport.answer == .silent)
  }

  @Test func countsWhatIsSentAndNotWhatIsOnlyMade() {
    let request = Request(target, baseURL: "https://a.example")
    let answer = transport.send(request, for: target)
    #expect(transport.requestCount == 0)
    _ = answer.subscribe { _ in }
    _ = answer.subscribe { _ in }
    #expect(transport.requests == [request, request])
  }

  @Test func saysNothingToOneWhoHasLeft() {
    let observer = scheduler.createObserver(Response.self)
    let request = Request(target, baseURL: "https://a.example")
    let subscription = transport.send(request, for: target).subscribe(observer)
    scheduler.advance(to: 499)
    subscription.dispose()
    scheduler.start()
    #expect(observer.events.isEmpty)
    #expect(scheduler.clock == 499)
  }

  @Test func answersAtFirstWithSamples() { #expect(transport.answer == .sample) }
}
