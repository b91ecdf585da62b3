import LegibleCommands
import Synchronization

/// Streams that remember what was written to them.
final class MemoryConsole: Console {
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let outputFailure: String?
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  init(
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, outputFailure: String? = nil
  ) {
    self.outputFailure = outputFailure
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
  }

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  func write(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.error += text } }
}
