extension ObservableType {
  /// Emits the last `count` elements once the stream has completed.
  ///
  /// An error is passed on at once, without elements. Each element takes constant time.
  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable { observer in
      let kept = Locked(Queue<Element>())
      return self.subscribe(for: observer) { event in
        switch event {
        case .next(let element): _ = kept.withLock { $0.append(element, limit: count) }
        case .error(let error): observer.onError(error)
        case .completed:
          for element in kept.value.elements where observer.isActive { observer.onNext(element) }
          observer.onCompleted()
        }
      }
    }
  }
}
