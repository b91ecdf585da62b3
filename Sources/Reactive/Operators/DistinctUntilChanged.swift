extension ObservableType {
  /// Leaves out an element that `areEqual` finds equal to the one emitted before it.
  @inlinable public func distinctUntilChanged(
    _ areEqual: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Observable { observer in
      let last = Locked<Element?>(nil)
      return self.forward(to: observer) { element in
        if let last = last.value, try areEqual(last, element) { return }
        last.exchange(element)
        observer.onNext(element)
      }
    }
  }

  /// Leaves out an element whose key is the key of the one emitted before it.
  @inlinable public func distinctUntilChanged<Key: Equatable & Sendable>(
    at key: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }
}

extension ObservableType where Element: Equatable {
  /// Leaves out an element that equals the one emitted before it.
  @inlinable public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}
