import AuditModel

/// Why a JSON text cannot be read: the first thing that is wrong, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The place of what is wrong.
  package let location: SourceLocation
  /// The offset of its first byte.
  package let offset: Int
  /// The problem, in a clause without a full stop.
  package let message: String
  /// The fix, when that is known.
  package let suggestion: String?
}

extension JSONError: CustomStringConvertible {
  /// The error as `file:line:column: message; suggestion`.
  package var description: String {
    "\(location): \(message)" + (suggestion.map { "; \($0)" } ?? "")
  }
}

/// Something in a JSON text that can be read past, but not trusted.
package struct JSONProblem: Hashable, Sendable {
  /// Its kind.
  package let kind: Kind
  /// The offset of the byte where it begins.
  package let offset: Int
  /// The problem, in a clause without a full stop.
  package let message: String
  /// The fix.
  package let suggestion: String

  /// The kinds of problems.
  package enum Kind: Hashable, Sendable {
    /// An object has two fields of one name.
    case duplicateName
    /// One half of a character that takes two `\u` escapes.
    case loneSurrogate
  }
}
