extension TestScheduler {
  /// An observer that writes down what it hears by this clock.
  public func createObserver<Element>(
    _ type: Element.Type
  ) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// A stream whose events begin with each subscription; their ticks count from there.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(self, events) { [self] observer in
      let now = clock
      return CompositeDisposable(
        events.map { event in
          scheduleAt(now + event.time) { observer.on(event.value) }
        })
    }
  }

  /// A stream whose events happen by this clock, whether anybody listens or not.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    let broadcast = Broadcast<Element>(replaying: 0, replaysAfterEnd: false)
    for event in events {
      scheduleAt(event.time) { broadcast.on(event.value) }
    }
    return TestableObservable(self, events) { broadcast.subscribe($0) }
  }

  /// Creates, subscribes to and disposes of a stream on these ticks and runs everything.
  ///
  /// - Returns: The observer that has written down what the stream emitted.
  public func start<Element>(
    created: Int = 100, subscribed: Int = 200, disposed: Int = 1_000,
    create: @escaping @Sendable () -> Observable<Element>
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    let source = Locked<Observable<Element>?>(nil)
    let subscription = SerialDisposable()
    scheduleAt(created) { source.exchange(create()) }
    scheduleAt(subscribed) {
      if let source = source.value { subscription.replace(with: source.subscribe(observer)) }
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }
}
