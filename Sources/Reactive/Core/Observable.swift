/// Something that can be seen as a stream.
public protocol ObservableConvertible<Element>: Sendable {
  /// The elements of the stream.
  associatedtype Element: Sendable

  /// This value as a stream.
  func asObservable() -> Observable<Element>
}

/// A stream whose operators may fail: observables, subjects and relays.
public protocol ObservableType<Element>: ObservableConvertible {}

/// A stream of elements that begins anew for each observer.
///
/// Nothing happens before a subscription. An observer receives `next* (error | completed)?`, one
/// event after the other, and nothing once its subscription is disposed of. Names and semantics are
/// those of ReactiveX, as RxSwift has them.
///
/// ## Differences from RxSwift
///
/// - Sources emit while they are being subscribed to: `of`, `from` and `just` do not take turns on a
///   `CurrentThreadScheduler`. So `combineLatest(.of(1, 2), .of(3, 4))` emits (2, 3) and (2, 4).
/// - A subject, and an operator that joins streams, delivers an element that an observer emits in the
///   middle of another after that one.
/// - `Driver`, `Signal` and `Binder` stay on the thread on which an element arrives: none moves to
///   the main thread. `observe(on:)` and the scheduler of a `Binder` do.
/// - `combineLatest` and `zip` complete as soon as nothing can follow, as in RxJava.
/// - `skip(until:)` completes with its stream, also while it leaves elements out, and subscribes to
///   the other stream first, as in RxJava.
/// - `concatMap` makes an inner stream when its turn has come, as in RxJava and RxJS.
/// - `combineLatest` of no streams emits one empty list; `zip` of none only completes.
/// - `timeout` fails with `ReactiveError.timeout`, `asSingle()` with other cases of that type.
/// - An error without a handler is ignored, also by a `Binder`; nothing is logged.
/// - `repeat` is an operator of ReactiveX that RxSwift lacks. `concat`, `concatMap`, `retry` and
///   `repeat` run streams that end at once in a loop; a stream that ends with a `concat` of itself
///   nests deeper each time.
/// - Elements and closures are `Sendable`; a stream may be used on any thread.
public struct Observable<Element: Sendable>: ObservableType {
  // Why so much is `@inlinable`: without it, no other module can specialize the streams of its own
  // elements, and Swift looks up generic metadata at every step. From outside this module (Swift 6.3,
  // release build) an element takes 1.2 µs instead of 4.3 µs through `map`, `distinctUntilChanged`
  // and `combineLatest`, and a screen's drivers are made, driven and disposed of in 50 µs instead of
  // 143 µs. Operators without the attribute were not measured.
  @usableFromInline let start: @Sendable (AnyObserver<Element>) -> any Disposable

  /// A stream from what is to happen on each subscription.
  @inlinable init(_ start: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
    self.start = start
  }

  /// This stream.
  @inlinable public func asObservable() -> Observable<Element> { self }

  @inlinable func subscribe(with subscription: Subscription<Element>) -> any Disposable {
    subscription.attach(start(subscription.observer))
    return subscription
  }
}
