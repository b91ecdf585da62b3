import MessageSyntax

/// A change of the words of a text.
struct ProseEdit {
  /// What to replace, by places in the scalars of the words.
  var range: Range<Int>
  /// What to write there.
  var replacement: [Unicode.Scalar]
}

extension AuditedText {
  /// The sorts of what stands as U+FFFC in ``prose``, in their order.
  var placeholderKinds: [MessagePiece.Kind] { pieces.map(\.kind).filter { $0 != .prose } }

  /// Whether what stands as U+FFFC at a place shows nothing of its own, such as a tag.
  func isInvisiblePlaceholder(at index: Int) -> Bool {
    let before = scalars[..<index].count { $0 == .placeholder }
    let kinds = placeholderKinds
    guard kinds.indices.contains(before) else { return false }
    switch kinds[before] {
    case .tag, .link, .inflection, .escape, .entity: return true
    case .prose, .specifier, .placeholder, .choice, .url, .email, .code: return false
    }
  }

  /// The whole text with changes of its words, which are in order and apart.
  func text(with edits: [ProseEdit]) -> String {
    var result = String.UnicodeScalarView()
    var place = 0
    var next = 0
    var rest = text.utf8[...]
    for piece in pieces {
      let part = rest.prefix(piece.range.count)
      rest = rest.dropFirst(piece.range.count)
      let scalars = text.unicodeScalars[part.startIndex..<part.endIndex]
      if piece.kind != .prose {
        result.append(contentsOf: scalars)
        place += 1
        continue
      }
      for scalar in scalars {
        if next < edits.count, edits[next].range.lowerBound == place {
          result.append(contentsOf: edits[next].replacement)
        }
        if next >= edits.count || !edits[next].range.contains(place) { result.append(scalar) }
        place += 1
        while next < edits.count, edits[next].range.upperBound <= place,
          edits[next].range.lowerBound < place
        {
          next += 1
        }
      }
    }
    return String(result)
  }
}
