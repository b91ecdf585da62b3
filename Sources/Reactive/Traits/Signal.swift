/// A stream of events for a screen: it never fails, all observers share it, and later observers
/// receive only later elements.
///
/// It is a `Driver` without the replay: right for what happens, such as a tap or an announcement,
/// where a driver is right for a state. It is subscribed to with the first observer and disposed of
/// with the last. Unlike RxSwift, it does not move to the main thread; see `Driver`.
public struct Signal<Element: Sendable>: ObservableConvertible {
  private let shared: Observable<Element>

  /// A signal over a stream that cannot fail.
  init(sharing source: Observable<Element>) {
    shared = source.share(replay: 0, scope: .whileConnected)
  }

  private init(plain source: Observable<Element>) { shared = source }

  /// The stream, shared still.
  public func asObservable() -> Observable<Element> { shared }
}

extension Signal {
  /// One element, then the end.
  public static func just(_ element: Element) -> Signal { Signal(plain: .just(element)) }

  /// These elements, then the end.
  public static func of(_ elements: Element...) -> Signal { Signal(plain: .from(elements)) }

  /// The elements of a sequence, then the end.
  public static func from(_ elements: some Sequence<Element> & Sendable) -> Signal {
    Signal(plain: .from(elements))
  }

  /// Nothing but the end.
  public static func empty() -> Signal { Signal(plain: .empty()) }

  /// Nothing, for ever.
  public static func never() -> Signal { Signal(plain: .never()) }

  /// A signal that is chosen at the subscription.
  public static func deferred(_ factory: @escaping @Sendable () -> Signal) -> Signal {
    Signal(sharing: .deferred { factory().asObservable() })
  }
}

extension ObservableConvertible {
  /// A signal that emits this element and completes where the stream fails.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(sharing: asObservable().catchAndReturn(element))
  }

  /// A signal that goes on with another where the stream fails.
  public func asSignal(
    onErrorRecover: @escaping @Sendable (any Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(sharing: asObservable().catch { onErrorRecover($0).asObservable() })
  }

  /// A signal that goes on with another where the stream fails.
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in other })
  }
}

extension PublishRelay {
  /// The stream as a signal.
  public func asSignal() -> Signal<Element> { Signal(sharing: asObservable()) }
}
