import Foundation

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
}

/// The streams of the process.
public struct ProcessConsole: Console {
  /// Takes the streams of the process.
  public init() {}

  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes to standard output; a reader that has gone away is no error of ours.
  public func write(_ text: String) { put(text, to: STDOUT_FILENO) }

  /// Writes to standard error.
  public func writeError(_ text: String) { put(text, to: STDERR_FILENO) }

  private func put(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
