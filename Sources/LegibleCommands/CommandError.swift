/// Why a command did not do what was asked, in one line that says what to do.
public struct CommandError: Error, Hashable, Sendable {
  /// What the shell is told.
  public let exitCode: ExitCode
  /// The thing, the place, the reason, and what helps.
  public let message: String

  /// A call that the command does not know.
  static func usage(_ message: String) -> CommandError {
    CommandError(exitCode: .usage, message: message)
  }

  /// Input that cannot be used.
  static func input(_ message: String) -> CommandError {
    CommandError(exitCode: .untrustworthy, message: message)
  }
}
