extension ObservableType {
  /// Holds the only element back until the stream has completed, and fails when there is another.
  ///
  /// - Parameter whenEmpty: Called before the end when there was no element.
  func atMostOne(
    or whenEmpty: @escaping @Sendable (AnyObserver<Element>) -> Void
  ) -> Observable<Element> {
    Observable { observer in
      let found = Locked<Element?>(nil)
      return self.subscribe(for: observer) { event in
        switch event {
        case .next(let element):
          if found.exchange(element) != nil {
            observer.onError(ReactiveError.moreThanOneElement)
          }
        case .error(let error): observer.onError(error)
        case .completed:
          if let element = found.value { observer.onNext(element) } else { whenEmpty(observer) }
          observer.onCompleted()
        }
      }
    }
  }

  /// Holds the only element back until the stream has completed, and fails when there is none.
  func atMostOne(orFailWith error: ReactiveError) -> Observable<Element> {
    atMostOne(or: { $0.onError(error) })
  }
}
