import AuditModel

/// The address of a line in a repository, such as `https://example.org/app/blob/{commit}/{path}#L{line}`.
public struct LinkTemplate: Hashable, Sendable {
  private let text: String
  private let commit: String

  /// Takes a template; nil when it is no address of the web or has no `{path}`.
  public init?(_ text: String, commit: String?) {
    guard text.isAddressTemplate(with: "{path}") else { return nil }
    self.text = text
    self.commit = commit ?? "HEAD"
  }

  /// The address of a line.
  func address(of line: FindingLine) -> String {
    address(of: line.path, line: line.location.line)
  }

  /// The address of a line of a file, whose path begins at the project's root.
  func address(of path: String, line: Int) -> String {
    text.replacing("{path}", with: path.percentEncodedPath)
      .replacing("{line}", with: "\(line)")
      .replacing("{commit}", with: commit.percentEncodedPath)
  }
}
