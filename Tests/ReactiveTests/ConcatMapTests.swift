import Testing

@testable import Reactive

@Suite struct ConcatMapTests {
  private let scheduler = TestScheduler()

  @Test func emitsOneInnerStreamAfterTheOther() {
    let inner = scheduler.cold("x-y|")
    let stream = scheduler.hot("ab|").concatMap { name in inner.map { name + $0 } }
    #expect(scheduler.draw(stream) == "<ax>-<ay><bx>-<by>|")
    #expect(inner.subscriptions == [SubscriptionTimes(0, 3), SubscriptionTimes(3, 6)])
  }

  @Test func completesWithTheOuterStreamWhereNothingWaits() {
    let inner = scheduler.cold("x|")
    #expect(scheduler.draw(scheduler.hot("a---|").concatMap { _ in inner }) == "x---|")
    #expect(TestScheduler().draw(Observable<String>.empty().concatMap { _ in inner }) == "|")
  }

  @Test func failsWithTheOuterStreamAtOnce() {
    let inner = scheduler.cold("x---x|")
    #expect(scheduler.draw(scheduler.hot("aa#").concatMap { _ in inner }) == "x-#")
    #expect(inner.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func failsWithAnInnerStream() {
    let outer = scheduler.hot("aaaa|")
    let inner = scheduler.cold("x-#")
    #expect(scheduler.draw(outer.concatMap { _ in inner }) == "x-#")
    #expect(outer.subscriptions == [SubscriptionTimes(0, 2)])
    #expect(inner.subscriptions.count == 1)
  }

  @Test func makesAStreamOnlyWhenItsTurnHasCome() {
    let inner = scheduler.cold("--x|")
    let stream = scheduler.hot("ab|").concatMap { name -> Observable<String> in
      if name == "b" { throw Failure() }
      return inner.asObservable()
    }
    #expect(scheduler.draw(stream) == "--x#")
  }

  @Test func disposesOfTheInnerStreamAndForgetsTheRest() {
    let inner = scheduler.cold("x---x|")
    let outer = scheduler.hot("aa")
    let subscription = outer.concatMap { _ in inner }.subscribe { _ in }
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(inner.subscriptions == [SubscriptionTimes(0, 2)])
    #expect(outer.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func stopsAnEndlessInnerStreamWithoutListeners() {
    let stream = Observable.of("a", "b").concatMap { name in
      Observable.from(0...Int.max).map { name + String($0) }
    }
    #expect(scheduler.draw(stream.take(2)) == "(<a0><a1>|)")
  }

  @Test func appendsAnElementThatAnElementCauses() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.concatMap { Observable.of($0, $0 + 1) }
      .do(onNext: { if $0 == 10 { subject.onNext(20) } }).subscribe(observer)
    subject.onNext(10)
    #expect(observer.elements == [10, 11, 20, 21])
  }
}
