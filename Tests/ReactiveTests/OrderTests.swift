import Testing

@testable import Reactive

/// In which order streams are subscribed to, disposed of and heard.
@Suite struct OrderTests {
  private let log = Locked<[String]>([])

  private var entries: [String] { log.value }

  /// A stream that is silent, and writes down when it is subscribed to and disposed of.
  private func silent(_ name: String) -> Observable<Int> {
    Observable.never().do(
      onSubscribe: { [log] in log.withLock { $0.append("+\(name)") } },
      onDispose: { [log] in log.withLock { $0.append("-\(name)") } })
  }

  private func subscriptions<Element: Sendable>(of stream: Observable<Element>) -> [String] {
    let subscription = stream.subscribe { _ in }
    defer { subscription.dispose() }
    return entries
  }

  @Test func subscribesToMergedStreamsFromLeftToRight() {
    #expect(
      subscriptions(of: .merge(silent("a"), silent("b"), silent("c"))) == ["+a", "+b", "+c"])
  }

  @Test func subscribesToCombinedStreamsFromLeftToRight() {
    #expect(
      subscriptions(of: .combineLatest(silent("a"), silent("b")) { $0 + $1 }) == ["+a", "+b"])
  }

  @Test func subscribesToTheOtherStreamBeforeItsOwn() {
    #expect(subscriptions(of: silent("own").withLatestFrom(silent("other"))) == ["+other", "+own"])
  }

  @Test func subscribesToTheNextOfAConcatenationOnlyAfterTheEnd() {
    let first = PublishSubject<Int>()
    let subscription = Observable.concat(first.asObservable(), silent("b")).subscribe { _ in }
    #expect(entries.isEmpty)
    first.onCompleted()
    #expect(entries == ["+b"])
    subscription.dispose()
    #expect(entries == ["+b", "-b"])
  }

  @Test func disposesOfTheStreamBeforeItSubscribesToTheLatest() {
    let names = PublishSubject<String>()
    let subscription = names.flatMapLatest { self.silent($0) }.subscribe { _ in }
    names.onNext("a")
    names.onNext("b")
    #expect(entries == ["+a", "-a", "+b"])
    subscription.dispose()
    #expect(entries == ["+a", "-a", "+b", "-b"])
  }

  @Test func disposesOfMergedStreamsFromLeftToRight() {
    Observable.merge(silent("a"), silent("b")).subscribe { _ in }.dispose()
    #expect(entries == ["+a", "+b", "-a", "-b"])
  }

  @Test func hearsAnElementToItsEndBeforeTheOneThatItCauses() {
    let numbers = PublishSubject<Int>()
    let observe: @Sendable (String) -> any Disposable = { [log] name in
      numbers.subscribe(onNext: { number in
        log.withLock { $0.append("\(name)\(number)") }
        if name == "a", number == 1 { numbers.onNext(2) }
      })
    }
    let both = [observe("a"), observe("b")]
    numbers.onNext(1)
    #expect(entries == ["a1", "b1", "a2", "b2"])
    both.forEach { $0.dispose() }
  }

  @Test func notifiesListenersInTheOrderInWhichTheyCame() {
    let subject = PublishSubject<Int>()
    let listeners = ["a", "b", "c"].map { name in
      subject.subscribe(onNext: { [log] _ in log.withLock { $0.append(name) } })
    }
    subject.onNext(1)
    listeners[1].dispose()
    subject.onNext(2)
    #expect(entries == ["a", "b", "c", "a", "c"])
    listeners.forEach { $0.dispose() }
  }

  @Test func cancelsTheTaskOfASequenceWithoutListeners() async {
    await confirmation { ended in
      let (source, elements) = AsyncStream<Int>.makeStream()
      let (done, end) = AsyncStream<Void>.makeStream()
      elements.onTermination = { _ in
        ended()
        end.finish()
      }
      source.asObservable().subscribe { _ in }.dispose()
      for await _ in done {}
    }
  }
}
