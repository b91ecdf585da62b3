import Reactive

/// How a screen shows that it is at work.
public enum LoadingStyle: Hashable, Sendable, CaseIterable {
  /// In the place of what is on its way; everything else can still be used.
  case inline
  /// Over the whole screen: nothing under it can be used or is read by VoiceOver.
  case blocking
}

/// Something that shows whether it is at work.
public protocol LoadingIndicating: Sendable {
  /// Whether it is at work, now and whenever that changes.
  var isLoading: Driver<Bool> { get }
  /// How it shows that it is at work, now and whenever that changes; nothing at rest.
  var loading: Driver<LoadingStyle?> { get }
}

extension LoadingIndicating {
  /// Inline, unless it says otherwise.
  public var loading: Driver<LoadingStyle?> { isLoading.map { $0 ? .inline : nil } }
}

/// Counts the operations that are running.
public final class ActivityIndicator: LoadingIndicating {
  private let running = BehaviorRelay<[LoadingStyle]>(value: [])

  /// An indicator of no operation.
  public init() {}

  /// Whether an operation is running.
  public var isLoading: Driver<Bool> {
    running.asDriver().map { !$0.isEmpty }.distinctUntilChanged()
  }

  /// Blocking while any of the operations is.
  public var loading: Driver<LoadingStyle?> {
    running.asDriver().map { $0.contains(.blocking) ? .blocking : $0.first }.distinctUntilChanged()
  }

  fileprivate func begin(_ style: LoadingStyle) { running.update { $0.append(style) } }

  fileprivate func end(_ style: LoadingStyle) {
    running.update { running in
      if let index = running.firstIndex(of: style) { running.remove(at: index) }
    }
  }
}

extension ObservableConvertible {
  /// Counts each subscription as an operation that runs until the subscription is over.
  public func trackActivity(
    _ indicator: ActivityIndicator, as style: LoadingStyle = .inline
  ) -> Observable<Element> {
    asObservable().do(
      onSubscribe: { indicator.begin(style) }, onDispose: { indicator.end(style) })
  }
}
