import Testing

@testable import Reactive

@Suite struct BridgeTests {
  @Test func waitsForTheElements() throws {
    let stream = Observable.of(1, 2, 3)
    #expect(try stream.toBlocking().first() == 1)
    #expect(try stream.toBlocking().last() == 3)
    #expect(try stream.toBlocking().toArray() == [1, 2, 3])
    #expect(throws: ReactiveError.moreThanOneElement) { try stream.toBlocking().single() }
  }

  @Test func hasNoFirstElementOfAnEmptyStream() throws {
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(try Observable<Int>.empty().toBlocking().last() == nil)
  }

  @Test func throwsTheFailureItWaitedFor() {
    let stream = Observable<Int>.error(Failure())
    #expect(throws: Failure.self) { try stream.toBlocking().first() }
  }

  @Test func doesNotWaitForEver() {
    let timeout = Duration.milliseconds(10)
    #expect(throws: ReactiveError.timeout(timeout)) {
      try Observable<Int>.never().toBlocking(timeout: timeout).first()
    }
  }

  @Test func iteratesOverTheElements() async throws {
    var elements: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @Test func throwsTheFailureWhileIterating() async {
    await #expect(throws: Failure.self) {
      for try await _ in Observable<Int>.error(Failure()).values {}
    }
  }

  @Test func disposesWhenTheIterationEnds() async throws {
    let subject = BehaviorSubject(value: 1)
    for try await _ in subject.values { break }
    #expect(!subject.hasObservers)
  }

  @Test func iteratesOverADriver() async {
    var elements: [Int] = []
    for await element in Driver.of(1, 2).values { elements.append(element) }
    #expect(elements == [1, 2])
  }

  @Test func streamsAnAsynchronousSequence() async throws {
    let source = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var elements: [Int] = []
    for try await element in source.asObservable().values { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }

  @Test func failsWithAnAsynchronousSequence() async {
    let source = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) }
    await #expect(throws: Failure.self) {
      for try await _ in source.asObservable().values {}
    }
  }
}
