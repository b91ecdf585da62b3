/// How a maybe ends.
public enum MaybeEvent<Element: Sendable>: Sendable {
  /// With an element.
  case success(Element)
  /// With a failure.
  case error(any Error)
  /// Without an element.
  case completed
}

/// A stream of one element or none, or a failure.
public struct Maybe<Element: Sendable>: ObservableConvertible {
  private let source: Observable<Element>

  init(trusting source: Observable<Element>) { self.source = source }

  /// The element if there is one, then the end.
  public func asObservable() -> Observable<Element> { source }

  /// Does something for each observer, which calls its argument once with the result.
  public static func create(
    _ subscribe:
      @escaping @Sendable (
        @escaping @Sendable (MaybeEvent<Element>) -> Void
      ) -> any Disposable
  ) -> Maybe {
    Maybe(
      trusting: .create { observer in
        subscribe { event in
          if case .success(let element) = event { observer.onNext(element) }
          if case .error(let error) = event { observer.onError(error) }
          observer.onCompleted()
        }
      })
  }

  /// This element.
  public static func just(_ element: Element) -> Maybe { Maybe(trusting: .just(element)) }

  /// No element.
  public static func empty() -> Maybe { Maybe(trusting: .empty()) }

  /// This failure.
  public static func error(_ error: any Error) -> Maybe { Maybe(trusting: .error(error)) }

  /// No result, for ever.
  public static func never() -> Maybe { Maybe(trusting: .never()) }
}

extension Maybe {
  /// Listens for the result.
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let found = Locked(false)
    return source.subscribe { event in
      switch event {
      case .next(let element):
        found.exchange(true)
        onSuccess?(element)
      case .error(let error): onError?(error)
      case .completed: if !found.value { onCompleted?() }
      }
    }
  }

  /// Turns the element into another.
  public func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Maybe<Result> {
    Maybe<Result>(trusting: source.map(transform))
  }

  /// Goes on with the maybe that is made of the element.
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(trusting: source.flatMap(selector))
  }

  /// This element where there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(trusting: source.atMostOne(or: { $0.onNext(element) }))
  }
}

extension ObservableType {
  /// The one element of the stream, if there is one; it fails when there is a second one.
  public func asMaybe() -> Maybe<Element> { Maybe(trusting: atMostOne(or: { _ in })) }
}
