import Testing

@testable import Reactive

@Suite struct DisposableTests {
  private let log = Locked<[String]>([])

  private func entry(_ text: String) -> any Disposable {
    let log = log
    return Disposables.create { log.withLock { $0.append(text) } }
  }

  @Test func endsOnce() {
    let disposable = entry("a")
    disposable.dispose()
    disposable.dispose()
    #expect(log.value == ["a"])
  }

  @Test func endsTheMembersOfAGroupInOrder() {
    let group = CompositeDisposable([entry("a"), entry("b")])
    group.insert(entry("c"))
    group.dispose()
    group.dispose()
    #expect(log.value == ["a", "b", "c"])
  }

  @Test func endsWhatIsAddedToAGroupThatHasEnded() {
    let group = CompositeDisposable()
    group.dispose()
    #expect(group.insert(entry("late")) == nil)
    #expect(log.value == ["late"])
  }

  @Test func endsAMemberThatIsTakenOut() throws {
    let group = CompositeDisposable([entry("a")])
    let key = try #require(group.insert(entry("b")))
    group.remove(key)
    #expect(log.value == ["b"])
    #expect(group.count == 1)
  }

  @Test func endsWhatIsReplaced() {
    let place = SerialDisposable()
    place.replace(with: entry("a"))
    place.replace(with: entry("b"))
    #expect(log.value == ["a"])
    place.dispose()
    place.replace(with: entry("late"))
    #expect(log.value == ["a", "b", "late"])
  }

  @Test func endsEverythingInABagThatGoesAway() {
    do {
      let bag = DisposeBag()
      entry("a").disposed(by: bag)
      entry("b").disposed(by: bag)
      #expect(log.value.isEmpty)
    }
    #expect(log.value == ["a", "b"])
  }

  @Test func letsGoOfEverythingAfterTheEnd() {
    final class Owner: Sendable {}
    weak var owner: Owner?
    do {
      let kept = Owner()
      owner = kept
      let subject = PublishSubject<Int>()
      let shared = subject.map { ($0, kept) }.share(replay: 1)
      _ = Observable.merge(shared, shared).flatMapLatest { Observable.just($0) }
        .subscribe { _ in }
      subject.onNext(1)
      subject.onCompleted()
    }
    #expect(owner == nil)
  }

  @Test func letsGoOfEverythingAfterDispose() {
    final class Owner: Sendable {}
    weak var owner: Owner?
    let relay = BehaviorRelay(value: 1)
    do {
      let kept = Owner()
      owner = kept
      let subscription = relay.asDriver().map { _ in kept }.drive()
      subscription.dispose()
    }
    #expect(owner == nil)
  }
}
