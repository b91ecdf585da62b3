import SourceText

extension XLIFFMarkup {
  /// The edits that give attributes new values; none removes one.
  func setting(_ values: [(name: String, value: String?)], in text: [UInt8]) -> [TextEdit] {
    let end = attributes.last?.range.upperBound ?? tag.lowerBound + 1 + name.utf8.count
    var added = ""
    var edits: [TextEdit] = []
    for (name, value) in values {
      switch (attribute(name), value) {
      case (let old?, let value?): edits.append(TextEdit(range: old.value, text: value))
      case (let old?, nil):
        edits.append(
          TextEdit(range: startOfSpace(before: old)..<old.range.upperBound, text: ""))
      case (nil, let value?):
        let quote = attributes.last.map {
          String(decoding: [text[$0.value.upperBound]], as: UTF8.self)
        }
        added += " \(name)=\(quote ?? "\"")\(value)\(quote ?? "\"")"
      case (nil, nil): break
      }
    }
    if !added.isEmpty { edits.append(TextEdit(range: end..<end, text: added)) }
    return edits
  }

  private func startOfSpace(before attribute: Attribute) -> Int {
    let earlier = attributes.last { $0.range.upperBound <= attribute.range.lowerBound }
    return earlier?.range.upperBound ?? tag.lowerBound + 1 + name.utf8.count
  }

  /// The edit that gives the element another content.
  func replacingContent(with new: String) -> TextEdit {
    guard isEmptyTag else { return TextEdit(range: content, text: new) }
    return TextEdit(
      range: tag.upperBound - 2..<tag.upperBound, text: ">\(new)</\(name)>")
  }

  /// The edit that puts an element behind a child, on a line of its own where the child is.
  func inserting(
    _ element: String, behind child: XLIFFMarkup, in text: [UInt8]
  ) -> TextEdit {
    let offset = child.range.upperBound
    let before = children.last { node in
      if case .text(let range) = node { range.upperBound == child.range.lowerBound } else { false }
    }
    var space = ""
    if case .text(let range)? = before {
      let written = String(decoding: text[range], as: UTF8.self)
      if written.utf8.allSatisfy({ $0 <= 0x20 }) { space = written }
    }
    return TextEdit(range: offset..<offset, text: space + element)
  }
}
