/// How much a log entry matters.
public enum LogLevel: Int, Comparable, CaseIterable, Sendable {
  /// For those who look for a mistake.
  case debug
  /// An expected event.
  case info
  /// An unexpected event that does no harm yet.
  case warning
  /// A failure.
  case error

  /// Whether this level matters less than another.
  public static func < (left: LogLevel, right: LogLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Something that writes down what happens.
public protocol Logger: Sendable {
  /// Writes an entry, or leaves it out without making the text.
  func log(_ level: LogLevel, _ text: @autoclosure () -> String)
}

extension Logger {
  /// Writes for those who look for a mistake.
  public func debug(_ text: @autoclosure () -> String) { log(.debug, text()) }

  /// Writes what happens as it should.
  public func info(_ text: @autoclosure () -> String) { log(.info, text()) }

  /// Writes what should not happen but does no harm yet.
  public func warning(_ text: @autoclosure () -> String) { log(.warning, text()) }

  /// Writes what went wrong.
  public func error(_ text: @autoclosure () -> String) { log(.error, text()) }
}

/// Writes entries as lines, from a level on: `warning: the board is empty`.
public struct ConsoleLogger: Logger {
  private let minimum: LogLevel
  private let write: @Sendable (String) -> Void

  /// A logger.
  ///
  /// - Parameters:
  ///   - minimum: The level from which on entries are written.
  ///   - write: Takes a line to the console.
  public init(from minimum: LogLevel = .info, write: @escaping @Sendable (String) -> Void) {
    self.minimum = minimum
    self.write = write
  }

  /// Writes an entry if its level is high enough.
  public func log(_ level: LogLevel, _ text: @autoclosure () -> String) {
    if level >= minimum { write("\(level): \(text())") }
  }
}
