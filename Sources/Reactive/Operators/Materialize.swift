extension ObservableType {
  /// Emits the events themselves, the end included, and then ends as it should.
  public func materialize() -> Observable<Event<Element>> {
    Observable { observer in
      self.subscribe(for: observer) { event in
        observer.onNext(event)
        if event.isStop { observer.onCompleted() }
      }
    }
  }
}
