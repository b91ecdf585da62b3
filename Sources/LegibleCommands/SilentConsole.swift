import Foundation

/// A console that shows nothing and has no input.
struct SilentConsole: Console {
  let isOutputTerminal = false
  let isErrorTerminal = false
  let outputFailure: String? = nil

  func write(_ text: String) {}
  func writeError(_ text: String) {}
  func readInput() -> Data { Data() }
}
