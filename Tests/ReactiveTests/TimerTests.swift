import Testing

@testable import Reactive

@Suite struct TimerTests {
  private let scheduler = TestScheduler()

  @Test func emitsOnceAndCompletes() {
    let timer = Observable<Int>.timer(.milliseconds(3), scheduler: scheduler)
    #expect(scheduler.draw(timer.map { String($0) }) == "---(0|)")
  }

  @Test func countsByItsPeriodAfterTheFirstTime() {
    let timer = Observable<Int>.timer(
      .milliseconds(1), period: .milliseconds(2), scheduler: scheduler)
    #expect(scheduler.draw(timer.map { String($0) }.take(3)) == "-0-1-(2|)")
  }

  @Test func countsFromTheEndOfTheFirstPeriod() {
    let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler)
    #expect(scheduler.draw(ticks.map { String($0) }.take(3)) == "--0-1-(2|)")
  }

  @Test func countsAnewForEachObserver() {
    let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler).take(2)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(3) { _ = ticks.subscribe(late) }
    #expect(scheduler.draw(ticks.map { String($0) }) == "--0-(1|)")
    #expect(late.events == [.next(5, 0), .next(7, 1), .completed(7)])
  }

  @Test func disposesOfItsTimer() {
    let observer = scheduler.createObserver(Int.self)
    let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler)
    let subscription = ticks.subscribe(observer)
    scheduler.advance(to: 5)
    subscription.dispose()
    scheduler.start()
    #expect(observer.elements == [0, 1])
    #expect(scheduler.clock == 5)
  }

  @Test func disposesOfItsTimerWithinAnElement() {
    let subscription = SerialDisposable()
    let observer = scheduler.createObserver(Int.self)
    let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler)
    subscription.replace(
      with: ticks.do(onNext: { if $0 == 1 { subscription.dispose() } }).subscribe(observer))
    scheduler.start()
    #expect(observer.elements == [0])
    #expect(scheduler.clock == 4)
  }

  @Test func makesUpForLateTicksButNotForMissedOnes() {
    let late = LateScheduler()
    let observer = scheduler.createObserver(Int.self)
    let ticks = Observable<Int>.interval(.milliseconds(10), scheduler: late)
    let subscription = ticks.subscribe(observer)
    late.pass(.milliseconds(100))
    late.fire(0)
    late.fire(1)
    subscription.dispose()
    late.fire(2)
    #expect(observer.elements == [0, 1])
  }

  @Test func wrapsItsNumbersAround() throws {
    let ticks = Observable<Int8>.interval(.seconds(1), scheduler: ImmediateScheduler())
    let numbers = try ticks.take(130).toArray().toBlocking().single()
    #expect(numbers.suffix(3) == [127, -128, -127])
  }

  @Test func ticksByTheRealClock() throws {
    let clock = DispatchScheduler(label: "test")
    let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: clock).take(5)
    #expect(try ticks.toBlocking(timeout: .seconds(10)).toArray() == Array(0..<5))
  }
}
