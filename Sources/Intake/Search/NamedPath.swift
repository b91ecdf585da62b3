/// A path that was typed.
package struct NamedPath: Hashable, Sendable {
  /// As it was typed.
  package let typed: String
  /// From the root of the project on.
  package let path: String

  /// Takes what was typed, and the root of the project; `-` is standard input.
  package init(_ typed: String, from root: ProjectRoot) {
    self.typed = FilePath.shortest(typed)
    path = typed == "-" ? typed : root.path(of: typed)
  }

  /// Takes a path that is read as it was typed.
  package init(_ typed: String) {
    self.typed = typed
    path = typed
  }
}
