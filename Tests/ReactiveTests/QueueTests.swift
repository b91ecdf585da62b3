import Testing

@testable import Reactive

@Suite struct QueueTests {
  @Test func returnsElementsInOrderWhileItGrowsAndTurns() {
    var queue = Queue<Int>()
    var returned: [Int] = []
    for number in 0..<100 {
      queue.append(number)
      if number % 3 != 0, let first = queue.popFirst() { returned.append(first) }
    }
    #expect(queue.elements == Array(returned.count..<100))
    #expect(queue.last == 99)
    while let first = queue.popFirst() { returned.append(first) }
    #expect(returned == Array(0..<100))
    #expect(queue.isEmpty)
    #expect(queue.last == nil)
  }

  @Test func keepsNoMoreThanItsLimit() {
    var queue = Queue([1, 2])
    for number in 3...7 { queue.append(number, limit: 3) }
    #expect(queue.elements == [5, 6, 7])
    queue.append(8, limit: 0)
    #expect(queue.elements == [5, 6, 7])
  }

  @Test func letsGoOfAnElementThatLeft() {
    final class Owner: Sendable {}
    weak var owner: Owner?
    var queue = Queue<Owner>()
    do {
      let kept = Owner()
      owner = kept
      queue.append(kept)
      queue.append(Owner())
    }
    queue.popFirst()
    #expect(owner == nil)
    #expect(queue.count == 1)
  }

  @Test func takesTheLastOfManyElements() {
    let observer = TestScheduler().createObserver(Int.self)
    _ = Observable.from(1...20_000).takeLast(10_000).subscribe(observer)
    #expect(observer.elements == Array(10_001...20_000))
    _ = Observable.of(1, 2).takeLast(0).subscribe(observer)
    #expect(observer.events.suffix(2).map(\.value) == [.completed, .completed])
  }

  @Test func takesNoMoreOfTheLastElementsThanAreWanted() {
    let observer = TestScheduler().createObserver(Int.self)
    let emitted = Locked(0)
    _ = Observable.from(1...9).takeLast(5).do(onNext: { _ in emitted.withLock { $0 += 1 } })
      .take(2).subscribe(observer)
    #expect(observer.events.map(\.value) == [.next(5), .next(6), .completed])
    #expect(emitted.value == 2)
  }
}
