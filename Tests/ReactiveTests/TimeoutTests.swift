import Testing

@testable import Reactive

@Suite struct TimeoutTests {
  private let scheduler = TestScheduler()

  private func limited(_ diagram: String) -> String {
    scheduler.draw(scheduler.hot(diagram).timeout(.milliseconds(3), scheduler: scheduler))
  }

  @Test func passesOnAStreamThatIsInTime() {
    #expect(limited("-a--b--|") == "-a--b--|")
  }

  @Test func failsWithoutAFirstElement() {
    let observer = scheduler.createObserver(String.self)
    let source = scheduler.hot("-----a|")
    _ = source.timeout(.milliseconds(3), scheduler: scheduler).subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.error(3, ReactiveError.timeout(.milliseconds(3)))])
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func failsWithoutTheNextElement() {
    #expect(limited("-a-b----c|") == "-a-b--#")
  }

  @Test func failsWithoutTheEnd() {
    #expect(limited("a") == "a--#")
  }

  @Test func passesOnAnError() {
    #expect(limited("a-#") == "a-#")
  }

  @Test func goesOnWithAnotherStreamWithoutATimeLimit() {
    let source = scheduler.hot("a------b|")
    let other = scheduler.cold("-x-----y|")
    let stream = source.timeout(.milliseconds(3), other: other, scheduler: scheduler)
    #expect(scheduler.draw(stream) == "a---x-----y|")
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
    #expect(other.subscriptions == [SubscriptionTimes(3, 11)])
  }

  @Test func disposesOfTheTimerWithTheStream() {
    #expect(limited("a|") == "a|")
    #expect(scheduler.clock == 1)
  }

  @Test func disposesOfTheTimerWithTheSubscription() {
    let observer = scheduler.createObserver(String.self)
    let stream = scheduler.hot("a").timeout(.milliseconds(3), scheduler: scheduler)
    let subscription = stream.subscribe(observer)
    scheduler.advance(to: 1)
    subscription.dispose()
    scheduler.start()
    #expect(scheduler.clock == 1)
    #expect(observer.elements == ["a"])
  }

  @Test func disposesOfTheOtherStream() {
    let other = scheduler.cold("-----x")
    let stream = scheduler.hot("").timeout(.milliseconds(1), other: other, scheduler: scheduler)
    let subscription = stream.subscribe { _ in }
    scheduler.advance(to: 2)
    subscription.dispose()
    #expect(other.subscriptions == [SubscriptionTimes(1, 2)])
  }

  @Test func allowsTimeForAnElementThatAnElementCauses() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.timeout(.milliseconds(3), scheduler: scheduler)
      .do(onNext: { if $0 == 1 { subject.onNext(2) } }).subscribe(observer)
    scheduler.scheduleAt(2) { subject.onNext(1) }
    scheduler.start()
    #expect(
      observer.events == [
        .next(2, 1), .next(2, 2), .error(5, ReactiveError.timeout(.milliseconds(3))),
      ])
  }
}
