import AuditModel
import Localization

extension LocalizationProblem {
  /// A file that cannot be opened, or is too large.
  static func unopened(_ path: String, because error: (any Error)? = nil) -> Self {
    let isUnnamed = FilePath.name(of: path).isUnreadable
    return Self(
      location: SourceLocation(file: path, line: 1, column: 1), kind: .unreadableFile,
      message: isUnnamed
        ? "its name is not in UTF-8, so it cannot be opened"
        : error is FileTooLarge ? "this file has more than 256 MB" : "it cannot be opened",
      suggestion: isUnnamed ? "rename it" : "check that it exists and may be read")
  }
}
