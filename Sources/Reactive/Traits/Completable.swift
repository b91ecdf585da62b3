/// The result of a `Completable`.
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)
  /// It is done.
  case completed
}

/// A stream without elements: it completes, or it fails.
///
/// It begins anew for each observer.
public struct Completable: ObservableConvertible {
  private let source: Observable<Never>

  init(trusting source: Observable<Never>) { self.source = source }

  /// The end alone.
  public func asObservable() -> Observable<Never> { source }

  /// Does something for each observer, which calls its argument once with the result.
  ///
  /// - Parameter subscribe: Returns what cancels the work.
  public static func create(
    _ subscribe:
      @escaping @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    Completable(
      trusting: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Completes at once.
  public static func empty() -> Completable { Completable(trusting: .empty()) }

  /// Fails at once.
  public static func error(_ error: any Error) -> Completable {
    Completable(trusting: .error(error))
  }

  /// No result, for ever.
  public static func never() -> Completable { Completable(trusting: .never()) }

  /// A completable that is chosen at the subscription.
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> Completable
  ) -> Completable {
    Completable(trusting: .deferred { try factory().source })
  }
}

extension ObservableType where Element == Never {
  /// The end of a stream without elements.
  public func asCompletable() -> Completable { Completable(trusting: asObservable()) }
}

extension Single {
  /// The end without the element.
  public func asCompletable() -> Completable { Completable(trusting: ignoreElements()) }
}

extension Maybe {
  /// The end without the element.
  public func asCompletable() -> Completable { Completable(trusting: ignoreElements()) }
}
