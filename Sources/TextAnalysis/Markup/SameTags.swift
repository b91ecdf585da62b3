extension String {
  /// Whether it has the same stretches from `<` to `>`, byte for byte, as another text.
  package func hasSameTags(as other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        var (index, position) = (one.tag(from: 0), two.tag(from: 0))
        while index < one.count, position < two.count {
          while index < one.count, position < two.count, one[index] == two[position],
            one[index] != UInt8(ascii: ">")
          {
            (index, position) = (index + 1, position + 1)
          }
          guard index < one.count, position < two.count, one[index] == two[position] else {
            return false
          }
          (index, position) = (one.tag(from: index), two.tag(from: position))
        }
        return index >= one.count && position >= two.count
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func tag(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: "<") { index += 1 }
    return index
  }
}
