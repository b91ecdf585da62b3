/// A part of a sentence: words, or code between backticks.
struct CodeSpan: Hashable, Sendable {
  let text: String
  let isCode: Bool
}

extension String {
  /// The parts of a sentence of ours, in which `…` is code; an unpaired backtick is a character.
  var codeSpans: [CodeSpan] {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return [CodeSpan(text: self, isCode: false)] }
    return parts.enumerated().map { CodeSpan(text: String($1), isCode: $0 % 2 == 1) }
      .filter { !$0.text.isEmpty }
  }

  /// The parts of an advice of ours about words of the app, which are between “…”: a backtick there is a character.
  var adviceSpans: [CodeSpan] {
    var (spans, current, isCode, depth) = ([CodeSpan](), "", false, 0)
    for character in self {
      if character == "`", depth == 0 {
        spans.append(CodeSpan(text: current, isCode: isCode))
        (current, isCode) = ("", !isCode)
        continue
      }
      if character == "“" { depth += 1 }
      if character == "”" { depth = max(0, depth - 1) }
      current.append(character)
    }
    guard !isCode else { return [CodeSpan(text: self, isCode: false)] }
    spans.append(CodeSpan(text: current, isCode: false))
    return spans.filter { !$0.text.isEmpty }
  }
}
