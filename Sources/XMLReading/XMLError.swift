import SourceText

/// The reason why a document is unreadable, and its location.
package struct XMLError: Error, Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int
  /// The problem, in a clause without a full stop.
  package let message: String

  init(at location: TextLocation, _ message: String) {
    line = location.line
    column = location.column
    self.message = message
  }
}

extension XMLError: CustomStringConvertible {
  /// The place and what is wrong there, as `line:column: message`.
  package var description: String { "\(line):\(column): \(message)" }
}
