import Reactive

/// Something that shows whether it is at work.
public protocol LoadingIndicating: Sendable {
  /// Whether it is at work, now and whenever that changes.
  var isLoading: Driver<Bool> { get }
}

/// Counts the operations that are running.
public final class ActivityIndicator: LoadingIndicating {
  private let running = BehaviorRelay(value: 0)

  /// An indicator of no operation.
  public init() {}

  /// Whether an operation is running.
  public var isLoading: Driver<Bool> {
    running.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  fileprivate func begin() { running.update { $0 += 1 } }

  fileprivate func end() { running.update { $0 -= 1 } }
}

extension ObservableConvertible {
  /// Counts each subscription as an operation that runs until the subscription is over.
  public func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
    asObservable().do(
      onSubscribe: { indicator.begin() }, onDispose: { indicator.end() })
  }
}
