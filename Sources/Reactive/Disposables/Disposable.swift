/// Something that can be ended, most often a subscription.
public protocol Disposable: Sendable {
  /// Ends it; a second call does nothing.
  func dispose()
}

extension Disposable {
  /// Ends this when the bag is emptied or goes away.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Makes disposables.
public enum Disposables {
  /// A disposable with nothing to end.
  public static func create() -> any Disposable { EmptyDisposable() }

  /// A disposable that calls `action` once.
  public static func create(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    ActionDisposable(action)
  }

  /// A disposable that ends two others, in this order.
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Disposable {
    PairDisposable(first, second)
  }

  /// A disposable that ends several others, in this order.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables)
  }
}

private struct EmptyDisposable: Disposable {
  func dispose() {}
}

/// Most operators return two disposables; a group of them takes longer to make.
private final class PairDisposable: Disposable {
  private struct Pair: Sendable {
    let first: any Disposable
    let second: any Disposable
  }

  private let pair: Locked<Pair?>

  init(_ first: any Disposable, _ second: any Disposable) {
    pair = Locked(Pair(first: first, second: second))
  }

  func dispose() {
    guard let pair = pair.exchange(nil) else { return }
    pair.first.dispose()
    pair.second.dispose()
  }
}

private final class ActionDisposable: Disposable {
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Locked(action) }

  func dispose() { action.exchange(nil)?() }
}
