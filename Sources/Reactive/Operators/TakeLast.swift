extension ObservableType {
  /// Emits the last `count` elements once the stream has ended as it should.
  package func takeLast(_ count: Int) -> Observable<Element> {
    Observable { observer in
      let kept = Locked<[Element]>([])
      return self.subscribe(for: observer) { event in
        switch event {
        case .next(let element): kept.withLock { $0 = ($0 + [element]).suffix(count) }
        case .error(let error): observer.onError(error)
        case .completed:
          for element in kept.value { observer.onNext(element) }
          observer.onCompleted()
        }
      }
    }
  }
}
