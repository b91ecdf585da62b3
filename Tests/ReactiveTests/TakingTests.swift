import Testing

@testable import Reactive

@Suite struct TakingTests {
  private let scheduler = TestScheduler()

  @Test func takesUntilAnotherStreamEmits() {
    let (source, other) = (scheduler.hot("abcdef|"), scheduler.hot("---x--|"))
    #expect(scheduler.draw(source.take(until: other)) == "abc(d|)")
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
    #expect(other.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func takesEverythingWhereTheOtherStreamOnlyCompletes() {
    #expect(scheduler.draw(scheduler.hot("abc|").take(until: scheduler.hot("-|"))) == "abc|")
  }

  @Test func failsWithEitherStreamOfATakeUntil() {
    #expect(scheduler.draw(scheduler.hot("abc|").take(until: scheduler.hot("-#"))) == "a(b#)")
    let other = TestScheduler()
    #expect(other.draw(other.hot("a#").take(until: other.hot("---x"))) == "a#")
  }

  @Test func takesNothingWhereTheOtherStreamEmitsAtOnce() {
    let source = scheduler.cold("abc|")
    #expect(scheduler.draw(source.take(until: Observable.just(1))) == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test func disposesOfTheOtherStreamWithTheEnd() {
    let other = scheduler.hot("------x")
    #expect(scheduler.draw(scheduler.hot("ab|").take(until: other)) == "ab|")
    #expect(other.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func takesUntilAnElementFulfilsACondition() {
    let source = scheduler.hot("abcd|")
    #expect(scheduler.draw(source.take(until: { $0 == "c" })) == "ab|")
    #expect(source.subscriptions == [SubscriptionTimes(0, 2)])
    let letters = Observable.of("a", "b", "c", "d")
    let inclusive = letters.take(until: { $0 == "c" }, behavior: .inclusive)
    #expect(TestScheduler().draw(inclusive) == "(abc|)")
  }

  @Test func takesWhileElementsFulfilACondition() {
    let letters = Observable.of("a", "b", "c", "a")
    #expect(scheduler.draw(letters.take(while: { $0 < "c" })) == "(ab|)")
    let inclusive = letters.take(while: { $0 < "c" }, behavior: .inclusive)
    #expect(scheduler.draw(inclusive) == "(abc|)")
    #expect(scheduler.draw(letters.take(while: { _ in true })) == "(abca|)")
    #expect(scheduler.draw(letters.take(while: { _ in throw Failure() })) == "#")
    #expect(scheduler.draw(scheduler.cold("a#").take(while: { _ in true })) == "a#")
  }

  @Test func stopsAnEndlessStreamThatIsTakenWhile() {
    let numbers = Observable.from(0...Int.max).take(while: { $0 < 3 }).map { String($0) }
    #expect(scheduler.draw(numbers) == "(012|)")
  }

  @Test func endsWhereAnElementCausesTheEnd() {
    let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
    let observer = scheduler.createObserver(Int.self)
    _ = source.take(until: stop).do(onNext: { if $0 == 2 { stop.onNext(()) } })
      .subscribe(observer)
    for number in 1...3 { source.onNext(number) }
    #expect(observer.events.map(\.value) == [.next(1), .next(2), .completed])
  }
}
