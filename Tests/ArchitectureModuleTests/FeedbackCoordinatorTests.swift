import Reactive
import Testing

@testable import Architecture

private struct Search: Equatable, Sendable {
  enum Change: Sendable {
    case typed(String)
    case found([String])
  }

  var query = ""
  var results: [String] = []
  var isLoading = false

  static let reduce: @Sendable (Search, Change) -> Search = { state, change in
    switch change {
    case .typed(let query): Search(query: query, isLoading: !query.isEmpty)
    case .found(let results): Search(query: state.query, results: results)
    }
  }
}

@Suite struct FeedbackCoordinatorTests {
  private typealias System = FeedbackCoordinator<Search, Search.Change>

  private let scheduler = TestScheduler()
  private let typed = PublishRelay<Search.Change>()

  private func run(_ feedback: @escaping System.Feedback) -> TestableObserver<Search> {
    let system = System(
      initialState: Search(), reduce: Search.reduce, feedback: System.events(typed), feedback)
    let observer = scheduler.createObserver(Search.self)
    _ = system.states().subscribe(observer)
    return observer
  }

  private func found(after delay: Duration) -> System.Feedback {
    System.react(request: { $0.isLoading ? $0.query : nil }) { [scheduler] query in
      Observable.just(.found([query + "!"])).delay(delay, scheduler: scheduler)
    }
  }

  @Test func beginsWithTheFirstState() {
    #expect(run(found(after: .zero)).elements == [Search()])
  }

  @Test func answersAStateWithAnEvent() {
    let observer = run(found(after: .milliseconds(5)))
    typed.accept(.typed("a"))
    scheduler.start()
    #expect(
      observer.events == [
        .next(0, Search()), .next(0, Search(query: "a", isLoading: true)),
        .next(5, Search(query: "a", results: ["a!"])),
      ])
  }

  @Test func endsAnOperationThatIsNoLongerAskedFor() {
    let observer = run(found(after: .milliseconds(5)))
    typed.accept(.typed("a"))
    scheduler.advance(to: 3)
    typed.accept(.typed(""))
    scheduler.start()
    #expect(observer.elements.last == Search())
    #expect(scheduler.clock == 3)
  }

  @Test func reducesAnEventCausedByAStateAfterThatStateWasHeard() {
    let observer = run(
      System.react(request: { $0.isLoading ? $0.query : nil }) { .just(.found([$0])) })
    typed.accept(.typed("a"))
    #expect(observer.elements.map(\.isLoading) == [false, true, false])
  }

  @Test func failsWithItsFeedback() {
    struct Failure: Error {}
    let observer = run { _ in .error(Failure()) }
    #expect(observer.events == [.next(0, Search()), .error(0, Failure())])
  }

  @Test func stopsListeningWhenDisposedOf() {
    let taps = PublishSubject<Search.Change>()
    let system = System(
      initialState: Search(), reduce: Search.reduce, feedback: System.events(taps))
    system.states().subscribe { _ in }.dispose()
    #expect(!taps.hasObservers)
  }
}
