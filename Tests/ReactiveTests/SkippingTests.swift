import Testing

@testable import Reactive

@Suite struct SkippingTests {
  private let scheduler = TestScheduler()

  @Test func skipsUntilAnotherStreamEmits() {
    let other = scheduler.hot("--x-x|")
    #expect(scheduler.draw(scheduler.hot("ab-cde|").skip(until: other)) == "---cde|")
    #expect(other.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func skipsEverythingWhereTheOtherStreamIsEmpty() {
    #expect(scheduler.draw(scheduler.hot("abcd|").skip(until: scheduler.hot("-|"))) == "----|")
  }

  @Test func completesWhileItSkips() {
    let other = scheduler.hot("-----x")
    #expect(scheduler.draw(scheduler.hot("ab|").skip(until: other)) == "--|")
    #expect(other.subscriptions == [SubscriptionTimes(0, 2)])
  }

  @Test func failsWithEitherStreamOfASkipUntil() {
    #expect(scheduler.draw(scheduler.hot("abc|").skip(until: scheduler.hot("-#"))) == "-#")
    let other = TestScheduler()
    #expect(other.draw(other.hot("a#").skip(until: other.hot("---x"))) == "-#")
  }

  @Test func skipsNothingWhereTheOtherStreamEmitsAtOnce() {
    #expect(scheduler.draw(Observable.of("a", "b").skip(until: Observable.just(1))) == "(ab|)")
  }

  @Test func skipsWhileElementsFulfilACondition() {
    #expect(scheduler.draw(scheduler.hot("aabab|").skip(while: { $0 == "a" })) == "--bab|")
    let letters = Observable.of("a", "a")
    #expect(TestScheduler().draw(letters.skip(while: { $0 == "a" })) == "|")
    #expect(TestScheduler().draw(letters.skip(while: { _ in throw Failure() })) == "#")
  }

  @Test func skipsAnewForEachObserver() {
    let letters = Observable.of("a", "b").skip(while: { $0 == "a" })
    #expect(scheduler.draw(letters) == "(b|)")
    #expect(scheduler.draw(letters) == "(b|)")
  }

  @Test func disposesOfBothStreams() {
    let (source, other) = (scheduler.hot(""), scheduler.hot(""))
    source.skip(until: other).subscribe { _ in }.dispose()
    #expect(source.subscriptions == [SubscriptionTimes(0, 0)])
    #expect(other.subscriptions == [SubscriptionTimes(0, 0)])
  }
}
