import AuditModel

/// Why a screen file or a view in JSON cannot be read: the first thing that is wrong, and where.
public struct ScreenFileError: Error, Hashable, Sendable {
  /// The place of what is wrong.
  public let location: SourceLocation
  /// The problem and the reason.
  public let message: String
  /// The fix, when that is known.
  public let suggestion: String?

  /// Names the place, the reason and what to do.
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
