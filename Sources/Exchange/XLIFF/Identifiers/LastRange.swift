extension Substring {
  /// Where a text appears last in this one, byte for byte.
  func lastRange(of text: String) -> Range<Index>? {
    let needle = Array(text.utf8)
    var end = utf8.endIndex
    var count = utf8.count
    while count >= needle.count, !needle.isEmpty {
      let start = utf8.index(end, offsetBy: -needle.count)
      if utf8[start..<end].elementsEqual(needle) { return start..<end }
      end = utf8.index(before: end)
      count -= 1
    }
    return nil
  }
}
