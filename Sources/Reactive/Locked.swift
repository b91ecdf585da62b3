import Synchronization

/// A value behind a lock that several closures can share.
///
/// The lock is not recursive: never call an observer or dispose of anything inside `withLock`.
package final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// A lock around this value.
  package init(_ value: Value) { mutex = Mutex(value) }

  /// Reads or changes the value while nobody else can.
  package func withLock<Result: Sendable>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    try mutex.withLock { try body(&$0) }
  }

  /// Puts in another value and answers with the one before.
  @discardableResult
  package func exchange(_ value: Value) -> Value {
    withLock { current in
      defer { current = value }
      return current
    }
  }

  /// A copy of the value.
  package var value: Value { withLock { $0 } }
}
