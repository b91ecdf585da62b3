import Testing

@testable import Reactive

/// Many threads at once. Run with `--sanitize=thread`, which reports every data race.
@Suite struct StressTests {
  private static let threads = 4
  private static let rounds = 100

  /// Runs the work on several threads, and returns when all are done.
  private func onManyThreads(_ work: @escaping @Sendable (_ thread: Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<Self.threads { group.addTask { work(thread) } }
    }
  }

  /// Fails when events overlap, or when one follows an end.
  private final class StrictObserver<Element: Sendable>: ObserverType {
    private struct State {
      var isBusy = false
      var isOver = false
      var count = 0
      var violations = 0
    }

    private let state = Locked(State())

    var count: Int { state.withLock { $0.count } }
    var violations: Int { state.withLock { $0.violations } }

    func on(_ event: Event<Element>) {
      state.withLock { state in
        if state.isBusy || state.isOver { state.violations += 1 }
        state.isBusy = true
        state.isOver = event.isStop
        state.count += 1
      }
      // Long enough for another thread to enter.
      for _ in 0..<100 { _ = count }
      state.withLock { $0.isBusy = false }
    }
  }

  @Test func subjectsAcceptEventsAndObserversFromManyThreads() async {
    let subjects: (PublishSubject<Int>, BehaviorSubject<Int>, ReplaySubject<Int>) = (
      PublishSubject(), BehaviorSubject(value: 0), .create(bufferSize: 3)
    )
    let merged = Observable.merge(
      subjects.0.asObservable(), subjects.1.asObservable(), subjects.2.asObservable())
    let observer = StrictObserver<Int>()
    let subscription = merged.subscribe(observer)
    await onManyThreads { thread in
      for round in 0..<Self.rounds {
        let late = merged.subscribe { _ in }
        subjects.0.onNext(round)
        subjects.1.onNext(round)
        subjects.2.onNext(round)
        late.dispose()
      }
      if thread == 0 { subjects.2.onCompleted() }
    }
    subscription.dispose()
    #expect(observer.violations == 0)
    #expect(observer.count >= 1 + 2 * Self.threads * Self.rounds)
    #expect(!subjects.0.hasObservers && !subjects.1.hasObservers)
  }

  @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func sharedStreamsAreSubscribedToFromManyThreads(_ scope: SubjectLifetimeScope) async {
    let relay = BehaviorRelay(value: 0)
    let connections = Locked(0)
    let shared = relay.do(
      onSubscribe: { connections.withLock { $0 += 1 } },
      onDispose: { connections.withLock { $0 -= 1 } }
    ).share(replay: 1, scope: scope)
    let received = Locked(0)
    await onManyThreads { thread in
      for round in 0..<Self.rounds {
        let subscription = shared.subscribe(onNext: { _ in received.withLock { $0 += 1 } })
        relay.accept(round)
        subscription.dispose()
      }
    }
    #expect(connections.value == 0)
    #expect(received.value >= Self.rounds)
    let last = Locked(-1)
    let subscription = shared.subscribe(onNext: { last.exchange($0) })
    relay.accept(-2)
    #expect(last.value == -2)
    subscription.dispose()
    #expect(connections.value == 0)
  }

  @Test func joinedStreamsEmitFromManyThreads() async {
    let sources = (0..<Self.threads).map { _ in PublishSubject<Int>() }
    let (pairs, rows) = (StrictObserver<Int>(), StrictObserver<[Int]>())
    let (latest, all) = (StrictObserver<Int>(), StrictObserver<[Int]>())
    let bag = DisposeBag()
    Observable.zip(sources[0], sources[1]) { $0 + $1 }.subscribe(pairs).disposed(by: bag)
    Observable.zip(sources).subscribe(rows).disposed(by: bag)
    Observable.combineLatest(sources[0], sources[1]) { $0 + $1 }.subscribe(latest)
      .disposed(by: bag)
    Observable.combineLatest(sources).subscribe(all).disposed(by: bag)
    await onManyThreads { thread in
      for round in 0..<Self.rounds { sources[thread].onNext(round) }
      sources[thread].onCompleted()
    }
    #expect(
      [pairs.violations, rows.violations, latest.violations, all.violations] == [0, 0, 0, 0])
    #expect([pairs.count, rows.count] == [Self.rounds + 1, Self.rounds + 1])
    #expect(latest.count > Self.rounds && all.count > 1)
  }

  @Test func timedStreamsEmitFromManyThreads() async throws {
    let clock = DispatchScheduler(label: "stress")
    let source = PublishSubject<Int>()
    let time = Duration.microseconds(50)
    let observers = (0..<5).map { _ in StrictObserver<Int>() }
    let streams = [
      source.debounce(time, scheduler: clock), source.throttle(time, scheduler: clock),
      source.delay(time, scheduler: clock), source.observe(on: clock),
      source.timeout(.seconds(600), scheduler: clock),
    ]
    let ended = streams.map { $0.materialize().filter { $0.isStop }.take(1).asObservable() }
    let bag = DisposeBag()
    for (stream, observer) in zip(streams, observers) {
      stream.subscribe(observer).disposed(by: bag)
    }
    let ends = Locked(0)
    for end in ended {
      end.subscribe(onCompleted: { ends.withLock { $0 += 1 } }).disposed(by: bag)
    }
    await onManyThreads { thread in
      for round in 0..<Self.rounds { source.onNext(thread * Self.rounds + round) }
    }
    source.onCompleted()
    // Each subscriber of a stream receives the end at its own time, and that is late where all threads
    // of the machine are at work on other tests.
    let isComplete = {
      ends.value == 5
        && observers[2...].allSatisfy { $0.count == Self.threads * Self.rounds + 1 }
    }
    for _ in 0..<12_000 where !isComplete() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isComplete(), "\(ends.value) ends, \(observers.map(\.count)) events")
    #expect(observers.map(\.violations) == [0, 0, 0, 0, 0])
  }

  @Test func streamsAreSwitchedAndDisposedOfFromManyThreads() async {
    let (outer, inner, stop) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let observers = (0..<4).map { _ in StrictObserver<Int>() }
    let streams = [
      outer.flatMapLatest { _ in inner }, outer.flatMap { _ in inner.take(1) },
      outer.concatMap { _ in inner.take(1) }, outer.withLatestFrom(inner).take(until: stop),
    ]
    let subscriptions = zip(streams, observers).map { $0.subscribe($1) }
    await onManyThreads { thread in
      for round in 0..<Self.rounds {
        if thread % 2 == 0 { outer.onNext(round) } else { inner.onNext(round) }
      }
      if thread == 0 { stop.onNext(0) }
      if thread == 1 { subscriptions[0].dispose() }
    }
    subscriptions.forEach { $0.dispose() }
    #expect(observers.map(\.violations) == [0, 0, 0, 0])
    #expect(!outer.hasObservers && !inner.hasObservers)
  }
}
