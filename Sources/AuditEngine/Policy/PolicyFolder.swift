/// How paths from a project's root become paths from the folder of its configuration.
package struct PolicyFolder: Hashable, Sendable {
  /// The beginning of the folder's paths, from the root on, with a slash at its end.
  private let below: String
  /// The folders before paths from the root on, with a slash at its end.
  private let above: String

  /// The root itself.
  package static let root = PolicyFolder(folder: "/", root: "/")

  /// Takes both folders by their paths behind all links.
  package init(folder: String, root: String) {
    let (folder, root) = (Self.withSlash(folder), Self.withSlash(root))
    below = folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : ""
    above = root.hasPrefix(folder) ? String(root.dropFirst(folder.count)) : ""
  }

  private static func withSlash(_ path: String) -> String {
    path.hasSuffix("/") ? path : "\(path)/"
  }

  /// The path from the folder on; nil when it leads elsewhere.
  package func path(fromRoot path: String) -> String? {
    guard path.hasPrefix(below), !path.hasPrefix("/") else { return nil }
    return above + path.dropFirst(below.count)
  }
}
