import Testing

@testable import Reactive

@Suite struct TraitTests {
  let scheduler = TestScheduler()

  @Test func succeedsOnce() {
    let observer = scheduler.createObserver(Int.self)
    let single = Single<Int>.create { finish in
      finish(.success(1))
      finish(.success(2))
      return Disposables.create()
    }
    _ = single.map { $0 * 10 }.flatMap { .just($0 + 1) }.subscribe(observer)
    #expect(observer.events == [.next(0, 11), .completed(0)])
  }

  @Test func failsOnce() throws {
    let failures = Locked(0)
    let single = Single<Int>.create { finish in
      finish(.failure(Failure()))
      return Disposables.create()
    }
    _ = single.subscribe(onSuccess: { _ in }, onFailure: { _ in failures.withLock { $0 += 1 } })
    #expect(failures.value == 1)
    #expect(try single.catchAndReturn(3).toBlocking().single() == 3)
    #expect(try single.catch { _ in .just(4) }.toBlocking().single() == 4)
  }

  @Test func waitsForTheEndToBeSureOfOneElement() {
    #expect(scheduler.draw(scheduler.hot("-a--|").asSingle()) == "----(a|)")
  }

  @Test func failsWithoutAnElementOrWithTwo() {
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.empty().asSingle().subscribe(observer)
    _ = Observable.of(1, 2).asSingle().subscribe(observer)
    #expect(
      observer.events == [
        .error(0, ReactiveError.noElements), .error(0, ReactiveError.moreThanOneElement),
      ])
  }

  @Test func passesASingleOnLater() {
    let single = Single.just("a").delay(.milliseconds(2), scheduler: scheduler)
    #expect(scheduler.draw(single.observe(on: scheduler)) == "--(a|)")
  }

  @Test func mayBeEmpty() {
    let log = Locked<[String]>([])
    let write: @Sendable (String) -> Void = { entry in log.withLock { $0.append(entry) } }
    for maybe in [Maybe.just(1), .empty(), .error(Failure()), .never()] {
      _ = maybe.subscribe(
        onSuccess: { write("success \($0)") }, onError: { _ in write("error") },
        onCompleted: { write("completed") })
    }
    #expect(log.value == ["success 1", "completed", "error"])
  }

  @Test func createsAMaybe() throws {
    let maybe = Maybe<Int>.create { finish in
      finish(.success(1))
      return Disposables.create()
    }
    #expect(try maybe.map { $0 + 1 }.toBlocking().toArray() == [2])
    let empty = maybe.flatMap { _ in Maybe<Int>.empty() }
    #expect(try empty.toBlocking().first() == nil)
    #expect(try empty.ifEmpty(default: 9).toBlocking().single() == 9)
  }

  @Test func seesAStreamAsAMaybe() {
    #expect(scheduler.draw(scheduler.hot("--|").asMaybe()) == "--|")
    let observer = scheduler.createObserver(Int.self)
    _ = Observable.of(1, 2).asMaybe().subscribe(observer)
    #expect(observer.events.map(\.value) == [.error(ReactiveError.moreThanOneElement)])
  }
}

extension TraitTests {
  @Test func triesASingleAgain() throws {
    let attempts = Locked(0)
    let single = Single<Int>.deferred {
      let number = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      return number % 3 == 0 ? .just(number) : .error(Failure())
    }
    #expect(try single.retry().toBlocking().single() == 3)
    #expect(try single.retry(3).toBlocking().single() == 6)
    #expect(throws: Failure.self) { try single.retry(0).toBlocking().single() }
    #expect(try single.retry { $0 }.toBlocking().single() == 9)
    #expect(throws: ReactiveError.noElements) {
      try single.retry { $0.take(0) }.toBlocking().single()
    }
  }

  @Test func limitsTheTimeOfASingle() {
    let never = Single<String>.never()
    #expect(scheduler.draw(never.timeout(.milliseconds(2), scheduler: scheduler)) == "--#")
    let other = TestScheduler()
    #expect(
      other.draw(never.timeout(.milliseconds(2), other: .just("x"), scheduler: other)) == "--(x|)")
  }

  @Test func joinsSingles() {
    let late = Single.just("b").delay(.milliseconds(2), scheduler: scheduler)
    #expect(scheduler.draw(Single.zip(.just("a"), late) { $0 + $1 }) == "--(<ab>|)")
    #expect(TestScheduler().draw(Single.zip(.just("a"), .error(Failure())) { $0 + $1 }) == "#")
  }
}
