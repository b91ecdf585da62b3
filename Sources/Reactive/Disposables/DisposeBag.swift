/// Ends everything in it when it goes away, so that subscriptions live as long as their owner.
public final class DisposeBag: Sendable {
  private let members = CompositeDisposable()

  /// A bag that is empty.
  public init() {}

  deinit { members.dispose() }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) { members.insert(disposable) }
}
