import Testing

@testable import Reactive

@Suite struct SignalTests {
  private let scheduler = TestScheduler()

  @Test func sharesTheWorkWithoutReplay() {
    let relay = PublishRelay<Int>()
    let count = Locked(0)
    let signal = relay.asSignal().map { element in
      count.withLock { $0 += 1 }
      return element * 10
    }
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    _ = signal.emit(to: first)
    relay.accept(1)
    _ = signal.emit(to: second)
    relay.accept(2)
    #expect(first.elements == [10, 20])
    #expect(second.elements == [20])
    #expect(count.value == 2)
  }

  @Test func disposesOfTheSourceWithTheLastObserver() {
    let source = scheduler.hot("a-b-c")
    let signal = source.asSignal(onErrorJustReturn: "?")
    let subscriptions = [signal.emit(), signal.emit()]
    scheduler.scheduleAt(1) { subscriptions[0].dispose() }
    scheduler.scheduleAt(3) { subscriptions[1].dispose() }
    scheduler.start()
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func neverFails() {
    #expect(scheduler.draw(scheduler.cold("-a#").asSignal(onErrorJustReturn: "x")) == "-a(x|)")
    let recovered = TestScheduler()
    #expect(
      recovered.draw(recovered.cold("-a#").asSignal(onErrorSignalWith: .of("x", "y")))
        == "-a(xy|)")
    #expect(
      TestScheduler().draw(
        Observable<String>.error(Failure()).asSignal(onErrorRecover: { _ in .just("z") }))
        == "(z|)")
  }

  @Test func hasTheOperatorsOfEvents() {
    let letters = scheduler.hot("aab-c|").asSignal(onErrorJustReturn: "?")
    let signal = letters.distinctUntilChanged().filter { $0 != "b" }.startWith("s").skip(1)
      .scan("") { $0 + $1 }.compactMap { $0.isEmpty ? nil : $0 }
    #expect(scheduler.draw(signal) == "a---<ac>|")
  }

  @Test func flattensSignals() {
    let outer = scheduler.hot("a--b|").asSignal(onErrorJustReturn: "?")
    let inner: @Sendable (String) -> Signal<String> = { [scheduler] name in
      scheduler.cold("-x-y|").map { name + $0 }.asSignal(onErrorJustReturn: "?")
    }
    let all = scheduler.createObserver(String.self)
    _ = outer.flatMap(inner).emit(to: all)
    #expect(scheduler.draw(outer.flatMapLatest(inner)) == "-<ax>--<bx>-<by>|")
    #expect(all.elements == ["ax", "ay", "bx", "by"])
  }

  @Test func joinsStates() {
    let state = BehaviorRelay(value: "s")
    let taps = scheduler.hot("a-b|").asSignal(onErrorJustReturn: "?")
    scheduler.scheduleAt(1) { state.accept("t") }
    #expect(
      scheduler.draw(taps.withLatestFrom(state.asDriver()) { $0 + $1 }) == "<as>-<bt>|")
    #expect(TestScheduler().draw(Signal.just("a").withLatestFrom(state.asDriver())) == "(t|)")
  }

  @Test func mergesAndConcatenates() {
    #expect(scheduler.draw(Signal.merge(.just("a"), .of("b", "c"))) == "(abc|)")
    #expect(scheduler.draw(Signal.concat(.just("a"), .empty(), .just("b"))) == "(ab|)")
  }

  @Test func keepsToItsTime() {
    let signal = scheduler.hot("ab---|").asSignal(onErrorJustReturn: "?")
      .debounce(.milliseconds(2), scheduler: scheduler)
      .delay(.milliseconds(1), scheduler: scheduler)
    #expect(scheduler.draw(signal) == "----b-|")
  }

  @Test func emitsToRelaysWithoutTheEnd() {
    let (state, events) = (BehaviorRelay(value: ""), PublishRelay<String>())
    let observer = scheduler.createObserver(String.self)
    _ = events.subscribe(observer)
    let log = Locked<[String]>([])
    let signal = scheduler.hot("ab|").asSignal(onErrorJustReturn: "?")
      .do(onNext: { element in log.withLock { $0.append(element) } })
    let subscriptions = [signal.emit(to: state), signal.emit(to: events)]
    scheduler.start()
    subscriptions.forEach { $0.dispose() }
    #expect(state.value == "b")
    #expect(Marbles.diagram(observer.events) == "ab")
    #expect(log.value == ["a", "b"])
  }
}
