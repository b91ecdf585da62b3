extension ObservableType {
  /// Emits these elements before those of the stream.
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    .concat(.from(elements), asObservable())
  }
}
