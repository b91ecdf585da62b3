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
}
