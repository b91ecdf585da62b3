import Testing

@testable import Reactive

struct Failure: Error, Equatable {}

@Suite struct GrammarTests {
  private let scheduler = TestScheduler()

  @Test func hearsNothingAfterTheEnd() {
    let observer = scheduler.createObserver(Int.self)
    let stream = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      return Disposables.create()
    }
    _ = stream.subscribe(observer)
    #expect(observer.events == [.next(0, 1), .completed(0)])
  }

  @Test func hearsNothingAfterAFailure() {
    let observer = scheduler.createObserver(Int.self)
    let stream = Observable<Int>.create { observer in
      observer.onError(Failure())
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }
    _ = stream.subscribe(observer)
    #expect(observer.events == [.error(0, Failure())])
  }

  @Test func hearsNothingWhileItHearsTheEnd() {
    let source = Locked<AnyObserver<Int>?>(nil)
    let stream = Observable<Int>.create { observer in
      source.exchange(observer)
      return Disposables.create()
    }
    let heard = Locked<[Event<Int>]>([])
    _ = stream.subscribe { event in
      heard.withLock { $0.append(event) }
      if event.isStop { source.value?.onNext(2) }
    }
    source.value?.onCompleted()
    #expect(heard.value == [.completed])
  }

  @Test func hearsNothingAfterDispose() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let subscription = subject.map { $0 * 10 }.subscribe(observer)
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    subject.onCompleted()
    #expect(observer.events == [.next(0, 10)])
    #expect(!subject.hasObservers)
  }

  @Test func canBeDisposedOfByItsOwnObserver() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let heard = Locked<[Int]>([])
    subscription.replace(
      with: subject.subscribe(onNext: { element in
        heard.withLock { $0.append(element) }
        subscription.dispose()
      }))
    subject.onNext(1)
    subject.onNext(2)
    #expect(heard.value == [1])
  }

  @Test func disposesOfTheSourceOnceWhenItEnds() {
    let count = Locked(0)
    let stream = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { count.withLock { $0 += 1 } }
    }
    stream.subscribe { _ in }.dispose()
    #expect(count.value == 1)
  }

  @Test func beginsAnewForEachObserver() {
    let count = Locked(0)
    let stream = Observable<Int>.deferred {
      .just(
        count.withLock {
          $0 += 1
          return $0
        })
    }
    let observer = scheduler.createObserver(Int.self)
    _ = stream.subscribe(observer)
    _ = stream.subscribe(observer)
    #expect(observer.elements == [1, 2])
  }

  @Test func endsAnEndlessSequenceWithoutListeners() {
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.from(0...Int.max).map { $0 * 2 }.take(3).subscribe(observer)
    #expect(observer.events == [.next(0, 0), .next(0, 2), .next(0, 4), .completed(0)])
  }

  @Test func endsAnEndlessSharedSequenceWithoutListeners() {
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.from(0...Int.max).share(replay: 1).take(2).subscribe(observer)
    #expect(observer.elements == [0, 1])
  }

  @Test func callsOnDisposedAfterTheEnd() {
    let log = Locked<[String]>([])
    _ = Observable.just(1).subscribe(
      onNext: { element in log.withLock { $0.append("next \(element)") } },
      onCompleted: { log.withLock { $0.append("completed") } },
      onDisposed: { log.withLock { $0.append("disposed") } })
    #expect(log.value == ["next 1", "completed", "disposed"])
  }
}
