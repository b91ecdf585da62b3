/// Ends everything in it when it goes away, so that subscriptions live as long as their owner.
package final class DisposeBag: Sendable {
  private let members = CompositeDisposable()

  /// A bag that is empty.
  package init() {}

  deinit { members.dispose() }

  /// Adds a disposable.
  package func insert(_ disposable: any Disposable) { members.insert(disposable) }
}
