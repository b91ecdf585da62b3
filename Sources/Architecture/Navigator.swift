import Reactive

/// The navigation of an app: coordinators send it steps, and it emits what is visible.
package final class Navigator<Screen: Hashable & Sendable>: Sendable {
  private let relay: BehaviorRelay<NavigationStack<Screen>>
  private let taken = PublishRelay<NavigationStep<Screen>>()

  /// A navigation that begins with one screen.
  package init(root: Screen) { relay = BehaviorRelay(value: NavigationStack(root: root)) }

  /// The screens there are now.
  package var stack: NavigationStack<Screen> { relay.value }

  /// The screens, now and after each step.
  package var stacks: Driver<NavigationStack<Screen>> {
    relay.asDriver().distinctUntilChanged()
  }

  /// The screen that people see, now and whenever it becomes another.
  package var visible: Driver<Screen> { stacks.compactMap(\.visible).distinctUntilChanged() }

  /// The steps from now on.
  package var steps: Observable<NavigationStep<Screen>> { taken.asObservable() }

  /// Takes a step.
  ///
  /// - Returns: Whether the step is possible; see `NavigationStack.apply(_:)`.
  @discardableResult
  package func go(_ step: NavigationStep<Screen>) -> Bool {
    var isPossible = false
    relay.update { isPossible = $0.apply(step) }
    if isPossible { taken.accept(step) }
    return isPossible
  }
}
