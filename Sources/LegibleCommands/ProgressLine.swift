import Synchronization

/// A line on standard error that shows the progress, when it is a terminal.
final class ProgressLine: Sendable {
  private let console: any Console
  private let shown = Mutex<Int>(-1)

  init(console: any Console) { self.console = console }

  /// Shows a share from 0 to 1.
  func show(_ share: Double) {
    guard console.isErrorTerminal else { return }
    let percent = Int(share * 100)
    shown.withLock { last in
      // Threads finish in any order; the line only goes forward.
      guard percent > last else { return }
      last = percent
      console.writeError("\r\(percent) %")
    }
  }

  /// Takes the line away.
  func clear() {
    if console.isErrorTerminal { console.writeError("\r\u{1B}[K") }
  }
}

extension CommandLineTool {
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
