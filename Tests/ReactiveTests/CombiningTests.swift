import Testing

@testable import Reactive

@Suite struct CombiningTests {
  private let scheduler = TestScheduler()

  @Test func mergesElementsAsTheyCome() {
    let merged = Observable.merge(
      scheduler.hot("-a---c|").asObservable(), scheduler.hot("--b-----d|").asObservable())
    #expect(scheduler.draw(merged) == "-ab--c--d|")
  }

  @Test func mergeEndsWithTheFirstFailure() {
    let other = scheduler.hot("-a-b-c|")
    let merged = Observable.merge(other.asObservable(), scheduler.hot("--#").asObservable())
    #expect(scheduler.draw(merged) == "-a#")
    #expect(other.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func mergesNothingToNothing() {
    #expect(scheduler.draw(Observable<String>.merge([])) == "|")
  }

  @Test func subscribesToTheNextStreamWhenTheOneBeforeHasCompleted() {
    let first = scheduler.cold("-a|")
    let second = scheduler.cold("-b|")
    #expect(scheduler.draw(first.concat(second)) == "-a-b|")
    #expect(first.subscriptions == [SubscriptionTimes(0, 2)])
    #expect(second.subscriptions == [SubscriptionTimes(2, 4)])
  }

  @Test func goesOnAfterAStreamThatCompletesAtOnce() {
    let second = scheduler.cold("-b|")
    #expect(scheduler.draw(Observable.concat(.just("a"), second.asObservable())) == "ab|")
  }

  @Test func disposesOfTheStreamThatIsRunningAfterOthers() {
    let second = scheduler.cold("-a-b|")
    let observer = scheduler.createObserver(String.self)
    let subscription = Observable.concat(.empty(), second.asObservable()).subscribe(observer)
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(observer.elements == ["a"])
    #expect(second.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func neverSubscribesToWhatFollowsAFailure() {
    let second = scheduler.cold("b|")
    #expect(scheduler.draw(scheduler.cold("a#").concat(second)) == "a#")
    #expect(second.subscriptions.isEmpty)
  }

  @Test func combinesTheLatestOnceBothHaveEmitted() {
    let combined = Observable.combineLatest(
      scheduler.hot("-a---b-|"), scheduler.hot("--1-2---3|"), resultSelector: { $0 + $1 })
    #expect(scheduler.draw(combined) == "--<a1>-<a2><b2>--<b3>|")
  }

  @Test func combineLatestEndsWithTheFirstFailure() {
    let first = scheduler.hot("-a-b-c|")
    let combined = Observable.combineLatest(first, scheduler.hot("1--#")) { $0 + $1 }
    #expect(scheduler.draw(combined) == "-<a1>-(<b1>#)")
    #expect(first.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func combinesFiveStreams() {
    let (a, b) = (BehaviorRelay(value: "a"), BehaviorRelay(value: "b"))
    let rest = ["c", "d", "e"].map { Observable.just($0) }
    let combined = Observable.combineLatest(a, b, rest[0], rest[1], rest[2]) { a, b, c, d, e in
      a + b + c + d + e
    }
    let observer = scheduler.createObserver(String.self)
    _ = combined.subscribe(observer)
    b.accept("B")
    a.accept("A")
    #expect(observer.elements == ["abcde", "aBcde", "ABcde"])
  }

  @Test func gathersTuplesInOrder() {
    let observer = scheduler.createObserver(String.self)
    let four = Observable.combineLatest(
      Observable.just(1), Observable.just("b"), Observable.just(true), Observable.just(2.5))
    _ = four.map { "\($0.0)\($0.1)\($0.2)\($0.3)" }.subscribe(observer)
    let three = Observable.combineLatest(
      Observable.just(1), Observable.just("b"), Observable.just(true))
    _ = three.map { "\($0.0)\($0.1)\($0.2)" }.subscribe(observer)
    #expect(observer.elements == ["1btrue2.5", "1btrue"])
  }

  @Test func gathersAnyNumberOfStreams() {
    let relays = ["a", "b", "c"].map { BehaviorRelay(value: $0) }
    let observer = scheduler.createObserver([String].self)
    _ = Observable.combineLatest(relays).subscribe(observer)
    relays[1].accept("B")
    #expect(observer.elements == [["a", "b", "c"], ["a", "B", "c"]])
    _ = Observable.combineLatest([Observable<String>]()).subscribe(observer)
    #expect(observer.elements.last == [])
  }

  @Test func emitsAnIntermediateStateWhereBothStreamsComeFromOne() {
    let relay = BehaviorRelay(value: 1)
    let observer = scheduler.createObserver(String.self)
    _ = Observable.combineLatest(relay, relay.map { $0 * 10 }) { "\($0):\($1)" }
      .subscribe(observer)
    relay.accept(2)
    #expect(observer.elements == ["1:10", "2:10", "2:20"])
  }

  @Test func deliversWhatAnObserverCausesAfterWhatItIsHearing() {
    let relay = BehaviorRelay(value: 0)
    let other = PublishSubject<Int>()
    let log = Locked<[String]>([])
    _ = Observable.combineLatest(relay, other.startWith(0)) { "\($0)\($1)" }.subscribe(onNext: {
      let state = $0
      if state == "10" { other.onNext(5) }
      log.withLock { $0.append(state) }
    })
    relay.accept(1)
    #expect(log.value == ["00", "10", "15"])
  }

  @Test func joinsEachElementWithTheLatestOfAnother() {
    let joined = scheduler.hot("a-b---c|").withLatestFrom(scheduler.hot("-1--2|")) { $0 + $1 }
    #expect(scheduler.draw(joined) == "--<b1>---<c2>|")
  }

  @Test func takesTheLatestOfAnotherInstead() {
    let latest = scheduler.hot("a-b---c|").withLatestFrom(scheduler.hot("-1--2|"))
    #expect(scheduler.draw(latest) == "--1---2|")
  }

  @Test func disposesOfAllTheStreamsItListensTo() {
    let (a, b) = (scheduler.hot(""), scheduler.hot(""))
    let streams = [
      a.withLatestFrom(b), Observable.combineLatest(a, b) { $0 + $1 },
      Observable.merge(a.asObservable(), b.asObservable()),
    ]
    for stream in streams { stream.subscribe { _ in }.dispose() }
    #expect(a.subscriptions.map(\.disposed) == [0, 0, 0])
    #expect(b.subscriptions.map(\.disposed) == [0, 0, 0])
  }

  @Test func failsWithTheStreamItTakesTheLatestFrom() {
    #expect(scheduler.draw(scheduler.hot("a-b-c|").withLatestFrom(scheduler.hot("-1-#"))) == "--1#")
  }
}
