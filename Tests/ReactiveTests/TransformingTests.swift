import Testing

@testable import Reactive

@Suite struct TransformingTests {
  private let scheduler = TestScheduler()

  @Test func mapsEachElement() {
    #expect(scheduler.draw(scheduler.hot("-a-b-|").map { $0.uppercased() }) == "-A-B-|")
  }

  @Test func passesAFailureOnThroughAMap() {
    #expect(scheduler.draw(scheduler.hot("-a-#").map { $0.uppercased() }) == "-A-#")
  }

  @Test func failsWhereAMapThrows() {
    let source = scheduler.hot("-a-b-c|")
    let mapped = source.map { element in
      if element == "b" { throw Failure() }
      return element
    }
    #expect(scheduler.draw(mapped) == "-a-#")
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func leavesOutElementsThatMapToNothing() {
    let numbers = scheduler.hot("1-x-2|").compactMap { Int($0) }.map { String($0 + 1) }
    #expect(scheduler.draw(numbers) == "2---3|")
  }

  @Test func keepsTheElementsThatAreIncluded() {
    #expect(scheduler.draw(scheduler.hot("abcab|").filter { $0 != "b" }) == "a-ca-|")
  }

  @Test func scansWithoutTheSeed() {
    let sums = scheduler.hot("-a-b-c|").scan("") { $0 + $1 }
    #expect(scheduler.draw(sums) == "-a-<ab>-<abc>|")
  }

  @Test func scansAnewForEachObserver() {
    let sums = Observable.of(1, 2).scan(into: 10) { $0 += $1 }
    let observer = scheduler.createObserver(Int.self)
    _ = sums.subscribe(observer)
    _ = sums.subscribe(observer)
    #expect(observer.elements == [11, 13, 11, 13])
  }

  @Test func takesTheFirstElementsAndEndsWithThem() {
    let source = scheduler.hot("-a-b-c-|")
    #expect(scheduler.draw(source.take(2)) == "-a-(b|)")
    #expect(source.subscriptions == [SubscriptionTimes(0, 3)])
  }

  @Test func takesNothingWithoutSubscribing() {
    let source = scheduler.hot("-a|")
    #expect(scheduler.draw(source.take(0)) == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test func takesTheLastElementsAtTheEnd() {
    #expect(scheduler.draw(scheduler.hot("-a-b-c-|").takeLast(2)) == "-------(bc|)")
  }

  @Test func takesNoLastElementsOfAStreamThatFails() {
    #expect(scheduler.draw(scheduler.hot("-a-b-#").takeLast(2)) == "-----#")
  }

  @Test func skipsTheFirstElements() {
    #expect(scheduler.draw(scheduler.hot("-a-b-c|").skip(2)) == "-----c|")
  }

  @Test func startsWithElementsOfItsOwn() {
    #expect(scheduler.draw(scheduler.hot("--a|").startWith("x", "y")) == "(xy)-a|")
  }

  @Test func leavesOutRepetitions() {
    #expect(scheduler.draw(scheduler.hot("aabba|").distinctUntilChanged()) == "a-b-a|")
  }

  @Test func leavesOutElementsWithTheSameKey() {
    let source = scheduler.hot("aAbB|")
    #expect(
      scheduler.draw(source.distinctUntilChanged { $0.lowercased() == $1.lowercased() }) == "a-b-|")
    let keyed = Observable.of("a", "A", "b").distinctUntilChanged(at: { $0.lowercased() })
    #expect(scheduler.draw(keyed).hasSuffix("(ab|)"))
  }

  @Test func materializesTheEvents() {
    let events = scheduler.hot("-a#").materialize().map { $0.isStop ? "!" : "." }
    #expect(scheduler.draw(events) == "-.(!|)")
  }
}
