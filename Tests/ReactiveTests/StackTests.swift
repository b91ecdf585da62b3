import Foundation
import Testing

@testable import Reactive

/// Many streams that end at once need no more stack than one.
@Suite struct StackTests {
  /// Enough to overflow the stack with a frame of 30 bytes for each.
  private static let count = 20_000
  /// Enough to overflow it with a frame of 60 bytes for each.
  private static let fewer = 10_000

  /// Runs the stream on a thread with a stack of 512 KB.
  private func elements<Element: Sendable>(
    of stream: Observable<Element>
  ) async -> [Event<Element>] {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let events = Locked<[Event<Element>]>([])
        let subscription = stream.subscribe { event in events.withLock { $0.append(event) } }
        subscription.dispose()
        continuation.resume(returning: events.value)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  private func counted(_ stream: @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int> {
    let count = Locked(0)
    return .deferred {
      stream(
        count.withLock { count in
          count += 1
          return count
        })
    }
  }

  @Test func concatenates() async {
    let sources = (1...Self.count).map { Observable.just($0) }
    let events = await elements(of: .concat(sources))
    #expect(events.compactMap(\.element) == Array(1...Self.count))
    #expect(events.last == .completed)
  }

  @Test func concatenatesEmptyStreams() async {
    let sources = Array(repeating: Observable<Int>.empty(), count: Self.fewer)
    #expect(await elements(of: .concat(sources)) == [.completed])
  }

  @Test func mapsToConcatenatedStreams() async {
    let stream = Observable.from(1...Self.count).concatMap { Observable.just($0) }
    #expect(await elements(of: stream).count == Self.count + 1)
  }

  @Test func mapsToConcatenatedStreamsThatWaited() async {
    let first = PublishSubject<Int>()
    let stream = Observable.from(0..<Self.fewer).concatMap { number in
      number == 0 ? first.asObservable() : .just(number)
    }
    let end = Observable<Int>.create { observer in
      let subscription = stream.subscribe(observer)
      first.onCompleted()
      return subscription
    }
    #expect(await elements(of: end).count == Self.fewer)
  }

  @Test func retries() async {
    let failing = counted { $0 < Self.count ? .error(Failure()) : .just($0) }
    #expect(await elements(of: failing.retry()) == [.next(Self.count), .completed])
    let events = await elements(of: Observable<Int>.error(Failure()).retry(Self.fewer))
    #expect(events == [.error(Failure())])
  }

  @Test func retriesWhenAnotherStreamEmits() async {
    let failing = counted { $0 < Self.fewer ? .error(Failure()) : .just($0) }
    #expect(await elements(of: failing.retry { $0 }) == [.next(Self.fewer), .completed])
  }

  @Test func repeats() async {
    let once = counted { .just($0) }
    let events = await elements(of: once.repeat().take(Self.count))
    #expect(events.compactMap(\.element) == Array(1...Self.count))
  }

  @Test func ticksWithoutAClock() async {
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: ImmediateScheduler())
    #expect(await elements(of: ticks.take(Self.fewer)).count == Self.fewer + 1)
  }

  @Test func joinsManyStreams() async {
    let sources = (1...Self.fewer).map { Observable.just($0) }
    let all = Array(1...Self.fewer)
    let latest = await elements(of: Observable.combineLatest(sources))
    #expect(latest == [.next(all), .completed])
    #expect(await elements(of: Observable.zip(sources)) == [.next(all), .completed])
    #expect(await elements(of: .merge(sources)).count == Self.fewer + 1)
  }

  @Test func deliversElementsThatElementsCause() async {
    let subject = PublishSubject<Int>()
    let stream = Observable<Int>.create { observer in
      let subscription = subject.take(Self.fewer).subscribe { event in
        if let number = event.element { subject.onNext(number + 1) }
        observer.on(event)
      }
      subject.onNext(1)
      return subscription
    }
    #expect(await elements(of: stream).count == Self.fewer + 1)
  }
}
