import Testing

@testable import Reactive

@Suite struct SideEffectTests {
  private let scheduler = TestScheduler()

  @Test func goesOnWithAnotherStreamAfterAFailure() {
    let other = scheduler.cold("-x|")
    let caught = scheduler.hot("-a#").catch { _ in other.asObservable() }
    #expect(scheduler.draw(caught) == "-a-x|")
  }

  @Test func failsWithWhatTheHandlerThrows() {
    struct Other: Error {}
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.error(Failure()).catch { _ in throw Other() }.subscribe(observer)
    #expect(observer.events == [.error(0, Other())])
  }

  @Test func returnsAnElementInPlaceOfAFailure() {
    #expect(scheduler.draw(scheduler.hot("-a#").catchAndReturn("x")) == "-a(x|)")
  }

  @Test func doesThingsAroundEachStep() {
    let log = Locked<[String]>([])
    let write: @Sendable (String) -> Void = { entry in log.withLock { $0.append(entry) } }
    _ = Observable.of(1).do(
      onNext: { write("before \($0)") }, afterNext: { write("after \($0)") },
      onCompleted: { write("completing") }, onSubscribe: { write("subscribing") },
      onDispose: { write("disposed") }
    ).subscribe(onNext: { write("\($0)") }, onCompleted: { write("completed") })
    #expect(
      log.value == [
        "subscribing", "before 1", "1", "after 1", "completing", "completed", "disposed",
      ])
  }

  @Test func doesSomethingBeforeAFailure() {
    let failed = Locked(false)
    let stream = scheduler.hot("a#").do(onError: { _ in failed.exchange(true) })
    #expect(scheduler.draw(stream) == "a#")
    #expect(failed.value)
  }

  @Test func failsWhereASideEffectThrows() {
    #expect(scheduler.draw(scheduler.hot("ab|").do(onNext: { _ in throw Failure() })) == "#")
  }

  @Test func bindsElementsButNotTheEndToARelay() {
    let relay = BehaviorRelay(value: "")
    let events = PublishRelay<String>()
    let observer = scheduler.createObserver(String.self)
    _ = events.subscribe(observer)
    _ = scheduler.hot("ab|").bind(to: relay)
    _ = scheduler.hot("ab|").bind(to: events)
    scheduler.start()
    #expect(relay.value == "b")
    #expect(Marbles.diagram(observer.events) == "ab")
  }

  @Test func bindsEverythingToASubject() {
    let subject = PublishSubject<String>()
    let observer = scheduler.createObserver(String.self)
    _ = subject.subscribe(observer)
    _ = scheduler.hot("ab|").bind(to: subject)
    scheduler.start()
    #expect(Marbles.diagram(observer.events) == "ab|")
  }
}
