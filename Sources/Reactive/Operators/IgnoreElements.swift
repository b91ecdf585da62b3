extension ObservableConvertible {
  /// Leaves out all elements: only the end is passed on.
  public func ignoreElements() -> Observable<Never> {
    asObservable().compactMap { _ in nil }
  }
}
