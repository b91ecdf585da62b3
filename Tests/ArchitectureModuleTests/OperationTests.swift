import Reactive
import Testing

@testable import Architecture

private struct Offline: Error {}

@Suite struct OperationTests {
  private let scheduler = TestScheduler()
  private let converter = ResultConverter { "\($0)" }

  @Test func goesOnAfterAFailedOperation() {
    let requests = scheduler.createHotObservable([.next(1, 1), .next(2, 0), .next(3, 3)])
    let results = converter.results(of: requests) { number in
      number > 0 ? Single.just(number * 10) : .error(Offline())
    }
    let observer = scheduler.createObserver(OperationResult<Int, String>.self)
    _ = results.subscribe(observer)
    scheduler.start()
    #expect(
      observer.events == [
        .next(1, .success(10)), .next(2, .failure("Offline()")), .next(3, .success(30)),
      ])
  }

  @Test func completesAfterTheFailureOfASingleOperation() {
    let observer = scheduler.createObserver(OperationResult<Int, String>.self)
    _ = converter.results(of: Observable<Int>.error(Offline())).subscribe(observer)
    #expect(observer.events == [.next(0, .failure("Offline()")), .completed(0)])
  }

  @Test func hasAValueOrAFailure() {
    let success = OperationResult<Int, String>.success(1)
    let failure = OperationResult<Int, String>.failure("no")
    #expect(success.map { $0 + 1 }.value == 2)
    #expect(success.failure == nil)
    #expect(failure.map { $0 + 1 }.failure == "no")
    #expect(failure.value == nil)
  }

  @Test func isLoadingWhileAnyOperationRuns() {
    let indicator = ActivityIndicator()
    let loading = scheduler.createObserver(Bool.self)
    _ = indicator.isLoading.drive(loading)
    let short = Single.just(1).delay(.milliseconds(10), scheduler: scheduler)
    let long = Single.just(2).delay(.milliseconds(20), scheduler: scheduler)
    _ = short.trackActivity(indicator).subscribe { _ in }
    _ = long.trackActivity(indicator).subscribe { _ in }
    scheduler.start()
    #expect(loading.events == [.next(0, false), .next(0, true), .next(20, false)])
  }

  @Test func isNotLoadingAfterAnOperationIsGivenUpOrFails() {
    let indicator = ActivityIndicator()
    let loading = scheduler.createObserver(Bool.self)
    _ = indicator.isLoading.drive(loading)
    Observable<Int>.never().trackActivity(indicator).subscribe { _ in }.dispose()
    _ = Observable<Int>.error(Offline()).trackActivity(indicator).subscribe { _ in }
    #expect(loading.elements == [false, true, false, true, false])
  }
}
