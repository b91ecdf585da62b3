import Testing

@testable import Reactive

/// An older timer never emits a newer element, also when it fires after it was disposed of.
@Suite struct LateTimerTests {
  private let scheduler = LateScheduler()
  private let source = PublishSubject<String>()
  private let observer = TestScheduler().createObserver(String.self)

  @Test func debounceLeavesANewerElementToItsOwnTimer() {
    _ = source.debounce(.milliseconds(10), scheduler: scheduler).subscribe(observer)
    source.onNext("a")
    source.onNext("b")
    scheduler.fire(0)
    #expect(observer.elements.isEmpty)
    scheduler.fire(1)
    scheduler.fire(1)
    #expect(observer.elements == ["b"])
  }

  @Test func throttleLeavesANewerElementToItsOwnTimer() {
    _ = source.throttle(.milliseconds(10), scheduler: scheduler).subscribe(observer)
    source.onNext("a")
    source.onNext("b")
    scheduler.pass(.milliseconds(10))
    source.onNext("c")
    source.onNext("d")
    #expect(observer.elements == ["a", "c"])
    scheduler.fire(0)
    #expect(observer.elements == ["a", "c"])
    scheduler.fire(1)
    #expect(observer.elements == ["a", "c", "d"])
  }

  @Test func timeoutDoesNotApplyToAnElementThatArrived() {
    _ = source.timeout(.milliseconds(10), scheduler: scheduler).subscribe(observer)
    source.onNext("a")
    scheduler.fire(0)
    source.onNext("b")
    #expect(observer.elements == ["a", "b"])
    scheduler.fire(2)
    source.onNext("c")
    #expect(
      observer.events.map(\.value) == [
        .next("a"), .next("b"), .error(ReactiveError.timeout(.milliseconds(10))),
      ])
  }

  @Test func delayKeepsTheOrderOfElementsWhereTimersDoNot() {
    _ = source.delay(.milliseconds(10), scheduler: scheduler).subscribe(observer)
    source.onNext("a")
    source.onNext("b")
    scheduler.fire(1)
    scheduler.fire(0)
    #expect(observer.elements == ["a", "b"])
  }
}
