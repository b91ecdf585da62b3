import Foundation

/// A console for a command of another name: errors, which name the command, have that name.
///
/// Standard output is passed on as it is, since reports are written there.
struct NamedConsole: Console {
  private let console: any Console
  private let name: String

  init(_ console: any Console, name: String) {
    // A console of the same name is not wrapped again.
    self.console = (console as? NamedConsole)?.console ?? console
    self.name = name
  }

  var isOutputTerminal: Bool { console.isOutputTerminal }
  var isErrorTerminal: Bool { console.isErrorTerminal }
  var outputWidth: Int? { console.outputWidth }
  var outputFailure: String? { console.outputFailure }

  func write(_ text: String) { console.write(text) }
  func write(_ bytes: [UInt8]) { console.write(bytes) }
  func readInput() -> Data { console.readInput() }
  func writeError(_ text: String) { console.writeError(text.namingInErrors(name)) }
}

extension String {
  /// Help text about `legible` for a command of another name.
  func naming(_ name: String) -> String {
    name == "legible" ? self : replacingOccurrences(of: "legible ", with: "\(name) ")
  }

  /// An error of `legible` for a command of another name.
  fileprivate func namingInErrors(_ name: String) -> String {
    guard name != "legible" else { return self }
    let start = hasPrefix("legible: ") ? "\(name): " + dropFirst(9) : self
    return start.replacingOccurrences(of: "“legible ", with: "“\(name) ")
      .replacingOccurrences(of: ": legible ", with: ": \(name) ")
  }
}
