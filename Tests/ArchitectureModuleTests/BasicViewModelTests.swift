import AuditModel
import Reactive
import Testing

@testable import Architecture

private enum Rejection: Error, Hashable {
  case loud
  case quiet
}

private struct Boards: ViewModel, BasicViewModel {
  let basics: ViewModelBasics<Rejection>

  struct Input { let load: Observable<Single<Int>> }

  func transform(_ input: Input) -> Observable<OperationResult<Int, Rejection>> {
    results(of: input.load) { $0 }
  }
}

@Suite struct BasicViewModelTests {
  private let scheduler = TestScheduler()
  private let queue = AlertQueue()
  private let bag = DisposeBag()
  private let model: Boards

  init() {
    model = Boards(
      basics: ViewModelBasics(
        alerts: queue, converter: ResultConverter { $0 as? Rejection ?? .quiet },
        alert: { $0 == .loud ? Self.alert : nil }))
  }

  private static let alert = Alert(
    title: localized("failed"),
    actions: [
      .init(id: "cancel", title: localized("cancel"), style: .cancel),
      .init(id: "retry", title: localized("retry")),
    ])

  private func run(
    _ operation: some ObservableConvertible<Int>
  ) -> TestableObserver<OperationResult<Int, Rejection>> {
    let observer = scheduler.createObserver(OperationResult<Int, Rejection>.self)
    model.results(of: operation).subscribe(observer).disposed(by: bag)
    return observer
  }

  private func failing(_ rejection: Rejection, after delay: Int) -> Single<Int> {
    Single.just(1).delay(.milliseconds(delay), scheduler: scheduler).map { _ in throw rejection }
  }

  @Test func emitsTheValueOfAnOperation() {
    let observer = run(Single.just(3))
    #expect(observer.events == [.next(0, .success(3)), .completed(0)])
    #expect(queue.current == nil)
  }

  @Test func isLoadingWhileAnOperationRuns() {
    let loading = scheduler.createObserver(Bool.self)
    model.isLoading.drive(loading).disposed(by: bag)
    _ = run(failing(.loud, after: 20))
    scheduler.start()
    #expect(loading.events == [.next(0, false), .next(0, true), .next(20, false)])
    #expect(queue.current != nil)
  }

  @Test func emitsAFailureAsAValueAndShowsItsAlert() {
    let observer = run(failing(.loud, after: 20))
    scheduler.start()
    #expect(observer.events == [.next(20, .failure(.loud))])
    #expect(queue.current == Self.alert)
    queue.answer("cancel")
    #expect(observer.events == [.next(20, .failure(.loud)), .completed(20)])
  }

  @Test func showsNoAlertForAFailureThatHasNone() {
    let observer = run(failing(.quiet, after: 20))
    scheduler.start()
    #expect(observer.events == [.next(20, .failure(.quiet)), .completed(20)])
    #expect(queue.current == nil)
  }

  @Test func triesAgainWhenAskedTo() {
    let attempts = Locked(0)
    let observer = run(
      Single<Int>.deferred {
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        return attempt < 3 ? .error(Rejection.loud) : .just(attempt)
      })
    queue.answer("retry")
    queue.answer("retry")
    #expect(observer.elements == [.failure(.loud), .failure(.loud), .success(3)])
    #expect(observer.events.last == .completed(0))
    #expect(queue.current == nil)
  }

  @Test func doesNotTryAgainWhenTheAlertGoesAway() {
    let observer = run(failing(.loud, after: 20))
    scheduler.start()
    queue.dismiss()
    #expect(observer.events == [.next(20, .failure(.loud)), .completed(20)])
  }

  @Test func goesOnAfterAFailureAndLeavesTheOperationBefore() {
    let requests = scheduler.createHotObservable([
      .next(1, failing(.quiet, after: 1)), .next(10, failing(.loud, after: 1)),
      .next(20, Single.just(7).delay(.milliseconds(10), scheduler: scheduler)),
      .next(25, Single.just(8)),
    ])
    let observer = scheduler.createObserver(OperationResult<Int, Rejection>.self)
    model.transform(.init(load: requests.asObservable())).subscribe(observer).disposed(by: bag)
    scheduler.advance(to: 15)
    #expect(queue.current == Self.alert)
    scheduler.start()
    #expect(queue.current == nil)
    #expect(
      observer.events == [
        .next(2, .failure(.quiet)), .next(11, .failure(.loud)), .next(25, .success(8)),
      ])
  }

  @Test func presentsAnAlertOfItsOwn() {
    let answers = scheduler.createObserver(Alert.Action.self)
    model.present(Self.alert).subscribe(answers).disposed(by: bag)
    #expect(queue.current == Self.alert)
    queue.answer("cancel")
    #expect(answers.elements.map(\.id) == ["cancel"])
  }
}
