/// Why a tree cannot be laid out.
package enum LayoutError: Error, Hashable, Sendable {
  /// It has more levels than any screen; the path leads to the first node too deep.
  case tooDeep(path: String, limit: Int)
}

extension LayoutError: CustomStringConvertible {
  /// The problem and its fix.
  package var description: String {
    switch self {
    case .tooDeep(let path, let limit):
      "the view tree is more than \(limit) levels deep at “\(path.prefix(80))”; "
        + "does a view contain itself?"
    }
  }
}
