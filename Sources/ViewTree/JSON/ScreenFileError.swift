import AuditModel

/// A mistake in a screen file or in a view in JSON.
public struct ScreenFileError: Error, Hashable, Sendable {
  /// The location of what is wrong.
  public let location: SourceLocation
  /// The problem and the reason.
  public let message: String
  /// The fix, when that is known.
  public let suggestion: String?

  /// Names the location, the reason and the fix.
  public init(location: SourceLocation, message: String, suggestion: String? = nil) {
    self.location = location
    self.message = message
    self.suggestion = suggestion
  }
}

extension ScreenFileError: CustomStringConvertible {
  /// The error as `file:line:column: message; suggestion`.
  public var description: String {
    "\(location): \(message)" + (suggestion.map { "; \($0)" } ?? "")
  }
}

/// All mistakes in a screen file or in a view in JSON, in the order of the file.
///
/// Up to 100 are listed, and one more counts the others.
public struct ScreenFileErrors: Error, Hashable, Sendable {
  /// The mistakes, at least one.
  public let errors: [ScreenFileError]

  /// Joins the mistakes of a file.
  public init(errors: [ScreenFileError]) { self.errors = errors }
}

extension ScreenFileErrors: CustomStringConvertible {
  /// The mistakes, a line each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
