import Testing

@testable import Reactive

@Suite struct SchedulerTests {
  private let log = Locked<[String]>([])

  private func write(_ entry: String) -> @Sendable () -> Void {
    let log = log
    return { log.withLock { $0.append(entry) } }
  }

  @Test func doesThingsInTheOrderOfTheirTime() {
    let scheduler = TestScheduler()
    scheduler.scheduleAt(20, write("late"))
    scheduler.scheduleAt(10, write("early"))
    scheduler.scheduleAt(10, write("early too"))
    scheduler.start()
    #expect(log.value == ["early", "early too", "late"])
    #expect(scheduler.clock == 20)
  }

  @Test func doesWhatIsDueUpToATickAndNoFurther() {
    let scheduler = TestScheduler()
    scheduler.scheduleAt(10, write("ten"))
    scheduler.scheduleAt(11, write("eleven"))
    scheduler.advance(to: 10)
    #expect(log.value == ["ten"])
    #expect(scheduler.clock == 10)
    scheduler.advance(by: .milliseconds(5))
    #expect(log.value == ["ten", "eleven"])
    #expect(scheduler.clock == 15)
  }

  @Test func neverTurnsTheClockBack() {
    let scheduler = TestScheduler(initialClock: 50)
    scheduler.scheduleAt(10, write("overdue"))
    scheduler.advance(to: 20)
    #expect(scheduler.clock == 50)
    scheduler.start()
    #expect(log.value == ["overdue"])
    #expect(scheduler.clock == 50)
  }

  @Test func doesWhatAnActionSchedulesForNow() {
    let scheduler = TestScheduler()
    scheduler.scheduleAt(5) { [write] in
      scheduler.schedule(write("inner"))
      write("outer")()
    }
    scheduler.advance(to: 5)
    #expect(log.value == ["outer", "inner"])
  }

  @Test func doesNotDoWhatWasDisposedOf() {
    let scheduler = TestScheduler()
    let action = scheduler.schedule(after: .milliseconds(5), write("never"))
    action.dispose()
    scheduler.start()
    #expect(log.value.isEmpty)
    #expect(scheduler.clock == 0)
  }

  @Test func countsTicksInItsResolution() {
    let scheduler = TestScheduler(resolution: .seconds(1))
    _ = scheduler.schedule(after: .seconds(90), write("later"))
    scheduler.start()
    #expect(scheduler.clock == 90)
    #expect(scheduler.now == .seconds(90))
  }

  @Test func makesALoopOfRecursionOnOneThread() {
    let scheduler = CurrentThreadScheduler()
    scheduler.schedule { [write] in
      scheduler.schedule(write("inner"))
      write("outer")()
    }
    #expect(log.value == ["outer", "inner"])
  }

  @Test func doesNotDoOnThisThreadWhatWasDisposedOf() {
    let scheduler = CurrentThreadScheduler()
    scheduler.schedule { [write] in
      scheduler.schedule(write("inner")).dispose()
      write("outer")()
    }
    #expect(log.value == ["outer"])
  }

  @Test func doesThingsOneAfterTheOtherOnAQueue() throws {
    let scheduler = DispatchScheduler(label: "test")
    let numbers = Observable.from(0..<50).observe(on: scheduler)
    #expect(try numbers.toBlocking(timeout: .seconds(10)).toArray() == Array(0..<50))
  }

  @Test func waitsByTheRealClockOnAQueue() throws {
    let scheduler = DispatchScheduler(label: "test")
    let before = scheduler.now
    let late = Observable.just(1).delay(.milliseconds(20), scheduler: scheduler)
    #expect(try late.toBlocking(timeout: .seconds(10)).first() == 1)
    #expect(scheduler.now - before >= .milliseconds(20))
  }

  @Test func subscribesAndDisposesOnTheTicksOfATestRun() {
    let scheduler = TestScheduler()
    let source = scheduler.createHotObservable([
      .next(150, "early"), .next(210, "heard"), .next(990, "heard too"), .next(1_000, "late"),
    ])
    let observer = scheduler.start { source.asObservable() }
    #expect(
      observer.events == [.next(210, "heard"), .next(990, "heard too"), .next(1_000, "late")])
    #expect(source.subscriptions == [SubscriptionTimes(200, 1_000)])
  }

  @Test func countsTheTicksOfAColdStreamFromTheSubscription() {
    let scheduler = TestScheduler()
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let observer = scheduler.start { source.asObservable() }
    #expect(observer.events == [.next(210, "a"), .completed(220)])
  }
}
