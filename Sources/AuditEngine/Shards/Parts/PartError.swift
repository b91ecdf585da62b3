import AuditModel

/// Why the parts of an audit cannot be joined: the file, the reason, and what to do.
package struct PartError: Error, Hashable, Sendable {
  /// The file, with line and column where something in it is wrong.
  package let location: String
  /// The problem, in a clause without a full stop.
  package let reason: String
  /// The fix.
  package let advice: String

  /// Something in a file is wrong, which no run wrote in this way.
  static func damaged(_ location: SourceLocation, _ reason: String) -> PartError {
    PartError(
      location: "\(location)", reason: "the part is damaged: \(reason)", advice: "make it again")
  }
}

extension PartError: CustomStringConvertible {
  /// The error as `location: reason; advice`.
  package var description: String { "\(location): \(reason); \(advice)" }
}
