/// A pattern for paths, as `.gitignore` files have them.
///
/// `*` matches any characters but `/`, `?` one of them, and `**` any folders. A pattern without `/`
/// before its end matches a name in any folder, others begin at the folder that paths begin at. A
/// pattern that matches a folder matches all that is in it.
///
/// Source: gitignore(5), “PATTERN FORMAT”, without `!` and character classes.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let parts: [[Character]]

  /// Takes a pattern; nil when it has no name in it.
  public init?(_ text: String) {
    var parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    guard !parts.isEmpty, !parts.contains(["." as Character, "."]) else { return nil }
    let isNameAlone = !text.dropLast().contains("/")
    if isNameAlone { parts.insert(Self.anyFolders, at: 0) }
    self.text = text
    self.parts = parts
  }

  private static let anyFolders: [Character] = ["*", "*"]

  /// Whether the pattern matches a path, or a folder on the way to it.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    // A position in the pattern is reached at a name when all parts before it match what is before.
    var reached = reachable(from: [0])
    for name in names {
      var next: Set<Int> = []
      for position in reached where position < parts.count {
        if parts[position] == Self.anyFolders {
          next.insert(position == parts.count - 1 ? parts.count : position)
        } else if Self.matches(name, parts[position]) {
          next.insert(position + 1)
        }
      }
      reached = reachable(from: next)
      if reached.contains(parts.count) { return true }
    }
    return false
  }

  /// The positions with those that `**` reaches without any folder.
  private func reachable(from positions: Set<Int>) -> Set<Int> {
    var all = positions
    for start in positions {
      var position = start
      // At the end, `**` stands for what is in a folder, and not for the folder itself.
      while position < parts.count - 1, parts[position] == Self.anyFolders {
        position += 1
        all.insert(position)
      }
    }
    return all
  }

  /// Whether a name matches a part without `/`, in time that grows with the product of their lengths.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (index, position) = (0, 0)
    var star: (position: Int, index: Int)?
    while index < name.count {
      if position < part.count, part[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < part.count, part[position] == "?" || part[position] == name[index] {
        index += 1
        position += 1
      } else if let last = star {
        // The star takes one character more.
        star = (last.position, last.index + 1)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == "*" }
  }
}
