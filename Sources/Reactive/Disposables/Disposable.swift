/// Something that can be ended, most often a subscription.
package protocol Disposable: Sendable {
  /// Ends it; a second call does nothing.
  func dispose()
}

extension Disposable {
  /// Ends this when the bag is emptied or goes away.
  package func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Makes disposables.
package enum Disposables {
  /// A disposable with nothing to end.
  package static func create() -> any Disposable { EmptyDisposable() }

  /// A disposable that calls `action` once.
  package static func create(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    ActionDisposable(action)
  }

  /// A disposable that ends several others.
  package static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables)
  }
}

private struct EmptyDisposable: Disposable {
  func dispose() {}
}

private final class ActionDisposable: Disposable {
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Locked(action) }

  func dispose() { action.exchange(nil)?() }
}
