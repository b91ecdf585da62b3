import Recordings

/// The differences from a recording as text: the changed lines of each tree, and counts at the end.
package struct ComparisonTextReport {
  private let comparison: RecordingComparison
  private static let mostTrees = 20
  private static let mostLines = 60
  private static let mostCharacters = 160

  /// Takes the differences.
  package init(_ comparison: RecordingComparison) { self.comparison = comparison }

  /// The lines, and the counts at the end.
  package func render() -> String {
    var text = ""
    var hidden = -Self.mostTrees
    for group in groups {
      guard let first = group.first else { continue }
      text += heading(of: first).forTerminal + "\n"
      if case .changed(let recorded, let now) = first.kind {
        hidden += 1
        if hidden <= 0 { text += lines(from: recorded, to: now) }
      }
      if group.count > 1 {
        text += "  … and \((group.count - 1).of("more variant")) of this state\n"
      }
    }
    if hidden > 0 { text += "the changed lines of \(hidden.of("more state")) are not shown\n" }
    return text + (text.isEmpty ? "" : "\n") + fonts + tools + counts
  }

  /// The differences of each kind of a state: what changed in one variant usually changed in all.
  private var groups: [[RecordingComparison.Difference]] {
    var numbers: [[String]: Int] = [:]
    var groups: [[RecordingComparison.Difference]] = []
    for difference in comparison.differences {
      let name = [difference.kind.name, difference.variant.screen, difference.variant.state]
      if let number = numbers[name] {
        groups[number].append(difference)
      } else {
        numbers[name] = groups.count
        groups.append([difference])
      }
    }
    return groups
  }

  private func heading(of difference: RecordingComparison.Difference) -> String {
    switch difference.kind {
    case .changed: "changed: \(difference.variant)"
    case .new: "new: \(difference.variant): it was not recorded"
    case .missing: "missing: \(difference.variant): it was recorded, and is not there now"
    }
  }

  private func lines(from recorded: RecordedContent, to now: RecordedContent) -> String {
    let hunks = LineDifference(from: recorded.tree, to: now.tree).hunks
    guard !hunks.isEmpty else {
      return "  the tree is the same; the drawing differs\n"
    }
    let lines = hunks.flatMap { hunk in
      [hunk.heading] + hunk.lines.map { "\($0.mark.rawValue)\(Self.shortened($0.text))" }
    }
    let more = lines.count - Self.mostLines
    return lines.prefix(Self.mostLines).map { "  \($0)".forTerminal + "\n" }.joined()
      + (more > 0 ? "  … and \(more.of("line")) more\n" : "")
  }

  private static func shortened(_ line: Substring) -> String {
    guard line.count > mostCharacters else { return String(line) }
    return "\(line.prefix(mostCharacters))… (\(line.count.grouped) characters)"
  }

  private var fonts: String {
    comparison.fonts.map { change in
      let (recorded, now) = (change.recorded ?? "not used", change.now ?? "not used")
      return "font \(change.name): \(recorded) when recorded, \(now) now".forTerminal + "\n"
    }.joined()
  }

  private var tools: String {
    guard !comparison.differences.isEmpty, let tools = comparison.tools else { return "" }
    return "recorded by version \(tools.recorded), compared by version \(tools.now)".forTerminal
      + "\n"
  }

  private var counts: String {
    func count(_ isCounted: (RecordingComparison.Kind) -> Bool) -> Int {
      comparison.differences.count { isCounted($0.kind) }
    }
    let counts = [
      (count { if case .changed = $0 { true } else { false } }, "changed"),
      (count { if case .new = $0 { true } else { false } }, "new"),
      (count { if case .missing = $0 { true } else { false } }, "missing"),
      (comparison.sameCount, "the same"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    return (parts.isEmpty ? "nothing was compared" : parts.joined(separator: ", ")) + "\n"
  }
}

extension RecordingComparison.Kind {
  /// The kind in a word.
  fileprivate var name: String {
    switch self {
    case .changed: "changed"
    case .new: "new"
    case .missing: "missing"
    }
  }
}
