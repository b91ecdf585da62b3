import LanguageData

/// A stretch of a text that stands twice in a row: all of it, some words, or some ideographs.
enum RepeatedStretch {
  /// Half of a text that says all that it says twice, as after pasting into what was there.
  static func wholeText(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    var (start, end) = (0, scalars.count)
    while start < end, scalars[start].isBlank { start += 1 }
    while start < end, scalars[end - 1].isBlank { end -= 1 }
    let half = (end - start) / 2
    guard half >= 6, scalars[start] == scalars[end - half] else { return nil }
    // Between the halves stands one blank or nothing.
    if (end - start) % 2 == 1, !scalars[start + half].isBlank { return nil }
    let (first, second) = (scalars[start..<start + half], scalars[end - half..<end])
    guard first.elementsEqual(second) else { return nil }
    let ideographs = first.count { $0.isIdeographic }
    let isSentence = ideographs >= 6 || first.dropLast().contains { $0.isBlank }
    return isSentence && first.contains { $0.isLetter } ? first : nil
  }

  /// Two, three or four words that follow themselves with nothing but spaces between them.
  static func words(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    var words: [Range<Int>] = []
    var found: ArraySlice<Unicode.Scalar>?
    ProseWords(scalars).forEach { range in
      if let last = words.last,
        range.lowerBound - last.upperBound != 1 || !scalars[last.upperBound].isSpace
      {
        words.removeAll(keepingCapacity: true)
      }
      if words.count == 8 { words.removeFirst() }
      words.append(range)
      for count in 2...4 where words.count >= 2 * count && found == nil {
        let (first, second) = (words.suffix(2 * count).prefix(count), words.suffix(count))
        let isTwice = zip(first, second).allSatisfy { isSame($0, $1, in: scalars) }
        if isTwice, let start = first.first?.lowerBound, let end = first.last?.upperBound,
          end - start > 6
        {
          found = scalars[start..<end]
        }
      }
      return found != nil
    }
    return found
  }

  /// Whether a word comes again within a few words, as in “end to end”.
  static func hasNearWords(_ scalars: [Unicode.Scalar]) -> Bool {
    var words: [Range<Int>] = []
    var found = false
    ProseWords(scalars).forEach { range in
      found = range.count > 2 && words.contains { isSame($0, range, in: scalars) }
      if words.count == 6 { words.removeFirst() }
      words.append(range)
      return found
    }
    return found
  }

  /// Two or more Han characters that follow themselves.
  static func ideographs(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    for start in scalars.indices where scalars[start].isHan {
      // “one by one” is said so.
      if scalars[start] == "一" || scalars[start] == "逐" { continue }
      var count = 1
      while count < longest, scalars[at: start + count]?.isHan == true {
        count += 1
        let (first, second) = (start..<start + count, start + count..<start + 2 * count)
        guard second.upperBound <= scalars.count else { break }
        if isSame(first, second, in: scalars), scalars[start] != scalars[start + 1] {
          return scalars[first]
        }
      }
    }
    return nil
  }

  private static let longest = 6

  private static func isSame(
    _ first: Range<Int>, _ second: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { scalars[$0].folded == scalars[$1].folded }
  }
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value)
  }
}
