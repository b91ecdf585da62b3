import Testing

@testable import Reactive

@Suite struct RetryTests {
  private let scheduler = TestScheduler()

  @Test func triesAgainUntilItCompletes() {
    let attempts = Locked([scheduler.cold("a-#"), scheduler.cold("b#"), scheduler.cold("c|")])
    let source = Observable.deferred { attempts.withLock { $0.removeFirst() }.asObservable() }
    #expect(scheduler.draw(source.retry()) == "a-bc|")
  }

  @Test func failsWithTheErrorOfTheLastAttempt() {
    let source = scheduler.cold("a-#")
    #expect(scheduler.draw(source.retry(3)) == "a-a-a-#")
    #expect(
      source.subscriptions == [
        SubscriptionTimes(0, 2), SubscriptionTimes(2, 4), SubscriptionTimes(4, 6),
      ])
  }

  @Test func triesNotAtAll() {
    let source = scheduler.cold("a-#")
    #expect(scheduler.draw(source.retry(0)) == "|")
    #expect(source.subscriptions.isEmpty)
    #expect(scheduler.draw(source.retry(1)) == "a-#")
  }

  @Test func triesAnewForEachObserver() {
    let source = scheduler.cold("#").retry(2)
    #expect([scheduler.draw(source), scheduler.draw(source)].allSatisfy { $0.hasSuffix("#") })
  }

  @Test func triesNoMoreAfterDispose() {
    let observer = scheduler.createObserver(String.self)
    let source = scheduler.cold("a-#")
    let subscription = source.retry().subscribe(observer)
    scheduler.advance(to: 3)
    subscription.dispose()
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "a-a")
    #expect(source.subscriptions == [SubscriptionTimes(0, 2), SubscriptionTimes(2, 3)])
  }

  @Test func stopsWithinAnElementOfASynchronousAttempt() {
    let attempts = Observable.concat(.of("a"), .error(Failure())).retry()
    #expect(scheduler.draw(attempts.take(3)) == "(aaa|)")
  }

  @Test func triesAgainWhenAnotherStreamEmits() {
    let source = scheduler.cold("a#")
    let late = source.retry { [scheduler] errors in
      errors.delay(.milliseconds(3), scheduler: scheduler)
    }
    #expect(scheduler.draw(late.take(3)) == "a---a---(a|)")
    #expect(source.subscriptions.map(\.subscribed) == [0, 4, 8])
  }

  @Test func endsWithTheStreamThatTriggersAttempts() {
    #expect(scheduler.draw(scheduler.cold("a#").retry { $0.take(1) }) == "a|")
    let failing = scheduler.cold("a#").retry { errors in
      errors.map { _ -> Int in throw Failure() }
    }
    #expect(scheduler.draw(failing).hasSuffix("a#"))
  }

  @Test func completesWithTheStreamThatItRetries() {
    #expect(scheduler.draw(scheduler.cold("ab|").retry { $0 }) == "ab|")
  }

  @Test func disposesOfTheTimerOfTheNextAttempt() {
    let source = scheduler.cold("#")
    let subscription = source.retry { [scheduler] errors in
      errors.delay(.milliseconds(5), scheduler: scheduler)
    }.subscribe { _ in }
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(scheduler.clock == 2)
    #expect(source.subscriptions.count == 1)
  }

  @Test func repeatsAStreamThatCompletes() {
    let source = scheduler.cold("a-|")
    #expect(scheduler.draw(source.repeat(3)) == "a-a-a-|")
    #expect(source.subscriptions.count == 3)
    #expect(scheduler.draw(source.repeat(0)).hasSuffix("|"))
    #expect(source.subscriptions.count == 3)
  }

  @Test func repeatsNoStreamThatFails() {
    let source = scheduler.cold("a-#")
    #expect(scheduler.draw(source.repeat()) == "a-#")
    #expect(source.subscriptions == [SubscriptionTimes(0, 2)])
  }
}
