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
  /// The whole text with changes of its words, which are in order and apart; insertions may be
  /// beside what is no word.
  package func text(with edits: [ProseEdit]) -> String {
    var result = String.UnicodeScalarView()
    var position = 0
    var next = 0
    var rest = text.utf8[...]
    func insert() {
      while next < edits.count, edits[next].range.lowerBound == position {
        result.append(contentsOf: edits[next].replacement)
        guard edits[next].range.isEmpty else { return }
        next += 1
      }
    }
    for piece in pieces {
      let part = rest.prefix(piece.range.count)
      rest = rest.dropFirst(piece.range.count)
      let scalars = text.unicodeScalars[part.startIndex..<part.endIndex]
      if piece.kind != .prose {
        insert()
        result.append(contentsOf: scalars)
        position += 1
        continue
      }
      for scalar in scalars {
        insert()
        let isReplaced = next < edits.count && edits[next].range.contains(position)
        if !isReplaced { result.append(scalar) }
        position += 1
        if isReplaced, edits[next].range.upperBound == position { next += 1 }
      }
    }
    insert()
    return String(result)
  }
}
