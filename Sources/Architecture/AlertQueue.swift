import Reactive

/// Shows alerts one after the other, without a screen.
public final class AlertQueue: AlertPresentable {
  private struct Entry: Sendable {
    let number: Int
    let alert: Alert
    let finish: @Sendable (MaybeEvent<Alert.Action>) -> Void
  }

  private let entries = BehaviorRelay<[Entry]>(value: [])
  private let count = Locked(0)

  /// A queue without alerts.
  public init() {}

  /// The alert that is shown now.
  public var current: Alert? { entries.value.first?.alert }

  /// The alert that is shown, now and whenever it becomes another.
  public var currents: Driver<Alert?> { entries.asDriver().map { $0.first?.alert } }

  /// Shows an alert as soon as those before it are gone.
  public func present(_ alert: Alert) -> Maybe<Alert.Action> {
    Maybe.create { [self] finish in
      let number = nextNumber()
      entries.update { $0.append(Entry(number: number, alert: alert, finish: finish)) }
      return Disposables.create { [weak self] in self?.remove(number) }
    }
  }

  /// Answers the alert that is shown.
  ///
  /// - Returns: Whether it has such an answer.
  @discardableResult
  public func answer(_ id: Alert.Action.ID) -> Bool {
    guard let entry = entries.value.first,
      let action = entry.alert.actions.first(where: { $0.id == id })
    else { return false }
    remove(entry.number)
    entry.finish(.success(action))
    return true
  }

  /// Takes the alert that is shown away without an answer.
  public func dismiss() {
    guard let entry = entries.value.first else { return }
    remove(entry.number)
    entry.finish(.completed)
  }

  private func nextNumber() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  private func remove(_ number: Int) {
    guard entries.value.contains(where: { $0.number == number }) else { return }
    entries.update { $0.removeAll { $0.number == number } }
  }
}
