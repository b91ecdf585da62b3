/// A file to be written into a project.
package struct ProjectOutput: Hashable, Sendable {
  /// The path from the project's folder on.
  package var path: String
  /// Its contents.
  package var bytes: [UInt8]
  /// Whether there is no such file yet.
  package var isNew: Bool
}
