import Reactive

/// A state that only events change, and loops that answer a state with further events.
///
/// Events are reduced one after the other; an event caused by a state comes after that state has
/// been heard by all.
public struct FeedbackCoordinator<State: Sendable, Event: Sendable>: Sendable {
  /// Makes the next state of a state and an event; it must not do anything else.
  public typealias Reduce = @Sendable (State, Event) -> State
  /// Listens to the state and emits events.
  public typealias Feedback = @Sendable (Driver<State>) -> Observable<Event>

  private let initialState: State
  private let reduce: Reduce
  private let feedback: [Feedback]

  /// A system that is at rest until its states are subscribed to.
  public init(initialState: State, reduce: @escaping Reduce, feedback: Feedback...) {
    self.initialState = initialState
    self.reduce = reduce
    self.feedback = feedback
  }

  /// The states, beginning with the first; each subscription runs a system of its own.
  ///
  /// It fails when a feedback loop fails.
  public func states() -> Observable<State> {
    Observable.create { [self] observer in
      let state = BehaviorRelay(value: initialState)
      let loops = CompositeDisposable([state.subscribe(observer)])
      for feedback in feedback {
        let events = feedback(state.asDriver())
        loops.insert(
          events.subscribe(
            onNext: { event in state.update { $0 = reduce($0, event) } },
            onError: { observer.onError($0) }))
      }
      return loops
    }
  }
}

extension FeedbackCoordinator {
  /// A loop that takes events from outside, a screen for example.
  public static func events(_ events: some ObservableConvertible<Event>) -> Feedback {
    { _ in events.asObservable() }
  }

  /// A loop that runs an operation as long as the state asks for it.
  ///
  /// - Parameters:
  ///   - request: The effect that the state asks for; another request ends the operation before,
  ///     and none ends it too.
  ///   - effects: The operation and the events it emits.
  public static func react<Request: Equatable & Sendable>(
    request: @escaping @Sendable (State) -> Request?,
    effects: @escaping @Sendable (Request) -> Observable<Event>
  ) -> Feedback {
    { states in
      states.map(request).distinctUntilChanged().asObservable().flatMapLatest { request in
        request.map(effects) ?? .empty()
      }
    }
  }
}
