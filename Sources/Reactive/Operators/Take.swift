extension ObservableType {
  /// Emits the first `count` elements, then ends.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return Observable { observer in
      let remaining = Locked(count)
      return self.forward(to: observer) { element in
        let left = remaining.withLock { remaining in
          remaining -= 1
          return remaining
        }
        if left >= 0 { observer.onNext(element) }
        if left == 0 { observer.onCompleted() }
      }
    }
  }
}
