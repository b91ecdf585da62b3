import Testing

@testable import Reactive

@Suite struct TimeTests {
  private let scheduler = TestScheduler()

  @Test func debouncesUntilItIsQuiet() {
    let quiet = scheduler.hot("ab---c----|").debounce(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(quiet) == "----b---c-|")
  }

  @Test func emitsWhatWaitsWhenTheStreamCompletes() {
    let quiet = scheduler.hot("a-b|").debounce(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(quiet) == "---(b|)")
  }

  @Test func dropsWhatWaitsWhenTheStreamFails() {
    let quiet = scheduler.hot("a-b#").debounce(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(quiet) == "---#")
  }

  @Test func emitsNothingThatWaitsAfterDispose() {
    let observer = scheduler.createObserver(String.self)
    let quiet = scheduler.hot("a").debounce(.milliseconds(3), scheduler: scheduler)
    let subscription = quiet.subscribe(observer)
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(observer.events.isEmpty)
    #expect(scheduler.clock == 2)
  }

  @Test func delaysElementsAndTheEnd() {
    let late = scheduler.hot("ab-c|").delay(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(late) == "---ab-c|")
  }

  @Test func doesNotDelayAFailure() {
    let late = scheduler.hot("ab-#").delay(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(late) == "---#")
  }

  @Test func observesInOrderOnAScheduler() {
    let observer = scheduler.createObserver(Int.self)
    _ = Observable.of(1, 2, 3).observe(on: scheduler).subscribe(observer)
    #expect(observer.events.isEmpty)
    scheduler.start()
    #expect(observer.events == [.next(0, 1), .next(0, 2), .next(0, 3), .completed(0)])
  }

  @Test func observesAtOnceOnTheImmediateScheduler() {
    let observed = scheduler.hot("a-b|").observe(on: ImmediateScheduler())
    #expect(scheduler.draw(observed) == "a-b|")
  }
}
