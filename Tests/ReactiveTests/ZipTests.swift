import Testing

@testable import Reactive

@Suite struct ZipTests {
  private let scheduler = TestScheduler()

  @Test func pairsElementsByTheirNumber() {
    let zipped = Observable.zip(scheduler.hot("ab--c-|"), scheduler.hot("-1-2--3|")) { $0 + $1 }
    #expect(scheduler.draw(zipped) == "-<a1>-<b2>--(<c3>|)")
  }

  @Test func failsWithTheFirstErrorAndDropsWhatWaits() {
    let other = scheduler.hot("1-----2|")
    let zipped = Observable.zip(scheduler.hot("ab-#"), other) { $0 + $1 }
    #expect(scheduler.draw(zipped) == "<a1>--#")
    #expect(other.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func failsWhereTheSelectorThrows() {
    let zipped = Observable.zip(scheduler.hot("a"), scheduler.hot("-1")) { _, _ -> String in
      throw Failure()
    }
    #expect(scheduler.draw(zipped) == "-#")
  }

  @Test func joinsThreeAndFour() {
    let (a, b, c, d) = (
      scheduler.hot("a--a|"), scheduler.hot("-b-b|"), scheduler.hot("--cc|"),
      scheduler.hot("d---d|")
    )
    let three = Observable.zip(a, b, c).map { $0.0 + $0.1 + $0.2 }
    let four = Observable.zip(a, b, c, d).map { $0.0 + $0.1 + $0.2 + $0.3 }
    let observers = [three, four].map { stream in
      let observer = scheduler.createObserver(String.self)
      _ = stream.subscribe(observer)
      return observer
    }
    scheduler.start()
    #expect(
      observers.map { Marbles.diagram($0.events) } == [
        "--<abc><abc>|", "--<abcd>-(<abcd>|)",
      ])
  }

  @Test func gathersRowsOfManyStreams() {
    let rows = Observable.zip(["ab|", "-12|", "x-y|"].map { scheduler.hot($0) })
    #expect(scheduler.draw(rows.map { $0.joined() }) == "-<a1x>(<b2y>|)")
    let failing = Observable.zip(["ab|", "-#"].map { scheduler.cold($0) })
    #expect(scheduler.draw(failing.map { $0.joined() }) == "----#")
  }

  @Test func disposesOfAllStreamsInTheMiddleOfAnElement() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = SerialDisposable()
    let sums = Locked<[Int]>([])
    subscription.replace(
      with: Observable.zip(a, b) { $0 + $1 }.subscribe(onNext: { sum in
        sums.withLock { $0.append(sum) }
        subscription.dispose()
      }))
    for number in 1...3 { a.onNext(number) }
    for number in 1...3 { b.onNext(number) }
    #expect(sums.value == [2])
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test func deliversAPairThatAPairCausesAfterIt() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Locked<[Int]>([])
    _ = Observable.zip(a, b) { $0 * 10 + $1 }.subscribe(onNext: { pair in
      if pair == 11 {
        a.onNext(2)
        b.onNext(2)
      }
      log.withLock { $0.append(pair) }
    })
    a.onNext(1)
    b.onNext(1)
    #expect(log.value == [11, 22])
  }
}
