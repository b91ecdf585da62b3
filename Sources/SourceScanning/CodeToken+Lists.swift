extension [CodeToken] {
  /// Whether a mark is at an index, which may be beyond the end.
  func isMark(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    indices.contains(index) && self[index].isMark(scalar)
  }

  /// The word at an index, which may be beyond the end.
  func word(at index: Int) -> String? { indices.contains(index) ? self[index].word : nil }

  /// The variable before the point of a property or a method: `closeButton` in `self.closeButton?.setImage`.
  func receiver(of index: Int) -> String? {
    guard isMark(".", at: index - 1) else { return nil }
    let isOptional = isMark("?", at: index - 2) || isMark("!", at: index - 2)
    return word(at: isOptional ? index - 3 : index - 2)
  }

  /// Whether the variable at an index is an outlet, which a storyboard may have set up.
  func isOutlet(at index: Int) -> Bool {
    self[Swift.max(0, index - 5)..<index].contains { $0.word == "IBOutlet" }
  }

  /// The indices of closing marks by those of their opening ones.
  func closings(of opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [Int] = []
    for index in indices {
      if self[index].isMark(opening) { open.append(index) }
      if self[index].isMark(closing), let first = open.popLast() { result[first] = index }
    }
    return result
  }
}
