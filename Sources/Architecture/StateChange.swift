import Reactive

/// A change of a state that a stream asks for.
public struct StateChange<State>: Sendable {
  private let change: @Sendable (inout State) -> Void

  /// A change.
  public init(_ change: @escaping @Sendable (inout State) -> Void) { self.change = change }

  /// Changes a state.
  public func apply(to state: inout State) { change(&state) }

  /// The same change of something that this state is a part of.
  public func at<Root>(_ lens: Lens<Root, State>) -> StateChange<Root> {
    StateChange<Root> { lens.change(&$0, by: change) }
  }
}

extension ObservableConvertible {
  /// Puts each element where a lens leads: `form.set(\.card.form)`.
  public func set<Root>(
    _ lens: (Lens<Root, Root>) -> Lens<Root, Element>
  ) -> Observable<StateChange<Root>> {
    let lens = lens(.whole)
    return asObservable().map { element in StateChange { lens.change(&$0) { $0 = element } } }
  }

  /// Makes each change where a lens leads, in something that the state is a part of.
  public func at<Root, Part>(
    _ lens: (Lens<Root, Root>) -> Lens<Root, Part>
  ) -> Observable<StateChange<Root>> where Element == StateChange<Part> {
    let lens = lens(.whole)
    return asObservable().map { $0.at(lens) }
  }

  /// The state, now and after each change; one that changes nothing is left out.
  public func states<State: Equatable & Sendable>(
    from initial: State
  ) -> Driver<State> where Element == StateChange<State> {
    asObservable().scan(into: initial) { $1.apply(to: &$0) }
      .startWith(initial).distinctUntilChanged().asDriver(onErrorJustReturn: initial)
  }
}
