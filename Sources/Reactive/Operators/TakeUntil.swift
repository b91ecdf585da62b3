/// Whether the element that ends a `take` is emitted itself.
public enum TakeBehavior: Sendable {
  /// It is emitted before the end.
  case inclusive
  /// It is left out.
  case exclusive
}

extension ObservableType {
  /// Emits elements until another stream emits one, then completes.
  ///
  /// The other stream is subscribed to first. Its error ends the result; its completion changes
  /// nothing, as in RxSwift (RxJava completes then too).
  public func take<Other: ObservableConvertible>(until other: Other) -> Observable<Element> {
    Observable { far in
      let observer = far.serialized()
      let others = other.subscribe(for: observer) { event in
        switch event {
        case .next: observer.onCompleted()
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      guard observer.isActive else { return others }
      let own = self.subscribe(for: observer) { observer.on($0) }
      return Disposables.create(own, others)
    }
  }

  /// Emits elements until one fulfils the condition, then completes.
  ///
  /// - Parameters:
  ///   - predicate: The condition; when it throws, the result fails with its error.
  ///   - behavior: Whether the element that fulfils it is emitted too.
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    Observable { observer in
      self.forward(to: observer) { element in
        let isLast = try predicate(element)
        if !isLast || behavior == .inclusive { observer.onNext(element) }
        if isLast { observer.onCompleted() }
      }
    }
  }

  /// Emits elements as long as they fulfil the condition, then completes.
  ///
  /// - Parameters:
  ///   - predicate: The condition; when it throws, the result fails with its error.
  ///   - behavior: Whether the first element that does not fulfil it is emitted too.
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }
}
