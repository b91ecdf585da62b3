import Reactive
import Testing

@testable import Architecture

private enum Tap: Hashable, Sendable {
  case save
  case cancel
}

@Suite struct AnalyticsTests {
  private let scheduler = TestScheduler()
  private let recorder: AnalyticsRecorder<Tap>

  init() { recorder = AnalyticsRecorder(scheduler: scheduler) }

  @Test func recordsEventsWithTheirTimes() {
    let taps = scheduler.createHotObservable([.next(10, Tap.save), .next(30, .cancel)])
    _ = taps.tracked(by: recorder).subscribe { _ in }
    scheduler.start()
    #expect(
      recorder.entries == [
        .init(time: .milliseconds(10), .save), .init(time: .milliseconds(30), .cancel),
      ])
    #expect(recorder.events == [.save, .cancel])
  }

  @Test func recordsATapOnceHoweverManyObserversThereAre() {
    let taps = scheduler.createHotObservable([.next(10, Tap.save)])
    let tracked = taps.tracked(by: recorder)
    let observers = (0..<3).map { _ in scheduler.createObserver(Tap.self) }
    for observer in observers { _ = tracked.subscribe(observer) }
    scheduler.start()
    #expect(recorder.events == [.save])
    #expect(observers.allSatisfy { $0.events == [.next(10, .save)] })
  }

  @Test func recordsNothingWithoutAnObserver() {
    let taps = scheduler.createHotObservable([.next(10, Tap.save), .next(20, .cancel)])
    let subscription = taps.tracked(by: recorder).subscribe { _ in }
    scheduler.advance(to: 15)
    subscription.dispose()
    scheduler.start()
    #expect(recorder.events == [.save])
  }
}
