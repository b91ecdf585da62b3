import MessageSyntax

/// A change of the words of a text.
package struct ProseEdit {
  /// The replaced ranges, by positions in the scalars of the words.
  package var range: Range<Int>
  /// The replacement.
  package var replacement: [Unicode.Scalar]

  /// Replaces some scalars of the words.
  package init(range: Range<Int>, replacement: [Unicode.Scalar]) {
    self.range = range
    self.replacement = replacement
  }
}

extension AuditedText {
  /// The whole text with changes of its words, which are in order and apart.
  package func text(with edits: [ProseEdit]) -> String {
    var result = String.UnicodeScalarView()
    var position = 0
    var next = 0
    var rest = text.utf8[...]
    for piece in pieces {
      let part = rest.prefix(piece.range.count)
      rest = rest.dropFirst(piece.range.count)
      let scalars = text.unicodeScalars[part.startIndex..<part.endIndex]
      if piece.kind != .prose {
        result.append(contentsOf: scalars)
        position += 1
        continue
      }
      for scalar in scalars {
        if next < edits.count, edits[next].range.lowerBound == position {
          result.append(contentsOf: edits[next].replacement)
        }
        if next >= edits.count || !edits[next].range.contains(position) { result.append(scalar) }
        position += 1
        while next < edits.count, edits[next].range.upperBound <= position,
          edits[next].range.lowerBound < position
        {
          next += 1
        }
      }
    }
    return String(result)
  }
}
