/// The name and version of the program that made a report.
public struct ToolIdentity: Hashable, Sendable {
  /// The name, as it is typed.
  public let name: String
  /// The version, such as `1.2.0`.
  public let version: String

  /// Names a program and its version.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
