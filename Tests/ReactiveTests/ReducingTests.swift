import Testing

@testable import Reactive

@Suite struct ReducingTests {
  private let scheduler = TestScheduler()

  @Test func emitsTheResultWhenTheStreamCompletes() {
    #expect(scheduler.draw(scheduler.hot("a-b-|").reduce("") { $0 + $1 }) == "----(<ab>|)")
  }

  @Test func emitsTheSeedOfAnEmptyStream() {
    #expect(scheduler.draw(scheduler.hot("--|").reduce("s") { $0 + $1 }) == "--(s|)")
  }

  @Test func emitsNoResultOfAStreamThatFails() {
    #expect(scheduler.draw(scheduler.hot("a-#").reduce("") { $0 + $1 }) == "--#")
  }

  @Test func failsWhereTheAccumulatorThrows() {
    let source = scheduler.hot("ab|")
    #expect(scheduler.draw(source.reduce("") { _, _ in throw Failure() }) == "#")
    #expect(source.subscriptions == [SubscriptionTimes(0, 0)])
  }

  @Test func mapsTheResult() {
    let length = Observable.of("a", "b").reduce(
      0, accumulator: { sum, _ in sum + 1 }, mapResult: { String($0) })
    #expect(scheduler.draw(length) == "(2|)")
  }

  @Test func reducesAnewForEachObserver() {
    let sum = Observable.of(1, 2).reduce(0) { $0 + $1 }.map { String($0) }
    #expect(scheduler.draw(sum) == "(3|)")
    #expect(scheduler.draw(sum) == "(3|)")
  }

  @Test func gathersAllElementsInOneArray() throws {
    let array = scheduler.hot("a-b|").toArray().map { $0.joined() }
    #expect(scheduler.draw(array) == "---(<ab>|)")
    #expect(try Observable<Int>.empty().toArray().toBlocking().single() == [])
    #expect(throws: Failure.self) {
      try Observable<Int>.error(Failure()).toArray().toBlocking().single()
    }
  }

  @Test func gathersManyElementsWithoutCopies() throws {
    let array = try Observable.from(0..<20_000).toArray().toBlocking().single()
    #expect(array == Array(0..<20_000))
  }
}
