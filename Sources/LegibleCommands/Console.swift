import Foundation
import Synchronization

/// Where a command writes to: streams, and what is known about them.
public protocol Console: Sendable {
  /// Whether somebody looks at standard output.
  var isOutputTerminal: Bool { get }
  /// Whether somebody looks at standard error.
  var isErrorTerminal: Bool { get }
  /// Writes to standard output.
  func write(_ text: String)
  /// Writes to standard error.
  func writeError(_ text: String)
  /// Why something written to standard output was lost, such as a full disk; none when all went well.
  var outputFailure: String? { get }
}

extension Console {
  /// Nothing is lost, unless a console knows better.
  public var outputFailure: String? { nil }
}

/// The streams of the process.
public final class ProcessConsole: Console {
  private let failure = Mutex<String?>(nil)

  /// Takes the streams of the process.
  public init() {}

  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Why something written to standard output was lost.
  public var outputFailure: String? { failure.withLock { $0 } }

  /// Writes to standard output; a reader that has gone away is no error of ours.
  public func write(_ text: String) {
    guard let error = put(text, to: STDOUT_FILENO), error != EPIPE else { return }
    failure.withLock { $0 = String(cString: strerror(error)) }
  }

  /// Writes to standard error.
  public func writeError(_ text: String) { _ = put(text, to: STDERR_FILENO) }

  /// Writes all of a text, or returns the number of the error that kept it from that.
  private func put(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      bytes = bytes.dropFirst(written)
    }
    return nil
  }
}
