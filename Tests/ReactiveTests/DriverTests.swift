import Testing

@testable import Reactive

@Suite struct DriverTests {
  private let scheduler = TestScheduler()

  @Test func emitsAnElementInPlaceOfAFailure() {
    #expect(scheduler.draw(scheduler.hot("-a#").asDriver(onErrorJustReturn: "x")) == "-a(x|)")
  }

  @Test func goesOnWithAnotherDriverAfterAFailure() {
    let driver = scheduler.hot("-a#").asDriver(onErrorDriveWith: .of("x", "y"))
    #expect(scheduler.draw(driver) == "-a(xy|)")
  }

  @Test func sharesTheWorkAndReplaysTheLatest() {
    let count = Locked(0)
    let relay = BehaviorRelay(value: 1)
    let driver = relay.asDriver().map { element in
      count.withLock { $0 += 1 }
      return element * 10
    }
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    _ = driver.drive(first)
    relay.accept(2)
    _ = driver.drive(second)
    relay.accept(3)
    #expect(first.elements == [10, 20, 30])
    #expect(second.elements == [20, 30])
    #expect(count.value == 3)
  }

  @Test func drivesARelay() {
    let source = BehaviorRelay(value: "a")
    let target = BehaviorRelay(value: "")
    let bag = DisposeBag()
    source.asDriver().drive(target).disposed(by: bag)
    source.accept("b")
    #expect(target.value == "b")
  }

  @Test func combinesTheLatestOfDrivers() {
    let (a, b, c) = (
      BehaviorRelay(value: "a"), BehaviorRelay(value: "b"), BehaviorRelay(value: "c")
    )
    let observer = scheduler.createObserver(String.self)
    _ = Driver.combineLatest(a.asDriver(), b.asDriver(), c.asDriver()) { $0 + $1 + $2 }
      .drive(observer)
    b.accept("B")
    #expect(observer.elements == ["abc", "aBc"])
  }

  @Test func combinesTwoFourFiveAndAnyNumber() {
    let driver = Driver.just(1)
    let observer = scheduler.createObserver(Int.self)
    _ = Driver.combineLatest(driver, driver).map { $0 + $1 }.drive(observer)
    _ = Driver.combineLatest(driver, driver, driver, driver).map { $0 + $1 + $2 + $3 }
      .drive(observer)
    _ = Driver.combineLatest(driver, driver, driver, driver, driver)
      .map { $0 + $1 + $2 + $3 + $4 }.drive(observer)
    _ = Driver.combineLatest([driver, driver, driver]).map { $0.count * 100 }.drive(observer)
    #expect(observer.elements == [2, 4, 5, 300])
  }

  @Test func keepsItsShapeThroughTheOperators() {
    let letters = scheduler.hot("aab-c-|").asDriver(onErrorJustReturn: "?")
    let driver = letters.distinctUntilChanged().filter { $0 != "b" }.startWith("s")
      .scan("") { $0 + $1 }
    #expect(scheduler.draw(driver) == "(s<sa>)---<sac>-|")
  }

  @Test func mergesDrivers() {
    let one = scheduler.hot("a--|").asDriver(onErrorJustReturn: "?")
    let two = scheduler.hot("-b-|").asDriver(onErrorJustReturn: "?")
    #expect(scheduler.draw(Driver.merge(one, two)) == "ab-|")
  }

  @Test func switchesToTheLatestDriver() {
    let outer = scheduler.hot("a--b|").asDriver(onErrorJustReturn: "?")
    let driver = outer.flatMapLatest { [scheduler] name in
      scheduler.cold("-x-y|").map { name + $0 }.asDriver(onErrorJustReturn: "?")
    }
    #expect(scheduler.draw(driver) == "-<ax>--<bx>-<by>|")
  }

  @Test func takesTheLatestOfAnotherDriver() {
    let state = BehaviorRelay(value: "s")
    let taps = scheduler.hot("a-b|").asDriver(onErrorJustReturn: "?")
    scheduler.scheduleAt(1) { state.accept("t") }
    let driver = taps.withLatestFrom(state.asDriver()) { $0 + $1 }
    #expect(scheduler.draw(driver) == "<as>-<bt>|")
  }

  @Test func debouncesAndDelays() {
    let driver = scheduler.hot("ab---|").asDriver(onErrorJustReturn: "?")
      .debounce(.milliseconds(2), scheduler: scheduler)
      .delay(.milliseconds(1), scheduler: scheduler)
    #expect(scheduler.draw(driver) == "----b-|")
  }

  @Test func doesThingsOnceForAllListeners() {
    let log = Locked<[String]>([])
    let relay = BehaviorRelay(value: "a")
    let driver = relay.asDriver().do(onNext: { element in log.withLock { $0.append(element) } })
    _ = driver.drive()
    _ = driver.drive()
    relay.accept("b")
    #expect(log.value == ["a", "b"])
  }
}
