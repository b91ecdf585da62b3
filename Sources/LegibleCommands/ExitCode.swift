/// The exit code of a command.
public enum ExitCode: Int32, Sendable {
  /// Nothing at or above the threshold was found.
  case success = 0
  /// Something at or above the threshold was found.
  case findings = 1
  /// The result cannot be trusted: input could not be read, or there was nothing to look at.
  case untrustworthy = 2
  /// The command was called in a way that it does not know.
  case usage = 64
  /// A command that waits for changes was ended with Control-C.
  case interrupted = 130
}
