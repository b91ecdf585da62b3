/// A stream for a screen: it never fails, and all who listen share it and hear the latest first.
///
/// It is subscribed to with the first listener and disposed of with the last; what is done for one
/// listener is not done again for another. Unlike RxSwift, it does not move to the main thread:
/// elements arrive on the thread on which the source emits them. Emit there, or use `observe(on:)`
/// with `DispatchScheduler(queue: .main)` before `asDriver`.
public struct Driver<Element: Sendable>: ObservableConvertible {
  @usableFromInline let shared: Observable<Element>

  /// A driver over a stream that cannot fail.
  @inlinable init(sharing source: Observable<Element>) {
    shared = source.share(replay: 1, scope: .whileConnected)
  }

  @inlinable init(plain source: Observable<Element>) { shared = source }

  /// The stream, shared still.
  @inlinable public func asObservable() -> Observable<Element> { shared }
}

extension Driver {
  /// One element, then the end.
  @inlinable public static func just(_ element: Element) -> Driver { Driver(plain: .just(element)) }

  /// These elements, then the end.
  @inlinable public static func of(_ elements: Element...) -> Driver {
    Driver(plain: .from(elements))
  }

  /// The elements of a sequence, then the end.
  @inlinable public static func from(_ elements: some Sequence<Element> & Sendable) -> Driver {
    Driver(plain: .from(elements))
  }

  /// Nothing but the end.
  @inlinable public static func empty() -> Driver { Driver(plain: .empty()) }

  /// Nothing, for ever.
  @inlinable public static func never() -> Driver { Driver(plain: .never()) }

  /// A driver that is chosen at the subscription.
  @inlinable public static func deferred(_ factory: @escaping @Sendable () -> Driver) -> Driver {
    Driver(sharing: .deferred { factory().asObservable() })
  }
}

extension ObservableConvertible {
  /// A driver that emits this element and ends where the stream fails.
  @inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(sharing: asObservable().catchAndReturn(element))
  }

  /// A driver that goes on with another where the stream fails.
  @inlinable public func asDriver(
    onErrorRecover: @escaping @Sendable (any Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(sharing: asObservable().catch { onErrorRecover($0).asObservable() })
  }

  /// A driver that goes on with another where the stream fails.
  @inlinable public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    asDriver(onErrorRecover: { _ in other })
  }
}
