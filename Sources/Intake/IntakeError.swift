/// Why something is not read or written: the thing, the place and the reason.
package struct IntakeError: Error, Hashable, Sendable {
  /// The path or the revision, with line and column where they are known.
  package let location: String
  /// The problem, in a clause without a full stop.
  package let reason: String
  /// The fix; none when the reason says it.
  package let advice: String?

  /// Names the place, the reason and what to do.
  package init(at location: String, _ reason: String, advice: String? = nil) {
    self.location = location
    self.reason = reason
    self.advice = advice
  }
}

extension IntakeError {
  /// Something with the name of a file that is none: a pipe, a device, a link to nothing, or a file
  /// whose name is not UTF-8, so that it cannot be opened.
  static func noFile(at path: String) -> IntakeError {
    path.unicodeScalars.contains("\u{FFFD}")
      ? IntakeError(
        at: path, "its name is not UTF-8, so it cannot be opened", advice: "rename it")
      : IntakeError(at: path, "this is no file", advice: "replace it by the file")
  }
}

extension IntakeError: CustomStringConvertible {
  /// The error as `place: reason; advice`.
  package var description: String { "\(location): \(reason)" + (advice.map { "; \($0)" } ?? "") }
}
