import Foundation
import Synchronization

/// The clock of a command that looks at files again and again, until it is ended.
public protocol WatchClock: Sendable {
  /// Waits until the next look; false when the command is to end.
  func wait() -> Bool
}

/// The clock of the process: a look about every 30 ms, until Control-C.
public struct ProcessWatchClock: WatchClock {
  /// Takes the clock of the process.
  public init() {}

  /// Waits until the next look; false after Control-C, which ends the process by itself before the first look.
  public func wait() -> Bool {
    signal(SIGINT) { _ in isInterrupted.store(true, ordering: .relaxed) }
    if isInterrupted.load(ordering: .relaxed) { return false }
    // A signal ends the pause.
    usleep(30_000)
    return !isInterrupted.load(ordering: .relaxed)
  }
}

/// Whether Control-C was pressed.
private let isInterrupted = Atomic<Bool>(false)
