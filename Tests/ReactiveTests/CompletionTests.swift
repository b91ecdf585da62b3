import Testing

@testable import Reactive

/// When `combineLatest` and `zip` complete.
@Suite struct CompletionTests {
  private let scheduler = TestScheduler()

  @Test func combineLatestCompletesWithAStreamThatEmittedNothing() {
    let endless = scheduler.hot("a-a-a-a-a-a")
    let empty = scheduler.hot("---|")
    let first = Observable.combineLatest(empty, endless) { $0 + $1 }
    let second = Observable.combineLatest(endless, empty) { $0 + $1 }
    let observers = [first, second].map { stream in
      let observer = scheduler.createObserver(String.self)
      _ = stream.subscribe(observer)
      return observer
    }
    scheduler.start()
    #expect(observers.map { Marbles.diagram($0.events) } == ["---|", "---|"])
    #expect(endless.subscriptions == [SubscriptionTimes(0, 3), SubscriptionTimes(0, 3)])
  }

  @Test(arguments: 0..<5)
  func combineLatestCompletesAtEveryArity(_ index: Int) {
    let streams = (0..<5).map { $0 == index ? scheduler.hot("--|") : scheduler.hot("a") }
    let s = streams
    let three = Observable.combineLatest(s[index % 3], s[3], s[4]) { $0 + $1 + $2 }
    let four = Observable.combineLatest(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    let five = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]) { a, b, c, d, e in
      a + b + c + d + e
    }
    let many = Observable.combineLatest(s).map { $0.joined() }
    let observers = [three, four, five, many].map { stream in
      let observer = scheduler.createObserver(String.self)
      _ = stream.subscribe(observer)
      return observer
    }
    scheduler.start()
    let diagrams = observers.map { Marbles.diagram($0.events) }
    #expect(diagrams == ["--|", index == 4 ? "<aaaa>" : "--|", "--|", "--|"])
  }

  @Test func combineLatestGoesOnAfterAStreamThatHasEmitted() {
    let combined = Observable.combineLatest([scheduler.hot("a|"), scheduler.hot("--b--c|")])
    #expect(scheduler.draw(combined.map { $0.joined() }) == "--<ab>--<ac>|")
  }

  @Test func subscribesToNothingAfterTheEnd() {
    let other = scheduler.cold("a")
    let empty = Observable<String>.empty()
    #expect(scheduler.draw(Observable.combineLatest(empty, other) { $0 + $1 }) == "|")
    #expect(scheduler.draw(Observable.zip(empty, other) { $0 + $1 }) == "|")
    let all = [empty, other.asObservable()]
    #expect(scheduler.draw(Observable.combineLatest(all).map { $0.joined() }) == "|")
    #expect(scheduler.draw(Observable.zip(all).map { $0.joined() }) == "|")
    #expect(other.subscriptions.isEmpty)
  }

  @Test func zipCompletesWhenNoFurtherPairIsPossible() {
    let (short, long) = (scheduler.hot("ab|"), scheduler.hot("--1-2-3-4"))
    #expect(scheduler.draw(Observable.zip(short, long) { $0 + $1 }) == "--<a1>-(<b2>|)")
    #expect(long.subscriptions == [SubscriptionTimes(0, 4)])
  }

  @Test func zipOfManyCompletesWhenNoFurtherRowIsPossible() {
    let (short, long) = (scheduler.hot("ab|"), scheduler.hot("--1-2-3-4"))
    let rows = Observable.zip([short, long]).map { $0.joined() }
    #expect(scheduler.draw(rows) == "--<a1>-(<b2>|)")
    let none = Observable.zip([Observable<String>]()).map { _ in "" }
    #expect(TestScheduler().draw(none) == "|")
  }
}
