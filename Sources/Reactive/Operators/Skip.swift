extension ObservableType {
  /// Leaves out the first `count` elements.
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    Observable { observer in
      let remaining = Locked(count)
      return self.forward(to: observer) { element in
        let isSkipped = remaining.withLock { remaining in
          remaining -= 1
          return remaining >= 0
        }
        if !isSkipped { observer.onNext(element) }
      }
    }
  }
}
