import ViewTree

/// A text as it is put together from runs.
struct StyledText {
  /// The runs in order; neighbours differ in their settings, and none is empty.
  private(set) var runs: [ResolvedRun] = []

  /// A text of runs in this order.
  init(_ runs: [ResolvedRun] = []) { for run in runs { append(run) } }

  /// All of the text.
  var string: String { runs.map(\.string).joined() }

  /// The runs; none where nothing is set in its own way.
  var ownRuns: [ResolvedRun] { runs.allSatisfy(\.attributes.isEmpty) ? [] : runs }

  /// Adds a run at the end.
  mutating func append(_ run: ResolvedRun) {
    guard !run.string.isEmpty else { return }
    guard let last = runs.last, last.attributes == run.attributes else { return runs.append(run) }
    runs[runs.count - 1] = ResolvedRun(
      string: last.string + run.string, attributes: run.attributes)
  }

  /// Adds a text with the settings of a run around it at the end.
  mutating func append(_ text: StyledText, in outer: RunAttributes) {
    for run in text.runs {
      append(ResolvedRun(string: run.string, attributes: run.attributes.inheriting(from: outer)))
    }
  }

  /// The text with another one wherever a mask is, which no run cuts in two.
  func replacing(_ mask: String, with text: StyledText) -> StyledText {
    var result = StyledText()
    for run in runs {
      let pieces = run.string.split(separator: mask, omittingEmptySubsequences: false)
      for (number, piece) in pieces.enumerated() {
        if number > 0 { result.append(text, in: run.attributes) }
        result.append(ResolvedRun(string: String(piece), attributes: run.attributes))
      }
    }
    return result
  }
}

extension ResolvedText {
  /// Its runs, of which a plain text has one.
  var styled: StyledText { StyledText(runs.isEmpty ? [ResolvedRun(string: string)] : runs) }
}
