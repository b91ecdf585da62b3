import Foundation
import SourceScanning
import Synchronization

/// The facts from code that was read before, for audits of two revisions that have most files in common.
package final class CodeCache: Sendable {
  private let known = Mutex<[Int: CodeUsage]>([:])

  /// Knows nothing yet.
  package init() {}

  /// The facts from the very same file, or those that the closure finds.
  func usage(of file: CodeFile, _ scan: () -> CodeUsage) -> CodeUsage {
    var hasher = Hasher()
    hasher.combine(file.path)
    // The hash value of data is that of its first bytes.
    file.data.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(file.data.count)
    let key = hasher.finalize()
    if let usage = known.withLock({ $0[key] }) { return usage }
    let usage = scan()
    known.withLock { $0[key] = usage }
    return usage
  }
}

/// A file of code with its content.
struct CodeFile {
  let path: String
  let language: CodeLanguage
  let data: Data
}
