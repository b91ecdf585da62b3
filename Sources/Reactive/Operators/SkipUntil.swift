extension ObservableType {
  /// Leaves out the elements before another stream has emitted one.
  ///
  /// The other stream is subscribed to first, and disposed of once it has emitted. Its error ends the
  /// result; when it completes without an element, no element is emitted. The result completes with
  /// this stream, also while elements are left out (RxSwift does not complete then; RxJava does).
  public func skip<Other: ObservableConvertible>(until other: Other) -> Observable<Element> {
    Observable { far in
      let observer = far.serialized()
      let isOpen = Locked(false)
      let others = other.asObservable().take(1).subscribe(for: observer) { event in
        switch event {
        case .next: isOpen.exchange(true)
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      guard observer.isActive else { return others }
      let own = self.forward(to: observer) { element in
        if isOpen.value { observer.onNext(element) }
      }
      return Disposables.create(own, others)
    }
  }

  /// Leaves out elements as long as they fulfil the condition, and none after the first that does
  /// not.
  ///
  /// - Parameter predicate: The condition; when it throws, the result fails with its error.
  public func skip(
    while predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    Observable { observer in
      let isOpen = Locked(false)
      return self.forward(to: observer) { element in
        if !isOpen.value {
          if try predicate(element) { return }
          isOpen.exchange(true)
        }
        observer.onNext(element)
      }
    }
  }
}
