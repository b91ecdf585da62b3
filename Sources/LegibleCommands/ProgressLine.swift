import Synchronization

/// A line on standard error that shows the progress, when it is a terminal.
final class ProgressLine: Sendable {
  private let console: any Console
  private let work: String
  private let shown = Mutex<Int>(-1)

  /// - Parameter work: what is being done, as in “checking strings and screens”.
  init(_ work: String, console: any Console) {
    self.console = console
    self.work = work
    if console.isErrorTerminal { console.writeError("\(work) …") }
  }

  /// Shows a share from 0 to 1.
  func show(_ share: Double) {
    guard console.isErrorTerminal else { return }
    let percent = Int(share * 100)
    shown.withLock { last in
      // Threads finish in any order; the line only goes forward.
      guard percent > last else { return }
      last = percent
      console.writeError("\r\(work) … \(percent) %")
    }
  }

  /// Takes the line away.
  func clear() {
    guard console.isErrorTerminal else { return }
    // Blanks, since not every terminal knows a control sequence for that.
    console.writeError("\r" + String(repeating: " ", count: work.count + 8) + "\r")
  }
}

extension CommandLineTool {
  /// Does something that takes a while, which is named on standard error when that is a terminal.
  func naming<Value, Failure: Error>(
    _ work: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let progress = ProgressLine(work, console: console)
    defer { progress.clear() }
    return try body()
  }

  /// The columns of the terminal: as `COLUMNS` says, or as the terminal has them.
  var width: Int? {
    guard console.isOutputTerminal else { return nil }
    return environment["COLUMNS"].flatMap { Int($0) } ?? console.outputWidth
  }

  /// Whether to use colour: as `--color` says, and otherwise on a terminal, unless `NO_COLOR` is set or the
  /// terminal has none; `CLICOLOR_FORCE` counts as a terminal.
  ///
  /// Source: no-color.org; bixense.com/clicolors.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
      if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
      return console.isOutputTerminal && environment["TERM"] != "dumb"
    }
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
