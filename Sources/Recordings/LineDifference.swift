/// The changed lines between two texts, with the lines around them.
package struct LineDifference: Sendable {
  /// A line with its mark: removed, added or the same.
  package struct Line: Hashable, Sendable {
    /// The mark.
    package let mark: Mark
    /// The line without its end.
    package let text: Substring

    /// The marks of lines, as in a unified diff.
    package enum Mark: String, Sendable {
      case same = " "
      case removed = "-"
      case added = "+"
    }
  }

  /// Changed lines that are near to each other, and the lines around them.
  package struct Hunk: Sendable {
    /// The first line of the old text, from 1.
    package let oldStart: Int
    /// The first line of the new text, from 1.
    package let newStart: Int
    /// The lines.
    package let lines: [Line]

    /// The heading, as in a unified diff.
    package var heading: String {
      let (old, new) = (lines.count { $0.mark != .added }, lines.count { $0.mark != .removed })
      return "@@ -\(oldStart),\(old) +\(newStart),\(new) @@"
    }
  }

  /// The hunks in the order of the text; none when both texts are the same.
  package let hunks: [Hunk]

  /// Compares two texts line by line.
  ///
  /// - Parameter context: how many lines around changed ones are kept.
  package init(from old: String, to new: String, context: Int = 2) {
    hunks = Self.hunks(of: Self.lines(Self.split(old), Self.split(new)), context: context)
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All lines of both texts with their marks.
  private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    return old[..<start].map { Line(mark: .same, text: $0) }
      + middle(Array(oldMiddle), Array(newMiddle))
      + old[(old.count - end)...].map { Line(mark: .same, text: $0) }
  }

  private static func middle(_ old: [Substring], _ new: [Substring]) -> [Line] {
    // Myers' algorithm takes time for each pair of lines when the texts have nothing in common.
    guard old.count * new.count <= mostPairs else {
      return old.map { Line(mark: .removed, text: $0) } + new.map { Line(mark: .added, text: $0) }
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (lines, from, to): ([Line], Int, Int) = ([], 0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(Line(mark: .removed, text: old[from]))
        from += 1
      } else if added.contains(to) {
        lines.append(Line(mark: .added, text: new[to]))
        to += 1
      } else {
        lines.append(Line(mark: .same, text: old[from]))
        from += 1
        to += 1
      }
    }
    return lines
  }

  private static let mostPairs = 4_000_000

  private static func hunks(of lines: [Line], context: Int) -> [Hunk] {
    let changed = lines.indices.filter { lines[$0].mark != .same }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = lines[..<range.lowerBound]
      return Hunk(
        oldStart: before.count { $0.mark != .added } + 1,
        newStart: before.count { $0.mark != .removed } + 1, lines: Array(lines[range]))
    }
  }
}
