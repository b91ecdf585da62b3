import Testing

@testable import Reactive

@Suite struct SharingTests {
  private let scheduler = TestScheduler()

  @Test func subscribesOnceForAllListeners() {
    let source = scheduler.cold("-a-b|")
    let shared = source.share()
    let first = scheduler.createObserver(String.self)
    let second = scheduler.createObserver(String.self)
    _ = shared.subscribe(first)
    scheduler.scheduleAt(2) { _ = shared.subscribe(second) }
    scheduler.start()
    #expect(Marbles.diagram(first.events) == "-a-b|")
    #expect(Marbles.diagram(second.events) == "---b|")
    #expect(source.subscriptions == [SubscriptionTimes(0, 4)])
  }

  @Test func replaysTheLatestToThoseWhoComeLater() {
    let shared = scheduler.hot("-a-b-c|").share(replay: 1)
    let late = scheduler.createObserver(String.self)
    _ = shared.subscribe { _ in }
    scheduler.scheduleAt(4) { _ = shared.subscribe(late) }
    scheduler.start()
    #expect(Marbles.diagram(late.events) == "----bc|")
  }

  @Test func disposesOfTheSourceWithTheLastListener() {
    let source = scheduler.hot("-a-b-c-d|")
    let shared = source.share(replay: 1)
    let first = shared.subscribe { _ in }
    let second = shared.subscribe { _ in }
    scheduler.scheduleAt(2) { first.dispose() }
    scheduler.scheduleAt(4) { second.dispose() }
    scheduler.start()
    #expect(source.subscriptions == [SubscriptionTimes(0, 4)])
  }

  @Test func beginsAnewAfterTheLastListener() {
    let source = scheduler.cold("a-b|")
    let shared = source.share(replay: 1)
    let observer = scheduler.createObserver(String.self)
    let first = shared.subscribe { _ in }
    scheduler.scheduleAt(1) { first.dispose() }
    scheduler.scheduleAt(2) { _ = shared.subscribe(observer) }
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "--a-b|")
  }

  @Test func beginsAnewAfterTheEndWhileConnected() {
    let source = scheduler.cold("a|")
    let shared = source.share(replay: 1, scope: .whileConnected)
    let observer = scheduler.createObserver(String.self)
    _ = shared.subscribe { _ in }
    scheduler.scheduleAt(3) { _ = shared.subscribe(observer) }
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "---a|")
    #expect(source.subscriptions.count == 2)
  }

  @Test func remembersTheEndForEver() {
    let source = scheduler.cold("ab|")
    let shared = source.share(replay: 1, scope: .forever)
    let observer = scheduler.createObserver(String.self)
    _ = shared.subscribe { _ in }
    scheduler.scheduleAt(4) { _ = shared.subscribe(observer) }
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "----(b|)")
    #expect(source.subscriptions.count == 1)
  }

  @Test func remembersWhatWasEmittedBeforeTheLastListenerForEver() {
    let source = scheduler.hot("a---b|")
    let shared = source.share(replay: 1, scope: .forever)
    let observer = scheduler.createObserver(String.self)
    let first = shared.subscribe { _ in }
    scheduler.scheduleAt(1) { first.dispose() }
    scheduler.scheduleAt(2) { _ = shared.subscribe(observer) }
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "--a-b|")
    #expect(source.subscriptions == [SubscriptionTimes(0, 1), SubscriptionTimes(2, 5)])
  }

  @Test func connectsAgainWhenAListenerRetriesInTheMiddleOfTheEnd() {
    let source = scheduler.cold("a#")
    let shared = source.share(replay: 1)
    #expect(scheduler.draw(shared.catch { _ in shared.catchAndReturn("x") }) == "aa(x|)")
  }
}
