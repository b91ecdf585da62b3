/// A stream of exactly one element, or a failure.
public struct Single<Element: Sendable>: ObservableConvertible {
  private let source: Observable<Element>

  init(trusting source: Observable<Element>) { self.source = source }

  /// The element, then the end.
  public func asObservable() -> Observable<Element> { source }

  /// Does something for each observer, which calls its argument once with the result.
  public static func create(
    _ subscribe:
      @escaping @Sendable (
        @escaping @Sendable (Result<Element, any Error>) -> Void
      ) -> any Disposable
  ) -> Single {
    Single(
      trusting: .create { observer in
        subscribe { result in
          switch result {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// This element.
  public static func just(_ element: Element) -> Single { Single(trusting: .just(element)) }

  /// This failure.
  public static func error(_ error: any Error) -> Single { Single(trusting: .error(error)) }

  /// No result, for ever.
  public static func never() -> Single { Single(trusting: .never()) }

  /// A single that is chosen at the subscription.
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> Single
  ) -> Single {
    Single(trusting: .deferred { try factory().source })
  }
}

extension Single {
  /// Listens for the result.
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onFailure: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Turns the element into another.
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Single<Result> {
    Single<Result>(trusting: source.map(transform))
  }

  /// Goes on with the single that is made of the element.
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(trusting: source.flatMap(selector))
  }

  /// This element where the single fails.
  public func catchAndReturn(_ element: Element) -> Single {
    Single(trusting: source.catchAndReturn(element))
  }

  /// Goes on with another single where this one fails.
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Single
  ) -> Single {
    Single(trusting: source.catch { try handler($0).source })
  }

  /// Passes the result on this much later.
  public func delay(_ dueTime: Duration, scheduler: any Scheduler) -> Single {
    Single(trusting: source.delay(dueTime, scheduler: scheduler))
  }

  /// Passes the result on from a scheduler.
  public func observe(on scheduler: any Scheduler) -> Single {
    Single(trusting: source.observe(on: scheduler))
  }
}

extension ObservableType {
  /// The one element of the stream; it fails when there is none or a second one.
  public func asSingle() -> Single<Element> {
    Single(trusting: atMostOne(orFailWith: .noElements))
  }
}
