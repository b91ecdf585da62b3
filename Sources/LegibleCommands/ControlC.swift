import Foundation

/// The message when Control-C ends the command, which writes files whole or not at all.
enum ControlC {
  /// Says so from now on, and ends as a command without a handler does.
  static func announce() {
    let before = signal(SIGINT) { number in
      let text: StaticString = "\nlegible: interrupted; what was not finished is as it was before\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
    // A command in the background goes on, as the shell that started it wants.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGINT, SIG_IGN)
    }
  }
}
