import Foundation
import Synchronization

/// Where a command writes to: streams, and what is known about them.
public protocol Console: Sendable {
  /// Whether standard output is a terminal.
  var isOutputTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var isErrorTerminal: Bool { get }
  /// The columns of the terminal that standard output is; none where it is none.
  var outputWidth: Int? { get }
  /// Writes to standard output.
  func write(_ text: String)
  /// Writes to standard error.
  func writeError(_ text: String)
  /// Writes bytes to standard output as they are.
  func write(_ bytes: [UInt8])
  /// All of standard input.
  func readInput() -> Data
  /// Why something written to standard output was lost, such as a full disk; none when all went well.
  var outputFailure: String? { get }
}

extension Console {
  /// Nothing is lost, unless a console knows better.
  public var outputFailure: String? { nil }

  /// The width is not known, unless a console knows better.
  public var outputWidth: Int? { nil }

  /// Writes bytes as the text that they are.
  public func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }

  /// Standard input is empty by default.
  public func readInput() -> Data { Data() }
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

  /// The columns of the terminal that standard output is.
  public var outputWidth: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Why something written to standard output was lost.
  public var outputFailure: String? { failure.withLock { $0 } }

  /// Writes to standard output; a reader that has gone away is no error of ours.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes bytes to standard output; a reader that has gone away is no error of ours.
  public func write(_ bytes: [UInt8]) {
    guard let error = put(bytes, to: STDOUT_FILENO), error != EPIPE else { return }
    failure.withLock { $0 = String(cString: strerror(error)) }
  }

  /// All of standard input, up to what a file may have.
  public func readInput() -> Data {
    var result = Data()
    while result.count <= Self.mostInput,
      let part = try? FileHandle.standardInput.read(upToCount: 1 << 20), !part.isEmpty
    {
      result.append(part)
    }
    return result
  }

  /// One byte more than files may have, so that what is longer is refused as they are.
  private static let mostInput = 256 << 20

  /// Writes to standard error.
  public func writeError(_ text: String) { _ = put(Array(text.utf8), to: STDERR_FILENO) }

  /// Writes all bytes, or returns the number of the error that kept it from that.
  private func put(_ all: [UInt8], to descriptor: Int32) -> Int32? {
    var bytes = all[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      bytes = bytes.dropFirst(written)
    }
    return nil
  }
}
