import Reactive

/// The navigation of an app: coordinators send it steps, and it emits what is visible.
public final class Navigator<Screen: Hashable & Sendable>: Sendable {
  private let relay: BehaviorRelay<NavigationStack<Screen>>
  private let taken = PublishRelay<NavigationStep<Screen>>()

  /// A navigation that begins with one screen.
  public init(root: Screen) { relay = BehaviorRelay(value: NavigationStack(root: root)) }

  /// The screens there are now.
  public var stack: NavigationStack<Screen> { relay.value }

  /// The screens, now and after each step.
  public var stacks: Driver<NavigationStack<Screen>> {
    relay.asDriver().distinctUntilChanged()
  }

  /// The screen that people see, now and whenever it becomes another.
  public var visible: Driver<Screen> { stacks.compactMap(\.visible).distinctUntilChanged() }

  /// The steps from now on.
  public var steps: Observable<NavigationStep<Screen>> { taken.asObservable() }

  /// Takes a step.
  ///
  /// - Returns: Whether the step is possible; see `NavigationStack.apply(_:)`.
  @discardableResult
  public func go(_ step: NavigationStep<Screen>) -> Bool {
    var isPossible = false
    relay.update { isPossible = $0.apply(step) }
    if isPossible { taken.accept(step) }
    return isPossible
  }
}
