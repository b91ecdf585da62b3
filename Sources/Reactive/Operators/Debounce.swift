extension ObservableType {
  /// Emits an element once no other has followed it for this long.
  ///
  /// When the stream completes, the element that was waiting is emitted first.
  package func debounce(
    _ dueTime: Duration, scheduler: any Scheduler
  ) -> Observable<Element> {
    Observable { observer in
      let gate = Gate()
      let waiting = Locked<Element?>(nil)
      let timer = SerialDisposable()
      let flush: @Sendable () -> Void = {
        if let element = waiting.exchange(nil) { observer.onNext(element) }
      }
      let source = self.subscribe(for: observer) { event in
        gate.run {
          switch event {
          case .next(let element):
            waiting.exchange(element)
            timer.replace(with: scheduler.schedule(after: dueTime) { gate.run(flush) })
          case .error(let error): observer.onError(error)
          case .completed:
            flush()
            observer.onCompleted()
          }
        }
      }
      return Disposables.create(source, timer)
    }
  }
}
