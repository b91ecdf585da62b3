import Foundation
import LegibleCommands
import Synchronization

/// Streams that remember what was written to them.
package final class MemoryConsole: Console {
  package let isOutputTerminal: Bool
  package let isErrorTerminal: Bool
  package let outputFailure: String?
  private let input: Data
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  package init(
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    outputFailure: String? = nil, input: String = ""
  ) {
    self.input = Data(input.utf8)
    self.outputFailure = outputFailure
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
  }

  package var output: String { texts.withLock { $0.output } }
  package var error: String { texts.withLock { $0.error } }

  package func readInput() -> Data { input }
  package func write(_ text: String) { texts.withLock { $0.output += text } }
  package func writeError(_ text: String) { texts.withLock { $0.error += text } }
}
