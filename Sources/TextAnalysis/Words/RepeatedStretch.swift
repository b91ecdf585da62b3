/// A stretch of a text that appears twice in a row: all of it, some words, or some ideographs.
package enum RepeatedStretch {
  /// Half of a text that says all that it says twice, as after pasting into what was there.
  package static func wholeText(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    var (start, end) = (0, scalars.count)
    while start < end, scalars[start].isBlank { start += 1 }
    while start < end, scalars[end - 1].isBlank { end -= 1 }
    let half = (end - start) / 2
    guard half >= 6, scalars[start] == scalars[end - half] else { return nil }
    // Between the halves is one blank or nothing.
    if (end - start) % 2 == 1, !scalars[start + half].isBlank { return nil }
    let (first, second) = (scalars[start..<start + half], scalars[end - half..<end])
    guard first.elementsEqual(second) else { return nil }
    let ideographs = first.count { $0.isIdeographic }
    let isSentence = ideographs >= 6 || first.dropLast().contains { $0.isBlank }
    return isSentence && first.contains { $0.isLetter } ? first : nil
  }

  /// Two, three or four words that follow themselves with nothing but spaces between them.
  package static func words(_ text: AuditedText) -> ArraySlice<Unicode.Scalar>? {
    let (scalars, words) = (text.scalars, text.words)
    for count in 2...4 where words.count >= 2 * count {
      // How many words in a row are the same as those that are so many before them.
      var same = 0
      for index in count..<words.count {
        same = isSame(words[index - count], words[index], in: scalars) ? same + 1 : 0
        guard same >= count else { continue }
        let all = words[(index + 1 - 2 * count)...index]
        let first = words[index + 1 - 2 * count].lowerBound..<words[index - count].upperBound
        if first.count > 6, areTogether(all, in: scalars) { return scalars[first] }
      }
    }
    return nil
  }

  /// Whether one space and nothing else is between words.
  private static func areTogether(
    _ words: ArraySlice<Range<Int>>, in scalars: [Unicode.Scalar]
  ) -> Bool {
    zip(words, words.dropFirst()).allSatisfy { one, next in
      next.lowerBound - one.upperBound == 1 && scalars[one.upperBound].isSpace
    }
  }

  /// Whether a word comes again within a few words, as in “end to end”.
  package static func hasNearWords(_ text: AuditedText) -> Bool {
    let words = text.words
    return words.indices.contains { index in
      words[index].count > 2
        && words[max(0, index - 6)..<index].contains {
          isSame($0, words[index], in: text.scalars)
        }
    }
  }

  /// Two or more Han characters that follow themselves.
  package static func ideographs(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
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

  /// A Chinese function character that follows itself, as no grammar has it.
  package static func doubledParticle(
    _ scalars: [Unicode.Scalar]
  ) -> ArraySlice<Unicode.Scalar>? {
    for index in scalars.indices.dropLast() where scalars[index] == scalars[index + 1] {
      guard let neighbours = particles[scalars[index]] else { continue }
      let (before, after) = (scalars[at: index - 1], scalars[at: index + 2])
      if before == scalars[index] || after == scalars[index]
        || before.map(neighbours.before.unicodeScalars.contains) == true
        || after.map(neighbours.after.unicodeScalars.contains) == true
      {
        continue
      }
      return scalars[index...index]
    }
    return nil
  }

  /// Function characters that are not doubled, with the characters before or behind them that make one of
  /// the two a part of another word: “目的的”, “为了了解”, “棉被被”, “将将来”.
  ///
  /// Chosen by hand, from no published list; characters with which many words begin, such as 在 and 和, are
  /// left out.
  private static let particles: [Unicode.Scalar: (before: String, after: String)] = [
    "被": ("棉毛绒絨羽", "子单單褥套窝窩面告害动動授访訪"), "的": ("目标標端", "确確士"),
    "了": ("不得没沒", "解结結然之却卻断斷事"), "将": ("", "军来要会近至领士帅棋"),
    "將": ("", "軍來要會近至領士帥棋"), "或": ("", "许許者多缺是"), "该": ("应", ""),
    "該": ("應", ""), "们": ("", ""), "們": ("", ""), "您": ("", ""), "请": ("", "求教示假客"),
    "請": ("", "求教示假客"),
  ]

  /// Whether two stretches are the same but for capitals.
  package static func isSame(
    _ first: Range<Int>, _ second: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Bool {
    guard first.count == second.count else { return false }
    for index in 0..<first.count {
      let (one, two) = (scalars[first.lowerBound + index], scalars[second.lowerBound + index])
      if one != two, one.folded != two.folded { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value)
  }
}
