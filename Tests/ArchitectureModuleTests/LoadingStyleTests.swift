import Reactive
import Testing

@testable import Architecture

private struct Saving: BasicViewModel {
  let basics: ViewModelBasics<String>
}

private struct Simple: LoadingIndicating {
  let isLoading = Driver.just(true)
}

@Suite struct LoadingStyleTests {
  private let scheduler = TestScheduler()
  private let indicator = ActivityIndicator()
  private let queue = AlertQueue()
  private let bag = DisposeBag()

  private func observe() -> TestableObserver<LoadingStyle?> {
    let observer = scheduler.createObserver(LoadingStyle?.self)
    indicator.loading.drive(observer).disposed(by: bag)
    return observer
  }

  private func run(_ milliseconds: Int, as style: LoadingStyle) {
    Single.just(1).delay(.milliseconds(milliseconds), scheduler: scheduler)
      .trackActivity(indicator, as: style).subscribe { _ in }.disposed(by: bag)
  }

  @Test(arguments: LoadingStyle.allCases)
  func showsTheStyleOfAnOperationWhileItRuns(_ style: LoadingStyle) {
    let loading = observe()
    run(10, as: style)
    scheduler.start()
    #expect(loading.events == [.next(0, nil), .next(0, style), .next(10, nil)])
  }

  @Test func blocksWhileAnyOperationDoes() {
    let loading = observe()
    run(30, as: .inline)
    run(10, as: .blocking)
    run(20, as: .blocking)
    scheduler.start()
    #expect(
      loading.events == [
        .next(0, nil), .next(0, .inline), .next(0, .blocking), .next(20, .inline), .next(30, nil),
      ])
  }

  @Test func isInlineUnlessSomethingSaysOtherwise() {
    let loading = scheduler.createObserver(LoadingStyle?.self)
    Simple().loading.drive(loading).disposed(by: bag)
    #expect(loading.elements == [.inline])
  }

  @Test func isChosenByAViewModelForEachOperationAndForItsNextAttempt() {
    let model = Saving(
      basics: ViewModelBasics(
        alerts: queue, activity: indicator, converter: ResultConverter { "\($0)" },
        alert: { reason in
          Alert(title: .verbatim(reason), actions: [.init(id: "retry", title: .verbatim("Retry"))])
        }))
    let loading = observe()
    let operation = Single.just(1).delay(.milliseconds(10), scheduler: scheduler)
      .map { _ -> Int in throw ReactiveError.noElements }
    model.results(of: operation, loading: .blocking).subscribe { _ in }.disposed(by: bag)
    scheduler.start()
    queue.answer("retry")
    scheduler.start()
    #expect(
      loading.events == [
        .next(0, nil), .next(0, .blocking), .next(10, nil), .next(10, .blocking), .next(20, nil),
      ])
  }
}
