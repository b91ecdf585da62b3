/// Finds the parts of a text that belong to the segments of a unit of XLIFF 2.
struct SegmentSplitter {
  /// The document.
  let text: [UInt8]
  /// The strings of the `data` elements of the unit.
  let data: [String: String]

  /// The strings of the segments: what is between the words of the ignorables.
  ///
  /// Words that also are elsewhere in the text leave it open where a segment ends, so then the text
  /// is refused.
  func split(_ target: String, among parts: [XLIFFMarkup]) throws(RefusalReason) -> [String] {
    let rejection = RefusalReason(
      "the string has several segments, and a translation cannot be split among them reliably")
    let hasOrder = parts.contains { $0.elements("target").first?.attribute("order") != nil }
    let neighbours = zip(parts, parts.dropFirst())
    guard !hasOrder, !neighbours.contains(where: { $0.localName == $1.localName }) else {
      throw rejection
    }
    let separators = parts.filter { $0.localName == "ignorable" }.map(words)
    guard var texts = target.split(atEach: separators) else { throw rejection }
    if parts.first?.localName == "ignorable" {
      guard texts.removeFirst().isEmpty else { throw rejection }
    }
    if parts.last?.localName == "ignorable" {
      guard texts.removeLast().isEmpty else { throw rejection }
    }
    let isUncertain = texts.contains { text in
      text.isEmpty || separators.contains { text.firstRange(of: $0) != nil }
    }
    guard !isUncertain else { throw rejection }
    return texts
  }

  private func words(of ignorable: XLIFFMarkup) -> String {
    let content = ignorable.elements("target").first ?? ignorable.elements("source").first
    return content.map { InlineTextReader(text, data: data).plainText(of: $0) } ?? ""
  }
}

extension String {
  /// The parts between separators that follow each other in the text, none when one is missing.
  fileprivate func split(atEach separators: [String]) -> [String]? {
    var texts: [String] = []
    var rest = Substring(self)
    for separator in separators {
      guard !separator.isEmpty, let found = rest.firstRange(of: separator) else { return nil }
      texts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return texts + [String(rest)]
  }
}
