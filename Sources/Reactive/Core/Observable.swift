/// Something that can be seen as a stream.
package protocol ObservableConvertible<Element>: Sendable {
  /// The elements of the stream.
  associatedtype Element: Sendable

  /// This value as a stream.
  func asObservable() -> Observable<Element>
}

/// A stream whose operators may fail: observables, subjects and relays.
package protocol ObservableType<Element>: ObservableConvertible {}

/// A stream of elements that begins anew for everybody who subscribes.
///
/// Nothing happens before a subscription. An observer hears `next* (error | completed)?`, and
/// nothing at all once its subscription is disposed of.
package struct Observable<Element: Sendable>: ObservableType {
  private let start: @Sendable (AnyObserver<Element>) -> any Disposable

  /// A stream from what is to happen on each subscription.
  init(_ start: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
    self.start = start
  }

  /// This stream.
  package func asObservable() -> Observable<Element> { self }

  func subscribe(with subscription: Subscription<Element>) -> any Disposable {
    subscription.attach(start(subscription.observer))
    return subscription
  }
}
