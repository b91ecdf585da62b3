import Testing

@testable import Reactive

@Suite struct ThrottleTests {
  private let scheduler = TestScheduler()

  private func throttled(_ diagram: String, latest: Bool = true) -> String {
    scheduler.draw(
      scheduler.hot(diagram).throttle(.milliseconds(3), latest: latest, scheduler: scheduler))
  }

  @Test func emitsTheFirstAndTheLatestOfEachTime() {
    #expect(throttled("abcde-------f---|") == "a--d--e-----f---|")
  }

  @Test func emitsOnlyTheFirstOfEachTime() {
    #expect(throttled("abcde-------f---|", latest: false) == "a--d--------f---|")
  }

  @Test func completesAfterTheElementThatWaits() {
    #expect(throttled("ab|") == "a--(b|)")
  }

  @Test func completesAtOnceWithoutAnElementThatWaits() {
    #expect(throttled("a|") == "a|")
    let source = TestScheduler()
    let stream = source.hot("ab|").throttle(.milliseconds(3), latest: false, scheduler: source)
    #expect(source.draw(stream) == "a-|")
  }

  @Test func dropsTheElementThatWaitsWhenTheStreamFails() {
    #expect(throttled("ab#") == "a-#")
  }

  @Test func emitsNothingThatWaitsAfterDispose() {
    let observer = scheduler.createObserver(String.self)
    let stream = scheduler.hot("ab").throttle(.milliseconds(3), scheduler: scheduler)
    let subscription = stream.subscribe(observer)
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(observer.elements == ["a"])
    #expect(scheduler.clock == 2)
  }

  @Test func keepsAnElementThatAnElementCauses() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let stream = subject.throttle(.milliseconds(3), scheduler: scheduler)
    _ = stream.do(onNext: { if $0 == 1 { subject.onNext(2) } }).subscribe(observer)
    subject.onNext(1)
    scheduler.start()
    #expect(observer.events == [.next(0, 1), .next(3, 2)])
  }

  @Test func throttlesDriversAndSignals() {
    let driver = scheduler.hot("abc--|").asDriver(onErrorJustReturn: "?")
    #expect(
      scheduler.draw(driver.throttle(.milliseconds(2), scheduler: scheduler)) == "a-c--|")
    let signals = TestScheduler()
    let signal = signals.hot("abc--|").asSignal(onErrorJustReturn: "?")
    #expect(
      signals.draw(signal.throttle(.milliseconds(2), latest: false, scheduler: signals))
        == "a-c--|")
  }
}
