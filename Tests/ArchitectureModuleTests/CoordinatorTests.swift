import Reactive
import Testing

@testable import Architecture

private final class Flow: Coordinator {
  let children = ChildCoordinators()
  let outcome: PublishSubject<String>

  init(_ outcome: PublishSubject<String>) { self.outcome = outcome }

  func start() -> Observable<String> { outcome.take(1) }
}

/// Presents a screen, and takes it away when it is over.
private final class Question: Coordinator {
  let children = ChildCoordinators()
  let answer = PublishSubject<String>()
  private let navigator: Navigator<String>

  init(_ navigator: Navigator<String>) { self.navigator = navigator }

  func start() -> Observable<String> {
    navigator.go(.present("question"))
    return answer.take(1).do(onDispose: { [navigator] in navigator.go(.dismiss) })
  }
}

@Suite struct CoordinatorTests {
  private let scheduler = TestScheduler()
  private let parent = Flow(PublishSubject())
  private let outcome = PublishSubject<String>()

  @Test func keepsAChildUntilItIsOver() {
    let observer = scheduler.createObserver(String.self)
    _ = parent.coordinate(to: Flow(outcome)).subscribe(observer)
    #expect(parent.children.all.count == 1)
    outcome.onNext("done")
    #expect(parent.children.isEmpty)
    #expect(observer.events == [.next(0, "done"), .completed(0)])
  }

  @Test func letsAChildGoThatIsGivenUp() {
    let subscription = parent.coordinate(to: Flow(outcome)).subscribe { _ in }
    subscription.dispose()
    #expect(parent.children.isEmpty)
    #expect(!outcome.hasObservers)
  }

  @Test func letsAChildGoThatFails() {
    struct Failure: Error {}
    _ = parent.coordinate(to: Flow(outcome)).subscribe { _ in }
    outcome.onError(Failure())
    #expect(parent.children.isEmpty)
  }

  @Test func doesNotStartAChildBeforeTheSubscription() {
    let flow = parent.coordinate(to: Flow(outcome))
    #expect(parent.children.isEmpty)
    #expect(!outcome.hasObservers)
    flow.subscribe { _ in }.dispose()
  }

  @Test func keepsTheOtherChildrenWhenOneIsOver() {
    let other = Flow(PublishSubject())
    let subscriptions = CompositeDisposable([
      parent.coordinate(to: Flow(outcome)).subscribe { _ in },
      parent.coordinate(to: other).subscribe { _ in },
    ])
    outcome.onNext("done")
    #expect(parent.children.all.count == 1)
    #expect(parent.children.all.first === other)
    subscriptions.dispose()
  }

  @Test func showsItsScreensAsLongAsItRuns() {
    let navigator = Navigator(root: "boards")
    let question = Question(navigator)
    let observer = scheduler.createObserver(String.self)
    _ = parent.coordinate(to: question).subscribe(observer)
    #expect(navigator.stack.layers == [["boards"], ["question"]])
    question.answer.onNext("yes")
    #expect(navigator.stack.layers == [["boards"]])
    #expect(observer.elements == ["yes"])
    #expect(parent.children.isEmpty)
  }
}
