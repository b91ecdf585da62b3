import Intake
import Reporting

/// Why a command did not do what was asked, in one line that says what to do.
public struct CommandError: Error, Hashable, Sendable {
  /// The exit code.
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

extension CommandError {
  /// Input that could not be read, or output that could not be written.
  init(_ error: IntakeError) {
    self = .input(error.description.forTerminal)
  }

  /// An error of reading or writing.
  static func wrapping<Result>(
    _ work: () throws(IntakeError) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try work()
    } catch {
      throw CommandError(error)
    }
  }
}
