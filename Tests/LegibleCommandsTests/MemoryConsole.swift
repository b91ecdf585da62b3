import Foundation
import LegibleCommands
import Synchronization

/// Streams that remember what was written to them.
final class MemoryConsole: Console {
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let outputFailure: String?
  private let input: Data
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  init(
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    outputFailure: String? = nil, input: String = ""
  ) {
    self.input = Data(input.utf8)
    self.outputFailure = outputFailure
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
  }

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  func readInput() -> Data { input }
  func write(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.error += text } }
}
