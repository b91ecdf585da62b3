import Testing

@testable import Reactive

@Suite struct SubjectTests {
  private let scheduler = TestScheduler()

  @Test func publishesOnlyWhatComesAfterTheSubscription() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    subject.onNext(1)
    _ = subject.subscribe(observer)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(observer.events == [.next(0, 2), .completed(0)])
  }

  @Test func sendsTheEndToLateListeners() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(Failure())
    let observer = scheduler.createObserver(Int.self)
    _ = subject.subscribe(observer)
    #expect(observer.events == [.error(0, Failure())])
    #expect(throws: Failure.self) { try subject.value() }
  }

  @Test func beginsWithTheLatestValue() throws {
    let subject = BehaviorSubject(value: 1)
    subject.onNext(2)
    let observer = scheduler.createObserver(Int.self)
    _ = subject.subscribe(observer)
    subject.onNext(3)
    #expect(observer.elements == [2, 3])
    #expect(try subject.value() == 3)
  }

  @Test func replaysTheLastElementsAndTheEnd() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    let observer = scheduler.createObserver(Int.self)
    _ = subject.subscribe(observer)
    #expect(observer.events == [.next(0, 2), .next(0, 3), .completed(0)])
  }

  @Test func replaysEverythingWithoutABound() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...20 { subject.onNext(element) }
    let observer = scheduler.createObserver(Int.self)
    _ = subject.subscribe(observer)
    #expect(observer.elements == Array(1...20))
  }

  @Test func deliversReentrantElementsInOrderToEveryListener() {
    let subject = PublishSubject<Int>()
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    _ = subject.subscribe(first)
    _ = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
    _ = subject.subscribe(second)
    subject.onNext(1)
    #expect(first.elements == [1, 2])
    #expect(second.elements == [1, 2])
  }

  @Test func sendsAllListenersOneElementBeforeTheNext() {
    let relay = PublishRelay<Int>()
    let log = Locked<[String]>([])
    _ = relay.subscribe(onNext: { element in
      log.withLock { $0.append("a\(element)") }
      if element == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { element in log.withLock { $0.append("b\(element)") } })
    relay.accept(1)
    #expect(log.value == ["a1", "b1", "a2", "b2"])
  }

  @Test func hasTheNewValueWhileItIsStillBeingDelivered() {
    let relay = BehaviorRelay(value: 0)
    let seen = Locked<[Int]>([])
    _ = relay.skip(1).subscribe(onNext: { element in
      if element == 1 { relay.accept(2) }
      seen.withLock { $0.append(relay.value) }
    })
    relay.accept(1)
    #expect(seen.value == [2, 2])
  }

  @Test func hearsAValueOnceWhenSubscribingInTheMiddleOfADelivery() {
    let relay = BehaviorRelay(value: 0)
    let inner = scheduler.createObserver(Int.self)
    let bag = DisposeBag()
    _ = relay.skip(1).take(1).subscribe(onNext: { _ in
      relay.accept(2)
      relay.subscribe(inner).disposed(by: bag)
    })
    relay.accept(1)
    relay.accept(3)
    #expect(inner.elements == [2, 3])
  }

  @Test func losesNothingWhenManyThreadsSpeakAtOnce() async {
    let subject = PublishSubject<Int>()
    let heard = Locked<[Int]>([])
    let subscription = subject.subscribe(onNext: { element in
      heard.withLock { $0.append(element) }
    })
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for count in 0..<100 { subject.onNext(task * 100 + count) } }
      }
    }
    subscription.dispose()
    #expect(heard.value.sorted() == Array(0..<800))
  }

  @Test func losesNoUpdateWhenManyThreadsChangeAValue() async {
    let relay = BehaviorRelay(value: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = relay.subscribe(observer)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { relay.update { $0 += 1 } } }
      }
    }
    subscription.dispose()
    #expect(observer.elements == Array(0...800))
  }

  @Test func letsItsListenersGoWhenTheBagIsGone() {
    let relay = BehaviorRelay(value: 1)
    let observer = scheduler.createObserver(Int.self)
    do {
      let bag = DisposeBag()
      relay.subscribe(observer).disposed(by: bag)
      relay.accept(2)
    }
    relay.accept(3)
    #expect(observer.elements == [1, 2])
  }

  @Test func letsAnElementThatGoesAwayDispose() {
    final class Owner: Sendable { let bag = DisposeBag() }
    let relay = BehaviorRelay<Owner?>(value: nil)
    let received = Locked(0)
    do {
      let owner = Owner()
      relay.subscribe(onNext: { _ in received.withLock { $0 += 1 } }).disposed(by: owner.bag)
      relay.accept(owner)
    }
    relay.accept(nil)
    relay.accept(nil)
    #expect(received.value == 3)
  }
}
