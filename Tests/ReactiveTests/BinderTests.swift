import Testing

@testable import Reactive

@Suite struct BinderTests {
  private final class Label: Sendable {
    let text = Locked("")
  }

  private let scheduler = TestScheduler()

  @Test func putsElementsIntoItsTarget() {
    let label = Label()
    let binder = Binder<String>(label) { $0.text.exchange($1) }
    let bag = DisposeBag()
    let relay = BehaviorRelay(value: "a")
    relay.bind(to: binder).disposed(by: bag)
    #expect(label.text.value == "a")
    relay.asDriver().map { $0 + "!" }.drive(binder).disposed(by: bag)
    relay.accept("b")
    #expect(label.text.value == "b!")
  }

  @Test func doesNotRetainItsTarget() {
    weak var target: Label?
    let bound = Locked(0)
    let subject = PublishSubject<String>()
    do {
      let label = Label()
      target = label
      let binder = Binder<String>(label) { _, _ in bound.withLock { $0 += 1 } }
      _ = subject.bind(to: binder)
      subject.onNext("a")
    }
    #expect(target == nil)
    subject.onNext("b")
    #expect(bound.value == 1)
  }

  @Test func ignoresTheEnd() {
    let label = Label()
    let binder = Binder<String>(label) { $0.text.exchange($1) }
    binder.onNext("a")
    binder.onError(Failure())
    binder.onCompleted()
    #expect(label.text.value == "a")
  }

  @Test func bindsOnItsScheduler() {
    let label = Label()
    let binder = Binder<String>(label, scheduler: scheduler) { $0.text.exchange($1) }
    binder.onNext("a")
    #expect(label.text.value == "")
    scheduler.start()
    #expect(label.text.value == "a")
  }
}
