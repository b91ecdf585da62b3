/// A name as it was typed, in which each `*` stands for any characters, a `/` among them.
package struct NamePattern: Hashable, Sendable {
  /// The typed pattern.
  package let text: String
  private let parts: [Substring]

  /// Takes a pattern; without `*` it is a name.
  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether it may stand for several names.
  package var isPattern: Bool { parts.count > 1 }

  /// Whether it stands for the name, in which capitals count.
  package func matches(_ name: String) -> Bool {
    guard isPattern, let first = parts.first, let last = parts.last else { return name == text }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    // The first occurrence of each part leaves the most for those after it.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
