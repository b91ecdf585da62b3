import Testing

@testable import Reactive

@Suite struct CompletableTests {
  private let scheduler = TestScheduler()
  private let log = Locked<[String]>([])

  private func subscribe(to completable: Completable) {
    let write: @Sendable (String) -> Void = { [log] entry in log.withLock { $0.append(entry) } }
    _ = completable.subscribe(
      onCompleted: { write("completed") }, onError: { _ in write("error") },
      onDisposed: { write("disposed") })
  }

  @Test func completesOrFails() {
    subscribe(to: .empty())
    subscribe(to: .error(Failure()))
    subscribe(to: .never())
    #expect(log.value == ["completed", "disposed", "error", "disposed"])
  }

  @Test func hasOneResult() {
    subscribe(
      to: .create { finish in
        finish(.completed)
        finish(.error(Failure()))
        return Disposables.create()
      })
    subscribe(
      to: .create { finish in
        finish(.error(Failure()))
        finish(.completed)
        return Disposables.create()
      })
    #expect(log.value == ["completed", "disposed", "error", "disposed"])
  }

  @Test func cancelsItsWork() {
    let cancelled = Locked(false)
    Completable.create { _ in Disposables.create { cancelled.exchange(true) } }
      .subscribe().dispose()
    #expect(cancelled.value)
  }

  @Test func beginsAnewForEachObserver() {
    let count = Locked(0)
    let work = Completable.deferred {
      count.withLock { $0 += 1 }
      return .empty()
    }
    subscribe(to: work)
    subscribe(to: work)
    #expect(count.value == 2)
  }

  @Test func goesOnAfterItsCompletion() {
    let first = scheduler.cold("-a-|").ignoreElements().asCompletable()
    let second = scheduler.cold("-x|")
    #expect(scheduler.draw(first.andThen(second.asObservable())) == "----x|")
    #expect(second.subscriptions == [SubscriptionTimes(3, 5)])
    #expect(scheduler.draw(first.andThen(Single.just("s"))).hasSuffix("(s|)"))
    #expect(scheduler.draw(first.andThen(Maybe<String>.empty())).hasSuffix("|"))
  }

  @Test func goesOnWithNothingAfterAnError() {
    let second = scheduler.cold("-x|")
    let stream = Completable.error(Failure()).andThen(second.asObservable())
    #expect(scheduler.draw(stream) == "#")
    #expect(second.subscriptions.isEmpty)
  }

  @Test func concatenatesAndMerges() {
    let (one, two) = (scheduler.cold("--|"), scheduler.cold("---|"))
    let all = [one, two].map { $0.ignoreElements().asCompletable() }
    subscribe(to: .concat(all))
    scheduler.start()
    #expect(scheduler.clock == 5)
    subscribe(to: .merge(all))
    scheduler.start()
    #expect(scheduler.clock == 8)
    subscribe(to: all[0].andThen(all[1]))
    scheduler.start()
    #expect(scheduler.clock == 13)
    subscribe(to: .merge([.never(), .error(Failure())]))
    #expect(log.value.suffix(2) == ["error", "disposed"])
  }

  @Test func recoversFromAnError() {
    let failing = Completable.error(Failure())
    subscribe(to: failing.catchAndComplete())
    subscribe(to: failing.catch { _ in .empty() })
    subscribe(to: failing.retry(3))
    #expect(log.value.filter { $0 != "disposed" } == ["completed", "completed", "error"])
  }

  @Test func keepsToItsTime() {
    subscribe(to: .empty().delay(.milliseconds(2), scheduler: scheduler))
    subscribe(to: .never().timeout(.milliseconds(3), scheduler: scheduler))
    subscribe(to: .empty().observe(on: scheduler))
    #expect(log.value.isEmpty)
    scheduler.start()
    #expect(log.value.filter { $0 != "disposed" } == ["completed", "completed", "error"])
  }

  @Test func isTheEndOfASingleOrAMaybe() {
    subscribe(to: Single.just(1).asCompletable())
    subscribe(to: Maybe<Int>.empty().asCompletable())
    subscribe(to: Single<Int>.error(Failure()).asCompletable())
    #expect(log.value.filter { $0 != "disposed" } == ["completed", "completed", "error"])
  }
}
