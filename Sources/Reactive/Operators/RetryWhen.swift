extension ObservableType {
  /// Subscribes to the stream again when another stream, made of its errors, emits an element.
  ///
  /// When that other stream completes, so does the result; when it fails, the result fails with its
  /// error. To wait before an attempt, delay the errors.
  ///
  /// - Parameter handler: Called once for each observer with the errors of all attempts.
  public func retry<Trigger: ObservableConvertible>(
    when handler: @escaping @Sendable (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { far in
      let observer = far.serialized()
      let errors = PublishSubject<any Error>()
      let attempts = Succession(observer) { _, end in
        if let error = end.error { errors.onNext(error) } else { observer.on(end) }
      }
      let triggers = handler(errors.asObservable()).subscribe(for: observer) { event in
        switch event {
        case .next: attempts.go(to: source)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      attempts.go(to: source)
      return Disposables.create(attempts, triggers)
    }
  }
}
