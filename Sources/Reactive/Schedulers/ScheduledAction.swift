/// Something that is done once at most, and not at all once it is disposed of.
final class ScheduledAction: Disposable {
  private let body: Locked<(@Sendable () -> Void)?>

  init(_ body: @escaping @Sendable () -> Void) { self.body = Locked(body) }

  func run() { body.exchange(nil)?() }

  func dispose() { body.exchange(nil) }
}
