import Testing

@testable import Reactive

@Suite struct FlatteningTests {
  private let scheduler = TestScheduler()

  @Test func flattensAllInnerStreams() {
    let inner = scheduler.cold("x--y|")
    let flat = scheduler.hot("-a-b|").flatMap { _ in inner }
    #expect(scheduler.draw(flat) == "-x-xy-y|")
    #expect(inner.subscriptions == [SubscriptionTimes(1, 5), SubscriptionTimes(3, 7)])
  }

  @Test func completesOnlyWithTheLastInnerStream() {
    let inner = scheduler.cold("---x|")
    #expect(scheduler.draw(scheduler.hot("a|").flatMap { _ in inner }) == "---x|")
  }

  @Test func endsAllInnerStreamsWhenOneFails() {
    let inners = ["a": scheduler.cold("-x-x-x|"), "b": scheduler.cold("-#")]
    let flat = scheduler.hot("ab").flatMap { inners[$0]?.asObservable() ?? .never() }
    #expect(scheduler.draw(flat) == "-x#")
    #expect(inners["a"]?.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func failsWhereASelectorThrows() {
    let flat = scheduler.hot("a-").flatMap { _ -> Observable<String> in throw Failure() }
    #expect(scheduler.draw(flat) == "#")
  }

  @Test func failsWhereASelectorOfTheLatestThrows() {
    let flat = scheduler.hot("a-").flatMapLatest { _ -> Observable<String> in throw Failure() }
    #expect(scheduler.draw(flat) == "#")
  }

  @Test func stopsAnEndlessInnerStreamWithoutListeners() {
    let flat = Observable.of("a").flatMap { _ in
      Observable.from(0...Int.max).map { String($0) }
    }
    #expect(scheduler.draw(flat.take(2)) == "(01|)")
  }

  @Test func emitsOnlyTheLatestInnerStream() {
    let inner = scheduler.cold("-x-x-x|")
    let latest = scheduler.hot("a---b|").flatMapLatest { _ in inner }
    #expect(scheduler.draw(latest) == "-x-x-x-x-x|")
    #expect(inner.subscriptions == [SubscriptionTimes(0, 4), SubscriptionTimes(4, 10)])
  }

  @Test func disposesOfTheInnerStreamBeforeSubscribingToTheNext() {
    let log = Locked<[String]>([])
    let outer = PublishSubject<String>()
    let subscription = outer.flatMapLatest { name in
      Observable<Int>.never().do(
        onSubscribe: { log.withLock { $0.append("+" + name) } },
        onDispose: { log.withLock { $0.append("-" + name) } })
    }.subscribe { _ in }
    outer.onNext("a")
    outer.onNext("b")
    subscription.dispose()
    #expect(log.value == ["+a", "-a", "+b", "-b"])
  }

  @Test func switchesWhileAnInnerElementIsBeingDelivered() {
    let outer = PublishSubject<Int>()
    let log = Locked<[Int]>([])
    _ = outer.flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1) }.subscribe(onNext: { element in
      if element == 10 { outer.onNext(2) }
      log.withLock { $0.append(element) }
    })
    outer.onNext(1)
    #expect(log.value == [10, 11, 20, 21])
  }

  @Test func disposesOfEverythingWithTheSubscription() {
    let inner = scheduler.cold("-x-x-x-x|")
    let outer = scheduler.hot("a")
    let observer = scheduler.createObserver(String.self)
    let subscription = outer.flatMapLatest { _ in inner }.subscribe(observer)
    scheduler.advance(to: 2)
    subscription.dispose()
    scheduler.start()
    #expect(observer.elements == ["x"])
    #expect(inner.subscriptions == [SubscriptionTimes(0, 2)])
    #expect(outer.subscriptions == [SubscriptionTimes(0, 2)])
  }
}
