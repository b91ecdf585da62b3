import AuditModel

/// Why a recording cannot be read.
package struct RecordingError: Error, Hashable, Sendable {
  /// Where.
  package let location: SourceLocation
  /// The problem, in a clause without a full stop.
  package let reason: String
}
