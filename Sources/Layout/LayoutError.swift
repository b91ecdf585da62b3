/// Why a tree cannot be laid out.
package enum LayoutError: Error, Hashable, Sendable {
  /// It has more levels than any screen; the path leads to the first node too deep.
  case tooDeep(path: String, limit: Int)
  /// A node has no place that can be computed; the path leads to the node whose lengths are the reason.
  case noPlace(path: String)
  /// A view is built of a frame that it does not get, however often the screen is built; the path leads to
  /// it.
  case unsettled(path: String)
}

extension LayoutError: CustomStringConvertible {
  /// The problem and its fix.
  package var description: String {
    switch self {
    case .tooDeep(let path, let limit):
      "the view tree is more than \(limit) levels deep at “\(path.prefix(80))”; "
        + "does a view contain itself?"
    case .noPlace(let path):
      "a length of “\(path.prefix(80))” is no number, or larger than 100,000,000 points, so its place "
        + "cannot be computed; give it lengths of the size of a screen"
    case .unsettled(let path):
      "the size of “\(path.prefix(80))” changes whenever the screen is built with it, so it was not "
        + "measured; give its content a size that does not depend on itself"
    }
  }
}
