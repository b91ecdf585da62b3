import Synchronization
import TranslationRules

/// The histories of targets, for audits of two revisions in which most files are the same.
package final class HistoryCache: Sendable {
  private let known = Mutex<[UInt64: [EarlierSource]]>([:])

  /// Knows nothing yet.
  package init() {}

  /// The earlier source strings of the very same files, or those that the closure finds.
  func earlierSources(of key: UInt64, _ find: () -> [EarlierSource]) -> [EarlierSource] {
    if let found = known.withLock({ $0[key] }) { return found }
    let found = find()
    known.withLock { $0[key] = found }
    return found
  }
}
